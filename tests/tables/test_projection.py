"""What each viewer is shown: all that he may know and nothing else."""

import dataclasses
import itertools
import random
from typing import Any

import pytest

from tests.tables.making import VARIANTS, first_entries, new_table, played
from tests.tables.redeal import cards_in, deals_of, known_cards, other_worlds
from threefiveeight.record import view_to_json
from threefiveeight.rules import SEATS, Phase, Seat
from threefiveeight.tables import BadLog, Projection, Table, news, project, replay

VIEWERS: tuple[Seat | None, ...] = (*SEATS, None)


def written(seen: Projection) -> dict[str, Any]:
    """A projection as JSON, with nothing of it left out."""
    last = seen.last_trick
    return {
        "view": view_to_json(seen.view),
        "legal": [] if seen.view.phase is Phase.DISCARD else [str(action) for action in seen.legal],
        "results": [str(result) for result in seen.results],
        "last": None if last is None else [str(card) for card in last.cards],
    }


def settled(seen: Projection) -> Projection:
    """A projection that can be compared: up to 4,845 discards follow from the hand, which stays in it."""
    return dataclasses.replace(seen, legal=() if seen.view.phase is Phase.DISCARD else tuple(seen.legal))


@pytest.mark.parametrize("name", VARIANTS)
def test_fault_59_fault_62_no_card_is_shown_that_the_viewer_may_not_know(name: str) -> None:
    shown = 0
    for table, _ in played(name, 3):
        deal = table.game.deal
        assert deal is not None
        for viewer in VIEWERS:
            cards = cards_in(written(project(table, viewer)))
            assert cards <= known_cards(deal, viewer), (viewer, deal.phase)
            shown += len(cards)
    assert shown > 1000


@pytest.mark.parametrize("name", VARIANTS)
def test_fault_59_hidden_cards_dealt_otherwise_change_nothing(name: str) -> None:
    generator, worlds = random.Random(name), 0
    _, log = played(name, 3)[-1]
    before = replay("t", log[:1])
    for entries in deals_of(log):
        for viewer in VIEWERS:
            for end in sorted(generator.sample(range(1, len(entries)), 2)):
                for true, world in other_worlds(before, entries[:end], viewer, generator, 5):
                    worlds += 1
                    for one, other in zip(true, world, strict=True):
                        assert settled(project(one, viewer)) == settled(project(other, viewer))
        before = replay("t", log[: entries[-1].seq])
    assert worlds > 20


def test_the_scan_finds_a_planted_card_wherever_it_is() -> None:
    table = new_table()
    deal = table.game.deal
    assert deal is not None
    secret = str(next(card for card in deal.hands[1] if card not in known_cards(deal, 0)))
    for plant in ({"a": [{"b": secret}]}, {secret: 1}, [f"give 1 {secret}"], {"undo": {"hands": [[secret]]}}):
        assert cards_in(plant) - known_cards(deal, 0)


@pytest.mark.parametrize("name", VARIANTS)
def test_fault_61_fault_65_a_spectator_is_shown_the_least_of_all_views(name: str) -> None:
    for table, _ in played(name, 3):
        seats = [cards_in(written(project(table, seat))) for seat in SEATS]
        spectator = project(table, None)
        assert cards_in(written(spectator)) <= seats[0] & seats[1] & seats[2]
        assert not spectator.view.hand
        assert not spectator.legal
        assert spectator.view.discards is None


@pytest.mark.parametrize("name", VARIANTS)
def test_fault_19_counts_of_cards_are_true_and_legal_actions_are_those_of_the_seat_to_act(name: str) -> None:
    for table, _ in played(name, 3):
        deal = table.game.deal
        assert deal is not None
        for seat in SEATS:
            seen = project(table, seat)
            assert seen.view.card_counts == tuple(len(hand) for hand in deal.hands)
            if not (deal.phase is Phase.CONTRACT and deal.rules.choose_after == 6 and seat == deal.chooser):
                assert seen.view.hand == deal.hands[seat]
            assert bool(seen.legal) == (seat == deal.to_act)


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("name", VARIANTS)
def test_fault_25_the_news_of_all_steps_make_up_the_events_of_the_deal(name: str, viewer: Seat | None) -> None:
    states = [project(table, viewer) for table, _ in played(name, 3)]
    told = list(states[0].view.events)
    for before, after in itertools.pairwise(states):
        fresh = news(before, after)
        assert fresh, "every step is seen by everybody"
        told = list(fresh) if before.view.deal != after.view.deal else told + list(fresh)
        assert tuple(told) == after.view.events


def _last_trick_states() -> list[Table]:
    return [table for table, _ in played("three-five-eight", 8)]


def test_fault_77_the_last_trick_stays_in_sight_until_the_next_is_complete() -> None:
    before = None
    for table in _last_trick_states():
        deal = table.game.deal
        assert deal is not None
        last = project(table, 0).last_trick
        tricks = sum(deal.tricks)
        assert (last is not None) == (tricks > 0)
        if before is not None and last is not None and tricks == before[0] and deal.number == before[2]:
            assert last == before[1]
        if last is not None:
            assert len(set(last.cards)) == 3
            assert last.winner in SEATS
            before = (tricks, last, deal.number)


def test_between_deals_the_finished_deal_is_shown_and_the_next_can_be_asked_for() -> None:
    for table, _ in played("three-five-eight", 8):
        seen = project(table, 0)
        if seen.can_next:
            assert seen.view.phase is Phase.OVER
            assert seen.view.to_act is None
            assert len(seen.results) == seen.view.deal
            return
    pytest.fail("no end of a deal in a game of three")


def test_a_table_without_a_deal_has_nothing_to_show() -> None:
    table = replay("t", first_entries("three-five-eight", random.Random(0))[:1])
    with pytest.raises(BadLog):
        project(table, 0)


def test_a_projection_does_not_hold_the_table() -> None:
    fields = {field.name for field in dataclasses.fields(Projection)}
    assert not fields & {"table", "game", "deal", "dealt", "hands", "deck", "answered", "finished"}
