// The play of a seat that does not see all cards: worlds, policies and what is computed with them.
namespace players {
#include "chance.h"
#include "layouts.h"
#include "playing.h"
#include "situation.h"
#include "flat.h"

inline int run_worlds(const Word* in, Word words, Byte* memory, Word bytes, Word seed, Word from, Word n, Word* out) {
    Situation s(in);
    if (!s.open(in, words, memory, bytes)) return -1;
    for (Word w = 0; w < n; w++, out += 3) {
        Playing<NO_TRUMP> d;
        s.world(d, seed, from + w);
        out[0] = s.lanes.mask(d.hand[1]);
        out[1] = s.lanes.mask(d.hand[2]);
        out[2] = s.lanes.mask(d.unknown[s.chooser == 0 ? 1 : 0] | d.unknown[1]);
    }
    return 0;
}

inline int run_flat(const Word* in, Word words, Byte* memory, Word bytes, Word seed, Word n, unsigned noise, long long* out) {
    Situation s(in);
    if (!s.open(in, words, memory, bytes)) return -1;
    switch (s.kind) {
        case NO_TRUMP: return flat_play<NO_TRUMP>(s, seed, 0, n, noise, out);
        case MISERE: return flat_play<MISERE>(s, seed, 0, n, noise, out);
        case FREE: return flat_play<FREE>(s, seed, 0, n, noise, out);
        default: return flat_play<MUST>(s, seed, 0, n, noise, out);
    }
}
}
