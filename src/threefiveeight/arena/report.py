"""Standings as text for people and as JSON for programs."""

import math
from collections.abc import Iterator
from typing import Any, Final

from threefiveeight.arena.match import Match
from threefiveeight.arena.standings import Estimate, PlayerStanding, Standings
from threefiveeight.arena.timing import Timing
from threefiveeight.record import rules_to_short_json

FORMAT: Final = "358-arena/1"

_ROLES: Final = ("dealer", "eldest", "third")


def as_json(standings: Standings) -> dict[str, Any]:
    """The standings as a JSON object.

    While ``cuts`` are 0, everything but ``ms`` is the same in every run of the same match.
    """
    match = standings.match
    return {
        "format": FORMAT,
        "match": _match_json(match),
        "players": [_player_json(player) for player in standings.players],
        "differences": [
            {"players": [match.players[first], match.players[second]], **_estimate_json(estimate)}
            for (first, second), estimate in standings.pairs.items()
        ],
    }


def as_text(standings: Standings) -> str:
    """The standings as lines of text, at most 80 characters wide."""
    return "\n".join(_lines(standings))


def _match_json(match: Match) -> dict[str, Any]:
    return {
        "players": list(match.players),
        "rules": rules_to_short_json(match.rules),
        "part": str(match.part),
        "contract": None if match.contract is None else str(match.contract),
        "deals": match.deals,
        "series": None if match.whole_games else match.series,
        "whole_games": match.whole_games,
        "plays": match.plays_of_each * match.count,
        "seed": match.seed,
        "iterations": match.iterations,
        "budget_ms": match.budget_ms,
    }


def _player_json(player: PlayerStanding) -> dict[str, Any]:
    return {
        "name": player.name,
        "points": _estimate_json(player.points),
        "roles": {label: _estimate_json(value) for label, value in player.roles.items()},
        "chooser": {label: _estimate_json(value) for label, value in player.chooser.items()},
        "other": {label: _estimate_json(value) for label, value in player.other.items()},
        "wins": None if player.wins is None else _estimate_json(player.wins),
        "faults": dict(sorted(player.faults.items())),
        "cuts": player.cuts,
        "decisions": player.timing.count,
        "ms": _timing_json(player.timing),
    }


def _estimate_json(estimate: Estimate) -> dict[str, Any]:
    width = None if math.isinf(estimate.half_width) else round(estimate.half_width, 4)
    return {"mean": round(estimate.mean, 4), "half_width": width, "count": estimate.count}


def _timing_json(timing: Timing) -> dict[str, float]:
    times = {"mean": timing.mean, "p99": timing.percentile(0.99), "max": timing.longest}
    return {name: round(1000 * seconds, 4) for name, seconds in times.items()}


def _lines(standings: Standings) -> Iterator[str]:
    match = standings.match
    rules = rules_to_short_json(match.rules)
    changed = "".join(f" {name}={value}" for name, value in rules.items() if name != "preset")
    what = f"{match.deals} games" if match.whole_games else f"{match.deals} deals in series of {match.series}"
    yield f"{rules['preset']}{changed}, part {match.part}" + (f", {match.contract}" if match.contract else "")
    yield f"{what}, {match.plays_of_each} plays each, seed {match.seed}; points a deal, 95 % interval"
    yield ""
    yield f"{'':16}{'all':>16}" + "".join(f"{role:>16}" for role in _ROLES)
    shown = standings.players[:1] if len(match.players) == 2 else standings.players
    for player in shown:
        roles = "".join(f"{_shown(player.roles.get(role)):>16}" for role in _ROLES)
        yield f"{_label(player.name):16}{_shown(player.points):>16}{roles}"
    yield ""
    for player in shown:
        yield from _contract_lines(player)
    if len(match.players) == 3:
        for (first, second), estimate in standings.pairs.items():
            yield f"{match.players[first]} − {match.players[second]}: {_shown(estimate)}"
    for player in standings.players:
        yield from _footer(player)


def _contract_lines(player: PlayerStanding) -> Iterator[str]:
    yield f"{_label(player.name):16}{'as chooser':>16}{'as another':>16}{'chosen':>16}"
    chosen = sum(estimate.count for estimate in player.chooser.values())
    for contract in sorted({*player.chooser, *player.other}, key=("trump", "NT", "MIS").index):
        own = player.chooser.get(contract)
        share = f"{100 * own.count / chosen:.0f} %" if own is not None else "–"
        yield f"  {contract:14}{_shown(own):>16}{_shown(player.other.get(contract)):>16}{share:>16}"
    yield ""


def _footer(player: PlayerStanding) -> Iterator[str]:
    timing = _timing_json(player.timing)
    faults = ", ".join(f"{count} {kind}" for kind, count in sorted(player.faults.items())) or "none"
    if player.wins is not None:
        width = "" if math.isinf(player.wins.half_width) else f" ± {100 * player.wins.half_width:.1f}"
        yield f"{player.name}: wins {100 * player.wins.mean:.1f} %{width}"
    yield (
        f"{player.name}: {timing['mean']:.3f} ms a decision (99 % within {timing['p99']:.3f}, longest "
        f"{timing['max']:.1f}); faults: {faults}"
    )
    if player.cuts:
        yield f"{player.name}: {player.cuts} decisions cut off after the player's time"


def _label(name: str) -> str:
    """A player's name as it fits the first column: of a command the last word, without its folders."""
    return name.rsplit(maxsplit=1)[-1].rpartition("/")[2][:15]


def _shown(estimate: Estimate | None) -> str:
    if estimate is None:
        return "–"
    width = "" if math.isinf(estimate.half_width) else f" ± {estimate.half_width:.2f}"
    return f"{estimate.mean:+.2f}{width}"
