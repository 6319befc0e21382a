// Misere endings that need no search: holdings that can always play under what the others lead, and single tricks.

// Whether `mine` in one lane can stay under every lead from `theirs`: my i-th card from below must have fewer than i
// of their cards below it. Then "the highest card that still loses" always loses, whatever is led in whatever order.
inline bool stays_under(Word mine, Word theirs) {
    for (int below = 0; mine; mine &= mine - 1, below++)
        if (count(theirs & (lowest(mine) - 1)) > below) return false;
    return true;
}

inline bool stays_under_all(const Position& p, int seat, Word theirs, Word& matter, Word without = 0) {
    for (int lane = 0; lane < 4; lane++) {
        Word mine = p.hand[seat] & lane_cards(lane) & ~without, foes = theirs & lane_cards(lane);
        if (!mine || !foes) continue;
        if (!stays_under(mine, foes)) return false;
        matter |= lowest(foes);
    }
    return true;
}

// Whether seat 0, to lead, loses the trick with its lowest card of a lane: all cards of another seat are above it.
inline Word beaten_by(const Position& p, Word own) {
    for (int seat = 1; seat < 3; seat++) {
        Word answer = p.hand[seat] & lane_cards(lane_of(own));
        if (answer && own < lowest(answer)) return lowest(answer);
    }
    return 0;
}

// Seat 0 takes nothing more: it can stay under everything, at once or after one card that is sure to be beaten.
inline bool takes_none(const Position& p, int leader, Word& matter) {
    Word foes = p.hand[1] | p.hand[2];
    if (leader != 0) return stays_under_all(p, 0, foes, matter);
    for (int lane = 0; lane < 4; lane++) {
        Word mine = p.hand[0] & lane_cards(lane);
        Word above = mine ? beaten_by(p, lowest(mine)) : 0;
        if (!above) continue;
        matter = above;
        if (stays_under_all(p, 0, foes, matter, lowest(mine))) return true;
    }
    return false;
}

// Seat 0, to lead, takes all if both others can stay under all that it may lead.
inline bool takes_all(const Position& p, int leader, Word& matter) {
    return leader == 0 && stays_under_all(p, 1, p.hand[0], matter) && stays_under_all(p, 2, p.hand[0], matter);
}

// Whether the others can stay under the lowest card of seat 0 in a lane.
inline bool both_under(const Position& p, Word suit, Word own) {
    Word one = p.hand[1] & suit, two = p.hand[2] & suit;
    return (!one || lowest(one) < own) && (!two || lowest(two) < own);
}

// Seat 0 takes the next trick: it leads and nobody need beat it, or what is led is under all it holds of the suit.
inline bool takes_next(const Position& p, int leader, Word& matter) {
    matter = 0;
    for (int lane = 0; lane < 4; lane++) {
        Word suit = lane_cards(lane), mine = p.hand[0] & suit;
        if (!mine) continue;
        bool under = both_under(p, suit, lowest(mine));
        if (leader == 0) {
            if (!under) return false;
            matter |= lowest(mine);
        } else if (under && (p.hand[leader] & suit)) {
            return matter = lowest(mine), true;
        }
    }
    return leader == 0;
}

// Seat 0 can lose the next trick: it leads a card that must be beaten, or has a card under all that may be led.
inline bool loses_next(const Position& p, int leader, Word& matter) {
    matter = 0;
    for (int lane = 0; lane < 4; lane++) {
        Word suit = lane_cards(lane), mine = p.hand[0] & suit, theirs = p.hand[leader] & suit;
        if (leader == 0) {
            if (mine && (matter = beaten_by(p, lowest(mine)))) return true;
        } else if (mine && theirs) {
            if (lowest(mine) > lowest(theirs)) return false;
            matter |= lowest(theirs);
        }
    }
    return leader != 0;
}

inline bool misere_bounds(const Position& p, int leader, int n, int need, bool& yes, Word& matter) {
    if (need == 1 && takes_next(p, leader, matter)) return yes = true, true;
    if (need == n && loses_next(p, leader, matter)) return yes = false, true;
    Word cards = 0;
    if (takes_none(p, leader, cards)) return yes = false, matter = cards, true;
    cards = 0;
    if (takes_all(p, leader, cards)) return yes = true, matter = cards, true;
    return matter = 0, false;
}
