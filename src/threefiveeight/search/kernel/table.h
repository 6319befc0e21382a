// The transposition table: what is known about positions that look alike from the top.
//
// A position's key is the twelve suit lengths, the leader and a number for the deal. Under one key lie entries: a pattern of
// owners of the cards that mattered (by rank relative to the cards still held), and a bound that holds for every
// position with these lengths, this leader and this pattern, whatever the owners of the other cards.
// Where a key would have very many (no tricks), entries to which the three highest cards of two long suits mattered lie
// under the key and the owners of these six, the others under the key alone: a position has two buckets to look through.
// A bucket is one contiguous run of blocks (it doubles when full), because looking through it must not wait for memory.
// One comparison of vectors says which entries of a block fit.

#include "blocks.h"

// Where in the table a position may be.
struct Place {
    static constexpr int BUCKETS = 2, DEAL_SHIFT = 50, GENERATION_SHIFT = 55;

    Word key;            // bits 0-47 suit lengths, 48-49 leader, 50-54 deal
    Word first, second;  // the cards of seats 0 and 1 among those held, packed
    Word top;            // the six cards whose owners are the sign of the first bucket
    Word sign[BUCKETS];  // 0 in the bucket of all positions with the key
    Word hash[BUCKETS];
    int from;            // 0, or 1 if only the last bucket is used
    bool narrow;         // whether the cards are few enough for narrow blocks

    void take(const Word* hand, Word whole_key, bool split) {
        Word all = hand[0] | hand[1] | hand[2];
        key = whole_key;
        first = squeeze(hand[0], all);
        second = squeeze(hand[1], all);
        narrow = count(all) <= NarrowBlock::CARDS;
        from = split ? 0 : 1;
        sign[1] = 0;
        hash[1] = hash_of(key, 0);
        if (!split) return;
        top = tops(all);
        sign[0] = squeeze(first, top) | squeeze(second, top) << 6 | ONE << 12;
        hash[0] = hash_of(key, sign[0]);
    }

    static Word hash_of(Word key, Word sign) {
        key = (key + sign * 0xc2b2ae3d27d4eb4fULL) * 0x9e3779b97f4a7c15ULL;
        return key ^ key >> 32;
    }

    // The three highest cards of two suits, each the longer one of a pair, or as many as it has, among the packed cards.
    static Word tops(Word all) {
        int n0 = count(all & lane_cards(0)), n1 = count(all & lane_cards(1)), two = n0 + n1;
        int n2 = count(all & lane_cards(2)), n3 = count(all & lane_cards(3)), three = two + n2;
        return top_three(n1 > n0 ? two : n0, larger(n0, n1)) | top_three(n3 > n2 ? three + n3 : three, larger(n2, n3));
    }
    static Word top_three(int end, int length) {
        int number = smaller(length, 3);
        return ((ONE << number) - 1) << (end - number);
    }
};

struct Slot {
    Word key;
    Word sign : 13, used : 15, log_room : 4, at : 32;  // entries; blocks of the bucket, as a logarithm, and the first
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
    unsigned free_head[16];  // recycled buckets by the logarithm of their blocks; 0 = none (block 0 is never used)

    static constexpr int GENERATION_SHIFT = Place::GENERATION_SHIFT, LONGEST = 11;  // 2,048 blocks
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
            if (is_used(*old)) *slot_of(old->key, old->sign, Place::hash_of(unstamped(old->key), old->sign)) = *old;
        return true;
    }

    Word stamped(Word key) const { return key | generation << GENERATION_SHIFT; }
    static Word unstamped(Word key) { return key & ((ONE << GENERATION_SHIFT) - 1); }
    bool is_used(const Slot& slot) const { return slot.key >> GENERATION_SHIFT == generation; }

    // The slot of a stamped key and a sign: one that holds them, or the free one where they would go.
    Slot* slot_of(Word key, Word sign, Word hash) const {
        Word i = hash & slot_mask;
        while ((slots[i].key != key || slots[i].sign != sign) && is_used(slots[i])) i = (i + 1) & slot_mask;
        return &slots[i];
    }

    unsigned take(int log_room) {
        unsigned& head = free_head[log_room];
        if (head) {
            unsigned at = head;
            head = unsigned(blocks[at].first[0]);
            return at;
        }
        if (next_block + (1u << log_room) > block_count) return 0;
        unsigned at = next_block;
        next_block += 1u << log_room;
        return at;
    }

    void give_back(unsigned at, int log_room) {
        blocks[at].first[0] = free_head[log_room];
        free_head[log_room] = at;
    }

    // An entry that fits and decides the question, from the newest on; false if there is none.
    bool find(const Place& place, int need, Entry& e) const {
        if (!slots_used) return false;
        Word key = stamped(place.key);
        for (int k = place.from; k < Place::BUCKETS; k++) {
            const Slot* slot = slot_of(key, place.sign[k], place.hash[k]);
            if (slot->key != key) continue;
            const Block* bucket = blocks + slot->at;
            if (place.narrow ? look_through<NarrowBlock>(bucket, int(slot->used), place, need, e)
                             : look_through<Block>(bucket, int(slot->used), place, need, e)) return true;
        }
        return false;
    }

    template <class Kind>
    static bool look_through(const Block* bucket, int used, const Place& place, int need, Entry& e) {
        const Kind* blocks = reinterpret_cast<const Kind*>(bucket);
        for (int i = (used - 1) / Kind::ENTRIES; i >= 0; i--)
            for (unsigned fit = blocks[i].fitting(place.first, place.second); fit; fit &= fit - 1) {
                e = blocks[i].get(lowest_index(fit));
                if (e.bound.decides(need)) return true;
            }
        return false;
    }

    // Add an entry; false if the memory is full.
    bool add(const Place& place, const Entry& entry) {
        Word key = stamped(place.key);
        int k = place.from || (place.top & ~entry.matter) ? 1 : 0;
        Slot* slot = slot_of(key, place.sign[k], place.hash[k]);
        if (slot->key != key) {
            if (slots_used > slot_mask / 2) {
                if (!grow()) return false;
                slot = slot_of(key, place.sign[k], place.hash[k]);
            }
            unsigned at = take(0);
            if (!at) return false;
            *slot = Slot{key, place.sign[k], 0, 0, at};
            slots_used++;
        }
        unsigned entries = place.narrow ? NarrowBlock::ENTRIES : Block::ENTRIES, full = unsigned(slot->used) / entries;
        if (full == 1u << slot->log_room) {
            if (slot->log_room == LONGEST) return true;  // a bucket that long costs more than it gives
            unsigned at = take(int(slot->log_room) + 1);
            if (!at) return false;
            for (unsigned i = 0; i < full; i++) blocks[at + i] = blocks[slot->at + i];
            give_back(unsigned(slot->at), int(slot->log_room));
            slot->at = at;
            slot->log_room++;
        }
        Block* block = blocks + slot->at + full;
        int i = int(unsigned(slot->used++) % entries);
        if (place.narrow) reinterpret_cast<NarrowBlock*>(block)->set(i, entry);
        else block->set(i, entry);
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

    // Bring near what a look at a place needs first.
    void fetch(const Place& place) const {
        for (const Half& one : half)
            for (int i = place.from; one.slots_used && i < Place::BUCKETS; i++)
                __builtin_prefetch(&one.slots[place.hash[i] & one.slot_mask]);
    }

    bool find(const Place& place, int need, Entry& e) const {
        return half[0].find(place, need, e) || half[1].find(place, need, e);
    }

    void add(const Place& place, const Entry& entry) {
        if (half[filling].add(place, entry)) return;
        filling ^= 1;
        turns++;
        half[filling].clear();
        half[filling].add(place, entry);
    }

    void clear() {
        half[0].clear();
        half[1].clear();
        filling = 0;
    }

    // Whether so little has been written that beginning with an empty table would gain nothing.
    bool small() const { return half[1].next_block == 1 && half[0].next_block < (1u << 17); }
};
