"""A game as a sequence of single choices with whole numbers for names, as programs that learn want it.

Every action of the rules is one choice, but the discard, which is made card by card in the order of the cards' numbers.

==========  ==========================================================================================
0 to 51     a card, by its number: played, paid, returned, or laid away
52 to 57    a contract, in the order S H D C NT MIS
58 to 65    a suit named to the next seat (58 to 61: S H D C) or to the one after (62 to 65)
66 to 169   a card given to the next seat (66 to 117) or to the one after (118 to 169)
170         the claims that are left are given up
==========  ==========================================================================================
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from threefiveeight.cards import CARDS, SUITS, Card, CardSet
from threefiveeight.record import action_to_text
from threefiveeight.rules import (
    CONTRACTS,
    Action,
    Deal,
    DiscardCards,
    Game,
    Give,
    NameContract,
    NameSuit,
    Pay,
    Phase,
    Play,
    Return,
    Rules,
    Seat,
    Stop,
    Tie,
)

FIRST_CONTRACT: Final = 52
FIRST_SUIT: Final = FIRST_CONTRACT + len(CONTRACTS)
FIRST_GIFT: Final = FIRST_SUIT + 2 * len(SUITS)
STOP: Final = FIRST_GIFT + 2 * len(CARDS)
CHOICES: Final = STOP + 1
"""How many different choices there are."""

MOST_CHOICES: Final = 48 + 1 + 4 + 60
"""More choices than one deal can have: its cards, contract and discard, and what an exchange can need."""


class IllegalChoice(ValueError):
    """A choice that cannot be made now; the text says which can."""


@dataclass(frozen=True, slots=True)
class Choosing:
    """A game under way, and the cards that the chooser has already picked for the discard."""

    game: Game
    picked: tuple[Card, ...] = ()

    @property
    def deal(self) -> Deal:
        """The deal under way, or the last one."""
        assert self.game.deal is not None
        return self.game.deal

    @property
    def to_act(self) -> Seat | None:
        """The seat that has the choice; None between deals and at the end."""
        return self.game.to_act

    def legal(self) -> list[int]:
        """The choices there are, in ascending order; none between deals and at the end."""
        seat = self.game.to_act
        if seat is None:
            return []
        if self.deal.phase is Phase.DISCARD:
            return [int(card) for card in self._discardable()]
        return sorted(number_of(action) for action in self.game.legal_actions())

    def choose(self, number: int) -> "Choosing":
        """The game after a choice; IllegalChoice, and nothing changed, for one that cannot be made."""
        legal = self.legal()
        if number not in legal:
            raise IllegalChoice(f"{number} cannot be chosen now; possible are {', '.join(map(str, legal)) or 'none'}")
        if self.deal.phase is not Phase.DISCARD:
            return Choosing(self.game.apply(self._action(number)))
        picked = (*self.picked, CARDS[number])
        if len(picked) < self.deal.rules.kitty_size:
            return replace(self, picked=picked)
        return Choosing(self.game.apply(DiscardCards(self.deal.chooser, CardSet.of(picked))))

    def _discardable(self) -> list[Card]:
        """The cards that can be picked next: after the last one picked, and with enough others behind them."""
        hand: Sequence[Card] = sorted(self.deal.hands[self.deal.chooser])
        behind = self.deal.rules.kitty_size - len(self.picked) - 1
        last = max(self.picked, default=-1)
        return [card for card in hand[: len(hand) - behind] if card > last]

    def _action(self, number: int) -> Action:
        return next(action for action in self.game.legal_actions() if number_of(action) == number)


def number_of(action: Action) -> int:
    """The number of a choice; ValueError for a discard, which is several."""
    match action:
        case NameContract():
            return FIRST_CONTRACT + CONTRACTS.index(action.contract)
        case NameSuit():
            return FIRST_SUIT + len(SUITS) * _side(action.seat, action.down) + action.suit
        case Give():
            return FIRST_GIFT + len(CARDS) * _side(action.seat, action.down) + action.card
        case Stop():
            return STOP
        case Play() | Pay() | Return():
            return int(action.card)
        case _:
            raise ValueError(f"{action_to_text(action)} is more than one choice")


def choice_to_text(number: int) -> str:
    """A choice in words: a card, a contract, a suit or gift with ``>`` or ``>>`` for who gets it, or ``stop``."""
    if number < FIRST_CONTRACT:
        return str(CARDS[number])
    if number < FIRST_SUIT:
        return str(CONTRACTS[number - FIRST_CONTRACT])
    if number == STOP:
        return "stop"
    first, names = (FIRST_SUIT, [suit.letter for suit in SUITS]) if number < FIRST_GIFT else (FIRST_GIFT, CARDS)
    side, which = divmod(number - first, len(names))
    return f"{names[which]}{'>' * (side + 1)}"


def rules_of_length(rules: Rules, deals: int) -> Rules:
    """The same rules for a game of exactly so many deals, which nothing else ends; ValueError below one."""
    if deals < 1:
        raise ValueError(f"a game has at least 1 deal, not {deals}")
    most = 3 * len(rules.contracts) if rules.each_contract_once else deals
    if deals > most:
        raise ValueError(f"a game has at most {most} deals under these rules, not {deals}")
    return replace(rules, end_tricks=None, end_total=None, end_floor=None, end_deals=deals, tie=Tie.SHARED)


def _side(seat: Seat, other: Seat) -> int:
    """0 for the next seat, 1 for the one after."""
    return (other - seat) % 3 - 1
