"""What is wrong with a record, and where."""


class UnreadableRecord(ValueError):
    """A text that is no record at all: not UTF-8, not JSON, too large or too deep, or of no known format."""


class RecordError(ValueError):
    """A record that breaks the rules or contradicts itself; ``place`` says where, for example ``deal 2, action 19``."""

    def __init__(self, place: str, reason: str) -> None:
        self.place = place
        self.reason = reason
        super().__init__(f"{place}: {reason}")

    def __reduce__(self) -> tuple[type["RecordError"], tuple[str, str]]:
        return RecordError, (self.place, self.reason)
