"""The course of a deal: which phase follows which, what may be done, and what comes of it.

Source: docs/rules.md, "Order of a deal". The order for any mix of options is: deal; exchange if
``before_contract``; pick up if ``look_name_discard``; contract; exchange if ``after_contract`` and trumps;
take and discard; play.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from threefiveeight.cards import CardSet
from threefiveeight.rules.actions import Action, DiscardCards, NameContract, Play
from threefiveeight.rules.errors import IllegalAction, Reason
from threefiveeight.rules.events import CardsDealt, ContractNamed, DealScored, HandRevealed
from threefiveeight.rules.exchange import (
    apply_exchange,
    claims_after,
    legal_exchange,
    refuse_exchange,
    settle_exchange,
)
from threefiveeight.rules.kitty import Discards, discard, refuse_discard, take_kitty
from threefiveeight.rules.options import CONTRACTS, SIX, Contract, Exchange, Kitty, Rules
from threefiveeight.rules.play import play, playable, refuse_play
from threefiveeight.rules.score import added, check_sums, limits, points_of, targets_by_seat
from threefiveeight.rules.seats import BySeat, Role, Seat, by_seat, seat_of
from threefiveeight.rules.state import Claim, Deal, Dealt, Phase, Trick

_AWAITED: Final = {Phase.CONTRACT: "name a contract", Phase.DISCARD: "discard", Phase.PLAY: "play a card"}


@dataclass(frozen=True, slots=True)
class Standing:
    """What a game brings into a deal.

    ``number`` counts the deals from 0; ``used`` are the contracts that each seat has named in the game, in playoff
    deals not counted; ``points_before`` are the points of the preceding deal, from which the claims come, None in the
    first deal.
    """

    number: int = 0
    totals: BySeat[int] = (0, 0, 0)
    used: BySeat[tuple[Contract, ...]] = ((), (), ())
    points_before: BySeat[int] | None = None
    playoff: bool = False


def start_deal(rules: Rules, dealer: Seat, dealt: Dealt, standing: Standing = Standing()) -> Deal:
    """A new deal, at its first decision; BadDeal for cards that cannot have been dealt under these rules."""
    dealt.check(rules)
    hands = by_seat(lambda seat: CardSet.of(dealt.hands[seat]))
    targets = targets_by_seat(rules, standing.number, dealer)
    size = rules.hand_size
    deal = Deal(
        rules=rules,
        number=standing.number,
        dealer=dealer,
        dealt=dealt,
        hands=hands,
        targets=targets,
        trick=Trick(seat_of(Role.ELDEST, dealer)),
        totals=standing.totals,
        used=standing.used,
        playoff=standing.playoff,
        claims=_claims(rules, standing, targets, dealer),
        events=(CardsDealt(dealer, hands, (size, size, size)),),
    )
    if rules.exchange is Exchange.BEFORE_CONTRACT:
        deal = settle_exchange(deal)
    return deal if deal.to_act is not None else _to_contract(deal)


def _claims(rules: Rules, standing: Standing, targets: BySeat[int], dealer: Seat) -> tuple[Claim, ...]:
    """The claims of a new deal: none in the first deal, in a playoff deal and without an exchange."""
    if rules.exchange is Exchange.OFF or standing.playoff or standing.points_before is None:
        return ()
    return claims_after(rules, standing.points_before, targets, dealer)


def legal_contracts(deal: Deal) -> tuple[Contract, ...]:
    """The contracts that the chooser may name: those of the table, less those that he has used up."""
    once = deal.rules.each_contract_once and not deal.playoff
    gone = deal.used[deal.chooser] if once else ()
    return tuple(contract for contract in CONTRACTS if contract in deal.rules.contracts and contract not in gone)


def legal_actions(deal: Deal, seat: Seat | None = None) -> Sequence[Action]:
    """All that a seat may do now: never empty for the seat to act (the default), empty for the others.

    Discards are made only as they are asked for: there are up to 4,845 of them.
    """
    actor = deal.to_act
    if actor is None or seat not in (None, actor):
        return ()
    match deal.phase:
        case Phase.CONTRACT:
            return tuple(NameContract(actor, contract) for contract in legal_contracts(deal))
        case Phase.EXCHANGE:
            return legal_exchange(deal)
        case Phase.DISCARD:
            return Discards(actor, deal.hands[actor], deal.rules.kitty_size)
        case _:
            return tuple(Play(actor, card) for card in playable(deal, actor))


def refusal(deal: Deal, action: Action) -> IllegalAction | None:
    """Why an action is refused now; None if it is legal."""
    if deal.to_act is None:
        return IllegalAction(Reason.OVER, "the deal is over")
    if action.seat != deal.to_act:
        return IllegalAction(
            Reason.OUT_OF_TURN, f"seat {action.seat} may not act: it is the turn of seat {deal.to_act}"
        )
    match deal.phase, action:
        case Phase.CONTRACT, NameContract():
            return _refuse_contract(deal, action)
        case Phase.EXCHANGE, _:
            return refuse_exchange(deal, action)
        case Phase.DISCARD, DiscardCards():
            return refuse_discard(deal, action)
        case Phase.PLAY, Play():
            return refuse_play(deal, action)
        case _:
            return IllegalAction(Reason.PHASE, f"seat {action.seat} must {_AWAITED[deal.phase]} now")


def apply_action(deal: Deal, action: Action) -> Deal:
    """The deal after an action; raises IllegalAction, and changes nothing, where it is refused."""
    refused = refusal(deal, action)
    if refused is not None:
        raise refused
    match action:
        case NameContract():
            return _after_contract(deal, action.contract)
        case DiscardCards():
            return _after_discard(discard(deal, action))
        case Play():
            return _after_play(play(deal, action))
        case _:
            after = apply_exchange(deal, action)
            return after if after.to_act is not None else _after_exchange(after)


def _refuse_contract(deal: Deal, action: NameContract) -> IllegalAction | None:
    if action.contract in legal_contracts(deal):
        return None
    if action.contract not in deal.rules.contracts:
        names = " ".join(contract for contract in CONTRACTS if contract in deal.rules.contracts)
        return IllegalAction(Reason.CONTRACT_UNKNOWN, f"{action.contract} may not be named at this table, only {names}")
    left = " ".join(legal_contracts(deal))
    return IllegalAction(
        Reason.CONTRACT_USED,
        f"seat {action.seat} has named {action.contract} before in this game; left are {left}",
    )


def _to_contract(deal: Deal) -> Deal:
    if deal.rules.kitty is Kitty.LOOK_NAME_DISCARD:
        deal = take_kitty(deal)
    return replace(deal, phase=Phase.CONTRACT, to_act=deal.chooser)


def _after_contract(deal: Deal, contract: Contract) -> Deal:
    chooser = deal.chooser
    named = replace(deal, contract=contract, to_act=None, events=(*deal.events, ContractNamed(chooser, contract)))
    if contract is Contract.NO_TRICKS:
        named = replace(named, targets=limits(deal.targets, deal.dealer))
    if deal.rules.choose_after == SIX:
        named = replace(named, events=(*named.events, HandRevealed(chooser, deal.hands[chooser])))
    if contract.suit is None:
        named = replace(named, claims=())
    if deal.rules.exchange is Exchange.AFTER_CONTRACT:
        named = settle_exchange(named)
    return named if named.to_act is not None else _to_kitty(named)


def _after_exchange(deal: Deal) -> Deal:
    return _to_contract(deal) if deal.contract is None else _to_kitty(deal)


def _to_kitty(deal: Deal) -> Deal:
    if deal.rules.kitty is Kitty.NONE:
        return _to_play(deal)
    if deal.rules.kitty is Kitty.NAME_TAKE_DISCARD:
        deal = take_kitty(deal)
    return replace(deal, phase=Phase.DISCARD, to_act=deal.chooser)


def _after_discard(deal: Deal) -> Deal:
    if deal.rules.kitty is Kitty.NAME_DISCARD_TAKE:
        deal = take_kitty(deal)
    return _to_play(deal)


def _to_play(deal: Deal) -> Deal:
    return replace(deal, phase=Phase.PLAY, to_act=deal.trick.leader)


def _after_play(deal: Deal) -> Deal:
    if deal.trick.cards:
        return deal
    if game_won_at_once(deal):
        scored = DealScored(deal.tricks, None, deal.totals)
        return replace(deal, phase=Phase.OVER, to_act=None, events=(*deal.events, scored))
    return deal if any(deal.hands) else _scored(deal)


def game_won_at_once(deal: Deal) -> bool:
    """Whether the last trick gave its winner ``end_tricks``; suspended in no tricks and in playoff deals."""
    needed = deal.rules.end_tricks
    if needed is None or deal.playoff or deal.contract is Contract.NO_TRICKS:
        return False
    return max(deal.tricks) >= needed


def _scored(deal: Deal) -> Deal:
    assert deal.contract is not None
    points = points_of(deal.contract, deal.targets, deal.tricks)
    check_sums(deal.rules, points, deal.tricks)
    totals = added(deal.totals, points)
    scored = DealScored(deal.tricks, points, totals)
    return replace(deal, phase=Phase.OVER, to_act=None, points=points, totals=totals, events=(*deal.events, scored))
