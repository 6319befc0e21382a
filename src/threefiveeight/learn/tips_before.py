"""Kinds of exercises before the play of the cards: contract, discard, exchange."""

from collections.abc import Sequence

from threefiveeight.bots.novice import NoviceBot
from threefiveeight.cards import SUITS, Card, CardSet, Suit
from threefiveeight.learn.advice import Advice, by_length, cheapest, length, said, strength, top
from threefiveeight.rules import Action, Contract, View


def _contract(contract: Contract | Suit) -> str:
    return f"contract {contract.letter if isinstance(contract, Suit) else contract}"


def six_length(view: View, _: Sequence[Action]) -> Advice | None:
    """One suit is longest and headed by no ace; a shorter one has the ace."""
    first, second = by_length(view)[:2]
    aces = [suit for suit in SUITS if top(view, suit) == 14 and suit is not first]
    if length(view, first) < 3 or length(view, first) == length(view, second) or top(view, first) > 12 or not aces:
        return None
    return Advice(frozenset([_contract(first)]), _contract(aces[0]))


def six_honours(view: View, _: Sequence[Action]) -> Advice | None:
    """Two suits are equally long, one with the honours."""
    first, second = by_length(view)[:2]
    if length(view, first) != length(view, second) or length(view, first) < 2:
        return None
    strong, weak = sorted((first, second), key=lambda suit: -strength(view, suit))
    if strength(view, strong) < strength(view, weak) + 4 or sum(strength(view, suit) for suit in SUITS) < 11:
        return None
    return Advice(frozenset([_contract(strong)]), _contract(weak))


def six_none(view: View, _: Sequence[Action]) -> Advice | None:
    """Low cards and no length: no tricks at all."""
    longest = by_length(view)[0]
    return Advice(frozenset([_contract(Contract.NO_TRICKS)]), _contract(longest)) if length(view, longest) < 4 else None


def six_no_trump(view: View, _: Sequence[Action]) -> Advice | None:
    """High cards in all suits, no length, and no suit in which they stand together."""
    longest = by_length(view)[0]
    if length(view, longest) > 2 or any(not length(view, suit) for suit in SUITS):
        return None
    together = max(strength(view, suit) for suit in SUITS if length(view, suit) == 2)
    if together > 5 or sum(strength(view, suit) for suit in SUITS) < 16:
        return None
    return Advice(frozenset([_contract(Contract.NO_TRUMP)]), _contract(longest))


def twenty(view: View, _: Sequence[Action]) -> Advice | None:
    """The longest of 20 cards' suits has ace or king; a shorter one looks better by its honours."""
    first, second = by_length(view)[:2]
    shorter = max((suit for suit in SUITS if suit is not first), key=lambda suit: strength(view, suit))
    if length(view, first) < 6 or length(view, first) == length(view, second) or top(view, first) < 13:
        return None
    return Advice(frozenset([_contract(first)]), _contract(shorter)) if length(view, shorter) > 2 else None


def _discard_text(cards: CardSet) -> str:
    return f"discard {' '.join(map(str, cards))}"


def discard_void(view: View, legal: Sequence[Action]) -> Advice | None:
    """A short side suit without the ace can go altogether; the lowest cards of all suits lie elsewhere."""
    trump = view.trump
    short = [suit for suit in SUITS if suit is not trump and 1 <= length(view, suit) <= 2 and top(view, suit) < 13]
    trap = NoviceBot().decide(view, legal, seed=1, iterations=0)
    if trump is None or not short:
        return None
    voided = {said(action) for action in legal if any(not _left(view, said(action), suit) for suit in short)}
    return None if said(trap) in voided else Advice(frozenset(voided), said(trap))


def discard_ace(view: View, legal: Sequence[Action]) -> Advice | None:
    """A lone side ace stays, though without it the hand had a void."""
    trump = view.trump
    lone = [suit for suit in SUITS if suit is not trump and length(view, suit) == 1 and top(view, suit) == 14]
    if trump is None or not lone:
        return None
    ace = view.hand.of_suit(lone[0]).first()
    others = sorted((card for card in view.hand if card.suit not in (trump, lone[0])), key=lambda card: card.rank)
    trap = _discard_text(CardSet.of([ace, *others[:3]]))
    return Advice(frozenset(said(action) for action in legal if str(ace) not in said(action)), trap)


def _left(view: View, action: str, suit: Suit) -> CardSet:
    gone = set(action.split(" ")[1:])
    return CardSet.of(card for card in view.hand.of_suit(suit) if str(card) not in gone)


def up_lacking(view: View, legal: Sequence[Action]) -> Advice | None:
    """A suit without its ace is asked for, not one whose ace the player holds himself."""
    asked = {said(action): suit for action in legal if (suit := _suit_asked(said(action))) is not None}
    good = {text for text, suit in asked.items() if length(view, suit) and top(view, suit) < 14}
    held = [text for text, suit in asked.items() if top(view, suit) == 14 and suit is not view.trump]
    return Advice(frozenset(good), cheapest(held)) if good and held else None


def _suit_asked(text: str) -> Suit | None:
    verb, *rest = text.split(" ")
    if verb not in ("give", "name"):
        return None
    return Suit("SHDC".index(rest[1][0]))


def up_pay(view: View, legal: Sequence[Action]) -> Advice | None:
    """A card of a short suit pays, not the lowest card of all, which lies in a long one."""
    cards = [Card.parse(said(action).split(" ")[1]) for action in legal if said(action).startswith("pay ")]
    if not cards:
        return None
    lowest = min(cards, key=lambda card: (card.rank, card))
    shortest = min(length(view, card.suit) for card in cards)
    good = {f"pay {card}" for card in cards if length(view, card.suit) <= 2}
    return Advice(frozenset(good), f"pay {lowest}") if good and length(view, lowest.suit) > shortest + 2 else None


def stop_never(_: View, legal: Sequence[Action]) -> Advice | None:
    """Claims are made, not given up."""
    texts = {said(action) for action in legal}
    return Advice(frozenset(texts - {"stop"}), "stop") if "stop" in texts else None


def return_low(view: View, legal: Sequence[Action]) -> Advice | None:
    """For a trump given, the down player returns what he can spare."""
    cards = [Card.parse(said(action).split(" ")[1]) for action in legal if said(action).startswith("return ")]
    if not cards:
        return None
    good = {f"return {card}" for card in cards if card.suit is not view.trump and card.rank <= 9}
    return Advice(frozenset(good), f"return {max(cards, key=lambda card: card.rank)}")
