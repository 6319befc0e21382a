// A careful player's choice of a card: each rule of thumb of careful_weights.h says what it counts, the sum decides.
//
// The twin of bots/thumbs.py in whole numbers, for playouts. A seat knows its hand, what is unseen, and who has shown
// that he holds none of a suit. Features are counted in parts of UNIT.

constexpr int UNIT = 960;

// The chance, in parts of UNIT, that a hand of `mine` unknown cards holds none of `cards` ones, when `rest` further
// places could hold them.
struct NoneTable {
    unsigned short chance[14][18][22];
    constexpr NoneTable() : chance() {
        for (int cards = 0; cards < 14; cards++)
            for (int mine = 0; mine < 18; mine++)
                for (int rest = 0; rest < 22; rest++) {
                    double none = 1;
                    for (int i = 0; i < cards && none > 0; i++) none = rest - i <= 0 ? 0 : none * (rest - i) / (rest + mine - i);
                    chance[cards][mine][rest] = mine ? (unsigned short)(none * UNIT + 0.5) : UNIT;
                }
    }
};
constexpr NoneTable NONE{};

enum { LEAD_TRUMP, LEAD_SIDE, LEAD_FREELY, LEAD_LAST, SECOND_HAND, LAST_HAND, RUFF_SECOND, RUFF_LAST, THROW, NONE_LEAD };

template <int KIND>
struct Careful {
    using Deal = Playing<KIND>;
    static constexpr bool TRUMP = Deal::TRUMP;

    const Deal& d;
    int seat, next, third, left;
    bool chooses;
    int hidden, trumps, trumps_out, masters;
    int ruffed[3][4];  // the chance that this seat would ruff a lead of the lane; -1: not looked at yet
    Word out;

    Careful(const Deal& deal, int who) : d(deal), seat(who), next(next_seat(who)), third(next_seat(next)) {
        left = count(d.hand[seat]);
        hidden = count(d.unknown[seat]);
        chooses = !hidden;
        out = d.unseen(seat);
        for (int lane = 0; lane < 4; lane++)
            if (d.is_void(next, lane) && d.is_void(third, lane)) out &= ~lane_cards(lane);
        trumps = TRUMP ? count(d.hand[seat] & TRUMPS) : 0;
        trumps_out = TRUMP ? count(out & TRUMPS) : 0;
        Word sides = TRUMP ? ~TRUMPS : ~Word(0);
        masters = count(d.hand[seat] & ~downwards(out) & sides);
        for (int lane = 0; lane < 4; lane++) ruffed[next][lane] = ruffed[third][lane] = -1;
    }

    // The chance that another seat holds none of some unseen cards of a lane.
    int none(int other, int lane, int cards) const {
        if (!cards || d.is_void(other, lane)) return UNIT;
        int beside = 3 - seat - other, rest = 0;
        if (!d.is_void(beside, lane)) rest += count(d.hand[beside]);
        if (!TRUMP || lane != 3) rest += hidden;
        return NONE.chance[cards > 13 ? 13 : cards][count(d.hand[other])][rest > 21 ? 21 : rest];
    }

    int any_ruff(int other, int led) {
        int& known = ruffed[other][led];
        return known >= 0 ? known : known = can_ruff(other, led, trumps_out);
    }

    int can_ruff(int other, int led, int ruffs) const {
        int empty = none(other, led, count(out & lane_cards(led)));
        return empty ? empty * (UNIT - none(other, 3, ruffs)) / UNIT : 0;
    }

    int chance_to_win(Word card, int lane) {
        int led = d.on_table ? lane_of(d.table[0]) : lane;
        int above = count(out & lane_cards(lane) & (0 - card) & ~card), chance = UNIT;
        for (int i = 0; i < 2 - d.on_table; i++) {
            int other = i ? third : next, beaten;
            if (lane == led) {
                beaten = UNIT - none(other, lane, above);
                if (TRUMP && lane != 3 && trumps_out) beaten += any_ruff(other, lane);
            } else {
                beaten = can_ruff(other, led, above);
            }
            chance = beaten >= UNIT ? 0 : chance * (UNIT - beaten) / UNIT;
        }
        return chance;
    }

    int situation(int lane) const {
        if (!d.on_table) {
            if (KIND == MISERE) return NONE_LEAD;
            if (TRUMP && lane == 3) return trumps_out ? LEAD_TRUMP : LEAD_LAST;
            return trumps_out ? LEAD_SIDE : LEAD_FREELY;
        }
        bool follows = lane == lane_of(d.table[0]);
        if (KIND == MISERE) return follows ? NONE_LEAD + d.on_table : NONE_LEAD + 3;
        if (follows) return d.on_table == 1 ? SECOND_HAND : LAST_HAND;
        if (TRUMP && lane == 3) return d.on_table == 1 ? RUFF_SECOND : RUFF_LAST;
        return THROW;
    }

    int score(Word card, Word best, const short* w) {
        int lane = lane_of(card), place = 12 - (lowest_index(card) & 15);
        Word suit = lane_cards(lane), own = d.hand[seat] & suit, others = out & suit;
        int length = count(own), unseen = count(others), lower = count(own & (card - 1));
        int higher = count(others & (0 - card));
        bool beats_table = !d.on_table || Deal::beats(card, best);
        int ruffing = trumps < 3 ? trumps : 3;
        int by_win = w[1] + w[18] * left / 16 + (chooses ? w[20] : 0) + (higher ? 0 : w[24]);
        int wins = beats_table && by_win ? chance_to_win(card, lane) : 0;
        int sum = w[0] * UNIT + wins * by_win;
        if (!higher) sum += w[2] * UNIT + w[7] * (unseen < 8 ? unseen : 8) * (UNIT / 8);
        else if (higher == 1) sum += (lower ? w[3] : w[4]) * UNIT;
        else if (higher == 2) sum += lower >= 2 ? w[5] * UNIT : 0;
        else sum += w[6] * place * (UNIT / 12);
        sum += w[8] * length * (UNIT / 5);
        if (length == 1) sum += w[9] * UNIT + w[13] * ruffing * (UNIT / 3);
        if (length == 2) sum += w[10] * UNIT + w[21] * ruffing * (UNIT / 3);
        sum += w[11] * unseen * (UNIT / 8) + w[12] * (2 * length - unseen) * (UNIT / 8);
        if (TRUMP && trumps_out && w[14]) {
            sum += w[14] * UNIT * ((d.is_void(next, lane) && !d.is_void(next, 3)) + (d.is_void(third, lane) && !d.is_void(third, 3)));
        }
        sum += w[15] * (2 * trumps - trumps_out) * (UNIT / 8) + w[16] * masters * (UNIT / 4);
        if (beats_table) sum += w[17] * UNIT;
        if (w[19] && (own & (0 - card) & ~card)) {
            int above = count(others & (0 - highest(own)));
            if (above && above <= 2 && length - 1 == above) sum += w[19] * UNIT;
        }
        return sum + w[22] * (unseen - higher) * (UNIT / 8) + w[23] * lower * (UNIT / 4) + w[25] * place * (UNIT / 12);
    }

    const short* weights(Word card) const { return CAREFUL[KIND][situation(lane_of(card))]; }

    static Word card(const Deal& d, int seat, Word legal) {
        Careful c(d, seat);
        Word walls = c.out, best = 0;
        for (int i = 0; i < d.on_table; i++) walls |= d.table[i];
        if (d.on_table) best = d.best_on_table();
        Word choices = run_bottoms(legal, walls), chosen = 0;
        if (!(choices & (choices - 1))) return choices;
        int most = 0;
        for (; choices; choices &= choices - 1) {
            int score = c.score(lowest(choices), best, c.weights(lowest(choices)));
            if (!chosen || score > most) most = score, chosen = lowest(choices);
        }
        return chosen;
    }
};
