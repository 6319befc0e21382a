"""Random records in which rare things happen often: odd options, lumpy hands, ties, stops, voids.

Everything follows from the `random.Random` that is handed in.
"""

from __future__ import annotations

import copy
import random
from typing import Any

from tests.oracle.options import ALL_CONTRACTS, PRESET_NAMES, TABLE, NotAllowedError, Options, preset, settle
from tests.oracle.oracle import RANKS, SUITS, after_deal, check, deck_of, new_game, next_deal

Record = dict[str, Any]

NAMES = ["Ana", "Bo", "Cy", "Zoë", "Łukasz", "李", "O'Neil", "x" * 40, "a b", "null"]
TARGETS = [
    [8, 5, 3],
    [3, 8, 5],
    [9, 5, 2],
    [5, 5, 6],
    [5, 6, 5],
    [6, 5, 5],
    [0, 8, 8],
    [0, 0, 16],
    [16, 0, 0],
]
LONGEST = 110


def record(rng: random.Random, *, longest: int = LONGEST) -> Record:
    """A record of a whole game, or of one that stops somewhere."""
    rules = random_rules(rng)
    options = settle(rules)
    style = random_style(rng)
    deals, totals, winners = whole_game(rng, options, style, longest)
    found = {
        "format": "358-record/1",
        "rules": rules,
        "players": rng.sample(NAMES, 3),
        "deals": deals,
        "totals": totals[-1],
        "winners": winners,
    }
    if winners is None:
        del found["winners"]
    if rng.random() < 0.3:
        cut(rng, found, totals)
    thin_out(rng, found)
    return found


def random_rules(rng: random.Random) -> dict[str, Any]:
    """The rules of a record: a preset as it is, one with a few changes, or any mix at all."""
    for _ in range(200):
        name = rng.choice(PRESET_NAMES)
        kind = rng.random()
        if kind < 0.2:
            wanted = preset(name)
        elif kind < 0.5:
            wanted = preset(name)
            mix = random_mix(rng)
            for option in rng.sample(list(TABLE), rng.randint(1, 4)):
                wanted[option] = mix[option]
        else:
            wanted = random_mix(rng)
        if rng.random() < 0.6 and wanted["end_deals"] is not None:
            wanted["end_deals"] = min(wanted["end_deals"], rng.choice([1, 2, 3, 4, 5, 6, 9]))
        rules = written(rng, wanted)
        try:
            settle(rules)
        except NotAllowedError:
            continue
        return rules
    raise AssertionError("no valid mix found")


def written(rng: random.Random, wanted: Options) -> dict[str, Any]:
    """Options as a record names them: a preset, and in any order what differs from it, sometimes more."""
    base = preset(name := rng.choice(PRESET_NAMES))
    rest = [option for option in wanted if wanted[option] != base[option] or rng.random() < 0.1]
    rng.shuffle(rest)
    return {"preset": name} | {option: wanted[option] for option in rest}


def random_mix(rng: random.Random) -> Options:
    """A mix of options that mostly go together."""
    exchange = rng.choice(["before_contract"] * 4 + ["after_contract"] * 4 + ["off"])
    kitties = ["name_take_discard", "name_discard_take"]
    kitty = rng.choice(kitties if exchange == "after_contract" else ["look_name_discard", *kitties])
    deck = rng.choice([52, 52, 52, 51])
    if deck == 51:
        kitty = "none"
    six = exchange != "before_contract" and kitty != "look_name_discard" and rng.random() < 0.5
    mode = rng.choice(["name_suit", "give_card"])
    any_trump = exchange == "off" or (exchange == "after_contract" and mode == "give_card")
    contracts = rng.sample(ALL_CONTRACTS, rng.choice([1, 2, 3, 4, 5, 6, 6, 6]))
    mix = {
        "targets": random_targets(rng, 17 if deck == 51 else 16),
        "deck": deck,
        "chooser": rng.choice(["dealer", "eldest"]),
        "contracts": contracts,
        "each_contract_once": False,
        "choose_after": 6 if six else "all",
        "kitty": kitty,
        "kitty_public": kitty != "none" and rng.random() < 0.5,
        "void_play": rng.choice(["free", "must_trump"]),
        "exchange": exchange,
        "exchange_mode": mode,
        "exchange_order": rng.choice(["most_up", "new_target"]),
        "exchange_trump": rng.choice(["normal", "forbidden", "free_return"]) if any_trump else "normal",
        "cards_per_over": rng.choice([1, 1, 2]),
        "rotate_targets": rng.random() < 0.4,
        "tie": rng.choice(["shared", "playoff", "playoff"]),
    }
    return mix | random_ends(rng, mix)


def random_targets(rng: random.Random, tricks: int) -> list[int]:
    """Three targets that sum to the tricks, usual ones and strange ones."""
    if rng.random() < 0.3:
        a, b = sorted([rng.randint(0, tricks), rng.randint(0, tricks)])
        targets = [a, b - a, tricks - b]
    else:
        targets = list(rng.choice(TARGETS))
        targets[rng.randrange(3)] += tricks - 16
    rng.shuffle(targets)
    return targets


def random_ends(rng: random.Random, mix: Options) -> Options:
    """Ends of a game, tiny ones among them; at least one is set."""
    ends: Options = {
        "end_tricks": rng.choice([None, None, None, 1, 2, 4, 7, 9, 10, 11, 12, 13, 16]),
        "end_total": rng.choice([None, None, None, 1, 2, 4, 8, 10, 20]),
        "end_floor": rng.choice([None, None, None, -1, -2, -4, -8, -10, -20]),
        "end_deals": rng.choice([None, 1, 2, 3, 3, 4, 5, 6, 7, 9, 10, 12, 18, 30, 99]),
    }
    if all(value is None for value in ends.values()):
        ends["end_deals"] = rng.randint(1, 6)
    if rng.random() < 0.4:
        ends["each_contract_once"] = True
        most = 3 * len(mix["contracts"])
        ends["end_deals"] = rng.choice([most, rng.randint(1, most)])
    return ends


def random_style(rng: random.Random) -> dict[str, Any]:
    """How the players of one game behave, and how its cards fall."""
    return {
        "stop": rng.choice([0.0, 0.0, 0.05, 0.3]),
        "lumpy": rng.choice([0.0, 0.5, 1.0]),
        "play": [rng.choice(["any", "high", "low"]) for _ in range(3)],
        "contract": rng.choice([None, None, "MIS", "NT", "suits"]),
        "ties": rng.random() < 0.5,
    }


def whole_game(
    rng: random.Random, options: Options, style: dict[str, Any], longest: int
) -> tuple[list[Any], list[list[int]], list[int] | None]:
    """The deals of a game, the totals before and after each, and the winners if it ends in time."""
    game, dealer = new_game(), rng.randrange(3)
    deals: list[Any] = []
    totals: list[list[int]] = [game["totals"]]
    while game["winners"] is None and len(deals) < longest:
        deal, after = random_deal(rng, options, game, dealer, style)
        for _ in range(25 if style["ties"] else 0):
            # Try for a tie where the game would end.
            if len(after["tied"]) > 1 or not after["winners"]:
                break
            deal, after = random_deal(rng, options, game, dealer, style)
        game = after
        deals.append(deal)
        totals.append(game["totals"])
        dealer = (dealer + 1) % 3
    return deals, totals, game["winners"]


def random_cards(rng: random.Random, options: Options, *, lumpy: bool) -> tuple[list[list[str]], list[str]]:
    """Three hands and the kitty: a uniform shuffle, or one with long suits and voids."""
    cards = deck_of(options)
    rng.shuffle(cards)
    each = 17 if options["deck"] == 51 else 16
    room = [each, each, each, len(cards) - 3 * each]
    likes = [dict.fromkeys(SUITS, 1.0) for _ in room]
    if lumpy:
        likes = [{suit: rng.choice([0.001, 0.3, 1.0, 5.0]) for suit in SUITS} for _ in room]
    heaps: list[list[str]] = [[], [], [], []]
    for card in cards:
        weights = [
            like[card[0]] if len(heap) < most else 0.0 for like, heap, most in zip(likes, heaps, room, strict=True)
        ]
        rng.choices(heaps, weights)[0].append(card)
    if lumpy:
        for _ in range(rng.randint(0, 3)):
            make_void(rng, heaps, rng.randrange(3), rng.choice(SUITS))
    for heap in heaps:
        rng.shuffle(heap)
    return heaps[:3], heaps[3]


def make_void(rng: random.Random, heaps: list[list[str]], seat: int, suit: str) -> None:
    """Swap every card of a suit out of a hand, for cards of other suits of another hand."""
    other = heaps[(seat + rng.choice([1, 2])) % 3]
    for i, card in enumerate(heaps[seat]):
        places = [j for j, theirs in enumerate(other) if theirs[0] != suit]
        if card[0] == suit and places:
            j = rng.choice(places)
            heaps[seat][i], other[j] = other[j], card


def random_deal(
    rng: random.Random,
    options: Options,
    game: dict[str, Any],
    dealer: int,
    style: dict[str, Any],
) -> tuple[dict[str, Any], dict[str, Any]]:
    """A finished deal as a record has it, and the game after it."""
    game = copy.deepcopy(game)
    hands, kitty = random_cards(rng, options, lumpy=rng.random() < style["lumpy"])
    actions, result = random_actions(rng, options, game, dealer, hands, kitty, style)
    after_deal(options, game, result)
    deal = {
        "dealer": dealer,
        "hands": [" ".join(hand) for hand in hands],
        "kitty": " ".join(kitty),
        "actions": actions,
        "tricks": result["tricks"],
        "points": result["points"],
    }
    return deal, game


def random_actions(
    rng: random.Random,
    options: Options,
    game: dict[str, Any],
    dealer: int,
    hands: list[list[str]],
    kitty: list[str],
    style: dict[str, Any],
) -> tuple[list[str], dict[str, Any]]:
    """The actions of one deal and its result."""
    script = next_deal(options, game, dealer, hands, kitty)
    prompt, actions, voids = next(script), [], ""
    while True:
        action = f"{prompt['seat']} {random_action(rng, prompt, style, voids)}"
        actions.append(action)
        try:
            prompt = script.send(check(prompt, action))
        except StopIteration as stop:
            return actions, stop.value
        if " name " in action and not prompt["legal"][0].startswith("pay"):
            voids += action[-1]


def random_action(rng: random.Random, prompt: dict[str, Any], style: dict[str, Any], voids: str) -> str:
    """Something legal; suits in which somebody showed a void are paid with more often."""
    legal = prompt["legal"]
    if legal[0].startswith("pay") and rng.random() < 0.4:
        return str(rng.choice([a for a in legal if a[4] in voids] or legal))
    if prompt["phase"] == "discard":
        return "discard " + " ".join(rng.sample(prompt["from"], int(legal[0].split()[1])))
    if "stop" in legal:
        return "stop" if rng.random() < style["stop"] else str(rng.choice([a for a in legal if a != "stop"]))
    if prompt["phase"] == "contract" and style["contract"]:
        liked = [a for a in legal if a.endswith(style["contract"])] or [a for a in legal if len(a) == 10]
        return str(rng.choice(liked or legal))
    if prompt["phase"] == "play" and style["play"][prompt["seat"]] != "any":
        best = max if style["play"][prompt["seat"]] == "high" else min
        return str(best(legal, key=lambda action: (RANKS.index(action[-1]), rng.random())))
    return str(rng.choice(legal))


def cut(rng: random.Random, found: Record, totals: list[list[int]]) -> None:
    """Stop a game between two deals or inside one."""
    whole = rng.randrange(len(found["deals"]))
    stopped = found["deals"][whole]
    found["deals"] = found["deals"][:whole]
    found["totals"] = totals[whole]
    found.pop("winners", None)
    if rng.random() < 0.8:
        actions = stopped["actions"]
        near = rng.choice([len(actions), min(len(actions), 12)])
        stopped = {key: stopped[key] for key in ("dealer", "hands", "kitty")}
        found["deals"].append(stopped | {"actions": actions[: rng.randrange(near)]})


def thin_out(rng: random.Random, found: Record) -> None:
    """Leave out some of the results that the program can compute."""
    keep = rng.choice([1.0, 1.0, 0.5, 0.0])
    for thing in [found, *found["deals"]]:
        for key in ("totals", "winners", "tricks", "points"):
            if key in thing and rng.random() >= keep:
                del thing[key]
