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

    static const Move& pick(Move* list, int from, int n) {
        int best = from;
        for (int i = from + 1; i < n; i++)
            if (list[i].score > list[best].score) best = i;
        Move m = list[best];
        list[best] = list[from];
        list[from] = m;
        return list[from];
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
        Word best, trick, hint;
    };

    static Child finish(const Position& p, int leader, int need, Word c0, Word c1, Word c2) {
        int second = next_seat(leader), third = next_seat(second), winner = leader;
        Word best = c0;
        if (beats(c1, best)) best = c1, winner = second;
        if (beats(c2, best)) best = c2, winner = third;
        Child q{p, winner, need - (winner == 0), best, c0 | c1 | c2, 0};
        q.at.hand[leader] ^= c0;
        q.at.hand[second] ^= c1;
        q.at.hand[third] ^= c2;
        q.at.key -= unit(leader, c0) + unit(second, c1) + unit(third, c2);
        return q;
    }

    // The third player looks at all positions he can reach before he searches any of them.
    bool last(const Position& p, int leader, int n, int need, Word c0, Word c1, Word& matter) {
        int second = next_seat(leader), seat = next_seat(second);
        Word best = beats(c1, c0) ? c1 : c0;
        Word lane = lane_cards(lane_of(best));
        Word beaten = ~(lane | (TRUMP ? TRUMPS : 0)) | (lane & (best - 1));
        Move list[17];
        Child child[17];
        int m = moves(legal(p.hand[seat], c0), p.hand[leader] | p.hand[second] & ~(c0 | c1) | best, beaten, list);
        bool mine = wants(seat), yes;
        if (m > 1) order_last(p, seat, n, c0, best, best == c0 ? leader : second, list, m);
        Word total = 0, skip = 0, found;
        int open = 0;
        for (int i = 0; i < m; i++) {
            const Move move = pick(list, i, m);
            if (move.top & skip) continue;
            Child& q = child[open];
            q = finish(p, leader, need, c0, c1, move.card);
            if (!known(q, n - 1, yes, found)) {
                list[open++] = move;
                continue;
            }
            contest(q.trick, q.best, found);
            if (yes == mine) return matter = found, yes;
            failed(move, found, total, skip);
        }
        for (int i = 0; i < open; i++) {
            const Move& move = list[i];
            if (move.top & skip) continue;
            s.nodes++;
            yes = lead(child[i], n - 1, found);
            if (s.stopped) return false;
            contest(child[i].trick, child[i].best, found);
            if (yes == mine) {
                matter = found;
                s.killer[n][2] = move.card;
                return yes;
            }
            failed(move, found, total, skip);
        }
        matter = total;
        return !mine;
    }

    bool follow(const Position& p, int leader, int n, int need, Word c0, Word& matter) {
        int seat = next_seat(leader), third = next_seat(seat);
        Word lane = lane_cards(lane_of(c0));
        Word beaten = ~(lane | (TRUMP ? TRUMPS : 0)) | (lane & (c0 - 1));
        Move list[17];
        int m = moves(legal(p.hand[seat], c0), p.hand[leader] | p.hand[third], beaten, list);
        bool mine = wants(seat);
        if (m > 1) order_follow(p, seat, n, c0, list, m);
        Word total = 0, skip = 0;
        for (int i = 0; i < m; i++) {
            const Move& move = pick(list, i, m);
            if (move.top & skip) continue;
            s.nodes++;
            Word child;
            bool yes = last(p, leader, n, need, c0, move.card, child);
            if (s.stopped) return false;
            if (yes == mine) {
                matter = child;
                s.killer[n][1] = move.card;
                return yes;
            }
            failed(move, child, total, skip);
        }
        matter = total;
        return !mine;
    }

    Word table_key(const Child& q) const {
        return q.at.key | Word(q.leader) << 48 | s.deal << Half::DEAL_SHIFT;
    }
    bool known(Child& q, int n, bool& yes, Word& matter);
    bool lead(const Child& q, int n, Word& matter);
    bool search_lead(const Position& p, int leader, int n, int need, Word hint, Word& best, Word& matter);
    bool probe(const Position& p, Word key, int need, bool& yes, Word& matter, Word& hint);
    void store(const Position& p, Word key, int need, bool yes, int n, Word best, Word matter);
    bool bounds(const Position& p, int leader, int n, int need, bool& yes, Word& matter) const;
    Cash cash(const Position& p, int seat, int wanted) const;
    bool walled_in(const Position& p, int leader, Word& matter) const;
    void order_lead(const Position& p, int seat, int n, Word hint, Move* list, int m) const;
    void order_follow(const Position& p, int seat, int n, Word c0, Move* list, int m) const;
    void order_last(const Position& p, int seat, int n, Word c0, Word best, int winner, Move* list, int m) const;
};

// What can be said of a position at the start of a trick without searching it.
template <int KIND>
bool Solver<KIND>::known(Child& q, int n, bool& yes, Word& matter) {
    matter = s.switches & NO_PARTITION ? CARDS : 0;
    if (q.need <= 0) return yes = true, true;
    if (q.need > n) return yes = false, true;
    const Position& p = q.at;
    if (n == 1) {
        int second = next_seat(q.leader), third = next_seat(second);
        Child end = finish(p, q.leader, q.need, p.hand[q.leader], p.hand[second], p.hand[third]);
        contest(end.trick, end.best, matter);
        return yes = end.need <= 0, true;
    }
    if (!(s.switches & NO_BOUNDS) && bounds(p, q.leader, n, q.need, yes, matter)) {
        if (s.switches & NO_PARTITION) matter = CARDS;
        return true;
    }
    return !(s.switches & NO_TABLE) && probe(p, table_key(q), q.need, yes, matter, q.hint);
}

template <int KIND>
bool Solver<KIND>::lead(const Child& q, int n, Word& matter) {
    s.trick_nodes++;
    if ((s.trick_nodes & 1023) == 0 && (s.nodes > s.node_limit || (s.stop && *s.stop))) s.stopped = true;
    if (s.stopped) return false;
    Word best = 0;
    bool yes = search_lead(q.at, q.leader, n, q.need, q.hint, best, matter);
    if (!s.stopped && !(s.switches & NO_TABLE)) store(q.at, table_key(q), q.need, yes, n, best, matter);
    return yes;
}

template <int KIND>
bool Solver<KIND>::search_lead(const Position& p, int leader, int n, int need, Word hint, Word& best, Word& matter) {
    Move list[17];
    int m = moves(p.hand[leader], p.all() ^ p.hand[leader], 0, list);
    bool mine = wants(leader);
    if (m > 1) order_lead(p, leader, n, hint, list, m);
    Word total = s.switches & NO_PARTITION ? CARDS : 0, skip = 0;
    for (int i = 0; i < m; i++) {
        const Move& move = pick(list, i, m);
        if (move.top & skip) continue;
        s.nodes++;
        Word child;
        bool yes = follow(p, leader, n, need, move.card, child);
        if (s.stopped) return false;
        if (yes == mine) {
            matter = child;
            best = move.card;
            return yes;
        }
        failed(move, child, total, skip);
    }
    matter = total;
    return !mine;
}

template <int KIND>
bool Solver<KIND>::probe(const Position& p, Word key, int need, bool& yes, Word& matter, Word& hint) {
    Word all = p.all(), first = squeeze(p.hand[0], all), second = squeeze(p.hand[1], all);
    for (const Half& half : s.table.half) {
        const Slot* slot = half.slots_used ? half.find(key) : nullptr;
        if (!slot) continue;
        const Block* blocks = half.blocks + slot->at;
        for (int i = (slot->used - 1) / 4; i >= 0; i--) {
            unsigned fit = blocks[i].fitting(first, second);
            for (; fit; fit &= fit - 1) {
                const Entry e = blocks[i].get(lowest_index(fit));
                if (entry_low(e) >= need || entry_high(e) < need) {
                    yes = entry_low(e) >= need;
                    matter = spread(e.matter, all);
                    return true;
                }
                if (!hint && entry_best(e)) hint = spread(ONE << (entry_best(e) - 1), all);
            }
        }
    }
    return false;
}

template <int KIND>
void Solver<KIND>::store(const Position& p, Word key, int need, bool yes, int n, Word best, Word matter) {
    Word all = p.all();
    Entry e;
    e.matter = squeeze(upwards(matter) & all, all);
    Word low = yes ? need : 0, high = yes ? n : need - 1;
    Word index = best ? lowest_index(squeeze(best, all)) + 1 : 0;
    e.first = squeeze(p.hand[0], all) | low << 51 | high << 56;
    e.second = squeeze(p.hand[1], all) | index << 51;
    s.table.add(key, e);
}
