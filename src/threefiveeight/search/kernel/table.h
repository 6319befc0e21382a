// The transposition table: what is known about positions that look alike from the top.
//
// A position's key is the twelve suit lengths, the leader and an epoch. Under one key lie entries: a pattern of
// owners of the cards that mattered (by rank relative to the cards still held), and bounds that hold for every
// position with these lengths, this leader and this pattern, whatever the owners of the other cards.
// A bucket is one contiguous run of entries (it doubles when full), because scanning it must not wait for memory.

struct Entry {
    Word first;     // bits 0-50: cards of seat 0 among those held, packed; above: lower bound (5), upper bound (5)
    Word second;    // bits 0-50: cards of seat 1; above: packed index + 1 of the best card (6)
    Word matter;    // bits 0-50: the cards whose owners matter
};

constexpr Word PACKED = (ONE << 51) - 1;

inline int entry_low(const Entry& e) { return int(e.first >> 51) & 31; }
inline int entry_high(const Entry& e) { return int(e.first >> 56) & 31; }
inline int entry_best(const Entry& e) { return int(e.second >> 51) & 63; }

struct Slot {
    Word key;
    unsigned at;            // index of the first entry of the bucket
    unsigned short used;
    unsigned short room;    // a power of two; 0 only in a slot that was never filled
};

struct Table {
    Slot* area;              // slot tables of 1024, 2048, ... slots, one behind the other; the last grown one is used
    Slot* slots;
    Entry* entries;
    Word slot_mask, area_slots;
    unsigned entry_count;
    unsigned next_entry;
    unsigned slots_used;
    unsigned free_head[16];  // recycled buckets by the logarithm of their room; 0 = none (entry 0 is never used)
    Word epoch, oldest_epoch;
    Word resets;

    static constexpr int EPOCH_SHIFT = 50;
    static constexpr Word LAST_EPOCH = (ONE << 14) - 1, FIRST_SLOTS = 1024;

    // Take the caller's zeroed memory; nothing is touched until it is used.
    void open(Byte* memory, Word bytes) {
        area_slots = FIRST_SLOTS;
        while ((area_slots * 2 + FIRST_SLOTS) * sizeof(Slot) <= bytes / 4) area_slots = area_slots * 2 + FIRST_SLOTS;
        area = reinterpret_cast<Slot*>(memory);
        entries = reinterpret_cast<Entry*>(memory + area_slots * sizeof(Slot));
        Word fits = (bytes - area_slots * sizeof(Slot)) / sizeof(Entry);
        entry_count = unsigned(fits > 0xf0000000u ? 0xf0000000u : fits);
        epoch = oldest_epoch = 1;
        resets = 0;
        empty();
    }

    void empty() {
        slots = area;
        slot_mask = FIRST_SLOTS - 1;
        next_entry = 1;
        slots_used = 0;
        for (unsigned& head : free_head) head = 0;
    }

    // Forget everything without touching the memory: slots of older epochs count as free.
    void reset() {
        if (epoch == LAST_EPOCH) {
            for (Word i = 0; i < area_slots; i++) area[i].key = 0;
            epoch = 0;
        }
        oldest_epoch = ++epoch;
        resets++;
        empty();
    }

    // Begin a new set of positions beside the old ones, or instead of them when they fill much of the memory.
    void new_epoch() {
        if (epoch == LAST_EPOCH || next_entry > entry_count / 4 || slots_used > area_slots / 8) reset();
        else epoch++;
    }

    // Move to a slot table of twice the size; false if there is none.
    bool grow() {
        Slot *old = slots, *end = slots + slot_mask + 1;
        if (Word(end - area) + 2 * (slot_mask + 1) > area_slots) return false;
        slots = end;
        slot_mask = slot_mask * 2 + 1;
        for (; old < end; old++)
            if ((old->key >> EPOCH_SHIFT) >= oldest_epoch) *find(old->key) = *old;
        return true;
    }

    static Word hash(Word key) {
        key *= 0x9e3779b97f4a7c15ULL;
        key ^= key >> 32;
        return key * 0xd6e8feb86659fd93ULL >> 20;
    }

    // The slot of a key: one that holds it, or the free one where it would go.
    Slot* find(Word key) {
        Word i = hash(key) & slot_mask;
        while (slots[i].key != key && (slots[i].key >> EPOCH_SHIFT) >= oldest_epoch) i = (i + 1) & slot_mask;
        return &slots[i];
    }

    static int log2(unsigned room) { return __builtin_ctz(room); }

    unsigned take(unsigned room) {
        unsigned& head = free_head[log2(room)];
        if (head) {
            unsigned at = head;
            head = unsigned(entries[at].first);
            return at;
        }
        if (next_entry + room > entry_count) return 0;
        unsigned at = next_entry;
        next_entry += room;
        return at;
    }

    void give_back(unsigned at, unsigned room) {
        entries[at].first = free_head[log2(room)];
        free_head[log2(room)] = at;
    }

    // Add an entry; when the memory is full everything is forgotten and the search goes on with an empty table.
    void add(Word key, const Entry& entry) {
        Slot* slot = find(key);
        if (slot->key != key) {
            if (slots_used > slot_mask / 2) {
                if (!grow()) return reset();
                slot = find(key);
            }
            unsigned at = take(4);
            if (!at) return reset();
            *slot = Slot{key, at, 0, 4};
            slots_used++;
        }
        if (slot->used == slot->room) {
            if (slot->room >= 16384) return;  // a bucket that long costs more than it gives
            unsigned at = take(slot->room * 2u);
            if (!at) return reset();
            for (unsigned i = 0; i < slot->used; i++) entries[at + i] = entries[slot->at + i];
            give_back(slot->at, slot->room);
            slot->at = at;
            slot->room = (unsigned short)(slot->room * 2);
        }
        entries[slot->at + slot->used++] = entry;
    }
};
