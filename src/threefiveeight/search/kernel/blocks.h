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

// Which entries fit a position, a bit for each: the cards that matter lie in the same hands.
#ifdef KERNEL_BMI2
inline unsigned fits(const Word* first, const Word* second, const Word* matter, Word one, Word two) {
    using Words = Word __attribute__((vector_size(32)));
    using Reals = double __attribute__((vector_size(32)));
    const auto all = [](const Word* numbers) { return *reinterpret_cast<const Words*>(numbers); };
    return unsigned(__builtin_ia32_movmskpd256(Reals((((all(first) ^ one) | (all(second) ^ two)) & all(matter)) == 0)));
}
inline unsigned fits(const unsigned* first, const unsigned* second, const unsigned* matter, unsigned one, unsigned two) {
    using Numbers = unsigned __attribute__((vector_size(32)));
    using Reals = float __attribute__((vector_size(32)));
    const auto all = [](const unsigned* numbers) { return *reinterpret_cast<const Numbers*>(numbers); };
    return unsigned(__builtin_ia32_movmskps256(Reals((((all(first) ^ one) | (all(second) ^ two)) & all(matter)) == 0)));
}
#else
template <class Number>
inline unsigned fits(const Number* first, const Number* second, const Number* matter, Number one, Number two) {
    unsigned fit = 0;
    for (unsigned i = 0; i < 32 / sizeof(Number); i++) fit |= unsigned(!(((first[i] ^ one) | (second[i] ^ two)) & matter[i])) << i;
    return fit;
}
#endif

// As many entries as go into vectors of 32 bytes, for so many cards that above them a Number has room for the bound.
template <class Number, int CARDS_AT_MOST>
struct BlockOf {
    static constexpr int ENTRIES = 32 / sizeof(Number), CARDS = CARDS_AT_MOST;
    static constexpr Number PACKED = (Number(1) << CARDS) - 1;

    Number first[ENTRIES];  // above the cards the bound
    Number second[ENTRIES], matter[ENTRIES];

    inline Entry get(int i) const { return {first[i] & PACKED, second[i], matter[i], TrickBound::of(first[i] >> CARDS)}; }

    // Entries are set in turn; what is behind them fits nothing: one card in two hands.
    inline void set(int i, const Entry& e) {
        for (int k = i + 1; i == 0 && k < ENTRIES; k++) first[k] = second[k] = matter[k] = 1;
        first[i] = Number(e.first | e.bound.bits() << CARDS), second[i] = Number(e.second), matter[i] = Number(e.matter);
    }

    inline unsigned fitting(Word one, Word two) const { return fits(first, second, matter, Number(one), Number(two)); }
};

using Block = BlockOf<Word, 51>;
using NarrowBlock = BlockOf<unsigned, 27>;  // nine tricks from the end, where most positions are
static_assert(sizeof(Block) == sizeof(NarrowBlock), "a bucket holds blocks of one kind or the other");
