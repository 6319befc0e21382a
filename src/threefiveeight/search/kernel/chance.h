// Chance by counting: the numbers of a stream follow from its seed and their place in it, on every platform.
//
// The stream is splitmix64; a world has a stream of its own, so worlds can be drawn in any order and number.

struct Chance {
    Word counter;

    static Chance of(Word seed, Word stream) { return {mix(seed ^ mix(stream + GOLDEN))}; }
    inline Word next() { return mix(counter += GOLDEN); }
    // A number from 0 to n - 1; n is small, so the bias of one in four thousand million divided by n is let be.
    inline unsigned below(unsigned n) { return unsigned(((next() >> 32) * n) >> 32); }
    // A number from 0 up to 1, exclusive, with 53 bits.
    inline double unit() { return double(next() >> 11) * (1.0 / 9007199254740992.0); }
};

// A random one of a set of cards that is not empty.
inline Word random_card(Word cards, Chance& chance) {
    int n = count(cards);
    if (n == 1) return cards;
    unsigned k = chance.below(unsigned(n));
#ifdef KERNEL_BMI2
    return spread(ONE << k, cards);
#else
    while (k--) cards &= cards - 1;
    return lowest(cards);
#endif
}
