"""The careful player: rules of thumb for every decision of a deal, counting included.

It is the opponent that newcomers meet: it plays as an attentive person does who counts cards but looks no trick
ahead. Each part has a file of its own: ``choosing``, ``exchanging``, ``discarding``, ``playing``.
"""

from collections.abc import Sequence

from threefiveeight.bots.choosing import LIKES_TRICKS, choose_contract
from threefiveeight.bots.discarding import choose_discard
from threefiveeight.bots.exchanging import exchange
from threefiveeight.bots.playing import choose_card
from threefiveeight.rules import Action, DiscardCards, NameContract, Phase, Play, View


class CarefulBot:
    """A player by rules of thumb; the seed and the iterations make no difference to it."""

    name = "careful"

    def __init__(self, *, liking: float = LIKES_TRICKS) -> None:
        """``liking``: the points that no tricks must promise beyond any other contract."""
        self._liking = liking

    def decide(
        self,
        view: View,
        legal: Sequence[Action],
        *,
        seed: int,  # noqa: ARG002 - the protocol's; nothing here is left to chance
        iterations: int,  # noqa: ARG002 - the protocol's; nothing here is searched
    ) -> Action:
        """The legal action that the rules of thumb prefer."""
        seat = view.seat
        assert seat is not None
        if len(legal) == 1:
            return legal[0]
        match view.phase:
            case Phase.CONTRACT:
                contracts = [action.contract for action in legal if isinstance(action, NameContract)]
                return NameContract(seat, choose_contract(view, contracts, liking=self._liking))
            case Phase.EXCHANGE:
                return exchange(view, legal)
            case Phase.DISCARD:
                assert view.contract is not None
                return DiscardCards(seat, choose_discard(view.hand, view.contract, view.rules.kitty_size))
            case _:
                return Play(seat, choose_card(view, [action.card for action in legal if isinstance(action, Play)]))
