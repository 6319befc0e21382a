// Tricks that are certain without looking ahead, each with the cards that make them certain.

struct Bound {
    int tricks;
    Word matter;
};

inline int length_of(Word key, int seat, int lane) { return int(key >> (12 * lane + 4 * seat)) & 15; }

// The top `number` cards of a lane's worth of cards.
inline Word top_cards(Word cards, int number) {
    while (count(cards) > number) cards &= cards - 1;
    return cards;
}

// At most `wanted` trump tricks that `mine` wins whoever leads and however the others' trumps `theirs` are played:
// each of my trumps wins unless a higher one falls on it, and each of theirs falls on one trick only.
// Only the trumps down to the last one needed matter; below that the numbers of trumps are enough.
inline Bound sure_trumps(Word mine, Word theirs, int wanted) {
    int rest = count(mine), foes = count(theirs), above = 0, sure = 0;
    Word seen = 0, all = mine | theirs;
    while (true) {
        int by_number = rest - foes - above;
        int total = sure + (by_number > 0 ? by_number : 0);
        if (total >= wanted || !rest || !foes) return {smaller(total, wanted), seen};
        Word card = highest(all);
        all ^= card;
        seen |= card;
        if (card & theirs) {
            foes--;
            above++;
        } else {
            rest--;
            if (above) above--; else sure++;
        }
    }
}

// Up to `wanted` tricks that a leader takes at once with cards nobody can beat. `safe_rounds` is how often a lane
// can be led before somebody trumps.
struct Cash {
    Word mine, winners;
    int tricks = 0;
    Word matter = 0;

    inline void lane(Word key, int lane, int one, int other, int safe_rounds, int wanted) {
        Word high = winners & lane_cards(lane);
        int tops = count(high);
        int longest = larger(length_of(key, one, lane), length_of(key, other, lane));
        int rounds = tops >= longest ? count(mine & lane_cards(lane)) : tops;
        rounds = smaller(smaller(rounds, safe_rounds), wanted - tricks);
        if (rounds <= 0) return;
        tricks += rounds;
        matter |= top_cards(high, smaller(rounds, longest));
    }
};
