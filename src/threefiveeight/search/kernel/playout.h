// Random play: many games at once, each with random numbers of its own that depend on seed and number alone.

constexpr Word GOLDEN = 0x9e3779b97f4a7c15ULL;

inline Word mix(Word z) {
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
}

// splitmix64, started for game `number` of `seed`.
struct Random {
    Word state;
    inline Word next() { return mix(state += GOLDEN); }
};

inline Random random_of(Word seed, Word number) { return {mix(seed ^ mix(number + GOLDEN))}; }

// The bit of `set` with that number, from below.
inline Word nth(Word set, int number) {
#ifdef KERNEL_BMI2
    return spread(ONE << number, set);
#else
    while (number--) set &= set - 1;
    return lowest(set);
#endif
}

// A random member; 32 random bits make one choice, uneven by less than one part in 2^27.
inline Word any_of(Word set, Word bits) { return nth(set, int((bits & 0xffffffffu) * Word(count(set)) >> 32)); }

// A random subset of `size` members: each is in with nearly the right chance, then single members go or come.
// Nothing tells the members apart, so all subsets of the size are equally likely.
inline Word subset(Word set, int size, Word chosen, Random& random) {
    chosen &= set;
    int excess = count(chosen) - size;
    for (; excess > 0; excess--) chosen ^= any_of(chosen, random.next());
    for (; excess < 0; excess++) chosen |= any_of(set & ~chosen, random.next());
    return chosen;
}

// Three random hands of `size` out of `deck`, dealt to the seats one after the other. One random word a statement:
// compilers choose the order within an expression, and every path must deal the same hands.
inline void deal_hands(Word deck, int size, Random& r, Word* hand) {
    Word bits = r.next();
    bits &= r.next();
    bits |= r.next();
    bits &= r.next();  // chance 5/16
    hand[0] = subset(deck, size, bits, r);
    deck ^= hand[0];
    bits = r.next();
    bits |= r.next();
    bits |= r.next();
    bits &= r.next();  // chance 7/16
    hand[1] = subset(deck, size, bits, r);
    deck ^= hand[1];
    bits = r.next();
    bits &= r.next();
    bits |= r.next();
    bits |= r.next();  // chance 13/16
    hand[2] = subset(deck, size, bits, r);
}

struct Contract {
    Word trump, must;  // the trump lane or 0; the lane that must be played when void, or 0
};

// All ones for an empty set, else nothing. Who is void is a coin toss that no processor can predict: so no branch.
inline Word ones_if_empty(Word set) { return Word(0) - Word(set == 0); }

inline Word may_play(Word hand, Word led, Contract contract) {
    Word when_void = contract.must | ones_if_empty(hand & contract.must);
    return hand & (led | (when_void & ones_if_empty(hand & led)));
}

inline Word suit_of(Word card) { return LANE << (lowest_index(card) & 0x30); }

inline Word trick_winner(Word trick, Word led, Word trump) {
    return highest((trick & trump) | (trick & led & ones_if_empty(trick & trump)));
}

struct Table3 {
    Word hand[3];
    Random random;
    Word tricks;  // eight bits a seat
    Word leader;
};

constexpr Byte AFTER[5] = {0, 1, 2, 0, 1};

#if defined(__clang__)
#define SIDE_BY_SIDE _Pragma("unroll")
#else
#define SIDE_BY_SIDE _Pragma("GCC unroll 8")
#endif

// Play WIDE tables side by side to the end: the processor works on one while it waits for another.
template <int WIDE>
inline void play_out(Table3* tables, int rounds, Contract contract) {
    Word bits[WIDE], led[WIDE], trick[WIDE], second[WIDE];
    for (; rounds > 0; rounds--) {
        SIDE_BY_SIDE
        for (int g = 0; g < WIDE; g++) {
            Table3& t = tables[g];
            bits[g] = t.random.next();
            Word& hand = t.hand[t.leader];
            Word card = any_of(hand, bits[g]);
            hand ^= card;
            trick[g] = card;
            led[g] = suit_of(card);
        }
        SIDE_BY_SIDE
        for (int g = 0; g < WIDE; g++) {
            Table3& t = tables[g];
            Word& hand = t.hand[AFTER[t.leader + 1]];
            Word card = any_of(may_play(hand, led[g], contract), bits[g] >> 32);
            hand ^= card;
            second[g] = card;
            trick[g] |= card;
        }
        SIDE_BY_SIDE
        for (int g = 0; g < WIDE; g++) {
            Table3& t = tables[g];
            Word& hand = t.hand[AFTER[t.leader + 2]];
            Word card = any_of(may_play(hand, led[g], contract), t.random.next());
            hand ^= card;
            trick[g] |= card;
            Word best = trick_winner(trick[g], led[g], contract.trump);
            t.leader = AFTER[t.leader + ((second[g] & best) != 0) + 2 * ((card & best) != 0)];
            t.tricks += ONE << (8 * t.leader);
        }
    }
}

// The rest of a trick that has begun, so that the tables can go on in step.
inline void finish_trick(Table3& t, const Word* played, int played_count, Contract contract) {
    if (!played_count) return;
    Word led = suit_of(played[0]), trick = 0, cards[3];
    for (int i = 0; i < 3; i++) {
        Word& hand = t.hand[AFTER[t.leader + i]];
        cards[i] = i < played_count ? played[i] : any_of(may_play(hand, led, contract), t.random.next());
        hand &= ~cards[i];
        trick |= cards[i];
    }
    Word best = trick_winner(trick, led, contract.trump);
    t.leader = AFTER[t.leader + ((cards[1] & best) != 0) + 2 * ((cards[2] & best) != 0)];
    t.tricks += ONE << (8 * t.leader);
}

struct Batch {
    Word hand[3];       // all empty: deal each game anew from `deck`
    Word deck;
    Word seed, start, games;
    int size, leader, played_count;
    Word played[2];
    Contract contract;
};

// Count how often each seat took each number of tricks: histogram[seat * 18 + tricks].
template <int WIDE>
inline void play_some(const Batch& b, Word from, Word* histogram) {
    Table3 tables[WIDE];
    for (int g = 0; g < WIDE; g++) {
        Table3& t = tables[g];
        t.random = random_of(b.seed, b.start + from + Word(g));
        t.leader = Word(b.leader);
        t.tricks = 0;
        for (int seat = 0; seat < 3; seat++) t.hand[seat] = b.hand[seat];
        if (b.deck) deal_hands(b.deck, b.size, t.random, t.hand);
        finish_trick(t, b.played, b.played_count, b.contract);
    }
    play_out<WIDE>(tables, b.size - (b.played_count > 0), b.contract);
    for (int g = 0; g < WIDE; g++)
        for (int seat = 0; seat < 3; seat++) histogram[seat * 18 + int(tables[g].tricks >> (8 * seat) & 31)]++;
}

constexpr int SIDE = 4;

inline void playouts(const Batch& b, Word* histogram) {
    Word i = 0;
    for (; i + SIDE <= b.games; i += SIDE) play_some<SIDE>(b, i, histogram);
    for (; i < b.games; i++) play_some<1>(b, i, histogram);
}

// How many ways there are to play the next `depth` cards.
inline Word perft(const Word* hand, int leader, const Word* played, int played_count, Contract contract, int depth) {
    if (depth == 0) return 1;
    int seat = AFTER[leader + played_count];
    Word cards = played_count ? may_play(hand[seat], suit_of(played[0]), contract) : hand[seat];
    if (depth == 1 || !cards) return Word(count(cards));
    Word ways = 0;
    for (; cards; cards &= cards - 1) {
        Word next_hand[3] = {hand[0], hand[1], hand[2]}, next_played[3] = {played[0], played[1], lowest(cards)};
        next_played[played_count] = lowest(cards);
        next_hand[seat] ^= lowest(cards);
        if (played_count < 2) {
            ways += perft(next_hand, leader, next_played, played_count + 1, contract, depth - 1);
            continue;
        }
        Word best = trick_winner(next_played[0] | next_played[1] | next_played[2], suit_of(next_played[0]), contract.trump);
        int winner = AFTER[leader + (best == next_played[0] ? 0 : best == next_played[1] ? 1 : 2)];
        ways += perft(next_hand, winner, next_played, 0, contract, depth - 1);
    }
    return ways;
}
