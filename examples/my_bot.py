"""A computer player in under 60 lines: it follows with its lowest card, wins last if it can, and is never illegal.

Try it:  358 arena "cmd:python3 examples/my_bot.py" random --deals 30
The protocol is described in docs/notation.md, "Engine protocol".
"""

import json
import sys

RANKS = "23456789TJQKA"


def rank(card):
    """How high a card is, from 0 (two) to 12 (ace)."""
    return RANKS.index(card[1])


def choose_play(view, cards):
    """Win the trick with the cheapest card if nobody plays after us, else play low; lead an ace if there is one."""
    table = view["trick"]["cards"]
    low = min(cards, key=rank)
    if view["contract"] == "MIS" or len(table) == 1:
        return low
    if not table:
        return next((card for card in cards if card[1] == "A"), low)
    trump, led = view["contract"], table[0][0]

    def strength(card):
        return (card[0] == trump, card[0] == led, rank(card))

    winners = [card for card in cards if strength(card) > max(map(strength, table))]
    return min(winners, key=strength) if winners else low


def decide(view, legal):
    """One of the legal actions; a discard is named by its four cards."""
    verb = legal[0].split()[0]
    if verb == "discard":
        count = int(legal[0].split()[1])
        sides = [card for card in view["hand"] if card[0] != view["contract"]] or view["hand"]
        cards = sorted(sides, key=rank)[:count]
        cards += [card for card in view["hand"] if card not in cards][: count - len(cards)]
        return "discard " + " ".join(cards)
    if verb == "contract":
        suits = [action.split()[1] for action in legal if action[-1] in "SHDC"]
        longest = max(suits, key=lambda suit: sum(card[0] == suit for card in view["hand"]), default=None)
        return f"contract {longest}" if longest else legal[0]
    if verb == "play":
        return "play " + choose_play(view, [action.split()[1] for action in legal])
    return legal[-1] if "stop" not in legal else "stop"


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "ready", "name": "my bot"}), flush=True)
    elif message["type"] == "decide":
        action = decide(message["view"], message["legal"])
        print(json.dumps({"type": "action", "id": message["id"], "action": action}), flush=True)
