// Flat playing-out of candidate cards over worlds: what every stronger player starts from, and the frozen pool whole.

// One card of each run of own cards between which no card that others may hold is left.
inline Word candidates(const Situation& s, Word legal) {
    Word others = s.hand[1] | s.hand[2];
    for (int i = 0; i < s.layouts.cards; i++) others |= s.layouts.card[i];
    for (int i = 0; i < s.on_table; i++) others |= s.table[i];
    return run_bottoms(legal, others);
}

// The sums of own tricks by candidate over worlds `from` to `from + worlds - 1`: one playout each, and every candidate
// of a world meets the same chance. Returns the number of candidates; out gets pairs (number of the card, tricks).
template <int KIND>
int flat_play(const Situation& s, Word seed, Word from, Word worlds, unsigned noise, long long* out) {
    Playing<KIND> d;
    Word cards[17];
    long long sums[17];
    int n = 0;
    s.world(d, seed, from);
    for (Word open = candidates(s, d.legal(0)); open; open &= open - 1) sums[n] = 0, cards[n++] = lowest(open);
    for (Word w = from; n > 1 && w < from + worlds; w++) {
        Chance chance = s.world(d, seed, w);
        for (int i = 0; i < n; i++) {
            Playing<KIND> trial = d;
            Chance same = chance;
            trial.play(0, cards[i]);
            play_out(trial, same, noise);
            sums[i] += trial.tricks[0];
        }
    }
    for (int i = 0; i < n; i++) out[2 * i] = s.lanes.number(cards[i]), out[2 * i + 1] = sums[i];
    return n;
}
