// Words of cards and the few machine operations the kernel needs, with nothing from any library.
//
// A hand is one 64-bit word of four 16-bit lanes, one lane a suit, bit 0 of a lane the 2 and bit 12 the ace.
// This header is compiled more than once: KERNEL_BMI2 says that the processor has the instructions of 2013.
// It has no include guard on purpose; kernel.cpp includes it inside a namespace for each path.

using Word = unsigned long long;
using Byte = unsigned char;

constexpr Word ONE = 1;
constexpr Word LANE = 0x1fff;                        // the thirteen cards of the lowest suit
constexpr Word CARDS = 0x1fff1fff1fff1fffULL;        // every card there can be
constexpr Word GUARD = 0x8000800080008000ULL;        // a bit above every lane that no card uses
constexpr Word TRUMPS = LANE << 48;                  // the solver moves the trump suit to the top lane

inline int larger(int a, int b) { return a > b ? a : b; }
inline int smaller(int a, int b) { return a < b ? a : b; }
inline int lowest_index(Word x) { return __builtin_ctzll(x); }
inline int highest_index(Word x) { return 63 - __builtin_clzll(x); }
inline Word lowest(Word x) { return x & (0 - x); }
inline Word highest(Word x) { return ONE << highest_index(x); }
inline int lane_of(Word card) { return lowest_index(card) >> 4; }
inline Word lane_cards(int lane) { return LANE << (16 * lane); }

#ifdef KERNEL_BMI2
inline int count(Word x) { return __builtin_popcountll(x); }
inline Word squeeze(Word x, Word mask) { return __builtin_ia32_pext_di(x, mask); }
inline Word spread(Word x, Word mask) { return __builtin_ia32_pdep_di(x, mask); }
#else
// g++ would call libgcc for a portable population count, so the kernel brings its own.
inline int count(Word x) {
    x -= (x >> 1) & 0x5555555555555555ULL;
    x = (x & 0x3333333333333333ULL) + ((x >> 2) & 0x3333333333333333ULL);
    x = (x + (x >> 4)) & 0x0f0f0f0f0f0f0f0fULL;
    return int((x * 0x0101010101010101ULL) >> 56);
}
// A run of cards above a gap moves down by the size of the gap; there are few gaps, so loop over the runs.
inline Word squeeze(Word x, Word mask) {
    Word out = 0;
    int filled = 0;
    while (mask) {
        int start = lowest_index(mask);
        Word shifted = ~(mask >> start);
        int length = shifted ? lowest_index(shifted) : 64 - start;
        Word ones = length == 64 ? ~Word(0) : (ONE << length) - 1;
        out |= ((x >> start) & ones) << filled;
        filled += length;
        mask &= ~(ones << start);
    }
    return out;
}
inline Word spread(Word x, Word mask) {
    Word out = 0;
    while (mask) {
        int start = lowest_index(mask);
        Word shifted = ~(mask >> start);
        int length = shifted ? lowest_index(shifted) : 64 - start;
        Word ones = length == 64 ? ~Word(0) : (ONE << length) - 1;
        out |= (x & ones) << start;
        x = length == 64 ? 0 : x >> length;
        mask &= ~(ones << start);
    }
    return out;
}
#endif

// Every lane filled upwards from its lowest bit: "this card and all above it".
inline Word upwards(Word x) { return (x | (GUARD - x)) & CARDS; }

// Every lane filled downwards from its highest bit: "this card and all below it".
inline Word downwards(Word x) {
    x |= (x >> 1) & 0x7fff7fff7fff7fffULL;
    x |= (x >> 2) & 0x3fff3fff3fff3fffULL;
    x |= (x >> 4) & 0x0fff0fff0fff0fffULL;
    x |= (x >> 8) & 0x00ff00ff00ff00ffULL;
    return x;
}

// The lowest card of each run of cards of `mine` that no card of `walls` separates; gone cards separate nothing.
// An addition carries from just above each card through the gone cards into the next card that is there.
inline Word run_bottoms(Word mine, Word walls) {
    Word gone = CARDS & ~(mine | walls);
    return mine & ~(gone + (mine << 1));
}
