// Entries of the transposition table, in blocks of which one comparison of vectors says which entries fit a position.

// Seat 0 takes at least, or at most, so many of the tricks that are left.
struct TrickBound {
    int tricks;
    bool at_least;

    inline bool decides(int need) const { return at_least ? tricks >= need : tricks < need; }
    inline Word bits() const { return Word(tricks) << 1 | Word(at_least); }
    static inline TrickBound of(Word bits) { return {int(bits >> 1), bool(bits & 1)}; }
};

struct Entry {
    Word first, second;  // cards of seats 0 and 1 among those held, packed
    Word matter;         // the cards whose owners matter
    TrickBound bound;
};

// Four entries for up to 51 cards.
struct Block {
    static constexpr int ENTRIES = 4, CARDS = 51;
    static constexpr Word PACKED = (ONE << CARDS) - 1;

    Word first[ENTRIES];  // above the cards the bound
    Word second[ENTRIES], matter[ENTRIES];

    inline Entry get(int i) const { return {first[i] & PACKED, second[i], matter[i], TrickBound::of(first[i] >> CARDS)}; }

    // Entries are set in turn; what is behind them fits nothing: one card in two hands.
    inline void set(int i, const Entry& e) {
        for (int k = i + 1; i == 0 && k < ENTRIES; k++) first[k] = second[k] = matter[k] = 1;
        first[i] = e.first | e.bound.bits() << CARDS, second[i] = e.second, matter[i] = e.matter;
    }

    // Which of the entries fit a position, a bit for each.
    inline unsigned fitting(Word one, Word two) const {
#ifdef KERNEL_BMI2
        using Four = Word __attribute__((vector_size(32)));
        using Reals = double __attribute__((vector_size(32)));
        const Four ones = {one, one, one, one}, twos = {two, two, two, two};
        const Four *a = reinterpret_cast<const Four*>(first), *b = a + 1, *m = a + 2;
        return unsigned(__builtin_ia32_movmskpd256(Reals((((*a ^ ones) | (*b ^ twos)) & *m) == 0)));
#else
        unsigned fit = 0;
        for (int i = 0; i < ENTRIES; i++) fit |= unsigned(!(((first[i] ^ one) | (second[i] ^ two)) & matter[i])) << i;
        return fit;
#endif
    }
};

// Eight entries for up to 27 cards in the room of four: nine tricks from the end, where most positions are.
struct NarrowBlock {
    using Half = unsigned;
    static constexpr int ENTRIES = 8, CARDS = 27;
    static constexpr Half PACKED = (Half(1) << CARDS) - 1;

    Half first[ENTRIES];  // above the cards the bound
    Half second[ENTRIES], matter[ENTRIES];

    inline Entry get(int i) const { return {first[i] & PACKED, second[i], matter[i], TrickBound::of(first[i] >> CARDS)}; }

    inline void set(int i, const Entry& e) {
        for (int k = i + 1; i == 0 && k < ENTRIES; k++) first[k] = second[k] = matter[k] = 1;
        first[i] = Half(e.first | e.bound.bits() << CARDS), second[i] = Half(e.second), matter[i] = Half(e.matter);
    }

    inline unsigned fitting(Word a_hand, Word another) const {
        Half one = Half(a_hand), two = Half(another);
#ifdef KERNEL_BMI2
        using Eight = Half __attribute__((vector_size(32)));
        using Reals = float __attribute__((vector_size(32)));
        const Eight ones = {one, one, one, one, one, one, one, one}, twos = {two, two, two, two, two, two, two, two};
        const Eight *a = reinterpret_cast<const Eight*>(first), *b = a + 1, *m = a + 2;
        return unsigned(__builtin_ia32_movmskps256(Reals((((*a ^ ones) | (*b ^ twos)) & *m) == 0)));
#else
        unsigned fit = 0;
        for (int i = 0; i < ENTRIES; i++) fit |= unsigned(!(((first[i] ^ one) | (second[i] ^ two)) & matter[i])) << i;
        return fit;
#endif
    }
};
static_assert(sizeof(Block) == sizeof(NarrowBlock), "a bucket holds blocks of one kind or the other");
