// How likely a world is: the cards that have been played are compared with what a sensible player would have played.
//
// Each past play of another seat in which he had a choice multiplies the weight of the world: by the chance of a play
// that agrees with a policy if it would have played that card or one as good, else by the chance of one that does not.
// Only products, sums and quotients of doubles are used.

constexpr int MOST_PLAYS = 51;

struct History {
    int plays, leader;
    Word card[MOST_PLAYS];

    bool open(const Lanes& lanes, const Word* in, Word number, Word first) {
        if (number > MOST_PLAYS || first > 2) return false;
        plays = int(number);
        leader = int(first);
        for (int i = 0; i < plays; i++) {
            if (in[i] > 51) return false;
            card[i] = lanes.word(ONE << in[i]);
        }
        return true;
    }
};

// Whether two cards of a seat are as good as each other: nothing that others hold lies between them.
inline bool as_good(Word one, Word other, Word others) {
    if (lane_of(one) != lane_of(other)) return false;
    Word low = one < other ? one : other, high = one < other ? other : one;
    return !(others & (high - 1) & ~(low | (low - 1)));
}

// What the past plays say of each other seat: how likely they are by either policy.
struct Likeness {
    double careful[3], rules[3];
};

// How often a play is one that a policy would make, or one as good, and how often another.
struct Trust {
    double right, wrong;

    // `surprise`: how likely another play is beside one that the policy would make.
    static Trust of(double surprise) { return {1 / (1 + surprise), surprise / (1 + surprise)}; }

    template <int KIND, class Policy>
    double at(const Playing<KIND>& d, int seat, Word legal, Word card, Word others) const {
        Word best = Policy::card(d, seat, legal);
        return best == card || as_good(best, card, others) ? right : wrong;
    }
};

template <int KIND>
Likeness likeness(const Playing<KIND>& now, const History& h, Trust careful, Trust rules, bool mixed) {
    Likeness like{{1, 1, 1}, {1, 1, 1}};
    // What cannot be the history of this deal says nothing.
    if (h.plays % 3 != now.on_table || count(now.hand[0]) + h.plays / 3 > 17) return like;
    Playing<KIND> d;
    for (int i = 0; i < 3; i++) d.hand[i] = now.hand[i], d.unknown[i] = now.unknown[i], d.tricks[i] = 0;
    // Who played what follows from the cards alone, so one pass finds the seats and gives the cards back.
    int seat_of_play[MOST_PLAYS], leader = h.leader;
    for (int i = 0; i < h.plays; i++) {
        int place = i % 3;
        seat_of_play[i] = leader + place >= 3 ? leader + place - 3 : leader + place;
        d.hand[seat_of_play[i]] |= h.card[i];
        if (place < 2) continue;
        Word best = h.card[i - 2];
        int winner = i - 2;
        for (int j = i - 1; j <= i; j++)
            if (Playing<KIND>::beats(h.card[j], best)) best = h.card[j], winner = j;
        leader = seat_of_play[winner];
    }
    if (leader != now.leader) return like;
    d.on_table = 0;
    d.leader = h.leader;
    d.dry = 0;
    d.voids = 0;
    for (int i = 0; i < h.plays; i++) {
        int seat = seat_of_play[i];
        Word card = h.card[i], legal = seat ? d.legal(seat) : 0;
        if (legal & (legal - 1)) {
            Word others = d.unseen(seat);
            for (int k = 0; k < d.on_table; k++) others |= d.table[k];
            like.careful[seat] *= careful.template at<KIND, Careful<KIND>>(d, seat, legal, card, others);
            if (mixed) like.rules[seat] *= rules.template at<KIND, Rules<KIND>>(d, seat, legal, card, others);
        }
        d.play(seat, card);
    }
    return like;
}
