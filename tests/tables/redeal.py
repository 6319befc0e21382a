"""What a viewer may know, worked out a second time, and other worlds that he cannot tell from the true one.

Nothing here asks ``view`` or ``project``: what is known follows from the cards as dealt, the moves of the exchange
and the rules page, and two worlds are told apart by the public facts alone.
"""

import dataclasses
import json
import random
import re
from collections.abc import Iterator, Sequence
from typing import Any

from threefiveeight.cards import CARDS, Card
from threefiveeight.rules import (
    CardMoved,
    CardPlayed,
    Deal,
    Dealt,
    Phase,
    Seat,
    VoidShown,
)
from threefiveeight.tables import (
    Acted,
    BadLog,
    CardsLaid,
    Entry,
    Table,
    apply_entry,
    body_from_text,
    body_to_text,
)

A_CARD = re.compile(r"(?<![0-9A-Za-z_])[SHDC][2-9TJQKA](?![0-9A-Za-z_])")


def known_cards(deal: Deal, viewer: Seat | None) -> set[Card]:
    """The cards of a deal that a viewer may know."""
    known = {event.card for event in deal.events if isinstance(event, CardPlayed)}
    if deal.kitty_taken and (deal.rules.kitty_public or viewer == deal.chooser):
        known |= set(deal.dealt.kitty)
    if viewer is None:
        return known
    six = deal.rules.choose_after == 6 and deal.phase is Phase.CONTRACT and viewer == deal.chooser
    known |= set(deal.dealt.hands[viewer][: 6 if six else None])
    for event in deal.events:
        if isinstance(event, CardMoved) and viewer in (event.giver, event.taker) and event.card is not None:
            known.add(event.card)
    return known


def cards_in(value: Any) -> set[Card]:
    """All cards that are written anywhere in a JSON value: in texts, in keys, however deep."""
    if isinstance(value, str):
        return {Card.parse(text) for text in A_CARD.findall(value)}
    if isinstance(value, dict):
        return set().union(*(cards_in(key) | cards_in(part) for key, part in value.items()))
    if isinstance(value, list | tuple):
        return set().union(*map(cards_in, value))
    return set()


def cards_in_bytes(data: bytes) -> set[Card]:
    """All cards in a frame."""
    return cards_in(json.loads(data))


def public_facts(table: Table) -> tuple[Any, ...]:
    """What everybody at a table sees of a deal, hidden cards apart."""
    deal = table.game.deal
    assert deal is not None
    kitty = deal.dealt.kitty if deal.kitty_taken and deal.rules.kitty_public else None
    plays = [event.card for event in deal.events if isinstance(event, CardPlayed)]
    voids = [event for event in deal.events if isinstance(event, VoidShown)]
    counts = [len(hand) for hand in deal.hands]
    return (deal.phase, deal.to_act, deal.contract, deal.claims, kitty, plays, voids, counts, len(deal.events))


def own_facts(table: Table, viewer: Seat) -> tuple[Any, ...]:
    """What a seat sees beside the public facts."""
    deal = table.game.deal
    assert deal is not None
    moves = [event for event in deal.events if isinstance(event, CardMoved) and viewer in (event.giver, event.taker)]
    return (moves, sorted(known_cards(deal, viewer)))


def swapped(entry: Entry, one: Card, other: Card) -> Entry:
    """An entry with two cards exchanged wherever they stand."""
    if isinstance(entry.body, CardsLaid):
        exchange = {one: other, other: one}
        hands = [tuple(exchange.get(card, card) for card in hand) for hand in entry.body.dealt.hands]
        kitty = tuple(exchange.get(card, card) for card in entry.body.dealt.kitty)
        return dataclasses.replace(entry, body=CardsLaid(Dealt((hands[0], hands[1], hands[2]), kitty)))
    names = {str(one): str(other), str(other): str(one)}
    kind, text = body_to_text(entry.body)
    return dataclasses.replace(
        entry, body=body_from_text(kind, A_CARD.sub(lambda match: names.get(match[0], match[0]), text))
    )


def states_of(before: Table, entries: Sequence[Entry]) -> list[Table]:
    """The states of a table from its last state before a deal through the entries of that deal."""
    states = []
    for entry in entries:
        before = apply_entry(before, entry)
        states.append(before)
    return states


def other_worlds(
    before: Table, entries: Sequence[Entry], viewer: Seat | None, generator: random.Random, tries: int
) -> Iterator[tuple[list[Table], list[Table]]]:
    """The states of a deal in the true world, and in others that the viewer cannot tell from it after these entries.

    A world comes from swapping pairs of cards that the viewer does not know; those that the rules or the public
    facts refuse are passed over.
    """
    true = states_of(before, entries)
    deal = true[-1].game.deal
    assert deal is not None
    unknown = sorted(set(CARDS[: deal.rules.deck]) - known_cards(deal, viewer))
    if len(unknown) < 2:
        return
    for _ in range(tries):
        log: Sequence[Entry] = entries
        for _ in range(generator.randint(1, 3)):
            one, other = generator.sample(unknown, 2)
            log = [swapped(entry, one, other) for entry in log]
        try:
            world = states_of(before, log)
        except BadLog:
            continue
        if all(_alike(a, b, viewer) for a, b in zip(true, world, strict=True)):
            yield true, world


def _alike(one: Table, other: Table, viewer: Seat | None) -> bool:
    if public_facts(one) != public_facts(other):
        return False
    return viewer is None or own_facts(one, viewer) == own_facts(other, viewer)


def deals_of(log: Sequence[Entry]) -> Iterator[list[Entry]]:
    """The entries of each deal of a log, its cards first."""
    deal: list[Entry] = []
    for entry in log:
        if isinstance(entry.body, CardsLaid) and deal:
            yield deal
            deal = []
        if isinstance(entry.body, CardsLaid | Acted):
            deal.append(entry)
    yield deal
