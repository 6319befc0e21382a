// What a hand comes to before its play begins: how many tricks each seat takes over worlds, by careful playouts.

// histogram[seat * 18 + tricks] counts worlds `from` to `from + n - 1`; `leader` leads, in each world with the same chance
// for all hands that are compared. Half of the playouts have as many random cards as `noise` says, the others none.
template <int KIND>
void forecast(const Situation& s, int leader, Word seed, Word from, Word n, unsigned noise, Word* histogram) {
    for (int i = 0; i < 54; i++) histogram[i] = 0;
    for (Word w = from; w < from + n; w++) {
        Playing<KIND> d;
        Chance chance = s.world(d, seed, w);
        d.leader = leader;
        play_out<KIND, Careful<KIND>>(d, chance, w & 1 ? noise : 0);
        for (int i = 0; i < 3; i++) histogram[18 * i + d.tricks[i]]++;
    }
}
