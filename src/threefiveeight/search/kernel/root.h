// One question to the solver: what is a position worth to a seat, within which bounds, at what cost.

// The words of a question behind those of the position, and of an answer.
enum { SEAT = POSITION_WORDS, SWITCHES, NODE_LIMIT, LOW, HIGH, GUESS, QUESTION_WORDS };
enum { ANSWER_LOW = 0, ANSWER_HIGH, ANSWER_NODES, ANSWER_TURNS, ANSWER_WORDS };

// A deal whose positions share the table: what is below one of its positions is in it already.
struct Known {
    Word hand[3];
};

struct Handle {
    volatile int stop;      // the caller may write 1 here from another thread
    int path;
    Search search;
    Known known[4][8];      // by kind; all deals of a kind could share entries, but long buckets are slow
    int known_count[4];
};

// Seats turned so that the one asked about is seat 0, trumps in the top lane, cards of the trick back in the hands.
struct Root {
    Position at;
    Word played[2];
    int played_count, leader, size;
};

inline Root root_of(const Word* in) {
    Root r{};
    int top = in[CONTRACT] < 4 ? int(in[CONTRACT]) : 3, seat = int(in[SEAT]);
    for (int i = 0; i < 3; i++) r.at.hand[i] = lanes_of(in[(seat + i) % 3], top);
    r.leader = (int(in[LEADER]) + 3 - seat) % 3;
    r.played_count = int(in[PLAYED]);
    for (int i = 0; i < r.played_count; i++) {
        r.played[i] = lanes_of(ONE << in[TRICK + i], top);
        r.at.hand[(r.leader + i) % 3] |= r.played[i];
    }
    for (int i = 0; i < 3; i++)
        for (Word x = r.at.hand[i]; x; x &= x - 1) r.at.key += unit(i, lowest(x));
    r.size = count(r.at.hand[0]);
    return r;
}

// The number under which positions of this deal are in the table, or a new one.
inline Word number_of_deal(Handle& h, const Root& r, int kind) {
    const Word* hand = r.at.hand;
    for (int i = 0; i < h.known_count[kind]; i++) {
        const Word* whole = h.known[kind][i].hand;
        if (!((hand[0] & ~whole[0]) | (hand[1] & ~whole[1]) | (hand[2] & ~whole[2]))) return Word(kind * 8 + i);
    }
    if (h.known_count[kind] == 8 || !h.search.table.small()) {
        h.search.table.clear();
        for (int& number : h.known_count) number = 0;
    }
    int i = h.known_count[kind]++;
    for (int seat = 0; seat < 3; seat++) h.known[kind][i].hand[seat] = hand[seat];
    return Word(kind * 8 + i);
}

template <int KIND>
bool reaches(Solver<KIND>& solver, const Root& r, int need) {
    Word matter;
    bool yes;
    if (r.played_count == 1) return solver.follow(r.at, r.leader, r.size, need, r.played[0], matter);
    if (r.played_count == 2) return solver.last(r.at, r.leader, r.size, need, r.played[0], r.played[1], matter);
    typename Solver<KIND>::Child q{r.at, r.leader, need, 0, 0};
    return solver.known(q, r.size, yes, matter) ? yes : solver.lead(q, r.size, matter);
}

// Step the bounds together from the guess on.
template <int KIND>
void narrow(Search& s, const Root& r, int guess, int& low, int& high) {
    Solver<KIND> solver{s};
    while (low < high) {
        int need = guess < low ? low + 1 : guess >= high ? high : guess + 1;
        bool yes = reaches(solver, r, need);
        if (s.stopped) return;
        if (yes) low = need, guess = need;
        else high = need - 1, guess = need - 2;
    }
}

inline int run_solve(Handle& h, const Word* in, Word* out) {
    if (!possible(in) || in[SEAT] > 2) return -1;
    Root r = root_of(in);
    if (in[LOW] > in[HIGH] || in[HIGH] > Word(r.size)) return -1;
    int low = int(in[LOW]), high = int(in[HIGH]), guess = int(in[GUESS] & 31);
    int kind = in[CONTRACT] == 5 ? MISERE : in[CONTRACT] == 4 ? NO_TRUMP : in[MUST_TRUMP] ? MUST : FREE;
    Search& s = h.search;
    s.deal = number_of_deal(h, r, kind);
    s.switches = unsigned(in[SWITCHES]);
    s.nodes = s.trick_nodes = 0;
    s.node_limit = in[NODE_LIMIT] ? in[NODE_LIMIT] : ~Word(0);
    s.stop = &h.stop;
    s.stopped = false;
    switch (kind) {
        case NO_TRUMP: narrow<NO_TRUMP>(s, r, guess, low, high); break;
        case MISERE: narrow<MISERE>(s, r, guess, low, high); break;
        case FREE: narrow<FREE>(s, r, guess, low, high); break;
        default: narrow<MUST>(s, r, guess, low, high);
    }
    out[ANSWER_LOW] = Word(low);
    out[ANSWER_HIGH] = Word(high);
    out[ANSWER_NODES] = s.nodes;
    out[ANSWER_TURNS] = s.table.turns;
    return s.stopped ? 1 : 0;
}
