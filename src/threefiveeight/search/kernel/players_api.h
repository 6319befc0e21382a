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

// What candidate cards are worth to the strong players: triples (card, mean worth in 65,536ths, whether it lasted to the
// end). `solver` is memory of kernel_open or nothing; the first `layout_bytes` of the room are for the table of counts.
PUBLIC int kernel_judge(int path, void* solver, const Word* in, Word words, const Word* task, Word task_words, void* room,
                        Word bytes, Word layout_bytes, Word seed, long long* out) {
    if (!usable(path)) return -1;
    auto* memory = static_cast<unsigned char*>(room);
    return path == PORTABLE ? portable::players::run_judge(static_cast<portable::Handle*>(solver), in, words, task, task_words,
                                                           memory, bytes, layout_bytes, seed, out)
                            : bmi2::players::run_judge(static_cast<bmi2::Handle*>(solver), in, words, task, task_words, memory,
                                                       bytes, layout_bytes, seed, out);
}

// How often each seat takes each number of tricks when `leader` (counted from the own seat) leads to the first trick:
// histogram[seat * 18 + tricks] over the worlds.
PUBLIC int kernel_forecast(int path, const Word* in, Word words, void* room, Word bytes, int leader, Word seed, Word worlds,
                           unsigned noise, Word* histogram) {
    if (!usable(path)) return -1;
    auto* memory = static_cast<unsigned char*>(room);
    return path == PORTABLE ? portable::players::run_forecast(in, words, memory, bytes, leader, seed, worlds, noise, histogram)
                            : bmi2::players::run_forecast(in, words, memory, bytes, leader, seed, worlds, noise, histogram);
}
