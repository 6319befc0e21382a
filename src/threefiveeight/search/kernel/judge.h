// The strong players' judgement of candidate cards: likely worlds, playouts by mixed policies with fewer and fewer
// candidates, and exact values of the open cards when few are left.

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
    const Situation& s;
    const Plan& plan;
    const int* utility;    // [seat * 18 + tricks from here on]
    Search* search;        // nothing where no world is to be solved
    World<KIND>* chosen;
    int n;
    Word cards[17];
    long long sums[17], exact_sums[17];
    Word met[17], solved[17];
    bool alive[17];

    // Worlds from the pool, each as often as its weight says, in an order that does not favour any.
    void choose(Word seed, const History& h, Weighed* pool) {
        double total = 0;
        for (Word w = 0; w < plan.pool; w++) {
            pool[w] = weigh(seed, h, w);
            total += pool[w].weight;
        }
        double step = total / double(plan.worlds), at = step * 0.5, sum = 0;
        Word taken = 0;
        for (Word w = 0; w < plan.pool && taken < plan.worlds; w++) {
            sum += pool[w].weight;
            for (; taken < plan.worlds && at < sum; at += step) place(seed, w, taken++, pool[w]);
        }
        for (; taken < plan.worlds; taken++) place(seed, plan.pool - 1, taken, pool[plan.pool - 1]);
    }

    Weighed weigh(Word seed, const History& h, Word world) const {
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
    void place(Word seed, Word world, Word index, const Weighed& weighed) {
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
                typename Solver<KIND>::Child q = Solver<KIND>::finish(p, 1, need, d.table[0], d.table[1], card);
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

    // Solve worlds until the decision has tried `limit` cards; a world that would take more than a quarter of all
    // that may be tried is left out.
    void solve(Word from, Word to, Word limit) {
        int size = count(s.hand[0]);
        for (Word w = from; w < to && (!plan.nodes || tried < limit); w++) {
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

    void decide() {
        bool deep = search && plan.exact && count(s.hand[0]) <= int(plan.exact_cards);
        Word worlds = plan.worlds, solvable = plan.exact < worlds ? plan.exact : worlds;
        bool flat = !deep || plan.exact_share < 256;
        int rounds = 1;
        tried = 0;
        if (deep) forget();
        for (int left = n; left > int(plan.lasting); left = (left + 1) / 2) rounds++;
        for (int r = 0; r < rounds; r++) {
            // Each round has as many playouts as the others: as candidates go, more worlds are met.
            Word from = part(worlds, r, rounds), to = part(worlds, r + 1, rounds);
            if (flat) play(from, to);
            if (deep) solve(part(solvable, r, rounds), part(solvable, r + 1, rounds), part(plan.nodes, r + 1, rounds));
            if (r + 1 < rounds) halve();
        }
    }
    // Where round r begins: rounds grow as 1, 2, 4 ...
    static Word part(Word worlds, int r, int rounds) {
        return worlds * ((ONE << r) - 1) / ((ONE << rounds) - 1);
    }
};

// Answers with the number of candidates; out gets triples (card, mean worth in 65,536ths, whether it lasted).
template <int KIND>
int judge(const Situation& s, const Plan& plan, const int* utility, const History& h, Search* search, Word seed,
          Byte* room, Word bytes, long long* out) {
    if (plan.pool < 1 || plan.worlds < 1 || bytes < plan.pool * sizeof(Weighed) + plan.worlds * sizeof(World<KIND>))
        return -1;
    Judge<KIND> j{s, plan, utility, search, nullptr, 0, {}, {}, {}, {}, {}, {}, 0, 0};
    j.chosen = reinterpret_cast<World<KIND>*>(room);
    Weighed* pool = reinterpret_cast<Weighed*>(room + plan.worlds * sizeof(World<KIND>));
    Playing<KIND> d;
    s.world(d, seed, 0);
    for (Word open = candidates(s, d.legal(0)); open; open &= open - 1) {
        j.alive[j.n] = true;
        j.cards[j.n++] = lowest(open);
    }
    if (j.n > 1) {
        j.set_stride();
        j.choose(seed, h, pool);
        j.decide();
    }
    for (int i = 0; i < j.n; i++, out += 3) {
        out[0] = s.lanes.number(j.cards[i]);
        out[1] = j.mean(i);
        out[2] = j.alive[i];
    }
    return j.n;
}
