"""The exchange: who claims what from whom, in which order, and in which deals it comes at all."""

import itertools

import pytest

from tests.oracle import oracle
from tests.rules.making import acted, dealt_with, rules_with, started
from tests.rules.test_exchange import DEALER, GIVING, NAMING
from threefiveeight.rules import (
    SEATS,
    BySeat,
    Claim,
    Deal,
    Phase,
    claims_after,
    targets_by_seat,
)

# --- claims ---


@pytest.mark.parametrize(
    ("before", "expected"),
    [
        pytest.param((2, -3, 1), [(1, 0, 2), (1, 2, 1)], id="10/2/4 against 8/5/3: two claims and one on the same"),
        pytest.param((4, -1, -3), [(1, 0, 1), (2, 0, 3)], id="+4 −1 −3: one and three, never four against one"),
        pytest.param((0, 0, 0), [], id="all exact: none"),
        pytest.param((3, -3, 0), [(1, 0, 3)], id="one exact"),
        pytest.param((0, -2, 2), [(1, 2, 2)], id="one exact, another up"),
    ],
)
@pytest.mark.parametrize("cards_per_over", [1, 2])
def test_claims(before: BySeat[int], expected: list[tuple[int, int, int]], cards_per_over: int) -> None:
    rules = rules_with("sergeant-major", cards_per_over=cards_per_over)
    found = claims_after(rules, before, targets_by_seat(rules, 1, 0), 0)
    assert list(found) == [Claim(down, up, left * cards_per_over) for down, up, left in expected]


@pytest.mark.parametrize(
    ("order", "before", "dealer", "ups"),
    [
        pytest.param("most_up", (1, 2, -3), 0, [1, 0], id="fault 23 - most up first"),
        pytest.param("most_up", (2, 2, -4), 0, [1, 0], id="fault 23 - equal: 1 is eldest"),
        pytest.param("most_up", (2, 2, -4), 1, [0, 1], id="fault 23 - equal: 0 is third, before the dealer"),
        pytest.param("most_up", (2, -4, 2), 1, [2, 0], id="fault 22 - equal: 2 is eldest, then 0"),
        pytest.param("most_up", (2, -4, 2), 2, [0, 2], id="fault 22 - equal: 0 is eldest, the dealer last"),
        pytest.param("new_target", (1, 2, -3), 0, [0, 1], id="fault 23 - dealer 8 before eldest 5"),
        pytest.param("new_target", (2, 1, -3), 1, [1, 0], id="fault 23 - dealer 8 before third 3"),
        pytest.param("new_target", (-3, 2, 1), 0, [1, 2], id="fault 23 - eldest 5 before third 3"),
        pytest.param("new_target", (1, 2, -3), 2, [0, 1], id="fault 23 - eldest 5 before third 3, dealer down"),
    ],
)
def test_the_order_of_two_up_players(order: str, before: BySeat[int], dealer: int, ups: list[int]) -> None:
    rules = rules_with("sergeant-major", exchange_order=order)
    found = claims_after(rules, before, targets_by_seat(rules, 1, dealer), dealer)
    assert [claim.up for claim in found] == ups
    assert [claim.left for claim in found] == [before[up] for up in ups]


def test_equal_new_targets_go_from_eldest_round_the_table() -> None:
    rules = rules_with("sergeant-major", exchange_order="new_target", targets=(5, 5, 6))
    assert [claim.up for claim in claims_after(rules, (1, 2, -3), (5, 5, 6), 0)] == [1, 0]
    assert [claim.up for claim in claims_after(rules, (1, 2, -3), (6, 5, 5), 1)] == [0, 1]


@pytest.mark.parametrize("order", ["most_up", "new_target"])
@pytest.mark.parametrize("targets", [(8, 5, 3), (5, 5, 6), (0, 8, 8)], ids=str)
@pytest.mark.parametrize("dealer", SEATS)
def test_claims_agree_with_the_second_reading(order: str, targets: BySeat[int], dealer: int) -> None:
    rules = rules_with("sergeant-major", exchange_order=order, targets=targets, cards_per_over=2)
    options = {"exchange_order": order, "cards_per_over": 2}
    new = targets_by_seat(rules, 1, dealer)
    for one, other in itertools.product(range(-8, 9), repeat=2):
        before = (one, other, -one - other)
        found = [(claim.up, claim.down, claim.left) for claim in claims_after(rules, before, new, dealer)]
        assert sorted(found) == sorted(oracle.swaps(options, list(before), list(new), dealer))
        assert list(dict.fromkeys(up for up, _, _ in found)) == list(
            dict.fromkeys(up for up, _, _ in oracle.swaps(options, list(before), list(new), dealer))
        )
        assert sum(left for _, _, left in found) == 2 * sum(point for point in before if point > 0)


# --- when it happens ---


@pytest.mark.parametrize(
    ("before", "playoff", "exchange"),
    [
        pytest.param(None, False, False, id="fault 14 - the first deal"),
        pytest.param((0, 0, 0), False, False, id="fault 14 - all exact"),
        pytest.param((1, -1, 0), True, False, id="a playoff deal"),
        pytest.param((1, -1, 0), False, True, id="somebody was up"),
    ],
)
def test_when_there_is_an_exchange_before_the_contract(
    before: BySeat[int] | None, playoff: bool, exchange: bool
) -> None:
    deal = started(NAMING, dealt_with(NAMING, {}), dealer=DEALER, before=before, playoff=playoff)
    assert (deal.phase is Phase.EXCHANGE) is exchange
    assert deal.to_act == (0 if exchange else deal.chooser)
    assert bool(deal.claims) is exchange


@pytest.mark.parametrize(
    ("contract", "before", "exchange"),
    [
        pytest.param("H", (0, 1, -1), True, id="trumps"),
        pytest.param("NT", (0, 1, -1), False, id="no trump cancels the claims"),
        pytest.param("MIS", (0, 1, -1), False, id="no tricks cancels the claims"),
        pytest.param("H", (0, 0, 0), False, id="fault 14 - all exact"),
        pytest.param("H", None, False, id="fault 14 - the first deal"),
    ],
)
def test_when_there_is_an_exchange_after_the_contract(
    contract: str, before: BySeat[int] | None, exchange: bool
) -> None:
    deal = started(GIVING, dealt_with(GIVING, {}), dealer=DEALER, before=before)
    assert deal.phase is Phase.CONTRACT
    deal = acted(deal, f"0 contract {contract}")
    assert deal.phase is (Phase.EXCHANGE if exchange else Phase.DISCARD)
    assert deal.to_act == (1 if exchange else 0)
    assert bool(deal.claims) is exchange


@pytest.mark.parametrize("contract", ["H", "NT", "MIS"])
@pytest.mark.parametrize("before", [None, (0, 0, 0), (1, -1, 0)], ids=["first deal", "all exact", "one up"])
@pytest.mark.parametrize("name", ["sergeant-major", "six-three-eight", "three-five-eight", "sergeant-major-british"])
def test_fault_14_eldest_leads_whether_there_is_an_exchange_or_not(
    name: str, before: BySeat[int] | None, contract: str
) -> None:
    rules = rules_with(name, contracts=["H", "NT", "MIS"], each_contract_once=False)
    for dealer in SEATS:
        deal = started(rules, dealt_with(rules, {}), dealer=dealer, before=before)
        while deal.phase is not Phase.PLAY:
            deal = acted(deal, _plain_action(deal, contract))
        assert deal.to_act == deal.trick.leader == (dealer + 1) % 3
        assert deal.trick.cards == ()


def _plain_action(deal: Deal, contract: str) -> str:
    assert deal.to_act is not None
    last = list(deal.hands[deal.to_act])[-4:]
    words = {
        Phase.CONTRACT: f"contract {contract}",
        Phase.EXCHANGE: "stop",
        Phase.DISCARD: "discard " + " ".join(map(str, last)),
    }
    return f"{deal.to_act} {words[deal.phase]}"
