"""A game as single choices: all that the rules allow can be chosen, and nothing else."""

from random import Random

import pytest

from threefiveeight.gates.choosing import CHOICES, Choosing, IllegalChoice, choice_to_text, rules_of_length
from threefiveeight.gates.observation import LENGTH, PARTS, observed
from threefiveeight.rules import PRESETS, SEATS, CardMoved, Dealt, Game, Phase, view


def played(preset: str, seed: int, deals: int = 3) -> list[Choosing]:
    """All positions of a random game, the last one at its end."""
    chance = Random(seed)
    rules = rules_of_length(PRESETS[preset], deals)
    at = Choosing(Game.new(rules, 0).start(Dealt.shuffled(rules, chance)))
    seen = [at]
    while not at.game.over:
        at = at.choose(chance.choice(at.legal()))
        seen.append(at)
        if at.to_act is None and not at.game.over:
            at = Choosing(at.game.start(Dealt.shuffled(rules, chance)))
            seen.append(at)
    return seen


@pytest.mark.parametrize("preset", PRESETS)
def test_every_game_can_be_played_by_choices(preset: str) -> None:
    positions = played(preset, 5)
    legal = [at.legal() for at in positions if at.to_act is not None]
    assert len(legal) >= 3 * (48 + 1 + PRESETS[preset].kitty_size)
    assert all(choices == sorted(set(choices)) and choices for choices in legal)
    assert all(0 <= choice < CHOICES for choices in legal for choice in choices)
    assert sum(positions[-1].game.totals) == 0
    assert len(positions[-1].game.results) == 3


def test_choices_and_actions_are_the_same_but_for_the_discard() -> None:
    for at in played("sergeant-major", 6):
        if at.to_act is not None and at.deal.phase is not Phase.DISCARD:
            assert len(at.legal()) == len(at.game.legal_actions())


def test_every_discard_can_be_picked_in_one_order_only() -> None:
    at = next(at for at in played("sergeant-major", 7) if at.deal.phase is Phase.DISCARD)
    ways = [at]
    for _ in range(at.deal.rules.kitty_size):
        ways = [way.choose(choice) for way in ways for choice in way.legal()]
    assert len(ways) == 4845
    assert len({way.deal.discards for way in ways}) == 4845


def test_a_choice_that_cannot_be_made_changes_nothing() -> None:
    at = played("three-five-eight", 8)[0]
    with pytest.raises(IllegalChoice, match=r"0 cannot be chosen now; possible are 52, 53, 54, 55, 56, 57$"):
        at.choose(0)
    assert at.legal() == [52, 53, 54, 55, 56, 57]


@pytest.mark.parametrize(
    ("choice", "text"),
    [
        (0, "SA"),
        (51, "C2"),
        (52, "S"),
        (56, "NT"),
        (57, "MIS"),
        (58, "S>"),
        (65, "C>>"),
        (66, "SA>"),
        (169, "C2>>"),
        (170, "stop"),
    ],
)
def test_choices_in_words(choice: int, text: str) -> None:
    assert choice_to_text(choice) == text


@pytest.mark.parametrize(("deals", "said"), [(0, "at least 1"), (19, "at most 18")])
def test_lengths_that_cannot_be(deals: int, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        rules_of_length(PRESETS["three-five-eight"], deals)


def part(vector: list[float], name: str) -> list[float]:
    start = sum(length for other, length in PARTS.items() if list(PARTS).index(other) < list(PARTS).index(name))
    return vector[start : start + PARTS[name]]


def test_an_observation_says_what_the_view_says() -> None:
    exchanged = 0
    for at in played("three-five-eight", 9):
        for seat in SEATS:
            seen = view(at.deal, seat)
            vector = observed(seen)
            assert len(vector) == LENGTH
            assert all(0 <= value <= 1 for value in vector)
            assert {card for card in range(52) if part(vector, "hand")[card]} == set(seen.hand)
            assert sum(part(vector, "trick")) == len(seen.trick.cards)
            assert sum(part(vector, "played")) == 3 * sum(seen.tricks)
            assert part(vector, "tricks") == [seen.tricks[(seat + turn) % 3] / 16 for turn in SEATS]
            known = {event.card for event in seen.events if isinstance(event, CardMoved)} - {None}
            assert sum(part(vector, "known")) == len(known)
            exchanged += len(known)
    assert exchanged > 0


def test_a_spectator_observes_nothing() -> None:
    with pytest.raises(ValueError, match="spectator"):
        observed(view(played("three-five-eight", 9)[0].deal, None))
