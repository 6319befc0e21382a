// Misere endings that need no search: holdings that can always play under what the others lead, and single tricks.
//
// All four lanes are looked at at once.

// A word without the lowest card of each lane, and those cards.
inline Word without_lowest(Word x) { return x & ((x | GUARD) - (GUARD >> 15)); }
inline Word lowest_each(Word x) { return x ^ without_lowest(x); }

// The whole of each lane in which there is a card.
inline Word filled(Word x) {
    Word aces = upwards(x) & (GUARD >> 3);
    return (aces << 1) - (aces >> 12);
}

// What is below the lowest card of each lane in which there is one.
inline Word under(Word x) { return filled(x) & ~upwards(x); }

// Whether `mine` can stay under every lead from `theirs`: in no lane may my i-th card from below lie above their i-th.
// Then "the highest card that still loses" always loses, whatever is led in whatever order.
inline bool stays_under(Word mine, Word theirs, Word& matter) {
    matter |= lowest_each(theirs) & filled(mine);
    for (; mine && theirs; mine = without_lowest(mine), theirs = without_lowest(theirs))
        if (theirs & under(mine)) return false;
    return true;
}

// The lowest cards that another seat must put above the lowest card that seat 0 has in their lanes, if that is led.
inline Word beating(const Position& p, int seat) {
    Word mine = p.hand[0], theirs = p.hand[seat];
    return lowest_each(theirs) & filled(mine) & ~filled(theirs & under(mine));
}

// Seat 0 takes nothing more: it can stay under everything, at once or after one card that is sure to be beaten.
inline bool takes_none(const Position& p, int leader, Word& matter) {
    Word mine = p.hand[0], foes = p.hand[1] | p.hand[2];
    if (leader != 0) return stays_under(mine, foes, matter = 0);
    Word above = beating(p, 1) | beating(p, 2), wrong = filled(foes & under(mine));
    for (int lane = 0; lane < 4; lane++) {
        Word suit = lane_cards(lane), over = above & suit;
        if (!over || (wrong & ~suit)) continue;
        matter = lowest(over);
        if (stays_under(mine ^ lowest(mine & suit), foes, matter)) return true;
    }
    return false;
}

// Seat 0, to lead, takes all if both others can stay under all that it may lead.
inline bool takes_all(const Position& p, int leader, Word& matter) {
    matter = 0;
    return leader == 0 && stays_under(p.hand[1], p.hand[0], matter) && stays_under(p.hand[2], p.hand[0], matter);
}

// Seat 0 takes the next trick: it leads and nobody need beat it, or what is led is under all it holds of the suit.
inline bool takes_next(const Position& p, int leader, Word& matter) {
    Word mine = lowest_each(p.hand[0]), above = beating(p, 1) | beating(p, 2);
    if (leader == 0) return matter = mine, !above;
    matter = lowest(mine & filled(p.hand[leader]) & ~filled(above));
    return matter;
}

// Seat 0 can lose the next trick: it leads a card that must be beaten, or has a card under all that may be led.
inline bool loses_next(const Position& p, int leader, Word& matter) {
    if (leader == 0) return matter = lowest(beating(p, 1) | beating(p, 2)), matter;
    Word mine = p.hand[0], theirs = p.hand[leader];
    matter = lowest_each(theirs) & filled(mine);
    return !(theirs & under(mine));
}

inline bool misere_bounds(const Position& p, int leader, int n, int need, bool& yes, Word& matter) {
    if (need == 1 && takes_next(p, leader, matter)) return yes = true, true;
    if (need == n && loses_next(p, leader, matter)) return yes = false, true;
    if (takes_none(p, leader, matter)) return yes = false, true;
    if (takes_all(p, leader, matter)) return yes = true, true;
    return matter = 0, false;
}
