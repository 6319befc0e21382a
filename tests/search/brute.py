"""The solver's values by trying everything, in few lines that share nothing with the package.

A card is its text; only positions of four or five cards a seat are small enough.
"""

RANKS = "23456789TJQKA"


def guaranteed(
    hands: list[list[str]], contract: str, leader: int, trick: list[str], must_trump: bool, seat: int
) -> int:
    """The tricks the seat is sure of; in MIS the fewest it is sure not to exceed."""
    if len(trick) == 3:
        winner = (leader + trick.index(max(trick, key=lambda card: height(card, trick[0], contract)))) % 3
        won = int(winner == seat)
        return won + guaranteed(hands, contract, winner, [], must_trump, seat) if hands[0] else won
    player = (leader + len(trick)) % 3
    best_of = max if (player == seat) != (contract == "MIS") else min
    values = []
    for card in legal(hands[player], trick, contract, must_trump):
        left = [[one for one in hand if one != card] for hand in hands]
        values.append(guaranteed(left, contract, leader, [*trick, card], must_trump, seat))
    return best_of(values)


def legal(hand: list[str], trick: list[str], contract: str, must_trump: bool) -> list[str]:
    if not trick:
        return hand
    following = [card for card in hand if card[0] == trick[0][0]]
    trumps = [card for card in hand if card[0] == contract and must_trump]
    return following or trumps or hand


def height(card: str, led: str, contract: str) -> int:
    return RANKS.index(card[1]) + (100 if card[0] == contract else 0 if card[0] == led[0] else -100)
