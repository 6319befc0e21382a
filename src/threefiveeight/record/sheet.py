"""The score sheet of a game as plain text, fit for a terminal, a pipe and a screen reader."""

from collections.abc import Sequence
from typing import Final

from threefiveeight.rules import SEATS, BySeat, DealResult, Game, Seat

LONGEST_NAME: Final = 16
"""Characters of a name that the sheet shows."""


def score_sheet(game: Game, players: BySeat[str]) -> str:
    """The sheet: a line per deal with dealer, contract and, by player, tricks/target, points and total."""
    names = [clean_name(name) or f"seat {seat}" for seat, name in enumerate(players)]
    rows = [["deal", "dealer", "contract", *names], *(_row(result, names) for result in game.results)]
    lines = _aligned(rows) if game.results else []
    return "\n".join([*lines, _verdict(game, names)])


def clean_name(name: str) -> str:
    """A name that cannot disturb a terminal: control characters and broken Unicode out, cut to 16 characters."""
    kept = "".join(letter for letter in name if letter.isprintable())
    return kept if len(kept) <= LONGEST_NAME else kept[: LONGEST_NAME - 1] + "…"


def _row(result: DealResult, names: Sequence[str]) -> list[str]:
    number = f"{result.number + 1}{' playoff' if result.playoff else ''}"
    cells = [_cell(result, seat) for seat in SEATS]
    return [number, names[result.dealer], _contract_words(result), *cells]


def _contract_words(result: DealResult) -> str:
    return {"NT": "no trump", "MIS": "no tricks"}.get(result.contract, result.contract)


def _cell(result: DealResult, seat: Seat) -> str:
    made = f"{result.tricks[seat]}/{result.targets[seat]}"
    points = "  —" if result.points is None else f"{result.points[seat]:+3d}"
    return f"{made:>5} {points} {result.totals[seat]:+4d}"


def _aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]


def _verdict(game: Game, names: Sequence[str]) -> str:
    if not game.over:
        return "The game is not over." if game.results else "No deal is finished yet."
    who = " and ".join(names[seat] for seat in game.winners)
    early = " by tricks" if game.results[-1].points is None else ""
    return f"{who} {'has' if len(game.winners) == 1 else 'have'} won{early}."
