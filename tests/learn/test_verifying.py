"""Looking deeper: what values mean, and that exercises hold in worlds that did not find them."""

import random
from dataclasses import replace

import pytest

from threefiveeight.cli.main import main
from threefiveeight.learn.exercises import Exercise, exercises
from threefiveeight.learn.layouts import words_of
from threefiveeight.learn.values import deep_values, kernel, seen_by_actor
from threefiveeight.learn.verifying import Outcome, check, sample
from threefiveeight.rules import PRESETS, Contract, Deal, Dealt, DiscardCards, Game, NameContract
from threefiveeight.search.forecast import forecast
from threefiveeight.search.situation import room_for

pytestmark = pytest.mark.kernel

Capture = pytest.CaptureFixture[str]
FEW = 2000


# Layouts are dear: of those one exercise with a wide lead, for which few are enough; the command checks all.
QUICK = [one for one in exercises() if one.method != "layouts"]
SAMPLE = [*sample(QUICK, 8, seed=358), next(one for one in exercises() if one.id == "six-length-1")]


@pytest.mark.parametrize("exercise", SAMPLE, ids=lambda exercise: exercise.id)
def test_a_sample_holds_in_other_worlds(exercise: Exercise) -> None:
    found = check(exercise, seed=77, worlds=FEW if exercise.method != "layouts" else 300)
    assert found.outcome is Outcome.HOLDS, found


def test_a_wrong_best_action_is_found_out() -> None:
    exercise = next(one for one in exercises() if one.method == "cards")
    turned = replace(
        exercise,
        trap=exercise.best,
        wrong=(exercise.best,),
        values={exercise.trap: exercise.values[exercise.trap], exercise.best: exercise.values[exercise.best]},
    )
    found = check(turned, seed=5, worlds=FEW)
    assert (found.outcome, found.better) == (Outcome.FAILS, exercise.best)


def test_the_same_seed_gives_the_same_values() -> None:
    game = next(one for one in exercises() if one.method == "layouts").game()
    actions = [f"contract {word}" for word in ("S", "MIS")]
    assert deep_values(game, actions, seed=3, worlds=40) == deep_values(game, actions, seed=3, worlds=40)


def before_discard(seed: int) -> Game:
    rules = replace(PRESETS["three-five-eight"], end_deals=3)
    game = Game.new(rules, 2).start(Dealt.shuffled(rules, random.Random(seed)))
    return game.apply(NameContract(game.to_act or 0, Contract.SPADES))


@pytest.mark.parametrize("seed", [1, 2])
def test_placed_cards_are_played_as_unknown_ones_are(seed: int) -> None:
    # Averaged over all layouts, open placing must come to the same as the kernel's own draw of the others' hands.
    game = before_discard(seed)
    seen = seen_by_actor(game)
    cards = sorted(seen.hand, key=lambda card: card.rank)[:4]
    put = DiscardCards(game.to_act or 0, type(seen.hand).of(cards))
    drawn = forecast(kernel(), seen, Contract.SPADES, put.cards, seed=1, worlds=6000).mean()
    chance = random.Random(seed)
    total = 0.0
    for number in range(1500):
        deal = game.apply(put).deal
        assert deal is not None
        total += tricks_of(reshuffled(deal, chance), number)
    assert total / 1500 == pytest.approx(drawn, abs=0.2)


def reshuffled(deal: Deal, chance: random.Random) -> Deal:
    """The deal with the cards of the two other hands dealt anew."""
    first, second = ((deal.chooser + step) % 3 for step in (1, 2))
    cards = [*deal.hands[first], *deal.hands[second]]
    chance.shuffle(cards)
    kind = type(deal.hands[first])
    hands = list(deal.hands)
    hands[first], hands[second] = kind.of(cards[:16]), kind.of(cards[16:])
    return replace(deal, hands=(hands[0], hands[1], hands[2]))


def tricks_of(deal: Deal, seed: int) -> float:
    words = words_of(deal)
    leader = (deal.trick.leader - deal.chooser) % 3
    counts = kernel().forecast(words, room_for([0], [(1, 1)] * words[13]), leader, seed, worlds=4, noise=60)
    return sum(number * counts[number] for number in range(18)) / 4


def test_the_command_lists_all(capsys: Capture) -> None:
    assert main(["exercises"]) == 0
    printed = capsys.readouterr().out
    assert [one.id for one in exercises() if one.id not in printed] == []


def test_the_command_checks_some_and_says_what_it_found(capsys: Capture) -> None:
    wanted = next(one for one in exercises() if one.method == "cards")
    assert main(["exercises", "verify", wanted.id, "--worlds", "1000"]) == 0
    printed = capsys.readouterr().out
    assert f"{wanted.id}: {wanted.best}, +" in printed
    assert printed.endswith("1 of 1 exercises confirmed\n")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["nothing-1"], "there is no exercise 'nothing-1'"),
        (["--sample", "0"], "--sample must be at least 1"),
        (["--worlds", "-3"], "--worlds must be at least 1"),
    ],
    ids=["id", "sample", "worlds"],
)
def test_the_command_refuses_what_it_cannot_do(words: list[str], complaint: str, capsys: Capture) -> None:
    assert main(["exercises", "verify", *words]) == 2
    assert complaint in capsys.readouterr().err
