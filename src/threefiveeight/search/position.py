"""Positions with all cards open, in the play of the cards.

Source: docs/notation.md, "Open-cards positions"; what may be played is decided by ``rules.play``.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace

from threefiveeight.cards import Card, CardSet
from threefiveeight.rules.options import Contract, VoidPlay
from threefiveeight.rules.play import legal_cards, winner_of
from threefiveeight.rules.seats import BySeat, Seat, with_seat
from threefiveeight.rules.state import Trick

MOST_CARDS = 17
"""The most cards a seat can hold: 51 cards dealt to three."""


class BadPosition(ValueError):
    """A position that cannot be; the message says what is wrong with it."""


@dataclass(frozen=True, slots=True)
class Position:
    """What the three seats still hold, and the trick in progress.

    ``hands`` are without the cards of ``trick``, whose cards were led from ``leader`` on; before it began the seats
    held equally many, 1 to 17. Raises BadPosition otherwise, and for a card that is in two places or a trick
    with a card that could not be played. ``void_play`` has no meaning in no trump and no tricks.
    """

    hands: BySeat[CardSet]
    contract: Contract
    leader: Seat = 0
    trick: tuple[Card, ...] = ()
    void_play: VoidPlay = VoidPlay.FREE

    def __post_init__(self) -> None:
        if self.leader not in {0, 1, 2}:
            raise BadPosition(f"leader is 0, 1 or 2, not {self.leader}")
        if len(self.trick) > 2:
            raise BadPosition(f"a trick in progress has at most 2 cards, not {len(self.trick)}")
        _refuse_twice([*self.trick, *(card for hand in self.hands for card in hand)])
        self._refuse_sizes()
        self._refuse_revoke()

    @property
    def size(self) -> int:
        """The number of tricks from here on, the one in progress included."""
        return len(self.hands[(self.leader + 2) % 3])

    @property
    def to_act(self) -> Seat:
        """The seat that plays next."""
        return (self.leader + len(self.trick)) % 3

    def legal(self) -> CardSet:
        """The cards that the seat to act may play."""
        led = self.trick[0].suit if self.trick else None
        return legal_cards(self.hands[self.to_act], led, self.contract.suit, self.void_play)

    def after(self, card: Card) -> tuple["Position | None", Seat | None]:
        """The position after a card, None when it was the last one, and who won the trick if it is complete.

        Raises BadPosition for a card that may not be played.
        """
        if card not in self.legal():
            raise BadPosition(f"seat {self.to_act} may not play {card}")
        hands = with_seat(self.hands, self.to_act, self.hands[self.to_act].remove(card))
        trick = (*self.trick, card)
        if len(trick) < 3:
            return replace(self, hands=hands, trick=trick), None
        winner = winner_of(Trick(self.leader, trick), self.contract.suit)
        if not hands[0]:
            return None, winner
        return replace(self, hands=hands, trick=(), leader=winner), winner

    def _refuse_sizes(self) -> None:
        held = [len(hand) for hand in self.hands]
        begun = [*held]
        for place in range(len(self.trick)):
            begun[(self.leader + place) % 3] += 1
        if not 1 <= begun[0] <= MOST_CARDS or len(set(begun)) > 1:
            raise BadPosition(
                "the hands hold equally many cards, 1 to 17, fewer by one where a seat has played to the trick; "
                f"they hold {held[0]}, {held[1]} and {held[2]}, and the trick has {len(self.trick)}"
            )

    def _refuse_revoke(self) -> None:
        """A card thrown or trumped although its seat could follow, or thrown although it had to trump."""
        for place, card in enumerate(self.trick[1:], start=1):
            seat = (self.leader + place) % 3
            held = self.hands[seat].add(card)
            if card not in legal_cards(held, self.trick[0].suit, self.contract.suit, self.void_play):
                raise BadPosition(f"seat {seat} could not have played {card} to the trick, holding {self.hands[seat]}")


def _refuse_twice(cards: Iterable[Card]) -> None:
    twice = [card for card, times in Counter(cards).items() if times > 1]
    if twice:
        raise BadPosition(f"{twice[0]} comes twice")
