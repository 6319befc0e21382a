"""Records spoiled in one known place, each with what must be said about it.

A mutation takes a good record and changes a copy of it.  It answers where the first fault then is, as
``(deal, action)`` counted from 1 with None where there is no such place; `FINE` if the record stays good; or
`None` if this record has nothing to spoil in this way.
"""

from __future__ import annotations

import copy
import random

from tests.oracle import spoil_actions, spoil_results, spoil_shape
from tests.oracle.generate import Record
from tests.oracle.places import Mutation, Place
from tests.oracle.trace import lines_and_fault

MUTATIONS: list[Mutation] = [
    spoil_actions.play_card_of_other_suit,
    spoil_actions.play_card_not_held,
    spoil_actions.wrong_seat,
    spoil_actions.wrong_verb,
    spoil_actions.action_badly_written,
    spoil_actions.action_not_text,
    spoil_actions.contract_not_offered,
    spoil_actions.bad_discard,
    spoil_actions.discard_in_other_order,
    spoil_actions.exchange_not_allowed,
    spoil_actions.stop_put_in,
    spoil_actions.actions_after_the_end,
    spoil_actions.deal_cut_short,
    spoil_actions.action_left_out,
    spoil_results.bad_cards,
    spoil_results.bad_kitty,
    spoil_results.kitty_in_other_order,
    spoil_results.wrong_deal_result,
    spoil_results.wrong_totals,
    spoil_results.wrong_winners,
    spoil_results.result_of_unfinished_deal,
    spoil_shape.unknown_key,
    spoil_shape.missing_key,
    spoil_shape.wrong_type,
    spoil_shape.wrong_dealer,
    spoil_shape.dealer_no_seat,
    spoil_shape.deal_after_the_end,
    spoil_shape.too_much,
    spoil_shape.bad_option,
    spoil_shape.format_unknown,
    spoil_shape.rules_said_again,
    spoil_shape.keys_in_other_order,
]


def mutated(rng: random.Random, good: Record, mutation: Mutation) -> tuple[Record, Place] | None:
    """A spoiled copy and the place of its first fault, or None if the mutation finds nothing to spoil."""
    lines, fault = lines_and_fault(good)
    assert fault is None
    bad = copy.deepcopy(good)
    place = mutation(rng, bad, lines)
    return None if place is None else (bad, place)
