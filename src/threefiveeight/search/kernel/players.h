// The play of a seat that does not see all cards: worlds, policies and what is computed with them.
namespace players {
#include "chance.h"
#include "layouts.h"
#include "playing.h"
#include "careful_weights.h"
#include "careful.h"
#include "situation.h"
#include "flat.h"
#include "likely.h"
#include "judge.h"
#include "forecast.h"

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

// The words behind a situation: plan, utilities by seat and tricks, tilt by place, suit and rank, the history (first
// leader, number of cards, their numbers).
inline int run_judge(Handle* handle, const Word* in, Word words, const Word* task, Word task_words, Byte* memory, Word bytes,
                     Word layout_bytes, Word seed) {
    constexpr Word MOST_UTILITY = 1 << 28;
    constexpr Word HEAD = PLAN_WORDS + UTILITY_WORDS + TILT_WORDS + 2;
    if (task_words < HEAD || layout_bytes > bytes || layout_bytes % 64) return -1;
    const Word *utilities = task + PLAN_WORDS, *tilt = utilities + UTILITY_WORDS, *played = tilt + TILT_WORDS;
    Situation s(in);
    if (!s.open(in, words, memory, layout_bytes, tilt)) return -1;
    History h;
    if (task_words < HEAD + played[1] || !h.open(s.lanes, played + 2, played[1], played[0])) return -1;
    Plan plan{task[0], task[1], task[2], task[3], task[4], task[5], task[6], task[7], task[8], task[9], task[10], task[11], task[12]};
    if (plan.exact_share > 256 || plan.rules > 256 || plan.pool > 1000000 || plan.worlds > 1000000) return -1;
    if (plan.lasting < 1 || plan.lasting > 17) return -1;
    for (int i = 0; i < UTILITY_WORDS; i++)
        if (utilities[i] + MOST_UTILITY > 2 * MOST_UTILITY) return -1;
    Search* search = handle ? &handle->search : nullptr;
    Byte* room = memory + layout_bytes;
    Word left = bytes - layout_bytes;
    switch (s.kind) {
        case NO_TRUMP: return begin_judging<NO_TRUMP>(s, plan, utilities, h, search, seed, room, left);
        case MISERE: return begin_judging<MISERE>(s, plan, utilities, h, search, seed, room, left);
        case FREE: return begin_judging<FREE>(s, plan, utilities, h, search, seed, room, left);
        default: return begin_judging<MUST>(s, plan, utilities, h, search, seed, room, left);
    }
}

inline int run_slice(Byte* room, bool hurry, long long* out) {
    switch (*reinterpret_cast<int*>(room)) {
        case NO_TRUMP: return go_on_judging<NO_TRUMP>(room, hurry, out);
        case MISERE: return go_on_judging<MISERE>(room, hurry, out);
        case FREE: return go_on_judging<FREE>(room, hurry, out);
        default: return go_on_judging<MUST>(room, hurry, out);
    }
}

inline int run_forecast(const Word* in, Word words, Byte* memory, Word bytes, int leader, Word seed, Word from, Word n,
                        unsigned noise, Word* histogram) {
    Situation s(in);
    if (leader < 0 || leader > 2 || !s.open(in, words, memory, bytes) || s.on_table) return -1;
    switch (s.kind) {
        case NO_TRUMP: forecast<NO_TRUMP>(s, leader, seed, from, n, noise, histogram); break;
        case MISERE: forecast<MISERE>(s, leader, seed, from, n, noise, histogram); break;
        case FREE: forecast<FREE>(s, leader, seed, from, n, noise, histogram); break;
        default: forecast<MUST>(s, leader, seed, from, n, noise, histogram);
    }
    return 0;
}
}
