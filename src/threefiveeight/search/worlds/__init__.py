"""Worlds: the full layouts of the cards that are consistent with what one seat has seen, drawn uniformly."""

from threefiveeight.search.worlds.world import World, Worlds, actions_of

__all__ = ["World", "Worlds", "actions_of"]
