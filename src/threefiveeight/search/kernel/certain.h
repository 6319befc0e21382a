// Answers at the start of a trick that need no search, from the counts in bounds.h.

// What `seat` cashes when he has the lead, if no trump of an opponent (or of a partner who must trump) falls on it.
template <int KIND>
Cash Solver<KIND>::cash(const Position& p, int seat, int wanted) const {
    int one = next_seat(seat), other = next_seat(one), partner = seat == 0 ? 0 : 3 - seat;
    Cash c{p.hand[seat], p.hand[seat] & ~downwards(p.hand[one] | p.hand[other])};
    bool fear_one = TRUMP && (p.hand[one] & TRUMPS) && (KIND == MUST || one != partner || seat == 0);
    bool fear_other = TRUMP && (p.hand[other] & TRUMPS) && (KIND == MUST || other != partner || seat == 0);
    for (int lane = 0; lane < (TRUMP ? 3 : 4); lane++) {
        int safe = 99;
        if (fear_one) safe = smaller(safe, length_of(p.key, one, lane));
        if (fear_other) safe = smaller(safe, length_of(p.key, other, lane));
        c.lane(p.key, lane, one, other, safe, wanted);
    }
    return c;
}

// Whether seat 0 wins a trick that `leader` must begin, whatever he leads; `matter` gets the cards that say so.
template <int KIND>
bool Solver<KIND>::walled_in(const Position& p, int leader, Word& matter) const {
    Word all = p.all(), tops = all & ~downwards((all & ~p.hand[0])) & p.hand[0];
    for (int lane = 0; lane < 4; lane++) {
        Word suit = lane_cards(lane);
        if (!(p.hand[leader] & suit)) continue;
        if (!(tops & suit)) return false;
        if (TRUMP && lane < 3 && (p.hand[3 - leader] & TRUMPS) && !length_of(p.key, 3 - leader, lane)) return false;
        matter |= highest(tops & suit);
    }
    return true;
}

template <int KIND>
bool Solver<KIND>::bounds(const Position& p, int leader, int n, int need, bool& yes, Word& matter) const {
    if (KIND == MISERE) return misere_bounds(p, leader, n, need, yes, matter);
    Bound trumps{0, 0};
    if (TRUMP) {
        trumps = sure_trumps(p.hand[0] & TRUMPS, (p.hand[1] | p.hand[2]) & TRUMPS, need);
        if (trumps.tricks >= need) return yes = true, matter = trumps.matter, true;
    }
    Word entry = 0;
    if (leader == 0 || walled_in(p, leader, entry)) {
        Cash mine = cash(p, 0, need - trumps.tricks);
        if (trumps.tricks + mine.tricks >= need)
            return yes = true, matter = trumps.matter | mine.matter | entry, true;
    }
    int against = n - need + 1;  // the tricks that the two others need between them
    trumps = {0, 0};
    if (TRUMP) {
        Word mine = p.hand[0] & TRUMPS;
        Bound one = sure_trumps(p.hand[1] & TRUMPS, mine, against), two = sure_trumps(p.hand[2] & TRUMPS, mine, against);
        trumps = one.tricks >= two.tricks ? one : two;
        if (trumps.tricks >= against) return yes = false, matter = trumps.matter, true;
    }
    if (leader != 0) {
        int partner = 3 - leader, wanted = against - trumps.tricks;
        // A partner who is free to throw keeps his trumps as long as he has other cards.
        if (KIND == FREE && wanted > n - count(p.hand[partner] & TRUMPS)) return false;
        Cash ours = cash(p, leader, wanted);
        if (ours.tricks >= wanted) return yes = false, matter = trumps.matter | ours.matter, true;
        if (!TRUMP) {
            // The partner gets the lead in a suit where he is highest and keeps his winners until then.
            Word theirs = p.hand[partner] & ~downwards(p.hand[0] | p.hand[leader]);
            for (int lane = 0; lane < 4; lane++)
                if ((theirs & lane_cards(lane)) && (p.hand[leader] & lane_cards(lane))) {
                    Cash more = cash(p, partner, wanted - ours.tricks);
                    if (ours.tricks + more.tricks < wanted) break;
                    matter = ours.matter | more.matter | highest(theirs & lane_cards(lane));
                    return yes = false, true;
                }
        }
    }
    return false;
}
