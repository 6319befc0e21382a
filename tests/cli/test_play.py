"""``358 play``: whole games at a terminal and through a pipe."""

import io
import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.rules.making import rules_with
from threefiveeight.bots.registry import make_bot
from threefiveeight.cli.main import main
from threefiveeight.cli.terminal import Session, Terminal
from threefiveeight.record import action_to_text, actions_of, replay
from threefiveeight.rules import PRESETS, DiscardCards, Play, Rules, legal_actions

Capture = pytest.CaptureFixture[str]


class Player(io.StringIO):
    """A person who answers at random with something legal, in one of the ways that the help describes."""

    def __init__(self, session: Session, seed: int) -> None:
        super().__init__()
        self.session = session
        self.said: list[str] = []
        self._rng = random.Random(seed)

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]  # typeshed: bytes, of _IOBase
        deal = self.session.deals[-1]
        legal = legal_actions(deal)
        action = legal[self._rng.randrange(len(legal))]
        text = action_to_text(action, with_seat=False)
        if isinstance(action, DiscardCards):
            text = self._rng.choice([text, text.removeprefix("discard "), text.removeprefix("discard ").lower()])
        elif isinstance(action, Play):
            text = self._rng.choice([text, str(action.card), str(action.card).lower(), f"  {action.card} "])
        self.said.append(text)
        return text + "\n"


def played(rules: Rules, *, seat: int = 0, seed: int = 1, bot: str = "random") -> tuple[Session, Player, list[str]]:
    """A game of a person who answers at random: the session, what he said, and the lines that he read."""
    session = Session(rules, seat, make_bot(bot), seed)
    player, out = Player(session, seed), io.TextIOWrapper(io.BytesIO(), "utf-8")
    assert session.play(Terminal(player, out))
    out.seek(0)
    return session, player, out.read().splitlines()


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("name", PRESETS)
def test_a_game_of_each_preset_comes_to_its_end_in_80_columns(name: str, seat: int) -> None:
    _, _, lines = played(rules_with(name, end_deals=3), seat=seat, seed=seat + 5)
    assert max(map(len, lines)) <= 80
    assert any("You have won" in line or " has won" in line or " have won" in line for line in lines[-3:])
    assert not any("is not among your answers" in line or "may not" in line for line in lines)


def test_an_exchange_of_each_mode_is_worded() -> None:
    text: str = ""
    for name in ("sergeant-major", "three-five-eight", "sergeant-major-british"):
        for seed in range(4):
            text += "\n".join(played(rules_with(name, end_deals=3), seed=seed)[2])
    for said in ("owes you", "Name a suit", "Give a card", "Hand back a card:", "You ask ", "You end the exchange."):
        assert said in text
    for said in (" gives you ", "You give ", " a card.", "Return any card"):
        assert said in text


def test_fault_40_the_limits_are_told_when_no_tricks_is_named() -> None:
    rules = rules_with("three-five-eight", contracts=["MIS"], end_deals=1)
    _, _, lines = played(rules)
    place = next(number for number, line in enumerate(lines) if "no tricks" in line)
    assert lines[place + 1].startswith("Nobody wants tricks; at most: ")


def typed(
    answers: str, *arguments: str, environment: dict[str, str] | None = None
) -> "subprocess.CompletedProcess[bytes]":
    """The command with answers through a pipe."""
    command = [sys.executable, "-m", "threefiveeight", "play", *arguments]
    return subprocess.run(
        command,
        input=answers.encode("utf-8", "surrogateescape"),
        capture_output=True,
        check=False,
        timeout=120,
        env=environment,
    )


def test_a_whole_game_through_a_pipe_and_its_record(tmp_path: Path) -> None:
    session, player, lines = played(rules_with("three-five-eight", end_deals=1), seed=8)
    path = tmp_path / "game.358.json"
    done = typed(
        "\n".join(player.said) + "\n",
        *("--deals", "1", "--seed", "8", "--level", "random", "--record", str(path)),
    )
    assert (done.returncode, done.stderr) == (0, b"")
    text = done.stdout.decode()
    assert text.splitlines()[0] == lines[0]
    assert text.splitlines()[-1] == f"The game is written to {path}."
    record = json.loads(path.read_text(encoding="utf-8"))
    assert record["rules"] == {"preset": "three-five-eight", "end_deals": 1}
    assert sorted(record["players"]) == ["Ada", "Ben", "You"]
    game = replay(record)
    assert game.over
    assert game.deal is not None
    assert game.deal.dealt == session.deals[-1].dealt


def test_the_end_of_the_input_ends_the_game_and_leaves_a_record(tmp_path: Path) -> None:
    path = tmp_path / "game.358.json"
    done = typed("", "--seed", "1", "--record", str(path))
    assert done.returncode == 1
    assert b"The game was not finished." in done.stdout
    assert replay(json.loads(path.read_text(encoding="utf-8"))).to_act is not None


@pytest.mark.parametrize("word", ["quit", "exit", "QUIT"])
def test_a_player_may_quit(word: str) -> None:
    done = typed(word + "\n", "--seed", "1", "--level", "random")
    assert (done.returncode, done.stderr) == (1, b"")
    assert done.stdout.endswith(b"The game was not finished.\n")


def test_answers_in_no_encoding_and_output_without_glyphs() -> None:
    done = typed("\udcff\n\u2660A\nquit\n", "--seed", "1", environment={**os.environ, "PYTHONIOENCODING": "ascii"})
    assert (done.returncode, done.stderr) == (1, b"")
    assert done.stdout.isascii()
    assert b"is not among your answers" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--preset", "whist"], "no rule set is called 'whist'; there are sergeant-major,"),
        (["--level", "beginner"], "no level is called 'beginner'; there are "),
        (["--deals", "0"], "--deals: must be a number of deals from 1 to 99"),
        (["--deals", "20"], "--deals: needs end_deals of at most 18"),
    ],
)
def test_other_options_are_refused(arguments: list[str], reason: str, capsys: Capture) -> None:
    assert main(["play", *arguments]) == 2
    printed = capsys.readouterr()
    assert printed.err.startswith(f"358: {reason}")
    assert printed.out == ""


def test_a_record_that_cannot_be_written_is_told_after_the_game(tmp_path: Path) -> None:
    done = typed("quit\n", "--seed", "1", "--record", str(tmp_path / "no" / "folder"))
    assert done.returncode == 2
    assert done.stderr.decode() == f"358: {tmp_path / 'no' / 'folder'}: No such file or directory\n"


# --- what a person may type ---


class Script(io.StringIO):
    """Answers that are made from the deal as it stands."""

    def __init__(self, session: Session, answers: Iterator[str]) -> None:
        super().__init__()
        self.session = session
        self._answers = answers

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]  # typeshed: bytes, of _IOBase
        return next(self._answers, "")


def dialogue(rules: Rules, *answers: str, seed: int = 1) -> tuple[Session, str]:
    """What is printed after some answers, to the question after the last."""
    session = Session(rules, 0, make_bot("random"), seed)
    out = io.TextIOWrapper(io.BytesIO(), "utf-8")
    assert not session.play(Terminal(Script(session, iter([answer + "\n" for answer in answers])), out))
    out.seek(0)
    return session, out.read()


CHOOSING = rules_with("sergeant-major")
SEED = next(seed for seed in range(50) if random.Random(seed).randrange(3) == 0)
"""With this seed seat 0 deals, and so names the contract of Sergeant Major."""


@pytest.mark.parametrize("answer", ["H", "h", "hearts", "Hearts", "contract H", "CONTRACT h", "\u2665"])
def test_a_contract_may_be_spelled_in_many_ways(answer: str) -> None:
    session, text = dialogue(CHOOSING, answer, seed=SEED)
    assert session.deals[-1].contract == "H"
    assert "You name hearts \u2665 as trumps." in text
    assert "Discard 4 cards, for example: " in text


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("", "Please type an answer, or ? for help."),
        ("NT", "'NT' is not among your answers here. Type ? for help."),
        ("SA", "'SA' is not among your answers here."),
        ("?", "A card is its suit and rank"),
        ("help", "Contracts are S H D C"),
        ("hand", "Your hand: "),
        ("score", "No deal is finished yet."),
        ("x" * 500, "is not among your answers here."),
    ],
)
def test_other_answers_are_explained_and_asked_again(answer: str, said: str) -> None:
    session, text = dialogue(CHOOSING, answer, "H", seed=SEED)
    assert said in text
    assert session.deals[-1].contract == "H"
    assert max(map(len, text.splitlines())) <= 510


def discards(session_seed: int) -> list[str]:
    session, _ = dialogue(CHOOSING, "H", seed=session_seed)
    return [str(card) for card in session.deals[-1].hands[0]][:5]


@pytest.mark.parametrize("form", ["{0} {1} {2} {3}", "{0},{1},{2},{3}", "{3} {2} {1} {0}", "discard {0} {1} {2} {3}"])
def test_a_discard_may_be_spelled_in_many_ways(form: str) -> None:
    cards = discards(SEED)
    for answer in (form.format(*cards), form.format(*cards).lower()):
        session, _ = dialogue(CHOOSING, "H", answer, seed=SEED)
        assert sorted(map(str, session.deals[-1].discards or ())) == sorted(cards[:4])


def test_fault_17_another_number_of_discards_is_refused_in_words() -> None:
    cards = discards(SEED)
    for count in (1, 2, 3, 5):
        _, text = dialogue(CHOOSING, "H", " ".join(cards[:count]), seed=SEED)
        assert f"You must discard 4 cards, not {count}." in text
    _, text = dialogue(CHOOSING, "H", f"{cards[0]} {cards[0]} {cards[1]} {cards[2]}", "SX SA SK SQ", seed=SEED)
    assert text.count("Please write different cards, each as suit and rank, for example: ") == 2


def test_fault_8_a_refused_card_is_explained_in_words() -> None:
    cards = " ".join(discards(SEED)[:4])
    session, text = dialogue(CHOOSING, "H", cards, "SA", "HA", "DA", "CA", "HK", "S2", "C2", "D2", seed=SEED)
    deal = session.deals[-1]
    assert deal.phase == "play"
    refusals = [line for line in text.splitlines() if "You may not play" in line or "You do not hold" in line]
    assert refusals
    assert all("seat 0" not in line for line in refusals)


def test_a_rank_alone_is_a_card_where_it_says_which_and_q_is_a_queen() -> None:
    """Of two cards of a rank neither is taken, and both are named."""
    found: set[str] = set()
    for seed in range(40):
        for rank in "AKQJT98765432":
            session, text = dialogue(rules_with("six-three-eight"), "H", rank, seed=seed)
            if "could be one of several" in text:
                found.add("several")
            elif any(str(action.card)[1] == "Q" and rank == "Q" for action in _own_plays(session)):
                found.add("queen")
            if "not finished" not in text:
                raise AssertionError(text)
        if found == {"several", "queen"}:
            return
    raise AssertionError(f"only {found}")


def _own_plays(session: Session) -> list[Play]:
    return [action for action in actions_of(session.deals[-1]) if isinstance(action, Play) and action.seat == 0]


def test_ctrl_c_ends_the_game_as_quitting_does() -> None:
    class Interrupted(io.StringIO):
        def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]  # typeshed: bytes, of _IOBase
            raise KeyboardInterrupt

    out = io.TextIOWrapper(io.BytesIO(), "utf-8")
    assert not Session(CHOOSING, 0, make_bot("random"), 1).play(Terminal(Interrupted(), out))
    out.seek(0)
    assert out.read().endswith("The game was not finished.\n")
