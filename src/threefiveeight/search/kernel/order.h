// In what order moves are tried. It cannot change a result, only the time it takes.
//
// Each move gets a sum of weighted features; the weights were found by a search for the fewest nodes.

constexpr int LEAD_FEATURES = 14, FOLLOW_FEATURES = 12, LAST_FEATURES = 9;

struct Weights {
    int lead[3][LEAD_FEATURES];
    int follow[3][FOLLOW_FEATURES];
    int last[5][LAST_FEATURES];
};
#ifndef WEIGHTS_DEFINED
#include "weights.h"
#endif

template <int KIND>
void Solver<KIND>::order_lead(const Position& p, int seat, Move* list, int m) const {
    const int* w = WEIGHTS[KIND].lead[seat];
    int next = next_seat(seat), third = next_seat(next);
    Word own = p.hand[seat], others = p.all() ^ own;
    for (int i = 0; i < m; i++) {
        Move& move = list[i];
        int lane = lane_of(move.card);
        Word suit = lane_cards(lane), above = suit & (0 - move.card), foe = others & suit;
        int l1 = length_of(p.key, next, lane), l2 = length_of(p.key, third, lane);
        int score = w[0] * length_of(p.key, seat, lane) + w[1] * l1 + w[2] * l2;
        if (!(foe & above)) score += w[3];
        if (!(p.hand[0] & above) || seat == 0) score += w[4];
        score += w[5] * count(foe & above);
        if (!(own & above & ~(move.top | (move.top - 1)))) score += w[6];
        if (!(own & suit & (move.bottom - 1))) score += w[7];
        if (TRUMP && lane == 3) score += w[8];
        if (!l1) score += w[9];
        if (!l2) score += w[10];
        if (p.hand[next] & suit && (highest(p.all() & suit) & p.hand[next])) score += w[11];
        if (p.hand[third] & suit && (highest(p.all() & suit) & p.hand[third])) score += w[12];
        score += w[13] * count(foe & ~above);
        move.score = score;
    }
}

template <int KIND>
void Solver<KIND>::order_follow(const Position& p, int seat, int n, Word c0, Move* list, int m) const {
    const int* w = WEIGHTS[KIND].follow[seat];
    int third = next_seat(seat);
    Word led = lane_cards(lane_of(c0)), own = p.hand[seat], answer = p.hand[third] & led;
    if (TRUMP && !answer) answer = p.hand[third] & TRUMPS;
    Word killer = s.killer[n][1];
    bool third_beats = answer && beats(highest(answer), c0);
    for (int i = 0; i < m; i++) {
        Move& move = list[i];
        int rank = lowest_index(move.card) & 15;
        int score = 0;
        if (move.card & led) {
            if (move.card > c0) {
                score += w[0] + w[1] * rank;
                if (!(own & led & (move.bottom - 1) & (0 - c0))) score += w[8];
                if (answer && !beats(highest(answer), move.card)) score += w[6];
            } else {
                score += w[2] * rank + (third_beats ? w[9] : 0);
            }
        } else if (TRUMP && (move.card & TRUMPS)) {
            score += w[5] + w[10] * rank;
            if (answer && !beats(highest(answer), move.card)) score += w[6];
        } else {
            int lane = lane_of(move.card);
            score += w[3] * length_of(p.key, seat, lane) + w[4] * rank + (third_beats ? w[9] : 0);
            if (own & lane_cards(lane) & (0 - move.top) & ~move.top) score += w[11];
        }
        if (killer >= move.bottom && killer <= move.top) score += w[7];
        move.score = score;
    }
}

template <int KIND>
void Solver<KIND>::order_last(const Position& p, int seat, int n, Word c0, Word best, int winner, Move* list, int m) const {
    const int* w = WEIGHTS[KIND].last[seat + (seat && winner ? 2 : 0)];
    Word led = lane_cards(lane_of(c0)), own = p.hand[seat];
    Word killer = s.killer[n][2];
    for (int i = 0; i < m; i++) {
        Move& move = list[i];
        int rank = lowest_index(move.card) & 15;
        int score = 0;
        bool wins = beats(move.card, best);
        if (wins) score += w[0] + w[1] * rank;
        else if (move.card & led) score += w[2] * rank;
        else {
            int lane = lane_of(move.card);
            score += w[3] * length_of(p.key, seat, lane) + w[4] * rank;
            if (own & lane_cards(lane) & (0 - move.top) & ~move.top) score += w[8];
        }
        if (TRUMP && (move.card & TRUMPS) && !(c0 & TRUMPS)) score += w[5];
        if (TRUMP && (move.card & TRUMPS) && !wins) score += w[7];
        if (killer >= move.bottom && killer <= move.top) score += w[6];
        move.score = score;
    }
}
