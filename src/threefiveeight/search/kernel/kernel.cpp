// The kernel's C functions. No standard library, no memory of its own, nothing linked: see docs/architecture.md.
//
// All headers are compiled once for any processor and once for those with BMI2 and AVX2; each call names its path.

#if defined(__x86_64__)
#include <cpuid.h>
#define HAS_BMI2_PATH 1
#endif

#if defined(__wasm__)
#define PUBLIC extern "C" __attribute__((visibility("default")))
#elif defined(_WIN32)
#define PUBLIC extern "C" __declspec(dllexport)
#else
#define PUBLIC extern "C" __attribute__((visibility("default")))
#endif

// The compiler may turn loops over memory into calls of these; a program with a library has its own.
#if defined(KERNEL_HOSTED)
#elif defined(__x86_64__)
extern "C" void* memset(void* to, int value, __SIZE_TYPE__ bytes) {
    void* result = to;
    __asm__ volatile("rep stosb" : "+D"(to), "+c"(bytes) : "a"(value) : "memory");
    return result;
}
extern "C" void* memcpy(void* to, const void* from, __SIZE_TYPE__ bytes) {
    void* result = to;
    __asm__ volatile("rep movsb" : "+D"(to), "+S"(from), "+c"(bytes) : : "memory");
    return result;
}
#else
extern "C" void* memset(void* to, int value, __SIZE_TYPE__ bytes) {
    volatile unsigned char* p = static_cast<unsigned char*>(to);
    while (bytes--) *p++ = (unsigned char)value;
    return to;
}
extern "C" void* memcpy(void* to, const void* from, __SIZE_TYPE__ bytes) {
    volatile unsigned char* p = static_cast<unsigned char*>(to);
    const unsigned char* q = static_cast<const unsigned char*>(from);
    while (bytes--) *p++ = *q++;
    return to;
}
#endif

namespace portable {
#include "all.h"
}

#ifdef HAS_BMI2_PATH
#define KERNEL_BMI2
#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("avx2,bmi,bmi2,lzcnt,popcnt"))), apply_to = function)
#else
#pragma GCC push_options
#pragma GCC target("avx2,bmi,bmi2,lzcnt,popcnt")
#endif
namespace bmi2 {
#include "all.h"
}
#if defined(__clang__)
#pragma clang attribute pop
#else
#pragma GCC pop_options
#endif

// Compilers' own tests of the processor need their run-time library, or always answer no.
static bool ask_processor() {
    unsigned a, b, c, d;
    constexpr unsigned WANTED = 1u << 3 | 1u << 5 | 1u << 8;  // BMI, AVX2, BMI2
    if (!__get_cpuid_count(7, 0, &a, &b, &c, &d) || (b & WANTED) != WANTED) return false;
    if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & (1u << 23)) || !(c & (1u << 27))) return false;
    __asm__ volatile("xgetbv" : "=a"(a), "=d"(d) : "c"(0));  // whether the system keeps the vector registers
    return (a & 6) == 6 && __get_cpuid(0x80000001u, &a, &b, &c, &d) && (c & (1u << 5));
}

// Asking takes long in a virtual machine, so it is done once; threads that do it at the same time hear the same.
static bool processor_has_bmi2() {
    static int known = -1;
    int has = __atomic_load_n(&known, __ATOMIC_RELAXED);
    if (has < 0) __atomic_store_n(&known, has = ask_processor(), __ATOMIC_RELAXED);
    return has;
}
#else
namespace bmi2 = portable;
static bool processor_has_bmi2() { return false; }
#endif

using Word = unsigned long long;
enum Path { PORTABLE = 0, BMI2 = 1 };

// The version of these functions; their caller refuses another.
PUBLIC int kernel_version() { return 3; }

// The fastest path of this processor.
PUBLIC int kernel_best_path() { return processor_has_bmi2() ? BMI2 : PORTABLE; }

static bool usable(int path) { return path == PORTABLE || (path == BMI2 && processor_has_bmi2()); }

// How many bytes a solver of that many megabytes takes, and the least.
PUBLIC Word kernel_least_bytes() { return sizeof(portable::Handle) + (1 << 20); }

// Make a solver in zeroed memory of the caller's.
PUBLIC int kernel_open(void* memory, Word bytes, int path) {
    if (!memory || bytes < kernel_least_bytes() || !usable(path)) return -1;
    auto* handle = static_cast<portable::Handle*>(memory);
    Word head = (sizeof(portable::Handle) + 63) / 64 * 64;
    handle->path = path;
    handle->search.table.open(static_cast<unsigned char*>(memory) + head, bytes - head);
    return 0;
}

// 0: solved; 1: stopped by the node limit or by the caller, the bounds are what is known; -1: an impossible question.
PUBLIC int kernel_solve(void* memory, const Word* question, Word* answer) {
    auto* handle = static_cast<portable::Handle*>(memory);
    if (handle->path == PORTABLE) return portable::run_solve(*handle, question, answer);
    return bmi2::run_solve(*static_cast<bmi2::Handle*>(memory), question, answer);
}

// Play games at random; histogram[seat * 18 + tricks] counts them. Without hands each game is dealt anew.
PUBLIC int kernel_playouts(int path, const Word* position, Word seed, Word start, Word games, Word* histogram) {
    if (!usable(path)) return -1;
    return path == PORTABLE ? portable::run_playouts(position, seed, start, games, histogram)
                            : bmi2::run_playouts(position, seed, start, games, histogram);
}

// The hands that game `number` of a seed is dealt.
PUBLIC int kernel_deal(int path, Word seed, Word number, int short_deck, Word* hands) {
    if (!usable(path)) return -1;
    path == PORTABLE ? portable::run_deal(seed, number, short_deck, hands) : bmi2::run_deal(seed, number, short_deck, hands);
    return 0;
}

// In how many ways the next `depth` cards can be played; all bits set for an impossible position.
PUBLIC Word kernel_perft(int path, const Word* position, int depth) {
    if (!usable(path)) return ~Word(0);
    return path == PORTABLE ? portable::run_perft(position, depth) : bmi2::run_perft(position, depth);
}

#include "players_api.h"
