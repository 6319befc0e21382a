// Finds the weights of src/threefiveeight/search/kernel/weights.h: single weights are changed at random and kept where
// random deals then need fewer cards tried (the mean of the logarithm counts, so that no deal outweighs the others).
//
//   c++ -std=c++20 -O2 -march=native -o /tmp/order_weights bench/order_weights.cpp
//   /tmp/order_weights KIND CARDS DEALS SECONDS SEED    kinds: 0 no trump, 1 misere, 2 free, 3 must trump
//
// It begins with the weights as they are and prints the line for the kind that it was given.

#include <sys/mman.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <random>
#include <vector>

#define KERNEL_BMI2
#define WEIGHTS_DEFINED
struct Weights;
extern Weights WEIGHTS[4];
#include "../src/threefiveeight/search/kernel/base.h"
#include "../src/threefiveeight/search/kernel/table.h"
#include "../src/threefiveeight/search/kernel/bounds.h"
#include "../src/threefiveeight/search/kernel/solver.h"
#include "../src/threefiveeight/search/kernel/order.h"
#include "../src/threefiveeight/search/kernel/misere.h"
#include "../src/threefiveeight/search/kernel/certain.h"
#define constexpr static
#define WEIGHTS FOUND_SO_FAR
#include "../src/threefiveeight/search/kernel/weights.h"
#undef WEIGHTS
#undef constexpr

Weights WEIGHTS[4];
static Search search;
static std::vector<Position> deals;
static int kind, cards;

static double seconds() { return double(clock()) / CLOCKS_PER_SEC; }

static Position random_deal(std::mt19937_64& random) {
    int deck[52];
    for (int i = 0; i < 52; i++) deck[i] = i;
    for (int i = 0; i < 52; i++) std::swap(deck[i], deck[i + int(random() % uint64_t(52 - i))]);
    Position p{};
    for (int i = 0; i < 3 * cards; i++) {
        Word card = ONE << (deck[i] / 13 * 16 + deck[i] % 13);
        p.hand[i % 3] |= card;
        p.key += unit(i % 3, card);
    }
    return p;
}

template <int KIND>
static void solve(const Position& p, int leader) {
    Solver<KIND> solver{search};
    int low = 0, high = cards, guess = KIND == MISERE ? cards / 4 : cards * 2 / 9;
    while (low < high) {
        int need = guess < low ? low + 1 : guess >= high ? high : guess + 1;
        typename Solver<KIND>::Child q{p, leader, need, 0, 0};
        Word matter;
        bool yes;
        if (!solver.known(q, cards, yes, matter)) yes = solver.lead(q, cards, matter);
        if (yes) low = need, guess = need;
        else high = need - 1, guess = need - 2;
    }
}

static double cost() {
    double total = 0;
    for (size_t i = 0; i < deals.size(); i++) {
        search.table.clear();
        search.nodes = search.trick_nodes = 0;
        memset(search.killer, 0, sizeof search.killer);
        int leader = int(i % 3);
        if (kind == 0) solve<0>(deals[i], leader);
        if (kind == 1) solve<1>(deals[i], leader);
        if (kind == 2) solve<2>(deals[i], leader);
        if (kind == 3) solve<3>(deals[i], leader);
        total += log2(double(search.nodes) + 500) / double(deals.size());
    }
    return total;
}

static int* print(int* w, int rows, int columns) {
    printf("{");
    for (int r = 0; r < rows; r++) {
        printf("%s{", r ? ", " : "");
        for (int c = 0; c < columns; c++) printf("%s%d", c ? ", " : "", *w++);
        printf("}");
    }
    printf("}");
    return w;
}

int main(int count, char** words) {
    if (count != 6) return fprintf(stderr, "usage: order_weights KIND CARDS DEALS SECONDS SEED\n"), 2;
    kind = atoi(words[1]), cards = atoi(words[2]);
    std::mt19937_64 random(uint64_t(atoi(words[5])));
    Word bytes = 512u << 20;
    void* memory = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    search.table.open(static_cast<Byte*>(memory), bytes);
    search.node_limit = ~Word(0);
    memcpy(WEIGHTS, FOUND_SO_FAR, sizeof WEIGHTS);
    for (int i = 0; i < atoi(words[3]); i++) deals.push_back(random_deal(random));
    int* w = reinterpret_cast<int*>(&WEIGHTS[kind]);
    const int size = sizeof(Weights) / sizeof(int);
    std::vector<int> step;
    for (int i = 0; i < size; i++) step.push_back(std::max(8, abs(w[i]) / 2));
    double best = cost();
    fprintf(stderr, "at first: %.4f\n", best);
    for (double begun = seconds(); seconds() - begun < atof(words[4]);) {
        int i = int(random() % size), old = w[i], sign = random() % 2 ? 1 : -1;
        bool better = false;
        for (int side = 0; side < 2 && !better; side++, sign = -sign) {
            w[i] = old + sign * step[i];
            double now = cost();
            if (now < best - 1e-9) best = now, better = true;
            else w[i] = old;
        }
        step[i] = better ? step[i] * 3 / 2 + 1 : step[i] * 2 / 3;
        if (step[i] < 2) step[i] = 2 + int(random() % 40);
    }
    fprintf(stderr, "at last: %.4f\n", best);
    printf("    {");
    w = print(w, 3, LEAD_FEATURES);
    printf(",\n     ");
    w = print(w, 3, FOLLOW_FEATURES);
    printf(",\n     ");
    print(w, 5, LAST_FEATURES);
    printf("},\n");
}
