// Feeds the kernel's functions for a seat that does not see all cards words that may mean anything; built and run as
// fuzz_kernel.cpp is.

#include "fuzzing.h"

constexpr int SITUATION = 22, TASK = 13 + 54 + 52 + 2 + 51;

struct Input {
    Word situation[SITUATION] = {0}, task[TASK] = {0};
};

// A situation that can be, of 1 to 10 cards a seat: the own hand is known, what the two others hold and what was discarded
// is not; some cards of the others have been played. Words from the input may then spoil it.
static void fill(uint64_t& number, Input& in) {
    int deck[52], size = 1 + int(scrambled(number) % 10), next = 0;
    shuffle(number, deck);
    Word *s = in.situation, *t = in.task;
    s[0] = scrambled(number) % 4;
    s[1] = s[0] < 2 ? 4 : scrambled(number) % 4;
    for (int i = 0; i < size; i++) s[2] |= Word(1) << deck[next++];
    s[8] = scrambled(number) % 3;
    for (Word i = 0; i < s[8]; i++) s[6 + i] = Word(1) << deck[next++];
    s[9] = scrambled(number) % 8;
    s[10] = scrambled(number) % 4;
    s[11] = s[12] = 3;
    s[13] = 1;
    s[14] = Word(size) - (s[8] == 2);
    s[15] = Word(size) - (s[8] >= 1);
    s[16] = scrambled(number) % 5;
    s[17] = 1 | Word(1) << 32;
    s[18] = 2 | Word(2) << 32;
    s[19] = 4 | Word(3) << 32;
    for (Word i = s[14] + s[15] + s[16]; i; i--) s[20] |= Word(1) << deck[next++];
    s[21] = 7;
    t[0] = 1 + scrambled(number) % 40;
    t[1] = 1 + scrambled(number) % t[0];
    t[2] = scrambled(number) % 8;
    t[3] = scrambled(number) % 8;
    t[4] = scrambled(number) % 257;
    t[5] = scrambled(number) % 1025;
    t[6] = scrambled(number) % 1025;
    t[7] = scrambled(number) % 4;
    t[8] = scrambled(number) % 65537;
    t[9] = 1 + scrambled(number) % 4;
    t[10] = scrambled(number) % 20000;
    t[11] = scrambled(number) % 257;
    t[12] = 1 + scrambled(number) % 65536;
    for (int i = 0; i < 54; i++) t[13 + i] = scrambled(number) % 2001 - 1000;
    for (int i = 0; i < 52; i++) t[67 + i] = 1 + scrambled(number) % 200000;
    t[119] = scrambled(number) % 3;
    t[120] = Word(52 - next) < 51 ? Word(52 - next) / 3 * 3 : 51;
    for (Word i = 0; i < t[120]; i++) t[121 + i] = Word(deck[next++]);
}

static void judge_all(int path, void* solver, const Input& in, void* room, Word bytes, Word layouts, uint64_t& number) {
    long long out[17 * 3];
    int found =
        kernel_judge(path, solver, in.situation, SITUATION, in.task, TASK, room, bytes, layouts, scrambled(number));
    if (found < -1 || found > 17) abort();
    int hurry = int(scrambled(number) % 3), more = found > 0;
    for (int slices = 0; more; slices++) {
        more = kernel_judge_slice(path, static_cast<unsigned char*>(room) + layouts, hurry == slices, out) & 1;
        if (slices > 100000) abort();
    }
    for (int i = 0; i < found; i++)
        if (out[3 * i] < 0 || out[3 * i] > 51) abort();
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t bytes) {
    static void* solver = nullptr;
    const Word megabytes = 2 << 20;
    if (bytes < 8) return 0;
    uint64_t number;
    memcpy(&number, data, 8);
    int path = int(number >> 8 & 1) * kernel_best_path();
    Input in;
    fill(number, in);
    for (size_t at = 8; at + 9 <= bytes; at += 9) {
        Word word, place = data[at] % (SITUATION + TASK);
        memcpy(&word, data + at + 1, 8);
        if (data[at + 1] & 1) word &= 63;
        (place < SITUATION ? in.situation[place] : in.task[place - SITUATION]) = word;
    }
    free(solver);
    solver = calloc(megabytes, 1);
    if (kernel_open(solver, megabytes, path)) abort();
    // Rooms of their own size, so that a step beyond is seen.
    Word layouts = scrambled(number) % 8 ? 65536 * 8 : scrambled(number) % 4096 / 64 * 64;
    Word room = layouts + (scrambled(number) % 8 ? 32768 : scrambled(number) % 16384);
    void* memory = calloc(room ? room : 1, 1);
    judge_all(path, scrambled(number) % 2 ? solver : nullptr, in, memory, room, layouts, number);
    Word worlds = scrambled(number) % 5, histogram[54], masks[3 * 5];
    unsigned noise = unsigned(scrambled(number) % 2000);
    long long tricks[34];
    kernel_flat(path, in.situation, SITUATION, memory, room, number, worlds, noise, tricks);
    if (!kernel_worlds(path, in.situation, SITUATION, memory, room, number, 3, worlds, masks))
        for (Word w = 0; w < worlds; w++)
            if ((masks[3 * w] & masks[3 * w + 1]) | ((masks[3 * w] | masks[3 * w + 1]) & in.situation[2])) abort();
    int leader = int(scrambled(number) % 5) - 1;
    if (!kernel_forecast(path, in.situation, SITUATION, memory, room, leader, number, 0, worlds, noise, histogram)) {
        Word games = 0;
        for (int i = 0; i < 18; i++) games += histogram[i];
        if (games != worlds) abort();
    }
    free(memory);
    return 0;
}
