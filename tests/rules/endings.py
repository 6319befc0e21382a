"""The last cards of played deals, and whether the rest is sure, by going through all worlds.

Nothing here asks ``rest``: what a seat can be sure of is searched over the sets of worlds between which it cannot tell.
"""

import itertools
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from threefiveeight.cards import Card, CardSet, Suit
from threefiveeight.rules import (
    CardPlayed,
    Contract,
    Deal,
    Dealt,
    NameContract,
    Phase,
    Play,
    Rules,
    Seat,
    Standing,
    TrickWon,
    VoidPlay,
    apply_action,
    deck_of,
    legal_actions,
    start_deal,
)

Hands = tuple[frozenset[Card], frozenset[Card]]


def endings(rules: Rules, contract: Contract, cards: int, generator: random.Random) -> Iterator[Deal]:
    """For ever: deals of that contract in which everybody has so many cards or one fewer and somebody is to act.

    Low cards are played first, in no tricks high ones, with one card in five at random: so much is sure at the end.
    """
    keep = -1 if contract is Contract.NO_TRICKS else 1
    while True:
        deal = start_deal(rules, 0, Dealt.shuffled(rules, generator), Standing(0, (0, 0, 0), ((), (), ()), None))
        while deal.phase is not Phase.PLAY or max(map(len, deal.hands)) > cards:
            legal = legal_actions(deal)
            action = legal[generator.randrange(len(legal))]
            plays = [play for play in legal if isinstance(play, Play)] if deal.phase is Phase.PLAY else []
            if plays and generator.random() < 0.8:
                action = max(plays, key=lambda play: keep * (play.card % 13))
            if isinstance(action, NameContract):
                action = NameContract(action.seat, contract)
            deal = apply_action(deal, action)
        for _ in range(generator.randrange(3)):
            if deal.to_act is not None and len(deal.hands[deal.to_act]) == cards:
                deal = apply_action(deal, generator.choice(list(legal_actions(deal))))
        if deal.to_act is not None:
            yield deal


def worlds(deal: Deal, seat: Seat) -> list[Hands]:
    """The hands of the two others, the next seat first, in all worlds that the play until now allows."""
    played = [event for event in deal.events if isinstance(event, CardPlayed | TrickWon)]
    gone = {event.card for event in played if isinstance(event, CardPlayed)}
    own = set(deal.hands[seat]) | (set(deal.discards or ()) if seat == deal.chooser else set())
    unseen = set(deck_of(deal.rules)) - gone - own
    sizes = [len(deal.hands[(seat + step) % 3]) for step in (1, 2)]
    none_of = {(seat + step) % 3: _lacking(deal, (seat + step) % 3, played) for step in (1, 2)}
    first, second = ({card for card in unseen if card.suit not in none_of[(seat + step) % 3]} for step in (1, 2))
    return [
        (frozenset(one), frozenset(other))
        for one in itertools.combinations(sorted(first), sizes[0])
        for other in itertools.combinations(sorted(second - set(one)), sizes[1])
    ]


def _lacking(deal: Deal, seat: Seat, played: Sequence[object]) -> set[Suit]:
    """The suits of which a seat has shown in the play that it has none."""
    lacking: set[Suit] = set()
    led: Suit | None = None
    for event in played:
        if isinstance(event, TrickWon):
            led = None
        elif isinstance(event, CardPlayed):
            led = led if led is not None else event.card.suit
            if event.seat == seat and event.card.suit != led:
                lacking.add(led)
                if (
                    deal.trump is not None
                    and deal.rules.void_play is VoidPlay.MUST_TRUMP
                    and event.card.suit != deal.trump
                ):
                    lacking.add(deal.trump)
    return lacking


@dataclass(frozen=True)
class Search:
    """Whether a seat can be sure of all the tricks that are left, or of none of them."""

    trump: Suit | None
    must_trump: bool
    none: bool

    def sure(self, own: frozenset[Card], seen: Sequence[Hands], table: tuple[Card, ...], turn: int, lead: int) -> bool:
        """Whether there is a way to play that holds in every world; seat 0 is the one that asks."""
        if len(table) == 3:
            return self._after_trick(own, seen, table, lead)
        if not own and turn == 0:
            return True
        if turn == 0:
            return any(self.sure(own - {card}, seen, (*table, card), 1, lead) for card in self._legal(own, table))
        groups: dict[Card, list[Hands]] = {}
        for world in seen:
            for card in self._legal(world[turn - 1], table):
                rest = world[turn - 1] - {card}
                groups.setdefault(card, []).append((rest, world[1]) if turn == 1 else (world[0], rest))
        return all(self.sure(own, group, (*table, card), (turn + 1) % 3, lead) for card, group in groups.items())

    def _after_trick(self, own: frozenset[Card], seen: Sequence[Hands], table: tuple[Card, ...], lead: int) -> bool:
        best = min(table, key=lambda card: (card.suit != self.trump, card.suit != table[0].suit, card))
        winner = (lead + table.index(best)) % 3
        return (winner != 0) == self.none and self.sure(own, seen, (), winner, winner)

    def _legal(self, hand: frozenset[Card], table: tuple[Card, ...]) -> frozenset[Card]:
        if not table:
            return hand
        following = frozenset(card for card in hand if card.suit == table[0].suit)
        trumps = frozenset(card for card in hand if card.suit == self.trump)
        return following or (self.must_trump and trumps) or hand


def truth(deal: Deal, seat: Seat, *, none: bool) -> bool:
    """Whether a seat whose turn it is can be sure of all or none of the tricks from now on."""
    search = Search(deal.trump, deal.rules.void_play is VoidPlay.MUST_TRUMP, none)
    own = frozenset(CardSet(deal.hands[seat].mask))
    return search.sure(own, worlds(deal, seat), deal.trick.cards, 0, (deal.trick.leader - seat) % 3)
