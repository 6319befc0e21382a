"""A second, deliberately naive reading of the rules page: one deal as a script that asks and is answered.

Everything in this folder was written from the rules page and the record page alone, without a look at the
package that it is held against, in plain dicts, lists and strings, and imports nothing of it.

A deal is a generator: it yields a *prompt* - a dict with ``seat``, ``phase``, ``legal`` and, for a discard,
``from`` - and is sent the words of an action without its seat.  Whoever drives it asks `check` first.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from tests.oracle.options import NotAllowedError, Options, tricks_of

Prompt = dict[str, Any]
Script = Generator[Prompt, str, dict[str, Any]]

RANKS = "23456789TJQKA"
SUITS = "SHDC"


def deck_of(options: Options) -> list[str]:
    """The cards of a table, 52 or without the two of clubs."""
    cards = [suit + rank for suit in SUITS for rank in RANKS]
    return cards if options["deck"] == 52 else [card for card in cards if card != "C2"]


def from_left(dealer: int) -> list[int]:
    """The seats from the dealer's left round the table."""
    return [(dealer + 1) % 3, (dealer + 2) % 3, dealer]


def targets_of(options: Options, number: int, dealer: int) -> list[int]:
    """The targets by seat of deal `number`, counted from 0."""
    by_seat = [0, 0, 0]
    shift = number // 3 if options["rotate_targets"] else 0
    for role in range(3):
        by_seat[(dealer + role) % 3] = options["targets"][(role + shift) % 3]
    return by_seat


def limits_of(targets: list[int], dealer: int) -> list[int]:
    """The limits by seat in a no-tricks deal: the lowest target gets the highest limit, and so on."""
    ascending = sorted(from_left(dealer), key=lambda seat: targets[seat])
    limits = [0, 0, 0]
    for seat, limit in zip(ascending, sorted(targets, reverse=True), strict=True):
        limits[seat] = limit
    return limits


def highest(cards: list[str]) -> str:
    """The highest of some cards of one suit."""
    return max(cards, key=lambda card: RANKS.index(card[1]))


def playable(hand: list[str], led: str | None, trump: str | None, void_play: str) -> list[str]:
    """The cards of a hand that may be played to a trick in which `led` was led."""
    follow = [card for card in hand if card[0] == led]
    trumps = [card for card in hand if card[0] == trump]
    if follow:
        return follow
    if led is not None and void_play == "must_trump" and trumps:
        return trumps
    return list(hand)


def taken_by(trick: list[tuple[int, str]], trump: str | None) -> int:
    """The seat that wins a whole trick."""
    trumps = [(RANKS.index(card[1]), seat) for seat, card in trick if card[0] == trump]
    led = [(RANKS.index(card[1]), seat) for seat, card in trick if card[0] == trick[0][1][0]]
    return max(trumps or led)[1]


def ask(seat: int, phase: str, legal: list[str]) -> Prompt:
    """A prompt with its legal actions sorted as text."""
    return {"seat": seat, "phase": phase, "legal": sorted(legal)}


def check(prompt: Prompt, action: Any) -> str:
    """The words of an action after its seat, if the prompt allows it."""
    if not isinstance(action, str):
        raise NotAllowedError(f"not text: {action!r}")
    seat, _, words = action.partition(" ")
    if seat != str(prompt["seat"]):
        raise NotAllowedError(f"{action!r}: seat {prompt['seat']} is to act")
    if prompt["phase"] != "discard":
        if words not in prompt["legal"]:
            raise NotAllowedError(f"{action!r}: not among {prompt['legal']}")
        return words
    verb, *cards = words.split(" ")
    count = int(prompt["legal"][0].removeprefix("discard "))
    if verb != "discard" or len(cards) != count or len(set(cards)) != count:
        raise NotAllowedError(f"{action!r}: discard {count} cards")
    if not set(cards) <= set(prompt["from"]):
        raise NotAllowedError(f"{action!r}: not held")
    return words


def swaps(options: Options, before: list[int], targets: list[int], dealer: int) -> list[tuple[int, int, int]]:
    """Who may claim how many cards from whom, as (up, down, claims), in the order of the exchange."""
    table = from_left(dealer)
    ups = [seat for seat in table if before[seat] > 0]
    # A stable sort leaves equal ones in their order from the dealer's left.
    measure = before if options["exchange_order"] == "most_up" else targets
    ups.sort(key=lambda seat: -measure[seat])
    has = {seat: before[seat] for seat in ups}
    owes = {seat: -before[seat] for seat in table}
    downs = [seat for seat in table if owes[seat] > 0]
    found = []
    for up in ups:
        for down in downs:
            claims = min(has[up], owes[down])
            has[up] -= claims
            owes[down] -= claims
            if claims:
                found.append((up, down, claims * options["cards_per_over"]))
    return found


def exchange(
    options: Options, pairs: list[tuple[int, int, int]], hands: list[list[str]], trump: str | None
) -> Generator[Prompt, str, None]:
    """The whole exchange: each up player in turn until he has no claims or stops."""
    shown_void: set[tuple[int, str]] = set()
    ups = list(dict.fromkeys(up for up, _, _ in pairs))
    for up in ups:
        left = {down: claims for who, down, claims in pairs if who == up}
        while any(left.values()):
            if options["exchange_mode"] == "give_card":
                going_on = yield from give(options, up, left, hands, trump)
            else:
                going_on = yield from name(up, left, hands, shown_void)
            if not going_on:
                break


def give(
    options: Options, up: int, left: dict[int, int], hands: list[list[str]], trump: str | None
) -> Generator[Prompt, str, bool]:
    """One claim by a gift; false when the up player is done."""
    barred = trump if options["exchange_trump"] == "forbidden" else None
    gifts = [card for card in hands[up] if card[0] != barred]
    legal = [f"give {down} {card}" for down, claims in left.items() if claims for card in gifts]
    if not legal:
        return False
    words = (yield ask(up, "exchange", [*legal, "stop"])).split()
    if words == ["stop"]:
        return False
    down, card = int(words[1]), words[2]
    hands[up].remove(card)
    hands[down].append(card)
    if card[0] == trump and options["exchange_trump"] == "free_return":
        back = (yield ask(down, "exchange", ["return " + held for held in hands[down]])).split()[1]
    else:
        back = highest([held for held in hands[down] if held[0] == card[0]])
    hands[down].remove(back)
    hands[up].append(back)
    left[down] -= 1
    return True


def name(
    up: int, left: dict[int, int], hands: list[list[str]], shown_void: set[tuple[int, str]]
) -> Generator[Prompt, str, bool]:
    """One suit named, and paid for if the down player has it; false when the up player is done."""
    legal = [
        f"name {down} {suit}"
        for down, claims in left.items()
        for suit in SUITS
        if claims and (down, suit) not in shown_void
    ]
    if not legal:
        return False
    words = (yield ask(up, "exchange", [*legal, "stop"])).split()
    if words == ["stop"]:
        return False
    down, suit = int(words[1]), words[2]
    of_suit = [card for card in hands[down] if card[0] == suit]
    if not of_suit:
        shown_void.add((down, suit))
        return True
    claimed = highest(of_suit)
    hands[down].remove(claimed)
    hands[up].append(claimed)
    paid = (yield ask(up, "exchange", ["pay " + card for card in hands[up]])).split()[1]
    hands[up].remove(paid)
    hands[down].append(paid)
    shown_void.discard((down, paid[0]))
    left[down] -= 1
    return True


def discard(seat: int, hands: list[list[str]], count: int) -> Generator[Prompt, str, None]:
    """The chooser lays away as many cards as the kitty had."""
    cards = yield ask(seat, "discard", [f"discard {count}"]) | {"from": sorted(hands[seat])}
    for card in cards.split()[1:]:
        hands[seat].remove(card)


def deal(
    options: Options,
    number: int,
    dealer: int,
    hands: list[list[str]],
    kitty: list[str],
    *,
    before: list[int] | None = None,
    used: list[list[str]] | None = None,
    playoff: bool = False,
) -> Script:
    """One deal from the cards to its result.

    `number` counts from 0, `before` is the points of the deal before (None in the first), `used` the
    contracts that each seat has named.  The result is a dict: ``tricks``, ``points`` (None if ended early),
    ``contract``, ``chooser``, and ``winner`` (None but for a deal ended early).
    """
    hands = [list(hand) for hand in hands]
    targets = targets_of(options, number, dealer)
    chooser = dealer if options["chooser"] == "dealer" else from_left(dealer)[0]
    pairs = swaps(options, before, targets, dealer) if before and not playoff else []

    if options["exchange"] == "before_contract":
        yield from exchange(options, pairs, hands, None)
    if options["kitty"] == "look_name_discard":
        hands[chooser] += kitty

    barred = used[chooser] if used and options["each_contract_once"] and not playoff else []
    offer = ["contract " + contract for contract in options["contracts"] if contract not in barred]
    contract = (yield ask(chooser, "contract", offer)).split()[1]
    trump = contract if contract in SUITS else None

    if options["exchange"] == "after_contract" and trump:
        yield from exchange(options, pairs, hands, trump)
    if options["kitty"] == "name_take_discard":
        hands[chooser] += kitty
    if options["kitty"] != "none":
        yield from discard(chooser, hands, len(kitty))
    if options["kitty"] == "name_discard_take":
        hands[chooser] += kitty

    stop_at = None if contract == "MIS" or playoff else options["end_tricks"]
    tricks = yield from play(options, hands, from_left(dealer)[0], trump, stop_at)
    result = {"tricks": tricks, "contract": contract, "chooser": chooser, "winner": None, "points": None}
    if stop_at is not None and max(tricks) >= stop_at:
        return result | {"winner": tricks.index(max(tricks))}
    if contract == "MIS":
        limits = limits_of(targets, dealer)
        return result | {"points": [limits[seat] - tricks[seat] for seat in range(3)]}
    return result | {"points": [tricks[seat] - targets[seat] for seat in range(3)]}


def play(
    options: Options, hands: list[list[str]], leader: int, trump: str | None, stop_at: int | None
) -> Generator[Prompt, str, list[int]]:
    """The tricks, up to the moment when somebody has `stop_at` of them; the tricks taken by seat."""
    tricks = [0, 0, 0]
    while any(hands) and (stop_at is None or max(tricks) < stop_at):
        trick: list[tuple[int, str]] = []
        for step in range(3):
            seat = (leader + step) % 3
            led = trick[0][1][0] if trick else None
            legal = playable(hands[seat], led, trump, options["void_play"])
            card = (yield ask(seat, "play", ["play " + held for held in legal])).split()[1]
            hands[seat].remove(card)
            trick.append((seat, card))
        leader = taken_by(trick, trump)
        tricks[leader] += 1
    return tricks


def new_game() -> dict[str, Any]:
    """A game before its first deal."""
    return {
        "number": 0,
        "totals": [0, 0, 0],
        "before": None,
        "used": [[], [], []],
        "playoffs": 0,
        "tied": [],
        "winners": None,
    }


def next_deal(options: Options, game: dict[str, Any], dealer: int, hands: list[list[str]], kitty: list[str]) -> Script:
    """The script of a game's next deal."""
    return deal(
        options,
        game["number"],
        dealer,
        hands,
        kitty,
        before=game["before"],
        used=game["used"],
        playoff=bool(game["tied"]),
    )


def after_deal(options: Options, game: dict[str, Any], result: dict[str, Any]) -> None:
    """Count a finished deal in, and see whether the game is over or goes to a playoff."""
    game["number"] += 1
    if result["winner"] is not None:
        game["winners"] = [result["winner"]]
        return
    points = result["points"]
    assert sum(points) == 0
    assert sum(result["tricks"]) == tricks_of(options)
    game["totals"] = [a + b for a, b in zip(game["totals"], points, strict=True)]
    game["before"] = points
    if game["tied"]:
        game["playoffs"] += 1
        settle_tie(options, game, best(points, game["tied"]))
    else:
        game["used"][result["chooser"]].append(result["contract"])
        if is_over(options, game):
            settle_tie(options, game, best(game["totals"], [0, 1, 2]))


def best(numbers: list[int], seats: list[int]) -> list[int]:
    """Those of some seats that have the highest number."""
    top = max(numbers[seat] for seat in seats)
    return [seat for seat in seats if numbers[seat] == top]


def settle_tie(options: Options, game: dict[str, Any], top: list[int]) -> None:
    """The winners, or a playoff among those at the top."""
    if len(top) == 1 or options["tie"] == "shared" or game["playoffs"] == 3:
        game["winners"] = top
    game["tied"] = top


def is_over(options: Options, game: dict[str, Any]) -> bool:
    """Whether one of the ends that are looked at after a deal has come."""
    total, floor, deals = options["end_total"], options["end_floor"], options["end_deals"]
    return (
        (total is not None and max(game["totals"]) >= total)
        or (floor is not None and min(game["totals"]) <= floor)
        or (deals is not None and game["number"] >= deals)
    )
