"""The options of a rule set in English words, for the terminal.

Every number comes from the Rules value; nothing here depends on the name of a preset but its title.
"""

import textwrap
from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Final

from threefiveeight.rules import (
    CONTRACTS,
    PRESETS,
    Chooser,
    Contract,
    Exchange,
    ExchangeMode,
    ExchangeOrder,
    ExchangeTrump,
    Kitty,
    Rules,
    Tie,
    VoidPlay,
)

WIDTH: Final = 76

TITLES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "sergeant-major": "Sergeant Major (8-5-3)",
        "nine-five-two": "9-5-2",
        "six-three-eight": "6-3-8",
        "three-five-eight": "3-5-8",
        "three-five-eight-classic": "3-5-8, classic",
        "sergeant-major-british": "Sergeant Major, British",
    }
)

CONTRACT_WORDS: Final[Mapping[Contract, str]] = MappingProxyType(
    {
        Contract.SPADES: "spades",
        Contract.HEARTS: "hearts",
        Contract.DIAMONDS: "diamonds",
        Contract.CLUBS: "clubs",
        Contract.NO_TRUMP: "no trump",
        Contract.NO_TRICKS: "no tricks",
    }
)


def preset_list() -> str:
    """The presets, each with its title and, on a second line, its targets."""
    width = max(map(len, PRESETS))
    lines = (
        f"{name:<{width}}  {TITLES[name]}\n{'':<{width}}  {_targets_in_short(rules)}" for name, rules in PRESETS.items()
    )
    return "\n".join([*lines, "", "358 rules PRESET explains one of them."])


def _targets_in_short(rules: Rules) -> str:
    dealer, eldest, third = rules.targets
    return f"dealer {dealer}, eldest {eldest}, third {third}; the {rules.chooser} chooses"


def rules_in_words(name: str, rules: Rules) -> str:
    """All options of a rule set, a paragraph each, for a terminal 80 columns wide."""
    paragraphs = [
        ("Cards", _cards(rules)),
        ("Targets", _targets(rules)),
        ("Contract", _contract(rules)),
        ("Kitty", _kitty(rules)),
        ("Play", _play(rules)),
        ("Exchange", _exchange(rules)),
        ("Score", _score(rules)),
        ("End", _end(rules)),
    ]
    title = f"{TITLES.get(name, name)}  [{name}]"
    return "\n".join([title, "", *(_paragraph(head, text) for head, text in paragraphs)])


def _paragraph(head: str, sentences: Iterable[str]) -> str:
    return textwrap.fill(" ".join(sentences), WIDTH, initial_indent=f"{head:<10}", subsequent_indent=" " * 10)


def _cards(rules: Rules) -> Iterator[str]:
    yield f"{rules.deck} cards{' (the two of clubs stays out)' if rules.deck == 51 else ''}, ace high."
    kitty = f", {rules.kitty_size} aside as the kitty" if rules.kitty_size else ", none aside"
    yield f"Three players get {rules.hand_size} each{kitty}."
    yield "Eldest, left of the dealer, leads to the first trick; the deal goes round."


def _targets(rules: Rules) -> Iterator[str]:
    dealer, eldest, third = rules.targets
    yield f"The dealer is to take {dealer} tricks, eldest {eldest}, the third player {third}."
    if rules.rotate_targets:
        yield "After every three deals the targets move on by one place."


def _contract(rules: Rules) -> Iterator[str]:
    named = ", ".join(CONTRACT_WORDS[contract] for contract in CONTRACTS if contract in rules.contracts)
    who = "The dealer" if rules.chooser is Chooser.DEALER else "Eldest"
    seen = "" if rules.choose_after == "all" else ", seeing only his first six cards"
    yield f"{who} names the contract{seen}: {named}."
    if rules.each_contract_once:
        yield "Each player may name each contract once in the game."


def _kitty(rules: Rules) -> Iterator[str]:
    match rules.kitty:
        case Kitty.NONE:
            yield "There is none, and nothing is discarded."
        case Kitty.LOOK_NAME_DISCARD:
            yield "The chooser picks it up before he names the contract, then discards four cards."
        case Kitty.NAME_TAKE_DISCARD:
            yield "The chooser names the contract, then picks it up and discards four cards."
        case Kitty.NAME_DISCARD_TAKE:
            yield "The chooser names the contract and discards four cards before he picks it up."
    if rules.kitty_public:
        yield "Everybody sees it."


def _play(rules: Rules) -> Iterator[str]:
    yield "Follow suit if you can."
    if rules.void_play is VoidPlay.MUST_TRUMP:
        yield "Who cannot must play a trump if he has one; it need not beat another."
    else:
        yield "Who cannot may play any card."
    yield "The highest trump wins, else the highest card of the suit led; the winner leads."


def _exchange(rules: Rules) -> Iterator[str]:
    if rules.exchange is Exchange.OFF:
        yield "None."
        return
    when = {
        Exchange.BEFORE_CONTRACT: "before the contract is named",
        Exchange.AFTER_CONTRACT: "after the contract, if it is a trump suit",
    }[rules.exchange]
    each = "a card" if rules.cards_per_over == 1 else f"{rules.cards_per_over} cards"
    yield f"From the second deal on, {when}: who took tricks above his target gets {each} for each from who is below."
    yield from _claim(rules)
    if rules.exchange_order is ExchangeOrder.MOST_UP:
        yield "Of two players above, the one who is further above goes first."
    else:
        yield "Of two players above, the one with the higher new target goes first."


def _claim(rules: Rules) -> Iterator[str]:
    if rules.exchange_mode is ExchangeMode.NAME_SUIT:
        yield "He names a suit, gets the other's highest card of it and hands back any card."
        return
    yield "He gives a card and gets the other's highest card of that suit, which may be the card given."
    match rules.exchange_trump:
        case ExchangeTrump.FORBIDDEN:
            yield "Trumps may not be given."
        case ExchangeTrump.FREE_RETURN:
            yield "For a trump the other returns any card he likes."
        case ExchangeTrump.NORMAL:
            pass


def _score(rules: Rules) -> Iterator[str]:
    yield "A trick above the target is a point, a trick below costs one."
    if Contract.NO_TRICKS in rules.contracts:
        yield "In no tricks the targets become limits, reversed by rank, and each trick below the limit is a point."


def _end(rules: Rules) -> Iterator[str]:
    if rules.end_tricks is not None:
        yield f"Who takes {rules.end_tricks} tricks in one deal wins at once."
    reasons = []
    if rules.end_total is not None:
        reasons.append(f"a total of {rules.end_total:+d} is reached")
    if rules.end_floor is not None:
        reasons.append(f"a total falls to {rules.end_floor:+d}")
    if rules.end_deals is not None:
        reasons.append(f"{rules.end_deals} deals have been played")
    if reasons:
        yield f"The game ends when {' or '.join(reasons)}; the highest total wins."
    if rules.tie is Tie.PLAYOFF:
        yield "A tie is played off in a further deal, at most three times."
    else:
        yield "Players with equal totals have all won."
