// What the fuzzing programs share: the kernel, numbers from a number, and a main that feeds random bytes where libFuzzer
// does not.

#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "../../src/threefiveeight/search/kernel/kernel.cpp"

static uint64_t scrambled(uint64_t& state) {
    state += 0x9e3779b97f4a7c15ULL;
    uint64_t z = (state ^ (state >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
}

// The numbers of all cards in an order that follows from a number.
static void shuffle(uint64_t& number, int* deck) {
    for (int i = 0; i < 52; i++) deck[i] = i;
    for (int i = 0; i < 52; i++) {
        int j = i + int(scrambled(number) % uint64_t(52 - i)), card = deck[j];
        deck[j] = deck[i];
        deck[i] = card;
    }
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t bytes);

#ifndef LIBFUZZER
int main(int count, char** words) {
    uint64_t inputs = count > 1 ? strtoull(words[1], nullptr, 10) : 1000, state = 358;
    for (uint64_t i = 0; i < inputs; i++) {
        uint8_t data[8 + 9 * 3];
        for (uint8_t& byte : data) byte = uint8_t(scrambled(state));
        LLVMFuzzerTestOneInput(data, 8 + 9 * (i % 4));
    }
    printf("%llu inputs\n", (unsigned long long)inputs);
}
#endif
