// The transposition table: what is known about positions that look alike from the top.
//
// A position's key is the twelve suit lengths, the leader and a number for the deal. Under one key lie entries: a pattern of
// owners of the cards that mattered (by rank relative to the cards still held), and bounds that hold for every
// position with these lengths, this leader and this pattern, whatever the owners of the other cards.
// A bucket is one contiguous run of entries (it doubles when full), because scanning it must not wait for memory; they
// lie in blocks of four, of which one comparison of vectors says which fit.

struct Entry {
    Word first;     // bits 0-50: cards of seat 0 among those held, packed; above: lower bound (5), upper bound (5)
    Word second;    // bits 0-50: cards of seat 1; above: packed index + 1 of the best card (6)
    Word matter;    // bits 0-50: the cards whose owners matter
};

constexpr Word PACKED = (ONE << 51) - 1;

inline int entry_low(const Entry& e) { return int(e.first >> 51) & 31; }
inline int entry_high(const Entry& e) { return int(e.first >> 56) & 31; }
inline int entry_best(const Entry& e) { return int(e.second >> 51) & 63; }

struct Block {
    Word first[4], second[4], matter[4];

    static constexpr Entry NONE{1, 1, 1};  // one card in two hands: it fits nothing

    inline Entry get(int i) const { return {first[i], second[i], matter[i]}; }
    inline void set(int i, const Entry& e) { first[i] = e.first, second[i] = e.second, matter[i] = e.matter; }

    // Which of the four fit a position, a bit for each.
    inline unsigned fitting(Word one, Word two) const {
#ifdef KERNEL_BMI2
        using Four = Word __attribute__((vector_size(32)));
        using Reals = double __attribute__((vector_size(32)));
        const Four ones = {one, one, one, one}, twos = {two, two, two, two};
        const Four *a = reinterpret_cast<const Four*>(first), *b = a + 1, *m = a + 2;
        return unsigned(__builtin_ia32_movmskpd256(Reals((((*a ^ ones) | (*b ^ twos)) & *m) == 0)));
#else
        unsigned fit = 0;
        for (int i = 0; i < 4; i++) fit |= unsigned(!(((first[i] ^ one) | (second[i] ^ two)) & matter[i])) << i;
        return fit;
#endif
    }
};

struct Slot {
    Word key;
    unsigned at;            // index of the first block of the bucket
    unsigned short used;
    unsigned short room;    // a power of two, at least 4; 0 only in a slot that was never filled
};

// One half of the table, filled until it is full and then forgotten as a whole.
struct Half {
    Slot* area;              // slot tables of 1024, 2048, ... slots, one behind the other; the last grown one is used
    Slot* slots;
    Block* blocks;
    Word slot_mask, area_slots, generation;
    unsigned block_count;
    unsigned next_block;
    unsigned slots_used;
    unsigned free_head[16];  // recycled buckets by the logarithm of their room; 0 = none (block 0 is never used)

    static constexpr int DEAL_SHIFT = 50, GENERATION_SHIFT = 55;
    static constexpr Word LAST_GENERATION = (ONE << 9) - 1, FIRST_SLOTS = 1024;

    // Take the caller's zeroed memory; nothing is touched until it is used.
    void open(Byte* memory, Word bytes) {
        area_slots = FIRST_SLOTS;
        while ((area_slots * 2 + FIRST_SLOTS) * sizeof(Slot) <= bytes / 4) area_slots = area_slots * 2 + FIRST_SLOTS;
        area = reinterpret_cast<Slot*>(memory);
        blocks = reinterpret_cast<Block*>(memory + area_slots * sizeof(Slot));
        Word fits = (bytes - area_slots * sizeof(Slot)) / sizeof(Block);
        block_count = unsigned(fits > 0xf0000000u ? 0xf0000000u : fits);
        generation = 0;
        clear();
    }

    // Forget everything without touching the memory: slots of another generation count as free.
    void clear() {
        if (generation == LAST_GENERATION) {
            for (Word i = 0; i < area_slots; i++) area[i].key = 0;
            generation = 0;
        }
        generation++;
        slots = area;
        slot_mask = FIRST_SLOTS - 1;
        next_block = 1;
        slots_used = 0;
        for (unsigned& head : free_head) head = 0;
    }

    // Move to a slot table of twice the size; false if there is none.
    bool grow() {
        Slot *old = slots, *end = slots + slot_mask + 1;
        if (Word(end - area) + 2 * (slot_mask + 1) > area_slots) return false;
        slots = end;
        slot_mask = slot_mask * 2 + 1;
        for (; old < end; old++)
            if ((old->key >> GENERATION_SHIFT) == generation) *slot_of(old->key) = *old;
        return true;
    }

    static Word hash(Word key) {
        key *= 0x9e3779b97f4a7c15ULL;
        key ^= key >> 32;
        return key * 0xd6e8feb86659fd93ULL >> 20;
    }

    Word stamped(Word key) const { return key | generation << GENERATION_SHIFT; }

    // The slot of a stamped key: one that holds it, or the free one where it would go.
    Slot* slot_of(Word key) const {
        Word i = hash(key) & slot_mask;
        while (slots[i].key != key && (slots[i].key >> GENERATION_SHIFT) == generation) i = (i + 1) & slot_mask;
        return &slots[i];
    }

    // The bucket of a key, or none.
    const Slot* find(Word key) const {
        Slot* slot = slot_of(stamped(key));
        return slot->key == stamped(key) ? slot : nullptr;
    }

    static int log2(unsigned room) { return __builtin_ctz(room); }

    unsigned take(unsigned room) {
        unsigned& head = free_head[log2(room)];
        if (head) {
            unsigned at = head;
            head = unsigned(blocks[at].first[0]);
            return at;
        }
        if (next_block + room / 4 > block_count) return 0;
        unsigned at = next_block;
        next_block += room / 4;
        return at;
    }

    void give_back(unsigned at, unsigned room) {
        blocks[at].first[0] = free_head[log2(room)];
        free_head[log2(room)] = at;
    }

    // Add an entry; false if the memory is full.
    bool add(Word key, const Entry& entry) {
        key = stamped(key);
        Slot* slot = slot_of(key);
        if (slot->key != key) {
            if (slots_used > slot_mask / 2) {
                if (!grow()) return false;
                slot = slot_of(key);
            }
            unsigned at = take(4);
            if (!at) return false;
            *slot = Slot{key, at, 0, 4};
            slots_used++;
        }
        if (slot->used == slot->room) {
            if (slot->room >= 16384) return true;  // a bucket that long costs more than it gives
            unsigned at = take(slot->room * 2u);
            if (!at) return false;
            for (unsigned i = 0; i < slot->used / 4u; i++) blocks[at + i] = blocks[slot->at + i];
            give_back(slot->at, slot->room);
            slot->at = at;
            slot->room = (unsigned short)(slot->room * 2);
        }
        Block& block = blocks[slot->at + slot->used / 4];
        for (int i = 0; slot->used % 4 == 0 && i < 4; i++) block.set(i, Block::NONE);
        block.set(slot->used++ % 4, entry);
        return true;
    }
};

// Two halves: when the one being filled is full, the other is forgotten and filled next. So a search that outgrows
// its memory always keeps what it learnt last.
struct Table {
    Half half[2];
    int filling;
    Word turns;  // how often a half was forgotten because the other was full

    void open(Byte* memory, Word bytes) {
        half[0].open(memory, bytes / 2 & ~Word(63));
        half[1].open(memory + (bytes / 2 & ~Word(63)), bytes / 2 & ~Word(63));
    }

    void add(Word key, const Entry& entry) {
        if (half[filling].add(key, entry)) return;
        filling ^= 1;
        turns++;
        half[filling].clear();
        half[filling].add(key, entry);
    }

    void clear() {
        half[0].clear();
        half[1].clear();
        filling = 0;
    }

    // Whether so little has been written that beginning with an empty table would gain nothing.
    bool small() const { return half[1].next_block == 1 && half[0].next_block < (1u << 17); }
};
