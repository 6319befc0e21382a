"""The arena: computer players play the same deals in rotated seats, and what that says of their strength."""

from threefiveeight.arena.match import BadMatch, Match, Part
from threefiveeight.arena.report import as_json, as_text
from threefiveeight.arena.standings import Estimate, PlayerStanding, Standings, standings
from threefiveeight.arena.workers import play_match

__all__ = [
    "BadMatch",
    "Estimate",
    "Match",
    "Part",
    "PlayerStanding",
    "Standings",
    "as_json",
    "as_text",
    "play_match",
    "standings",
]
