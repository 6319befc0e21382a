// Answers at the start of a trick that need no search, from the counts in bounds.h.

template <int KIND>
bool Solver<KIND>::bounds(const Position& p, int leader, int n, int need, bool& yes, Word& matter) const {
    if (KIND == MISERE) return false;
    Bound trumps{0, 0};
    if (TRUMP) {
        Word mine = p.hand[0] & TRUMPS, theirs = (p.hand[1] | p.hand[2]) & TRUMPS;
        trumps = sure_trumps(mine, theirs, need);
        if (trumps.tricks >= need) return yes = true, matter = trumps.matter, true;
    }
    if (leader == 0) {
        Cash cash{p.hand[0], p.hand[0] & ~downwards(p.hand[1] | p.hand[2])};
        int wanted = need - trumps.tricks;
        bool armed1 = TRUMP && (p.hand[1] & TRUMPS), armed2 = TRUMP && (p.hand[2] & TRUMPS);
        for (int lane = 0; lane < (TRUMP ? 3 : 4); lane++) {
            int safe = 99;
            if (armed1) safe = smaller(safe, length_of(p.key, 1, lane));
            if (armed2) safe = smaller(safe, length_of(p.key, 2, lane));
            cash.lane(p.key, lane, 1, 2, safe, wanted);
        }
        if (cash.tricks >= wanted) return yes = true, matter = trumps.matter | cash.matter, true;
    }
    int against = n - need + 1;  // the tricks that the two others need between them
    if (TRUMP) {
        Word mine = p.hand[0] & TRUMPS;
        Bound one = sure_trumps(p.hand[1] & TRUMPS, mine, against), two = sure_trumps(p.hand[2] & TRUMPS, mine, against);
        trumps = one.tricks >= two.tricks ? one : two;
        if (trumps.tricks >= against) return yes = false, matter = trumps.matter, true;
    }
    if (leader != 0) {
        int partner = 3 - leader;
        Cash cash{p.hand[leader], p.hand[leader] & ~downwards(p.hand[0] | p.hand[partner])};
        int wanted = against - trumps.tricks;
        bool armed = TRUMP && (p.hand[0] & TRUMPS);
        int partner_trumps = TRUMP ? count(p.hand[partner] & TRUMPS) : 0;
        if (KIND == FREE && wanted > n - partner_trumps) return false;
        for (int lane = 0; lane < (TRUMP ? 3 : 4); lane++) {
            int safe = 99;
            if (armed) safe = smaller(safe, length_of(p.key, 0, lane));
            if (KIND == MUST && partner_trumps) safe = smaller(safe, length_of(p.key, partner, lane));
            cash.lane(p.key, lane, 0, partner, safe, wanted);
        }
        if (cash.tricks >= wanted) return yes = false, matter = trumps.matter | cash.matter, true;
    }
    return false;
}
