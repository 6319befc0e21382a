// Feeds the kernel's C functions words that may mean anything: a target for libFuzzer, and with a main of its own a
// program for the sanitizers. Build: c++ -std=c++20 -g -fsanitize=address,undefined -DKERNEL_HOSTED (see
// test_sanitizers.py), or clang++ -fsanitize=fuzzer,address,undefined -DKERNEL_HOSTED -DLIBFUZZER.

#include "fuzzing.h"

// A position that can be, of 1 to 6 cards a seat, from a number; words from the input may then spoil it.
static void fill(uint64_t number, Word* in) {
    int deck[52], size = 1 + int(scrambled(number) % 6);
    shuffle(number, deck);
    for (int i = 0; i < 3 * size; i++) in[i % 3] |= Word(1) << deck[i];
    in[3] = scrambled(number) % 3;
    in[7] = scrambled(number) % 6;
    in[8] = scrambled(number) % 2;
    in[9] = scrambled(number) % 3;
    in[10] = scrambled(number) % 16;
    in[11] = 1 + scrambled(number) % 20000;
    in[13] = Word(size);
    in[14] = scrambled(number);
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t bytes) {
    static void* memory = nullptr;
    const Word room = 2 << 20;
    if (bytes < 8) return 0;
    uint64_t number;
    memcpy(&number, data, 8);
    Word in[15] = {0}, answer[4], histogram[54], hands[3];
    fill(number, in);
    for (size_t at = 8; at + 9 <= bytes; at += 9) memcpy(&in[data[at] % 15], data + at + 1, 8);
    if (number % 64 == 0) free(memory), memory = nullptr;
    int path = int(number >> 8 & 1) * kernel_best_path();
    if (!memory) {
        memory = calloc(room, 1);
        if (kernel_open(memory, room, path)) abort();
    }
    int code = kernel_solve(memory, in, answer);
    if (code < -1 || code > 1 || (code == 0 && (answer[0] != answer[1] || answer[0] > 17))) abort();
    Word games = in[12] % 9;
    if (!kernel_playouts(path, in, in[13], in[14], games, histogram)) {
        Word counted = 0;
        for (Word one : histogram) counted += one;
        if (counted != 3 * games) abort();
    }
    kernel_perft(path, in, int(number >> 16 & 3));
    kernel_deal(path, in[13], in[14], int(number >> 20 & 1), hands);
    if ((hands[0] & hands[1]) | (hands[0] & hands[2]) | (hands[1] & hands[2])) abort();
    return 0;
}
