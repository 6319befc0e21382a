"""The exchange: how a claim is made in either mode, and when it ends. Who claims what is in test_claims."""

from dataclasses import replace

import pytest

from tests.rules.making import acted, dealt_with, rules_with, started
from threefiveeight.cards import Card, CardSet
from threefiveeight.record import legal_to_text
from threefiveeight.rules import (
    BySeat,
    CardMoved,
    Claim,
    Deal,
    ExchangeStopped,
    IllegalAction,
    Phase,
    Reason,
    Rules,
    SuitNamed,
    VoidShown,
    legal_actions,
)
from threefiveeight.rules.exchange import settle_exchange

# The kitty stays on the table until the discard, so that hand sizes are those of the exchange.
GIVING = rules_with("three-five-eight", exchange_trump="normal", kitty="name_discard_take")
NAMING = rules_with("sergeant-major")
DEALER = 2  # so that seat 0 is eldest, who chooses in 3-5-8, and seat 2 chooses in Sergeant Major


def giving(
    before: BySeat[int],
    hands: dict[int, str],
    *,
    contract: str = "S",
    rules: Rules = GIVING,
    void: dict[int, str] | None = None,
) -> Deal:
    """A deal of 3-5-8 at its exchange, which comes after the contract."""
    deal = started(rules, dealt_with(rules, hands, void=void), dealer=DEALER, before=before)
    return acted(deal, f"0 contract {contract}")


def naming(
    before: BySeat[int], hands: dict[int, str], *, rules: Rules = NAMING, void: dict[int, str] | None = None
) -> Deal:
    """A deal of Sergeant Major at its exchange, which comes first."""
    return started(rules, dealt_with(rules, hands, void=void), dealer=DEALER, before=before)


def moves(deal: Deal) -> list[str]:
    return [f"{event.giver}{event.taker} {event.card}" for event in deal.events if isinstance(event, CardMoved)]


def refused(deal: Deal, action: str) -> tuple[Reason, str]:
    with pytest.raises(IllegalAction) as caught:
        acted(deal, action)
    return caught.value.code, caught.value.message


# --- give_card: the worked cases ---


@pytest.mark.parametrize(
    ("gifts", "held", "back"),
    [
        pytest.param(["H3"], "HK H9 H2", ["HK"], id="gift H3 to HK H9 H2: HK comes back"),
        pytest.param(["HQ"], "H9 H2", ["HQ"], id="gift HQ to H9 H2: HQ comes back"),
        pytest.param(["H3"], "", ["H3"], id="gift H3 to a hand without hearts: H3 comes back, claim spent"),
        pytest.param(["H2", "H4"], "HA H3", ["HA", "H4"], id="gifts H2 then H4 to HA H3: HA then H4 come back"),
    ],
)
def test_the_highest_of_the_suit_comes_back(gifts: list[str], held: str, back: list[str]) -> None:
    deal = giving((len(gifts), -len(gifts), 0), {0: " ".join(gifts), 1: held}, void={1: "H"})
    sizes = [len(hand) for hand in deal.hands]
    for number, gift in enumerate(gifts, start=1):
        assert deal.to_act == 0
        deal = acted(deal, f"0 give 1 {gift}")
        assert moves(deal)[-2:] == [f"01 {gift}", f"10 {back[number - 1]}"]
        assert [len(hand) for hand in deal.hands] == sizes
        assert sum(claim.left for claim in deal.claims) == len(gifts) - number
    assert deal.claims == ()
    assert deal.phase is Phase.DISCARD


def test_a_card_received_may_be_passed_on() -> None:
    deal = giving((2, -1, -1), {0: "H3", 1: "HK", 2: "HA"}, void={1: "H", 2: "H"})
    deal = acted(deal, "0 give 1 H3", "0 give 2 HK")
    assert moves(deal) == ["01 H3", "10 HK", "02 HK", "20 HA"]


def test_forbidden_trumps_are_no_gifts() -> None:
    rules = rules_with("three-five-eight-classic")
    deal = giving((1, -1, 0), {0: "SA HK"}, contract="S", rules=rules)
    assert not [text for text in legal_to_text(deal) if text.startswith("give 1 S")]
    assert "give 1 HK" in legal_to_text(deal)
    assert refused(deal, "0 give 1 SA") == (
        Reason.TRUMP_FORBIDDEN,
        "seat 0 may not give SA: trumps may not be given",
    )


def test_who_has_only_forbidden_trumps_is_passed_over_without_an_action() -> None:
    """No deck deals sixteen trumps, so the hand is made by hand."""
    rules = rules_with("three-five-eight-classic")
    deal = giving((2, 1, -3), {}, contract="S", rules=rules)
    only_trumps = replace(deal, hands=(CardSet.parse("SA SK"), *deal.hands[1:]))
    settled = settle_exchange(only_trumps)
    assert settled.to_act == 1
    assert settled.claims == (Claim(2, 1, 1),)
    nobody = settle_exchange(replace(only_trumps, claims=(Claim(2, 0, 2),)))
    assert nobody.to_act is None
    assert nobody.claims == ()


def test_free_return_of_a_trump_is_the_down_players_choice() -> None:
    deal = giving((1, -1, 0), {0: "S3 H3", 1: "SK HK"}, rules=rules_with("three-five-eight"))
    deal = acted(deal, "0 give 1 S3")
    assert (deal.phase, deal.to_act) == (Phase.EXCHANGE, 1)
    assert legal_to_text(deal) == sorted(f"return {card}" for card in deal.hands[1])
    assert len(deal.hands[1]) == 17
    assert "return S3" in legal_to_text(deal)
    assert refused(deal, "1 return H3") == (Reason.NOT_HELD, "seat 1 does not hold H3")
    assert refused(deal, "1 stop") == (Reason.PHASE, "seat 1 must return a card (return CARD) now")
    assert refused(deal, "0 stop")[0] is Reason.OUT_OF_TURN
    for back in ("S3", "SK", "HK"):
        after = acted(deal, f"1 return {back}")
        assert moves(after) == ["01 S3", f"10 {back}"]
        assert after.phase is Phase.DISCARD


def test_free_return_leaves_other_suits_forced() -> None:
    deal = giving((1, -1, 0), {0: "S3 H3", 1: "SK HK"}, rules=rules_with("three-five-eight"), void={1: "H"})
    assert moves(acted(deal, "0 give 1 H3")) == ["01 H3", "10 HK"]


def test_normal_trumps_are_gifts_like_others() -> None:
    deal = giving((1, -1, 0), {0: "S3", 1: "SK"}, void={1: "S"})
    assert moves(acted(deal, "0 give 1 S3")) == ["01 S3", "10 SK"]


def test_with_two_down_players_claims_come_in_any_order() -> None:
    deal = giving((3, -1, -2), {0: "H2 H3 H4", 1: "HA", 2: "HK HQ"}, void={1: "H", 2: "H"})
    assert {text.split()[1] for text in legal_to_text(deal) if text != "stop"} == {"1", "2"}
    deal = acted(deal, "0 give 2 H2", "0 give 1 H3")
    assert {text.split()[1] for text in legal_to_text(deal) if text != "stop"} == {"2"}
    assert refused(deal, "0 give 1 H4") == (Reason.NO_CLAIM, "seat 0 has no claim left against seat 1")
    deal = acted(deal, "0 give 2 H4")
    assert moves(deal) == ["02 H2", "20 HK", "01 H3", "10 HA", "02 H4", "20 HQ"]
    assert deal.phase is Phase.DISCARD


# --- name_suit ---


def test_the_highest_of_the_suit_named_comes_and_any_card_is_paid() -> None:
    deal = naming((1, -1, 0), {0: "S2", 1: "HK H9"}, void={1: "H"})
    deal = acted(deal, "0 name 1 H")
    assert moves(deal) == ["10 HK"]
    assert (deal.phase, deal.to_act) == (Phase.EXCHANGE, 0)
    assert legal_to_text(deal) == sorted(f"pay {card}" for card in deal.hands[0])
    assert "pay HK" in legal_to_text(deal)
    assert refused(deal, "0 pay H9") == (Reason.NOT_HELD, "seat 0 does not hold H9")
    assert refused(deal, "0 stop") == (Reason.PHASE, "seat 0 must pay a card (pay CARD) now")
    deal = acted(deal, "0 pay S2")
    assert moves(deal) == ["10 HK", "01 S2"]
    assert [len(hand) for hand in deal.hands] == [16, 16, 20]  # the dealer has picked up the kitty
    assert deal.phase is Phase.CONTRACT


def test_the_card_received_may_be_paid_back() -> None:
    deal = acted(naming((1, -1, 0), {1: "HK"}, void={1: "H"}), "0 name 1 H", "0 pay HK")
    assert moves(deal) == ["10 HK", "01 HK"]


def test_a_void_is_announced_and_the_claim_kept() -> None:
    deal = naming((1, -1, 0), {}, void={1: "H"})
    deal = acted(deal, "0 name 1 H")
    assert deal.events[-2:] == (SuitNamed(0, 1, Card.parse("H2").suit), VoidShown(1, Card.parse("H2").suit))
    assert deal.claims == (Claim(1, 0, 1),)
    assert legal_to_text(deal) == ["name 1 C", "name 1 D", "name 1 S", "stop"]
    code, message = refused(deal, "0 name 1 H")
    assert code is Reason.SUIT_BLOCKED
    assert message == "seat 0 may not name hearts to seat 1, who has shown a void there"


def test_a_void_shown_binds_the_other_up_player_too() -> None:
    deal = naming((2, -3, 1), {0: "S2", 1: "SA"}, void={1: "H"})
    deal = acted(deal, "0 name 1 H", "0 name 1 S", "0 pay S2", "0 stop")
    assert deal.to_act == 2
    assert legal_to_text(deal) == ["name 1 C", "name 1 D", "name 1 S", "stop"]


def test_a_void_ends_when_a_card_of_the_suit_is_received() -> None:
    deal = naming((2, -3, 1), {0: "H5 S2", 1: "SA"}, void={1: "H"})
    deal = acted(deal, "0 name 1 H", "0 name 1 S", "0 pay H5")
    assert "name 1 H" in legal_to_text(deal)
    deal = acted(deal, "0 name 1 H", "0 pay H5")
    assert moves(deal)[-2:] == ["10 H5", "01 H5"]
    deal = acted(deal, "2 name 1 H")
    assert moves(deal)[-1] == "12 H5"


def test_a_void_of_one_down_player_does_not_bind_the_other() -> None:
    deal = acted(naming((2, -1, -1), {}, void={1: "H"}), "0 name 1 H")
    assert "name 1 H" not in legal_to_text(deal)
    assert "name 2 H" in legal_to_text(deal)


# --- stopping, turns and refusals ---


def test_a_player_finishes_before_the_next_begins() -> None:
    deal = giving((1, -3, 2), {0: "H2", 1: "HA HK HQ", 2: "H3 H4"}, void={1: "H"})  # dealer 8-3-5: seat 0 has 8
    assert [claim.up for claim in deal.claims] == [0, 2]
    assert refused(deal, "2 give 1 H3") == (Reason.OUT_OF_TURN, "seat 2 may not act: it is the turn of seat 0")
    deal = acted(deal, "0 give 1 H2", "2 give 1 H3", "2 give 1 H4")
    assert moves(deal) == ["01 H2", "10 HA", "21 H3", "12 HK", "21 H4", "12 HQ"]


def test_stopping_gives_up_the_own_claims_and_adds_none_to_the_other() -> None:
    deal = naming((2, -3, 1), {})
    deal = acted(deal, "0 stop")
    assert deal.events[-1] == ExchangeStopped(0)
    assert deal.claims == (Claim(1, 2, 1),)
    assert deal.to_act == 2
    deal = acted(deal, "2 stop")
    assert deal.phase is Phase.CONTRACT
    assert deal.claims == ()


def test_who_has_no_claims_left_does_not_stop() -> None:
    deal = acted(naming((1, -1, 0), {1: "HK"}), "0 name 1 H", "0 pay HK")
    assert refused(deal, "0 stop")[0] is Reason.OUT_OF_TURN


@pytest.mark.parametrize(
    ("rules", "action", "message"),
    [
        (NAMING, "0 give 1 H2", "seat 0 must name a suit (name SEAT SUIT) or stop now"),
        (NAMING, "0 pay H2", "seat 0 must name a suit (name SEAT SUIT) or stop now"),
        (NAMING, "0 contract H", "seat 0 must name a suit (name SEAT SUIT) or stop now"),
        (rules_with("sergeant-major-british"), "0 name 1 H", "seat 0 must give a card (give SEAT CARD) or stop now"),
        (rules_with("sergeant-major-british"), "0 return H2", "seat 0 must give a card (give SEAT CARD) or stop now"),
        (rules_with("sergeant-major-british"), "0 play H2", "seat 0 must give a card (give SEAT CARD) or stop now"),
    ],
)
def test_actions_of_another_mode_or_phase_are_refused(rules: Rules, action: str, message: str) -> None:
    deal = started(rules, dealt_with(rules, {0: "H2"}), dealer=DEALER, before=(1, -1, 0))
    assert refused(deal, action) == (Reason.PHASE, message)


@pytest.mark.parametrize("action", ["0 give 1 HA", "0 give 2 H2", "0 give 0 H2"])
def test_fault_11_gifts_not_held_or_not_claimed_are_refused(action: str) -> None:
    deal = giving((1, -1, 0), {0: "H2", 1: "HA"})
    code, _ = refused(deal, action)
    assert code is (Reason.NOT_HELD if "HA" in action else Reason.NO_CLAIM)


def test_an_exact_player_may_not_be_asked() -> None:
    assert refused(naming((1, -1, 0), {}), "0 name 2 H") == (
        Reason.NO_CLAIM,
        "seat 0 has no claim left against seat 2",
    )


def test_double_payment_is_two_claims_for_each_overtrick() -> None:
    rules = rules_with("sergeant-major", cards_per_over=2)
    deal = naming((1, -1, 0), {1: "HK HQ"}, rules=rules)
    deal = acted(deal, "0 name 1 H", "0 pay HK")
    assert deal.claims == (Claim(1, 0, 1),)
    assert deal.to_act == 0
    assert legal_actions(deal, 1) == ()
