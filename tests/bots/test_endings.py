"""The last cards of a deal: the players that look ahead find the line that gets all there is to get (fault 50)."""

from collections.abc import Iterator
from typing import Final

import pytest

from tests.rules.making import rules_with, started
from threefiveeight.bots import Bot, make_bot
from threefiveeight.cards import CARDS, FULL_DECK, Card, CardSet, Suit
from threefiveeight.rules import (
    BySeat,
    Contract,
    Deal,
    Dealt,
    DiscardCards,
    NameContract,
    Phase,
    Play,
    VoidPlay,
    apply_action,
    legal_actions,
    view,
)

pytestmark = pytest.mark.kernel

LEVELS: Final = {"strong": 400, "expert": 400, "master": 100}
"""The players and the iterations that they are given; master is as good with fewer."""

MUST, FREE = VoidPlay.MUST_TRUMP, VoidPlay.FREE

# Seat 0 leads. A first lead from each of these hands gets all tricks, or none in a deal without tricks, however the
# cards of the others are divided between them, and another first lead does not: trying all divisions with the brute
# force of tests/search says so.
ENDINGS = [
    pytest.param(("SA S2 HA HK", "S9 H3 H4 D5", "H5 H6 D6 D7"), "S", MUST, id="the last trump is drawn first"),
    pytest.param(("SK S3 DA", "SQ D5 D6", "H7 H8 D9"), "S", MUST, id="the high trump, not the low one"),
    pytest.param(("CK CT HA SQ", "DA D8 D6 S8", "D5 H5 H7 C3"), "S", MUST, id="not the ace that is ruffed"),
    pytest.param(("SA SK S2 HA CA", "SQ H3 H4 D5 C4", "S3 H5 C5 D6 C7"), "S", FREE, id="two rounds, then the low one"),
    pytest.param(("CK S9 SA SJ", "ST H9 CT D3", "C6 H8 D5 C3"), "S", FREE, id="the high trumps before the nine"),
    pytest.param(("C8 CA DJ SK", "HA HJ CQ S5", "D6 S3 D2 H5"), "NT", FREE, id="no trump: the ace before the eight"),
    pytest.param(("D9 DK SK SQ", "HJ C6 DJ H2", "H5 C3 H3 S2"), "NT", FREE, id="no trump: the king before the nine"),
    pytest.param(("D3 H2 S4 S7", "C2 HT H7 D8", "CK CQ CT HQ"), "MIS", MUST, id="no tricks: lead what is under all"),
    pytest.param(("C4 D4 H6 S2", "C8 C7 D3 HT", "DK H8 DJ DA"), "MIS", MUST, id="no tricks: not the two"),
    pytest.param(("C5 H8 S3 S8", "S4 D8 D7 CT", "CJ D5 C8 DK"), "MIS", FREE, id="no tricks: be rid of the low ones"),
]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("hands", "contract", "void_play"), ENDINGS)
def test_fault_50_the_last_tricks_are_got_against_any_play(
    hands: BySeat[str], contract: str, void_play: VoidPlay, level: str
) -> None:
    deal = reached(hands, Contract(contract), void_play)
    before = deal.tricks[0]
    wanted = before if contract == "MIS" else before + len(hands[0].split())
    assert {last.tricks[0] for last in lines(deal, make_bot(level), LEVELS[level])} == {wanted}


def lines(deal: Deal, bot: Bot, iterations: int) -> Iterator[Deal]:
    """The deal's ends when seat 0 plays as a bot does and the others in every way."""
    if deal.phase is not Phase.PLAY:
        yield deal
        return
    legal = legal_actions(deal)
    if deal.to_act == 0:
        legal = [bot.decide(view(deal, 0), legal, seed=7, iterations=iterations)]
    for action in legal:
        yield from lines(apply_action(deal, action), bot, iterations)


def reached(hands: BySeat[str], contract: Contract, void_play: VoidPlay) -> Deal:
    """A deal by the rules that has come to these last cards, with seat 0 the chooser and to lead.

    Every trick before went to seat 0, and in all of them everybody followed suit.
    """
    rules = rules_with(void_play=void_play, exchange="off")
    last = [CardSet.parse(hand) for hand in hands]
    tricks, kitty = past(FULL_DECK - (last[0] | last[1] | last[2]))
    dealt = [(*(trick[seat] for trick in tricks), *last[seat]) for seat in range(3)]
    deal = started(rules, Dealt((dealt[0], dealt[1], dealt[2]), tuple(kitty)))
    deal = apply_action(deal, NameContract(0, contract))
    deal = apply_action(deal, DiscardCards(0, kitty))
    for trick in tricks:
        for seat in range(3):
            deal = apply_action(deal, Play(seat, trick[seat]))
    assert deal.to_act == 0
    return deal


def past(cards: CardSet) -> tuple[list[tuple[Card, ...]], CardSet]:
    """Tricks of one suit each, their highest card first, and four cards that are discarded."""
    suits = {suit: [card for card in CARDS if card in cards.of_suit(suit)] for suit in Suit}
    gone = [card for held in suits.values() for card in held[len(held) - len(held) % 3 :]]
    tricks = [tuple(held[at : at + 3]) for held in suits.values() for at in range(0, len(held) - len(held) % 3, 3)]
    while len(gone) < 4:
        gone += tricks.pop()
    return tricks, CardSet.of(gone)
