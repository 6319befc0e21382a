// What the C functions do, for one path: masks of the rules (bit i = card i: SA SK … S2 HA …) become lanes here.

// A mask of 52 cards, high to low suit by suit, as lanes of low to high; the trump suit changes places with clubs.
inline Word lanes_of(Word mask, int top_suit) {
    Word lanes = 0;
    for (int suit = 0; suit < 4; suit++) {
        Word reversed = 0, cards = mask >> (13 * suit) & LANE;
        for (; cards; cards &= cards - 1) reversed |= ONE << (12 - lowest_index(cards));
        int lane = suit == top_suit ? 3 : suit == 3 ? top_suit : suit;
        lanes |= reversed << (16 * lane);
    }
    return lanes;
}

inline int card_number(Word card, int top_suit) {
    int lane = lane_of(card), suit = lane == 3 ? top_suit : lane == top_suit ? 3 : lane;
    return 13 * suit + 12 - (lowest_index(card) & 15);
}

// The words of a position in a call: three hands, leader, cards played, their numbers, contract 0-5, must trump.
enum { HANDS = 0, LEADER = 3, PLAYED = 4, TRICK = 5, CONTRACT = 7, MUST_TRUMP = 8, POSITION_WORDS = 9 };

// Whether a position is one that can be: hands apart, of the right sizes, the trick apart from them.
inline bool possible(const Word* in) {
    if (in[LEADER] > 2 || in[PLAYED] > 2 || in[CONTRACT] > 5 || in[MUST_TRUMP] > 1) return false;
    Word all = 0;
    int size[3];
    for (int seat = 0; seat < 3; seat++) {
        if (in[seat] >> 52 || (in[seat] & all)) return false;
        all |= in[seat];
        size[seat] = count(in[seat]);
    }
    for (int i = 0; i < int(in[PLAYED]); i++) {
        if (in[TRICK + i] > 51 || (all >> in[TRICK + i] & 1)) return false;
        all |= ONE << in[TRICK + i];
        size[(int(in[LEADER]) + i) % 3]++;
    }
    return size[0] == size[1] && size[1] == size[2] && size[0] >= 1 && size[0] <= 17;
}

inline Contract contract_of(const Word* in) {
    Word trump = in[CONTRACT] < 4 ? lane_cards(int(in[CONTRACT])) : 0;
    return {trump, in[MUST_TRUMP] ? trump : 0};
}

inline int run_playouts(const Word* in, Word seed, Word start, Word games, Word* histogram) {
    Batch b{};
    b.seed = seed, b.start = start, b.games = games;
    b.leader = int(in[LEADER]);
    b.contract = contract_of(in);
    if (in[HANDS] == 0 && in[1] == 0 && in[2] == 0 && in[PLAYED] == 0) {
        if (in[LEADER] > 2 || in[CONTRACT] > 5 || in[MUST_TRUMP] > 1) return -1;
        bool short_deck = in[TRICK] == 51;
        b.deck = short_deck ? CARDS & ~(ONE << 48) : CARDS;
        b.size = short_deck ? 17 : 16;
    } else {
        if (!possible(in)) return -1;
        for (int seat = 0; seat < 3; seat++) b.hand[seat] = lanes_of(in[seat], 3);
        b.played_count = int(in[PLAYED]);
        for (int i = 0; i < b.played_count; i++) b.played[i] = lanes_of(ONE << in[TRICK + i], 3);
        b.size = count(in[(in[LEADER] + 2) % 3]);
    }
    for (int i = 0; i < 54; i++) histogram[i] = 0;
    playouts(b, histogram);
    return 0;
}

inline Word run_perft(const Word* in, int depth) {
    if (!possible(in)) return ~Word(0);
    Word hand[3], played[3] = {0, 0, 0};
    for (int seat = 0; seat < 3; seat++) hand[seat] = lanes_of(in[seat], 3);
    for (int i = 0; i < int(in[PLAYED]); i++) played[i] = lanes_of(ONE << in[TRICK + i], 3);
    return perft(hand, int(in[LEADER]), played, int(in[PLAYED]), contract_of(in), depth);
}

// The hands of game `number` of a seed, as masks.
inline void run_deal(Word seed, Word number, int short_deck, Word* hands) {
    Random random = random_of(seed, number);
    Word lanes[3];
    deal_hands(short_deck ? CARDS & ~(ONE << 48) : CARDS, short_deck ? 17 : 16, random, lanes);
    for (int seat = 0; seat < 3; seat++) {
        hands[seat] = 0;
        for (Word x = lanes[seat]; x; x &= x - 1) hands[seat] |= ONE << card_number(lowest(x), 3);
    }
}
