// The strong players' judgement of candidate cards: likely worlds, playouts by mixed policies with fewer and fewer
// candidates, and exact values of the open cards when few are left.
//
// It is done in slices of about a millisecond, between which the caller may look at his clock.

// How a decision is made; the words that follow a situation, as in search/judge.py.
struct Plan {
    Word pool;          // worlds drawn
    Word worlds;        // worlds played out, chosen from the pool by their weights
    Word exact;         // worlds that are solved
    Word exact_cards;   // ... when the seat holds at most so many cards
    Word exact_share;   // what an exact value counts against a playout's, in 256ths, when both are there
    Word noise, more_noise, more_every;  // random cards in playouts; every so many-th world has more of them
    Word surprise;      // the factor, in 65,536ths, of a play that the rules of thumb would not make
    Word lasting;       // candidates are halved until so many are left
    Word nodes;         // cards tried in solving after which no further world is solved; 0: no limit
    Word rules;         // the chance, in 256ths, that another seat plays by the rules of G instead
    Word rules_surprise;  // ... and the factor of a play that these rules would not make
};
constexpr int PLAN_WORDS = 13, UTILITY_WORDS = 54, TILT_WORDS = 52;

template <int KIND>
struct World {
    Playing<KIND> deal;
    Chance chance;
    unsigned rules;  // the seats, as bits, that play by the rules of G
};

// A world of the pool: its weight, and the chance of each other seat that he plays by the rules of G.
struct Weighed {
    double weight, rules[3];
};

template <int KIND>
struct Judge {
    int kind;  // the first in memory, to know the others by
    Situation s;
    Plan plan;
    int utility[UTILITY_WORDS];  // [seat * 18 + tricks from here on]
    History h;
    Word seed;
    Search* search;  // nothing where no world is to be solved
    World<KIND>* chosen;
    Weighed* pool;
    int n;
    Word cards[17];
    long long sums[17], exact_sums[17];
    Word met[17], solved[17];
    bool alive[17];
    // Where the work stands: worlds are weighed, then played out and solved round by round.
    enum Stage { WEIGHING, PLAYING, SOLVING, DONE } stage;
    bool flat, deep;
    int round, rounds;
    Word next;

    // How much is done in a slice: worlds weighed, playouts, cards tried in solving.
    static constexpr Word WEIGHED = 1024, PLAYED = 2048, TRIED = 8192;

    // Worlds from the pool, each as often as its weight says, in an order that does not favour any.
    void choose() {
        double total = 0;
        for (Word w = 0; w < plan.pool; w++) total += pool[w].weight;
        double step = total / double(plan.worlds), at = step * 0.5, sum = 0;
        Word taken = 0;
        for (Word w = 0; w < plan.pool && taken < plan.worlds; w++) {
            sum += pool[w].weight;
            for (; taken < plan.worlds && at < sum; at += step) place(w, taken++, pool[w]);
        }
        for (; taken < plan.worlds; taken++) place(plan.pool - 1, taken, pool[plan.pool - 1]);
    }

    Weighed weigh(Word world) const {
        double prior = double(plan.rules) / 256.0;
        Weighed out{1, {0, prior, prior}};
        if (plan.surprise >= 65536 || !h.plays) return out;
        Playing<KIND> d;
        s.world(d, seed, world);
        Trust careful = Trust::of(double(plan.surprise) / 65536.0), rules = Trust::of(double(plan.rules_surprise) / 65536.0);
        Likeness like = likeness<KIND>(d, h, careful, rules, plan.rules > 0);
        for (int seat = 1; seat < 3; seat++) {
            double by_rules = prior * like.rules[seat], all = by_rules + (1 - prior) * like.careful[seat];
            out.weight *= all;
            out.rules[seat] = by_rules / all;
        }
        return out;
    }

    // World `index` of the chosen goes to a place that spreads neighbours apart.
    void place(Word world, Word index, const Weighed& weighed) {
        World<KIND>& to = chosen[index * stride % plan.worlds];
        to.chance = s.world(to.deal, seed, world);
        to.chance.counter += GOLDEN * 1000 * index;
        to.rules = 0;
        for (int seat = 1; seat < 3 && plan.rules; seat++)
            if (to.chance.unit() < weighed.rules[seat]) to.rules |= 1u << seat;
    }
    Word stride;

    // A number near 0.618 of the worlds that has no divisor with them, so that every place is met once.
    void set_stride() {
        stride = plan.worlds * 618 / 1000;
        if (stride < 1) stride = 1;
        while (divisor(stride, plan.worlds) > 1) stride++;
    }
    static Word divisor(Word a, Word b) {
        while (b) {
            Word rest = a % b;
            a = b;
            b = rest;
        }
        return a;
    }

    int worth(const int* tricks) const {
        return utility[tricks[0]] + utility[18 + tricks[1]] + utility[36 + tricks[2]];
    }

    void play(Word from, Word to) {
        for (Word w = from; w < to; w++) {
            const World<KIND>& world = chosen[w];
            unsigned noise = unsigned(plan.more_every && w % plan.more_every == 0 ? plan.more_noise : plan.noise);
            for (int i = 0; i < n; i++) {
                if (!alive[i]) continue;
                Playing<KIND> trial = world.deal;
                Chance same = world.chance;
                trial.play(0, cards[i]);
                play_out<KIND, Careful<KIND>, Rules<KIND>>(trial, same, noise, world.rules);
                sums[i] += worth(trial.tricks);
                met[i]++;
            }
        }
    }

    // What seat 0 is sure of after a card, when it was about `guess` after another.
    int value(const Position& p, const Playing<KIND>& d, Word card, int size, int guess) {
        Solver<KIND> solver{*search};
        int low = 0, high = size;
        while (low < high) {
            int need = guess < low ? low + 1 : guess >= high ? high : guess + 1;
            Word matter = 0;
            bool yes;
            if (d.on_table == 0) {
                yes = solver.follow(p, 0, size, need, card, matter);
            } else if (d.on_table == 1) {
                yes = solver.last(p, 2, size, need, d.table[0], card, matter);
            } else {
                typename Solver<KIND>::Child q;
                Solver<KIND>::finish(p, 1, need, d.table[0], d.table[1], card, q);
                yes = solver.known(q, size - 1, yes, matter) ? yes : solver.lead(q, size - 1, matter);
            }
            if (search->stopped) return 0;
            if (yes) low = need, guess = need;
            else high = need - 1, guess = need - 2;
        }
        return low;
    }

    // What a search remembers of another decision must not show in the number of cards it tries.
    void forget() {
        search->switches = 0;
        search->stop = nullptr;
        search->table.clear();
        for (auto& row : search->killer)
            for (Word& card : row) card = 0;
    }

    // Solve worlds until the slice or the decision has tried enough cards; a world that would take more than a quarter
    // of all that may be tried is left out. Answers with the first world that is left.
    Word solve(Word from, Word to, Word limit) {
        Word pause = tried + TRIED, w = from;
        int size = count(s.hand[0]);
        for (; w < to && tried < pause; w++) {
            if (plan.nodes && tried >= limit) return to;
            const Playing<KIND>& d = chosen[w].deal;
            if (w % 32 == 0) search->table.clear();
            search->deal = w % 32;
            search->nodes = search->trick_nodes = 0;
            search->node_limit = plan.nodes ? plan.nodes / 4 : ~Word(0);
            search->stopped = false;
            Position p{{d.hand[0], d.hand[1], d.hand[2]}, 0};
            for (int i = 0; i < d.on_table; i++) p.hand[(d.leader + i) % 3] |= d.table[i];
            for (int i = 0; i < 3; i++)
                for (Word x = p.hand[i]; x; x &= x - 1) p.key += unit(i, lowest(x));
            int guess = size / 3, worths[17];
            for (int i = 0; i < n && !search->stopped; i++) {
                if (!alive[i]) continue;
                guess = value(p, d, cards[i], size, guess);
                worths[i] = utility[guess];
                guess = guess > 0 ? guess - 1 : 0;
            }
            tried += search->nodes;
            if (search->stopped) continue;
            for (int i = 0; i < n; i++)
                if (alive[i]) exact_sums[i] += worths[i], solved[i]++;
        }
        return w;
    }
    Word tried;

    // The mean worth of a candidate in 65,536ths of a unit.
    long long mean(int i) const {
        long long flat = met[i] ? sums[i] * 65536 / (long long)met[i] : 0;
        if (!solved[i]) return flat;
        long long deep = exact_sums[i] * 65536 / (long long)solved[i];
        if (!met[i]) return deep;
        return (deep * (long long)plan.exact_share + flat * (256 - (long long)plan.exact_share)) / 256;
    }

    int living() const {
        int found = 0;
        for (int i = 0; i < n; i++) found += alive[i];
        return found;
    }

    void halve() {
        int keep = (living() + 1) / 2;
        if (keep < int(plan.lasting)) keep = int(plan.lasting);
        while (living() > keep) {
            int worst = -1;
            for (int i = 0; i < n; i++)
                if (alive[i] && (worst < 0 || mean(i) < mean(worst))) worst = i;
            alive[worst] = false;
        }
    }

    void begin() {
        deep = search && plan.exact && count(s.hand[0]) <= int(plan.exact_cards);
        flat = !deep || plan.exact_share < 256;
        rounds = 1;
        tried = 0;
        if (deep) forget();
        for (int left = n; left > int(plan.lasting); left = (left + 1) / 2) rounds++;
        begin_round(0);
    }

    void begin_round(int r) {
        round = r;
        stage = r == rounds ? DONE : PLAYING;
        next = part(plan.worlds, r, rounds);
    }

    // The next slice. `hurry`: what has been weighed must do. Whether that left anything out.
    bool step(bool hurry) {
        bool cut = false;
        if (stage == WEIGHING) {
            Word to = least(next + WEIGHED, plan.pool);
            for (; next < to; next++) pool[next] = weigh(next);
            if (hurry && next < plan.pool) plan.pool = next, cut = true;
            if (next == plan.pool) choose(), begin();
        } else if (stage == PLAYING) {
            // Each round has as many playouts as the others: as candidates go, more worlds are met.
            Word end = part(plan.worlds, round + 1, rounds), to = least(next + 1 + PLAYED / Word(living()), end);
            if (flat) play(next, to);
            next = flat ? to : end;
            if (next == end) stage = SOLVING, next = part(solvable(), round, rounds);
        } else if (stage == SOLVING) {
            Word end = deep ? part(solvable(), round + 1, rounds) : next;
            if (next < end) next = solve(next, end, part(plan.nodes, round + 1, rounds));
            if (next == end) {
                if (round + 1 < rounds) halve();
                begin_round(round + 1);
            }
        }
        return cut;
    }

    Word solvable() const { return least(plan.exact, plan.worlds); }
    static Word least(Word a, Word b) { return a < b ? a : b; }

    // Where round r begins: rounds grow as 1, 2, 4 ...
    static Word part(Word worlds, int r, int rounds) {
        return worlds * ((ONE << r) - 1) / ((ONE << rounds) - 1);
    }
};

// Begin in the caller's room; answers with the number of candidates.
template <int KIND>
int begin_judging(const Situation& s, const Plan& plan, const Word* utilities, const History& h, Search* search, Word seed,
                  Byte* room, Word bytes) {
    constexpr Word HEAD = (sizeof(Judge<KIND>) + 63) / 64 * 64;
    if (plan.pool < 1 || plan.worlds < 1 ||
        bytes < HEAD + plan.pool * sizeof(Weighed) + plan.worlds * sizeof(World<KIND>))
        return -1;
    Judge<KIND>& j = *reinterpret_cast<Judge<KIND>*>(room);
    j.kind = KIND;
    j.s = s;
    j.plan = plan;
    for (int i = 0; i < UTILITY_WORDS; i++) j.utility[i] = int((long long)utilities[i]);
    j.h = h;
    j.seed = seed;
    j.search = search;
    j.chosen = reinterpret_cast<World<KIND>*>(room + HEAD);
    j.pool = reinterpret_cast<Weighed*>(room + HEAD + plan.worlds * sizeof(World<KIND>));
    j.n = 0;
    j.next = 0;
    Playing<KIND> d;
    s.world(d, seed, 0);
    for (Word open = candidates(s, d.legal(0)); open; open &= open - 1) {
        j.sums[j.n] = j.exact_sums[j.n] = 0;
        j.met[j.n] = j.solved[j.n] = 0;
        j.alive[j.n] = true;
        j.cards[j.n++] = lowest(open);
    }
    j.stage = j.n > 1 ? Judge<KIND>::WEIGHING : Judge<KIND>::DONE;
    j.set_stride();
    return j.n;
}

enum Slice { MORE = 1, CUT = 2, JUDGED = 4 };

// A slice; out gets triples (card, mean worth in 65,536ths, whether it lasted so far). Answers with bits: there is more to
// do, something was left out, candidates have been tried.
template <int KIND>
int go_on_judging(Byte* room, bool hurry, long long* out) {
    Judge<KIND>& j = *reinterpret_cast<Judge<KIND>*>(room);
    bool cut = j.step(hurry);
    for (int i = 0; i < j.n; i++, out += 3) {
        out[0] = j.s.lanes.number(j.cards[i]);
        out[1] = j.mean(i);
        out[2] = j.alive[i];
    }
    return (j.stage != j.DONE ? MORE : 0) | (cut ? CUT : 0) | (j.met[0] || j.solved[0] ? JUDGED : 0);
}
