// Misere endings that need no search: holdings that can always play under what the others lead.

// Whether `mine` in one lane can stay under every lead from `theirs`, with `late` of my low cards already gone:
// my i-th card from below must have fewer than i of their cards below it. Then "the highest card that still loses"
// always loses, whatever is led in whatever order.
inline bool stays_under(Word mine, Word theirs, int late) {
    int low = -late;
    for (; mine; mine &= mine - 1, low++)
        if (count(theirs & (lowest(mine) - 1)) > (low > 0 ? low : 0)) return false;
    return true;
}

inline bool stays_under_all(const Position& p, int seat, Word theirs, Word& matter) {
    for (int lane = 0; lane < 4; lane++) {
        Word mine = p.hand[seat] & lane_cards(lane), foes = theirs & lane_cards(lane);
        if (!mine || !foes) continue;
        if (!stays_under(mine, foes, 0)) return false;
        matter |= lowest(foes);
    }
    return true;
}

// Seat 0 takes nothing more if he can stay under everything, or take nothing after one card led under.
inline bool takes_none(const Position& p, int leader, Word& matter) {
    Word foes = p.hand[1] | p.hand[2];
    if (leader != 0) return stays_under_all(p, 0, foes, matter);
    return false;
}

// Seat 0, to lead, takes all if both others can stay under all that he may lead.
inline bool takes_all(const Position& p, int leader, Word& matter) {
    return leader == 0 && stays_under_all(p, 1, p.hand[0], matter) && stays_under_all(p, 2, p.hand[0], matter);
}
