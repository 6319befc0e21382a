// A deal in play with all cards placed, and the policies that play it to its end.

template <int KIND>
struct Playing {
    static constexpr bool TRUMP = KIND == FREE || KIND == MUST;

    Word hand[3];
    Word unknown[3];  // cards in no hand that this seat cannot tell from cards in the others' hands
    Word table[2];    // the cards of the trick so far, in playing order
    int on_table, leader;
    unsigned dry;     // seats that have shown that they hold no trump
    unsigned voids;   // bit 4 * seat + lane: this seat has shown that it holds none of the lane
    int tricks[3];

    static bool beats(Word card, Word best) {
        return card > best && (lane_of(card) == lane_of(best) || (TRUMP && card >= (ONE << 48)));
    }

    inline bool is_void(int seat, int lane) const { return voids >> (4 * seat + lane) & 1; }

    inline int to_play() const { return leader + on_table >= 3 ? leader + on_table - 3 : leader + on_table; }

    inline Word legal(int seat) const {
        Word own = hand[seat];
        if (!on_table) return own;
        Word follow = own & lane_cards(lane_of(table[0]));
        if (follow) return follow;
        if (KIND == MUST && (own & TRUMPS)) return own & TRUMPS;
        return own;
    }

    inline void play(int seat, Word card) {
        hand[seat] ^= card;
        if (on_table) {
            int led = lane_of(table[0]);
            if (lane_of(card) != led) {
                voids |= 1u << (4 * seat + led);
                if (TRUMP && !(card & TRUMPS) && (led == 3 || KIND == MUST)) dry |= 1u << seat, voids |= 8u << 4 * seat;
            }
        }
        if (on_table < 2) {
            table[on_table++] = card;
            return;
        }
        int winner = leader;
        Word best = table[0];
        if (beats(table[1], best)) best = table[1], winner = next_seat(leader);
        if (beats(card, best)) winner = next_seat(next_seat(leader));
        tricks[winner]++;
        leader = winner;
        on_table = 0;
    }

    inline Word unseen(int seat) const {
        int one = next_seat(seat);
        return hand[one] | hand[next_seat(one)] | unknown[seat];
    }

    inline Word best_on_table() const { return on_table == 2 && beats(table[1], table[0]) ? table[1] : table[0]; }
};

// The lowest card by rank, of equal ones that of the first lane.
inline Word lowest_rank(Word cards) {
    Word low = (cards | cards >> 16 | cards >> 32 | cards >> 48) & LANE;
    low = lowest(low);
    return lowest(cards & (low | low << 16 | low << 32 | low << 48));
}

inline Word highest_rank(Word cards) {
    Word low = (cards | cards >> 16 | cards >> 32 | cards >> 48) & LANE;
    low = highest(low);
    return lowest(cards & (low | low << 16 | low << 32 | low << 48));
}

// The yardstick's rules of thumb (G). Side suits lie in the lanes in the order S H D C, so that of equal cards the
// lowest lane comes first.
template <int KIND>
struct Rules {
    using Deal = Playing<KIND>;
    static constexpr bool TRUMP = Deal::TRUMP;

    static Word cheapest(Word cards) {
        if (TRUMP && (cards & ~TRUMPS)) cards &= ~TRUMPS;
        return lowest_rank(cards);
    }

    static Word lead(const Deal& d, int seat) {
        Word own = d.hand[seat], unseen = d.unseen(seat), masters = own & ~downwards(unseen);
        Word trumps = TRUMP ? own & TRUMPS : 0, sides = own ^ trumps;
        bool out = TRUMP && (unseen & TRUMPS) && (d.dry | 1u << seat) != 7;
        if (out && (masters & trumps)) return highest(trumps);
        Word high = masters & sides;
        if (!out) {
            if (high) return lowest_rank(high);
            if (masters & trumps) return highest(trumps);
        } else if (high) {
            int most = 3;
            Word best = 0;
            for (int lane = 0; lane < 3; lane++) {
                Word suit = lane_cards(lane);
                if (!(high & suit)) continue;
                int out_there = count(unseen & suit);
                if (out_there > most) most = out_there, best = highest(high & suit);
            }
            if (best) return best;
        }
        if (!sides) return lowest(trumps);
        int fewest = 99;
        Word best = 0;
        for (int lane = 0; lane < (TRUMP ? 3 : 4); lane++) {
            Word suit = sides & lane_cards(lane);
            int held = count(suit);
            if (held && held < fewest) fewest = held, best = lowest(suit);
        }
        return best;
    }

    static Word follow(const Deal& d, int seat, Word legal) {
        Word best = d.best_on_table();
        Word above = lane_cards(lane_of(best)) & (0 - best) & ~best;
        if (TRUMP && !(best & TRUMPS)) above |= TRUMPS;
        Word winners = legal & above;
        if (!winners) return cheapest(legal);
        if (d.on_table == 2 || lane_of(legal) != lane_of(d.table[0])) return cheapest(winners);
        Word masters = winners & ~downwards(d.unseen(seat));
        return masters ? cheapest(masters) : cheapest(legal);
    }

    // No tricks: stay under what lies, get rid of what is high, lead what is low.
    static Word duck(const Deal& d, Word legal) {
        if (!d.on_table) return lowest_rank(legal);
        Word led = lane_cards(lane_of(d.table[0]));
        if (!(legal & led)) return highest_rank(legal);
        Word best = d.best_on_table(), under = legal & (best - 1);
        if (under) return highest(under);
        return d.on_table == 2 ? highest(legal) : lowest(legal);
    }

    static Word card(const Deal& d, int seat, Word legal) {
        if (KIND == MISERE) return duck(d, legal);
        return d.on_table ? follow(d, seat, legal) : lead(d, seat);
    }
};

// Play a deal to its end: by a policy, the seats of `others` (bits) by another, of `noise` in 1,024 cards at random
// (1,024: all).
template <int KIND, class Policy = Rules<KIND>, class Other = Policy>
inline void play_out(Playing<KIND>& d, Chance& chance, unsigned noise, unsigned others = 0) {
    while (d.hand[d.to_play()]) {
        int seat = d.to_play();
        Word legal = d.legal(seat), card = legal;
        if (legal & (legal - 1)) {
            if (noise >= 1024) card = random_card(legal, chance);
            else if (noise && (chance.next() >> 54) < noise) card = random_card(legal, chance);
            else card = others >> seat & 1 ? Other::card(d, seat, legal) : Policy::card(d, seat, legal);
        }
        d.play(seat, card);
    }
}
