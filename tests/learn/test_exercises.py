"""The exercises as data: real positions, every tip, words in all languages, the page's file as the server's frames."""

import json
from pathlib import Path

import pytest

from tests.locales.texts import LANGUAGES, messages
from threefiveeight.cards import sorted_as_text
from threefiveeight.learn.exercises import ERRORS, LEAD, Exercise, Status, exercises, from_json, to_json
from threefiveeight.learn.tips import KINDS, TIPS
from threefiveeight.record import action_from_text
from threefiveeight.rules import Phase, refusal, view
from threefiveeight.server.exercises import as_text, frame_of

PAGE = Path(__file__).parents[2] / "frontend" / "src" / "lessons" / "exercises.json"
MASTERS_WORLDS = {Phase.PLAY: 1600, Phase.DISCARD: 800, Phase.CONTRACT: 0, Phase.EXCHANGE: 0}
"""The worlds that the strongest player looks at in a decision; none where it goes by rules of thumb."""

every_exercise = pytest.mark.parametrize("exercise", exercises(), ids=lambda exercise: exercise.id)


def test_there_are_25_and_every_tip_has_one() -> None:
    assert len(exercises()) >= 25
    assert {exercise.tip for exercise in exercises()} == set(TIPS)


def test_no_id_comes_twice() -> None:
    assert len({exercise.id for exercise in exercises()}) == len(exercises())


@every_exercise
def test_all_its_actions_are_legal_in_a_real_deal(exercise: Exercise) -> None:
    deal = exercise.game().deal
    assert deal is not None
    assert deal.to_act is not None
    refused = [one for one in exercise.values if refusal(deal, action_from_text(one, deal.to_act)) is not None]
    assert refused == []


@every_exercise
def test_the_tip_says_so_and_a_beginner_does_not(exercise: Exercise) -> None:
    game = exercise.game()
    assert game.deal is not None
    advice = KINDS[exercise.kind].look(view(game.deal, game.to_act), game.legal_actions())
    assert advice is not None
    assert set(exercise.good) <= advice.follows
    assert exercise.trap == advice.trap == exercise.wrong[0]


@every_exercise
def test_the_best_is_clearly_ahead_of_every_wrong_action(exercise: Exercise) -> None:
    assert exercise.good[0] == exercise.best
    assert not set(exercise.good) & set(exercise.wrong)
    top = exercise.values[exercise.best].points
    behind = {action: top - exercise.values[action].points for action in exercise.wrong}
    assert [action for action, lead in behind.items() if lead < LEAD - 0.001] == []
    errors = {action: exercise.values[action].error for action in exercise.wrong}
    assert [action for action, lead in behind.items() if lead < ERRORS * errors[action] - 0.001] == []


@every_exercise
def test_the_search_was_at_least_20_times_as_deep_as_any_players(exercise: Exercise) -> None:
    deal = exercise.game().deal
    assert deal is not None
    assert exercise.worlds >= max(1000, 20 * MASTERS_WORLDS[deal.phase])


@every_exercise
def test_what_is_verified_has_a_second_opinion_that_agrees(exercise: Exercise) -> None:
    agreed = [opinion for opinion in exercise.opinions if opinion.lead > 2 * opinion.error]
    assert (exercise.status is Status.VERIFIED) == (bool(agreed) and len(agreed) == len(exercise.opinions))


def test_most_are_verified() -> None:
    assert sum(exercise.status is Status.VERIFIED for exercise in exercises()) >= 20


@every_exercise
def test_it_is_stored_as_it_is_read(exercise: Exercise) -> None:
    assert from_json(json.loads(json.dumps(to_json(exercise)))) == exercise


@pytest.mark.parametrize("language", LANGUAGES)
def test_tips_and_reasons_have_words(language: str) -> None:
    there = messages(language)
    wanted = [f"exercise-{what}-{tip}" for tip in TIPS for what in ("tip", "says")]
    wanted += [f"exercise-why-{kind}" for kind in {exercise.kind for exercise in exercises()}]
    assert [name for name in wanted if name not in there] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_have_at_most_30_words(language: str) -> None:
    there = messages(language)
    reasons = {name: message for name, message in there.items() if name.startswith("exercise-why-")}
    long = {}
    for name, message in reasons.items():
        assert message.value is not None
        words = " ".join(getattr(element, "value", "x") or "x" for element in message.value.elements).split()
        if len(words) > 30:
            long[name] = len(words)
    assert long == {}


def test_the_page_has_them_as_the_server_would_send_them() -> None:
    assert PAGE.read_text(encoding="utf-8") == as_text()


@every_exercise
def test_its_frame_is_that_of_the_seat_to_act(exercise: Exercise) -> None:
    deal = exercise.game().deal
    assert deal is not None
    frame = frame_of(exercise)
    seat = frame["table"]["you"]
    assert (frame["view"]["to_act"], frame["view"]["seat"], deal.to_act) == (seat, seat, seat)
    six = deal.choosing_on_six and seat == deal.chooser
    assert frame["view"]["hand"] == sorted_as_text(deal.first_six if six else deal.hands[seat])
    assert len(frame["legal"]) > 1 or exercise.best.startswith("discard")
