"""Playing the series of a match on the machines of a Ray cluster (extra ``cluster``)."""

from collections.abc import Iterator, Sequence
from typing import Any

from threefiveeight.arena.match import Match
from threefiveeight.arena.workers import Numbered, Player, numbered

LOCAL = "local"
"""The address for which Ray is started on this machine alone."""


class ClusterMissing(RuntimeError):
    """Ray is not installed, or no cluster answers; the text says what to do."""


def on_ray(address: str = LOCAL) -> Player:
    """A player of series for `play_match` that uses the Ray cluster at an address; ClusterMissing without Ray.

    Every machine of the cluster needs this version of the package, and the compiled kernel for the players that look
    ahead. A series whose machine is lost is played again on another.
    """
    try:
        import ray
    except ImportError as error:
        raise ClusterMissing("--ray needs Ray: pip install 'threefiveeight[cluster]'") from error
    return lambda match, missing: _played(ray, address, match, missing)


def _played(ray: Any, address: str, match: Match, missing: Sequence[int]) -> Iterator[Numbered]:
    try:
        ray.init(address=address, log_to_driver=False, include_dashboard=False, logging_level="ERROR")
    except (ConnectionError, ValueError) as error:
        raise ClusterMissing(f"no Ray cluster answers at {address}: {error}") from error
    try:
        remote = ray.remote(max_retries=3)(numbered)
        shared = ray.put(match)
        waiting = [remote.remote(shared, number) for number in missing]
        while waiting:
            ready, waiting = ray.wait(waiting)
            yield from ray.get(ready)
    finally:
        ray.shutdown()
