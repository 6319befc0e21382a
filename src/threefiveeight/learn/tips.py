"""The tips that exercises teach, and how a position is known to be one for a tip.

A *kind* is one way in which a tip shows. It names the actions that follow the tip and the trap that a beginner walks
into; a search then decides whether the tip is right in this position. Source of the tips: docs/learning.md.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from threefiveeight.learn import tips_before as before
from threefiveeight.learn import tips_play as play
from threefiveeight.learn.advice import Look
from threefiveeight.rules import Phase


@dataclass(frozen=True, slots=True)
class Kind:
    """A way in which a tip shows, with the rules it is looked for under and the least lead over the trap."""

    tip: str
    phase: Phase
    look: Look
    preset: str = "three-five-eight"
    deal: int = 1
    lead: float = 0.3


TIPS: Final = ("six", "twenty", "discard", "up", "down", "eight", "five", "three", "none", "count", "totals")
"""The tips in the order in which they are taught."""


KINDS: Final[Mapping[str, Kind]] = MappingProxyType(
    {
        "six-length": Kind("six", Phase.CONTRACT, before.six_length, lead=0.5),
        "six-honours": Kind("six", Phase.CONTRACT, before.six_honours),
        "six-none": Kind("six", Phase.CONTRACT, before.six_none, lead=0.8),
        "six-no-trump": Kind("six", Phase.CONTRACT, before.six_no_trump, lead=0.3),
        "twenty-length": Kind("twenty", Phase.CONTRACT, before.twenty, "sergeant-major", lead=0.8),
        "discard-void": Kind("discard", Phase.DISCARD, before.discard_void, lead=0.4),
        "discard-ace": Kind("discard", Phase.DISCARD, before.discard_ace),
        "up-give": Kind("up", Phase.EXCHANGE, before.up_lacking, deal=2),
        "up-name": Kind("up", Phase.EXCHANGE, before.up_lacking, "sergeant-major", deal=2),
        "up-pay": Kind("up", Phase.EXCHANGE, before.up_pay, "sergeant-major", deal=2),
        "down-return": Kind("down", Phase.EXCHANGE, before.return_low, deal=2),
        "down-remember": Kind("down", Phase.PLAY, play.remember, deal=2),
        "eight-draw": Kind("eight", Phase.PLAY, play.draw_trumps),
        "five-cash": Kind("five", Phase.PLAY, play.cash),
        "five-early": Kind("five", Phase.PLAY, play.unneeded),
        "three-entry": Kind("three", Phase.PLAY, play.entries),
        "three-beyond": Kind("three", Phase.PLAY, play.beyond),
        "none-throw": Kind("none", Phase.PLAY, play.throw_high),
        "none-duck": Kind("none", Phase.PLAY, play.duck_high),
        "none-keep": Kind("none", Phase.PLAY, play.keep_low),
        "count-master": Kind("count", Phase.PLAY, play.counted),
        "count-void": Kind("count", Phase.PLAY, play.shown_out),
        "totals-claims": Kind("totals", Phase.EXCHANGE, before.stop_never, deal=2, lead=0.2),
    }
)
"""Every kind of exercise by name."""
