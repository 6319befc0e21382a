// Uniform worlds by counting: every unseen card takes one of the paths that the view leaves open to it.
//
// A path says where a card lay when it was dealt and what became of it. It uses up one place of each resource that
// it goes through (a hand, the kitty, the discards); a layout is a choice of paths that uses up all of them exactly.
// ways[i][state] counts the layouts of cards i, i + 1, ... for what is left of the resources. Numbers of layouts are
// sums of whole numbers in double precision: exact up to 2^53, and beyond that within a part in 2^50. With factors
// other than 1 a layout counts as the product of the factors of its cards, and is drawn as often as that.

constexpr int MOST_RESOURCES = 6, MOST_PATHS = 32, MOST_CARDS = 52;
constexpr Word MOST_STATES = 20000;

struct Layouts {
    int cards, paths;
    Word states, start;
    Word card[MOST_CARDS];
    unsigned allowed[MOST_CARDS];
    double factor[MOST_CARDS][5];  // by owner: how much likelier this card makes a layout; 1 where all are equal
    Word offset[MOST_PATHS];
    int owner[MOST_PATHS];  // 0, 1, 2: in this seat's hand now; 3: in no hand; 4: played
    double* ways;
    Word* valid;
    Word valid_count;

    // Resources are digits of a mixed radix; digit 0 stands for overdrawn, so that no check is needed.
    bool open(int resources, const Word* caps, int path_count, const Word* path, Byte* memory, Word bytes) {
        if (resources < 0 || resources > MOST_RESOURCES || path_count < 1 || path_count > MOST_PATHS) return false;
        Word stride[MOST_RESOURCES];
        states = 1;
        start = 0;
        Word none = 0;
        for (int r = 0; r < resources; r++) {
            if (caps[r] > MOST_CARDS) return false;
            stride[r] = states;
            start += states * (caps[r] + 1);
            none += states;
            states *= caps[r] + 2;
            if (states > MOST_STATES) return false;
        }
        paths = path_count;
        for (int p = 0; p < paths; p++) {
            offset[p] = 0;
            for (int r = 0; r < resources; r++)
                if (path[p] >> r & 1) offset[p] += stride[r];
            owner[p] = int(path[p] >> 32 & 7);
            if (owner[p] > 4) return false;
            if (path[p] >> 35 || (path[p] & 0xffffffff) >> resources) return false;
        }
        if ((Word(cards + 1) * states) * sizeof(double) + states * sizeof(Word) > bytes) return false;
        ways = reinterpret_cast<double*>(memory);
        valid = reinterpret_cast<Word*>(memory + Word(cards + 1) * states * sizeof(double));
        valid_count = 0;
        for (Word s = none; s < states; s++) {
            bool ok = true;
            for (int r = 0; r < resources && ok; r++) ok = s / stride[r] % (caps[r] + 2) != 0;
            if (ok) valid[valid_count++] = s;
        }
        return tally(none);
    }

    // Fill the table from the last card to the first; whether there is any layout at all.
    bool tally(Word none) {
        for (Word s = 0; s < Word(cards + 1) * states; s++) ways[s] = 0;
        ways[Word(cards) * states + none] = 1;
        for (int i = cards - 1; i >= 0; i--) {
            double *here = ways + Word(i) * states, *after = here + states;
            for (Word v = 0; v < valid_count; v++) {
                Word s = valid[v];
                double sum = 0;
                for (unsigned open = allowed[i]; open; open &= open - 1) {
                    int p = __builtin_ctz(open);
                    double share = factor[i][owner[p]] * after[s - offset[p]];
                    sum += share;
                }
                here[s] = sum;
            }
        }
        return ways[start] > 0;
    }

    // Add the cards of a random layout to the hands; those in no hand to `nowhere`.
    void draw(Chance& chance, Word* hand, Word& nowhere) const {
        Word s = start;
        for (int i = 0; i < cards; i++) {
            const double* after = ways + Word(i + 1) * states;
            double rest = chance.unit() * ways[Word(i) * states + s];
            int taken = -1;
            for (unsigned open = allowed[i]; open; open &= open - 1) {
                int p = __builtin_ctz(open);
                double share = factor[i][owner[p]] * after[s - offset[p]];
                if (share <= 0) continue;
                taken = p;
                if (rest < share) break;
                rest -= share;
            }
            s -= offset[taken];
            if (owner[taken] < 3) hand[owner[taken]] |= card[i];
            else if (owner[taken] == 3) nowhere |= card[i];
        }
    }
};
