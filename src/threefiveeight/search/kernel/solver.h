// The open-cards solver: does seat 0 take `need` more tricks when the two others play together against it?
//
// A boolean search over tricks. Every result comes with the cards that mattered (`matter`): any position with the
// same suit lengths and the same owners of these and of all higher cards of their suits has the same result.
// That set is what the table stores. In MIS seat 0 tries not to take the tricks and the others push them on it.

enum Kind { NO_TRUMP = 0, MISERE = 1, FREE = 2, MUST = 3 };

enum Switch { NO_PARTITION = 1, NO_BOUNDS = 2, NO_EQUIVALENCE = 4, NO_TABLE = 8 };

struct Position {
    Word hand[3];
    Word key;  // twelve suit lengths of four bits: 12 * lane + 4 * seat
    inline Word all() const { return hand[0] | hand[1] | hand[2]; }
};

// A run of cards that are the same for this player, and the one that stands for it.
struct Move {
    Word card, top, bottom;
    int score;
};

inline int next_seat(int seat) { return seat == 2 ? 0 : seat + 1; }
inline Word unit(int seat, Word card) { return ONE << (12 * lane_of(card) + 4 * seat); }

struct Search {
    Table table;
    Word deal;  // 0-31, which deal's positions a search is about
    Word nodes, trick_nodes, node_limit;
    const volatile int* stop;
    unsigned switches;
    bool stopped;
    Word killer[18][3];
};

template <int KIND>
struct Solver {
    static constexpr bool TRUMP = KIND == FREE || KIND == MUST;
    Search& s;

    // Whether the player at `seat` is the one who wants the answer "yes, seat 0 takes them".
    static bool wants(int seat) { return (seat == 0) != (KIND == MISERE); }

    static bool beats(Word card, Word best) {
        return card > best && (lane_of(card) == lane_of(best) || (TRUMP && card >= (ONE << 48)));
    }

    static Word legal(Word hand, Word led) {
        Word follow = hand & lane_cards(lane_of(led));
        if (follow) return follow;
        if (KIND == MUST && (hand & TRUMPS)) return hand & TRUMPS;
        return hand;
    }

    // One move for each run; its highest card stands for it unless it is `beaten`, then its lowest.
    int moves(Word cards, Word walls, Word beaten, Move* out) const {
        int n = 0;
        Word bottoms = s.switches & NO_EQUIVALENCE ? cards : run_bottoms(cards, walls);
        while (bottoms) {
            Word bottom = lowest(bottoms);
            bottoms ^= bottom;
            Word below_next = bottoms ? lowest(bottoms) - 1 : ~Word(0);
            Word top = highest(cards & (0 - bottom) & below_next & lane_cards(lane_of(bottom)));
            out[n++] = {bottom & beaten ? bottom : top, top, bottom, 0};
        }
        return n;
    }

    // The best of the moves that have not been picked yet. They stay where they are: copying one right after it was
    // written makes the processor wait.
    static constexpr int PICKED = -2147483647;
    static int pick(Move* list, int n) {
        int best = 0;
        for (int i = 1; i < n; i++)
            if (list[i].score > list[best].score) best = i;
        list[best].score = PICKED;
        return best;
    }

    // What a failed move teaches: its cards matter to the node, and other cards as small as it need no try.
    // A run that straddles the border of what matters must matter as a whole: in a position that only looks alike
    // from the top its lower cards need not touch it.
    void failed(const Move& move, Word child, Word& matter, Word& skip) const {
        Word zone = upwards(child);
        if (!(zone & move.card)) skip |= lane_cards(lane_of(move.card)) & ~zone;
        if ((zone & move.top) && !(zone & move.bottom)) child |= move.bottom;
        matter |= child;
    }

    // The winner of a trick won by rank if a card of the same suit lost to it: then it matters who holds it.
    static void contest(Word trick, Word best, Word& matter) {
        if ((trick & lane_cards(lane_of(best))) != best) matter |= best;
    }

    // A trick is complete: the position after it and who leads.
    struct Child {
        Position at;
        int leader, need;
        Word best, trick;
    };

    static void finish(const Position& p, int leader, int need, Word c0, Word c1, Word c2, Child& q) {
        int second = next_seat(leader), third = next_seat(second), winner = leader;
        Word best = c0;
        if (beats(c1, best)) best = c1, winner = second;
        if (beats(c2, best)) best = c2, winner = third;
        q.at.hand[leader] = p.hand[leader] ^ c0;
        q.at.hand[second] = p.hand[second] ^ c1;
        q.at.hand[third] = p.hand[third] ^ c2;
        q.at.key = p.key - (unit(leader, c0) + unit(second, c1) + unit(third, c2));
        q.leader = winner;
        q.need = need - (winner == 0);
        q.best = best;
        q.trick = c0 | c1 | c2;
    }

    // The moves of the player at `seat`, the best first, until one decides for him. `go(card, matter, open)` answers for one;
    // if `open` is not null it may set that in place of a search. Asked to look first, all moves are gone through
    // without search before any is searched. Where `open` is not null here, nothing is searched at all.
    template <class Go>
    bool each(Move* list, int m, int seat, bool look_first, Word& killer, Word& matter, bool* open, const Go& go) {
        bool mine = wants(seat);
        Word total = s.switches & NO_PARTITION ? CARDS : 0, skip = 0;
        int left[17], left_count = 0;
        for (int pass = 0, tries = m; pass < 2; pass++, tries = left_count) {
            if (pass && open && left_count) return *open = true, false;
            for (int i = 0; i < tries; i++) {
                int k = pass ? left[i] : pick(list, m);
                const Move& move = list[k];
                if (move.top & skip) continue;
                Word found;
                bool unknown = false, yes = go(move.card, found, pass == 0 && look_first ? &unknown : nullptr);
                if (s.stopped) return false;
                if (unknown) {
                    if (open && !hopes(seat)) return *open = true, false;
                    left[left_count++] = k;
                } else if (yes == mine) {
                    killer = move.card;
                    return matter = found, yes;
                } else {
                    failed(move, found, total, skip);
                }
            }
        }
        return matter = total, !mine;
    }

    // Whether it pays to look at all moves of `seat` before one is searched, at his lead and as the second to play. The
    // third to play always does.
    static bool hopes(int seat) { return KIND == MISERE && seat == 0; }

    bool last(const Position& p, int leader, int n, int need, Word c0, Word c1, Word& matter, bool* open = nullptr) {
        int second = next_seat(leader), seat = next_seat(second);
        Word best = beats(c1, c0) ? c1 : c0;
        Word lane = lane_cards(lane_of(best));
        Word beaten = ~(lane | (TRUMP ? TRUMPS : 0)) | (lane & (best - 1));
        Move list[17];
        int m = moves(legal(p.hand[seat], c0), p.hand[leader] | (p.hand[second] & ~(c0 | c1)) | best, beaten, list);
        if (m > 1) order_last(p, seat, n, c0, best, best == c0 ? leader : second, list, m);
        return each(list, m, seat, true, s.killer[n][2], matter, open, [&](Word c2, Word& found, bool* unknown) {
            Child q;
            finish(p, leader, need, c0, c1, c2, q);
            bool yes = false;
            if (!unknown) s.nodes++, yes = lead(q, n - 1, found);
            else if (!known(q, n - 1, yes, found)) return *unknown = true, false;
            contest(q.trick, q.best, found);
            return yes;
        });
    }

    bool follow(const Position& p, int leader, int n, int need, Word c0, Word& matter, bool* open = nullptr) {
        int seat = next_seat(leader), third = next_seat(seat);
        Word lane = lane_cards(lane_of(c0));
        Word beaten = ~(lane | (TRUMP ? TRUMPS : 0)) | (lane & (c0 - 1));
        Move list[17];
        int m = moves(legal(p.hand[seat], c0), p.hand[leader] | p.hand[third], beaten, list);
        if (m > 1) order_follow(p, seat, n, c0, list, m);
        return each(list, m, seat, open || hopes(seat), s.killer[n][1], matter, open, [&](Word c1, Word& found, bool* unknown) {
            s.nodes++;
            return last(p, leader, n, need, c0, c1, found, unknown);
        });
    }

    // Where the table keeps a position with `n` cards each. Cutting up buckets pays where they are long.
    Place place_of(const Child& q, int n) const {
        Place place;
        place.take(q.at.hand, q.at.key | Word(q.leader) << 48 | s.deal << Place::DEAL_SHIFT, KIND == MISERE && n > 6);
        return place;
    }

    bool known(const Child& q, int n, bool& yes, Word& matter);
    bool lead(const Child& q, int n, Word& matter);
    void store(const Child& q, int n, bool yes, Word matter);
    bool bounds(const Position& p, int leader, int n, int need, bool& yes, Word& matter) const;
    Cash cash(const Position& p, int seat, int wanted) const;
    bool walled_in(const Position& p, int leader, Word& matter) const;
    void order_lead(const Position& p, int seat, Move* list, int m) const;
    void order_follow(const Position& p, int seat, int n, Word c0, Move* list, int m) const;
    void order_last(const Position& p, int seat, int n, Word c0, Word best, int winner, Move* list, int m) const;
};

// What can be said of a position at the start of a trick without searching it.
template <int KIND>
bool Solver<KIND>::known(const Child& q, int n, bool& yes, Word& matter) {
    matter = s.switches & NO_PARTITION ? CARDS : 0;
    if (q.need <= 0) return yes = true, true;
    if (q.need > n) return yes = false, true;
    const Position& p = q.at;
    if (n == 1) {
        int second = next_seat(q.leader), third = next_seat(second);
        Child end;
        finish(p, q.leader, q.need, p.hand[q.leader], p.hand[second], p.hand[third], end);
        contest(end.trick, end.best, matter);
        return yes = end.need <= 0, true;
    }
    bool table = !(s.switches & NO_TABLE);
    Place place = place_of(q, n);
    if (table) s.table.fetch(place);  // it comes while the bounds are worked out
    if (!(s.switches & NO_BOUNDS) && bounds(p, q.leader, n, q.need, yes, matter)) {
        if (s.switches & NO_PARTITION) matter = CARDS;
        return true;
    }
    Entry e;
    if (!table || !s.table.find(place, q.need, e)) return false;
    matter = spread(e.matter, p.all());
    return yes = e.bound.at_least, true;
}

template <int KIND>
bool Solver<KIND>::lead(const Child& q, int n, Word& matter) {
    s.trick_nodes++;
    if ((s.trick_nodes & 1023) == 0 && (s.nodes > s.node_limit || (s.stop && *s.stop))) s.stopped = true;
    if (s.stopped) return false;
    const Position& p = q.at;
    Move list[17];
    int m = moves(p.hand[q.leader], p.all() ^ p.hand[q.leader], 0, list);
    if (m > 1) order_lead(p, q.leader, list, m);
    bool look_first = m > 1 && hopes(q.leader);
    bool yes = each(list, m, q.leader, look_first, s.killer[n][0], matter, nullptr, [&](Word c0, Word& found, bool* open) {
        s.nodes++;
        return follow(p, q.leader, n, q.need, c0, found, open);
    });
    if (!s.stopped && !(s.switches & NO_TABLE)) store(q, n, yes, matter);
    return yes;
}

template <int KIND>
void Solver<KIND>::store(const Child& q, int n, bool yes, Word matter) {
    Word all = q.at.all();
    Place place = place_of(q, n);
    s.table.add(place, {place.first, place.second, squeeze(upwards(matter) & all, all), {yes ? q.need : q.need - 1, yes}});
}
