// What one seat knows in the play of the cards, as the caller hands it over, and the worlds that are drawn from it.
//
// The caller's cards are masks of 52 bits in the order of the package (SA is bit 0, C2 is bit 51); seats are counted
// from the seat to act, which is 0. The layout of the words is that of search/situation.py.

enum Field {
    KIND, TRUMP_SUIT, HANDS, DISCARDS = HANDS + 3, TABLE, ON_TABLE = TABLE + 2, DRY, CHOOSER,
    RESOURCES, PATHS, CLASSES, LISTS
};

constexpr int NOBODY = 3;

// Where the suits lie in a word: the side suits in the order S H D C from the bottom, the trump suit on top.
struct Lanes {
    int of_suit[4];
    int suit_of[4];

    explicit Lanes(int trump) {
        int lane = 0;
        for (int suit = 0; suit < 4; suit++)
            if (suit != trump) of_suit[suit] = lane++;
        if (trump < 4) of_suit[trump] = 3;
        for (int suit = 0; suit < 4; suit++) suit_of[of_suit[suit]] = suit;
    }

    Word word(Word mask) const {
        Word out = 0;
        for (; mask; mask &= mask - 1) {
            int number = lowest_index(mask), suit = number / 13;
            out |= ONE << (16 * of_suit[suit] + 12 - number % 13);
        }
        return out;
    }

    int number(Word card) const {
        int index = lowest_index(card);
        return suit_of[index >> 4] * 13 + 12 - (index & 15);
    }

    Word mask(Word word) const {
        Word out = 0;
        for (; word; word &= word - 1) out |= ONE << number(lowest(word));
        return out;
    }
};

struct Situation {
    Lanes lanes;
    Layouts layouts;
    Word hand[3], discards, table[2];
    int kind, on_table, chooser;
    unsigned dry, voids[3];

    explicit Situation(const Word* in) : lanes(int(in[TRUMP_SUIT] < 4 ? in[TRUMP_SUIT] : 4)) {}

    // Whether the words make sense and there is a layout; `memory` is for the table of counts.
    bool open(const Word* in, Word words, Byte* memory, Word bytes, const Word* tilt = nullptr) {
        if (words < LISTS || in[KIND] > MUST || in[TRUMP_SUIT] > 4 || in[ON_TABLE] > 2 || in[CHOOSER] > 3) return false;
        kind = int(in[KIND]);
        if ((kind >= FREE) != (in[TRUMP_SUIT] < 4)) return false;
        on_table = int(in[ON_TABLE]);
        chooser = int(in[CHOOSER]);
        dry = unsigned(in[DRY] & 7);
        for (int i = 0; i < 3; i++) hand[i] = lanes.word(in[HANDS + i] & DECK);
        discards = lanes.word(in[DISCARDS] & DECK);
        for (int i = 0; i < on_table; i++) {
            table[i] = lanes.word(in[TABLE + i] & DECK);
            if (count(table[i]) != 1) return false;
        }
        Word resources = in[RESOURCES], paths = in[PATHS], classes = in[CLASSES];
        if (resources > MOST_RESOURCES || paths < 1 || paths > MOST_PATHS || classes > MOST_CARDS) return false;
        if (words < LISTS + resources + paths + 2 * classes) return false;
        const Word *caps = in + LISTS, *path = caps + resources, *each = path + paths;
        layouts.cards = 0;
        Word placed = hand[0] | hand[1] | hand[2] | discards;
        for (Word c = 0; c < classes; c++, each += 2) {
            for (Word cards = lanes.word(each[0] & DECK); cards; cards &= cards - 1) {
                if (lowest(cards) & placed || !each[1] || each[1] >> paths) return false;
                placed |= lowest(cards);
                layouts.card[layouts.cards] = lowest(cards);
                set_factors(layouts.factor[layouts.cards], lowest(cards), tilt);
                layouts.allowed[layouts.cards++] = unsigned(each[1]);
            }
        }
        for (int i = 1; i < 3; i++) find_voids(i, path);
        return hand[0] && layouts.open(int(resources), caps, int(paths), path, memory, bytes) && level();
    }

    // Whether all seats hold equally many cards, at most 17, or one less when they have played to the trick.
    bool level() const {
        Playing<NO_TRUMP> d;
        world(d, 0, 0);
        if (count(d.hand[0]) > 17) return false;
        for (int i = 0; i < 3; i++)
            if (count(d.hand[i]) != count(d.hand[0]) - (on_table && i >= 3 - on_table)) return false;
        return true;
    }

    // The lanes in which another seat can hold no card, as bits.
    void find_voids(int seat, const Word* path) {
        Word may = hand[seat];
        for (int i = 0; i < layouts.cards; i++)
            for (unsigned open = layouts.allowed[i]; open; open &= open - 1)
                if (int(path[__builtin_ctz(open)] >> 32 & 7) == seat) may |= layouts.card[i];
        voids[seat] = 0;
        for (int lane = 0; lane < 4; lane++)
            if (!(may & lane_cards(lane))) voids[seat] |= 1u << lane;
    }

    // `tilt` has factors in 65,536ths by rank: a trump and a side card in the chooser's hand, then in no hand.
    void set_factors(double* factor, Word card, const Word* tilt) const {
        for (int owner = 0; owner < 5; owner++) factor[owner] = 1;
        if (!tilt) return;
        const Word* by_rank = tilt + (lowest_index(card) & 15) + (kind >= FREE && (card & TRUMPS) ? 0 : 13);
        if (chooser == 1 || chooser == 2) factor[chooser] = double(by_rank[0] & 0xffffffff) / 65536.0;
        factor[NOBODY] = double(by_rank[26] & 0xffffffff) / 65536.0;
    }

    // The deal as it may lie: world number `number` of a seed.
    template <int K>
    Chance world(Playing<K>& d, Word seed, Word number) const {
        Chance chance = Chance::of(seed, number);
        Word nowhere = discards;
        for (int i = 0; i < 3; i++) d.hand[i] = hand[i];
        layouts.draw(chance, d.hand, nowhere);
        for (int i = 0; i < 3; i++) d.unknown[i] = i == chooser ? 0 : nowhere, d.tricks[i] = 0;
        for (int i = 0; i < on_table; i++) d.table[i] = table[i];
        d.on_table = on_table;
        d.leader = on_table ? 3 - on_table : 0;
        d.dry = dry;
        d.voids = 0;
        for (int i = 1; i < 3; i++) d.voids |= voids[i] << 4 * i;
        return chance;
    }

    static constexpr Word DECK = (ONE << 52) - 1;
};
