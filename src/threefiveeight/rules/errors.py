"""What the rules refuse, and why, in a form that programs can read."""

from enum import StrEnum


class OptionError(ValueError):
    """An option of the rules that cannot be; ``option`` names it, the text says what would be accepted."""

    def __init__(self, option: str, message: str) -> None:
        self.option = option
        self.message = message
        super().__init__(f"{option}: {message}")

    def __reduce__(self) -> tuple[type["OptionError"], tuple[str, str]]:
        return OptionError, (self.option, self.message)


class Reason(StrEnum):
    """Why an action was refused; the page has words in every language for each."""

    OVER = "over"
    OUT_OF_TURN = "out_of_turn"
    PHASE = "phase"
    NOT_HELD = "not_held"
    FOLLOW = "follow"
    MUST_TRUMP = "must_trump"
    CONTRACT_UNKNOWN = "contract_unknown"
    CONTRACT_USED = "contract_used"
    NO_CLAIM = "no_claim"
    SUIT_BLOCKED = "suit_blocked"
    TRUMP_FORBIDDEN = "trump_forbidden"
    DISCARD_COUNT = "discard_count"


class IllegalAction(ValueError):
    """An action that the rules refuse; ``code`` is the reason, the text is for people and in English."""

    def __init__(self, code: Reason, message: str) -> None:
        self.code = code
        self.message = message
        super().__init__(message)

    def __reduce__(self) -> tuple[type["IllegalAction"], tuple[Reason, str]]:
        return IllegalAction, (self.code, self.message)


class BadDeal(ValueError):
    """Cards that cannot have been dealt under these rules, or a deal that cannot be dealt now."""
