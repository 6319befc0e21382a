// The C functions for the play of a seat that does not see all cards; situations are words as in search/situation.py.
// `room` is memory of the caller's for the table of counts. All answer -1 to an impossible question.

// Worlds `from` to `from + n - 1` of a seed; out gets three masks a world: the next hand, the one after it, no hand.
PUBLIC int kernel_worlds(int path, const Word* in, Word words, void* room, Word bytes, Word seed, Word from, Word n, Word* out) {
    if (!usable(path)) return -1;
    auto* memory = static_cast<unsigned char*>(room);
    return path == PORTABLE ? portable::players::run_worlds(in, words, memory, bytes, seed, from, n, out)
                            : bmi2::players::run_worlds(in, words, memory, bytes, seed, from, n, out);
}

// The sums of own tricks by candidate card over n worlds, one playout each; out gets pairs (card, tricks), at most 17.
// `noise`: so many of 1,024 cards are played at random, the others by the rules of thumb. Answers with the number of pairs.
PUBLIC int kernel_flat(int path, const Word* in, Word words, void* room, Word bytes, Word seed, Word n, unsigned noise, long long* out) {
    if (!usable(path)) return -1;
    auto* memory = static_cast<unsigned char*>(room);
    return path == PORTABLE ? portable::players::run_flat(in, words, memory, bytes, seed, n, noise, out)
                            : bmi2::players::run_flat(in, words, memory, bytes, seed, n, noise, out);
}

// Begin to judge candidate cards as the strong players do; answers with their number, at most 17. `solver` is memory of
// kernel_open or nothing, and only for one judgement at a time; the first `layout_bytes` of the room are for the table of
// counts. Then call kernel_judge_slice with the room behind them until nothing more is to be done, or time is up.
PUBLIC int kernel_judge(int path, void* solver, const Word* in, Word words, const Word* task, Word task_words, void* room,
                        Word bytes, Word layout_bytes, Word seed) {
    if (!usable(path)) return -1;
    auto* memory = static_cast<unsigned char*>(room);
    return path == PORTABLE ? portable::players::run_judge(static_cast<portable::Handle*>(solver), in, words, task, task_words,
                                                           memory, bytes, layout_bytes, seed)
                            : bmi2::players::run_judge(static_cast<bmi2::Handle*>(solver), in, words, task, task_words, memory,
                                                       bytes, layout_bytes, seed);
}

// About a millisecond of it. out gets triples (card, mean worth so far in 65,536ths, whether it has lasted). With `hurry`
// the worlds weighed so far are enough. Answers with bits: 1 there is more to do, 2 this call left worlds out, 4 the cards
// have been tried at all.
PUBLIC int kernel_judge_slice(int path, void* room, int hurry, long long* out) {
    if (!usable(path)) return -1;
    auto* memory = static_cast<unsigned char*>(room);
    return path == PORTABLE ? portable::players::run_slice(memory, hurry, out) : bmi2::players::run_slice(memory, hurry, out);
}

// How often each seat takes each number of tricks when `leader` (counted from the own seat) leads to the first trick:
// histogram[seat * 18 + tricks] over worlds `from` to `from + n - 1`.
PUBLIC int kernel_forecast(int path, const Word* in, Word words, void* room, Word bytes, int leader, Word seed, Word from, Word n,
                           unsigned noise, Word* histogram) {
    if (!usable(path)) return -1;
    auto* memory = static_cast<unsigned char*>(room);
    return path == PORTABLE ? portable::players::run_forecast(in, words, memory, bytes, leader, seed, from, n, noise, histogram)
                            : bmi2::players::run_forecast(in, words, memory, bytes, leader, seed, from, n, noise, histogram);
}
