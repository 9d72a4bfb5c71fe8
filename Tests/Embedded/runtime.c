// The runtime functions that the Embedded Swift of the pure targets needs, and no others: memory, a few
// functions of <string.h>, products of 128 bits, and standard input and output through WASI.
#include <stddef.h>
#include <stdint.h>

#define IMPORT(name) __attribute__((import_module("wasi_snapshot_preview1"), import_name(name)))

typedef struct {
  void *start;
  uint32_t count;
} Piece;

IMPORT("fd_read") int32_t fd_read(int32_t file, const Piece *pieces, int32_t count, uint32_t *done);
IMPORT("fd_write") int32_t fd_write(int32_t file, const Piece *pieces, int32_t count, uint32_t *done);
IMPORT("proc_exit") _Noreturn void proc_exit(int32_t code);

extern unsigned char __heap_base;
static uintptr_t heap;

// The sizes of blocks are powers of two. A freed block is in the list of its size; the size is stored before the block.
static void *waiting[32];

void *malloc(size_t size) {
  int order = 5;
  while (((size_t)1 << order) < size + 16) order++;
  unsigned char *block = waiting[order];
  if (block) {
    waiting[order] = *(void **)(block + 16);
  } else {
    if (!heap) heap = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
    block = (unsigned char *)heap;
    heap += (size_t)1 << order;
    size_t pages = (heap + 65535) >> 16;
    size_t present = __builtin_wasm_memory_size(0);
    if (pages > present && __builtin_wasm_memory_grow(0, pages - present) == (size_t)-1) __builtin_trap();
    *(int *)block = order;
  }
  return block + 16;
}

void free(void *memory) {
  if (!memory) return;
  unsigned char *block = (unsigned char *)memory - 16;
  int order = *(int *)block;
  *(void **)memory = waiting[order];
  waiting[order] = block;
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  // Every block is aligned to 16 bytes, which is the largest alignment needed here.
  if (alignment > 16) __builtin_trap();
  *memory = malloc(size);
  return 0;
}

void *memmove(void *to, const void *from, size_t count) {
  unsigned char *target = to;
  const unsigned char *source = from;
  if (target < source) {
    for (size_t i = 0; i < count; i++) target[i] = source[i];
  } else {
    while (count--) target[count] = source[count];
  }
  return to;
}

void *memcpy(void *to, const void *from, size_t count) { return memmove(to, from, count); }

void *memset(void *to, int value, size_t count) {
  unsigned char *target = to;
  while (count--) *target++ = (unsigned char)value;
  return to;
}

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *a = left, *b = right;
  for (size_t i = 0; i < count; i++)
    if (a[i] != b[i]) return a[i] - b[i];
  return 0;
}

// This value seeds hashing; printed output must not depend on it.
void arc4random_buf(void *to, size_t count) { memset(to, 0x5a, count); }

// Rounds to the nearest whole number, halves away from zero; from 2^52 on every number is whole.
double round(double value) {
  double whole = __builtin_trunc(value);
  double rest = value - whole;
  if (rest >= 0.5) whole += 1;
  if (rest <= -0.5) whole -= 1;
  return __builtin_copysign(whole, value);
}

__int128 __multi3(__int128 left, __int128 right) {
  uint64_t a = (uint64_t)left, b = (uint64_t)right;
  uint64_t low = (a & 0xffffffff) * (b & 0xffffffff);
  uint64_t middle = (a >> 32) * (b & 0xffffffff) + (low >> 32);
  uint64_t other = (a & 0xffffffff) * (b >> 32) + (middle & 0xffffffff);
  uint64_t high = (a >> 32) * (b >> 32) + (middle >> 32) + (other >> 32);
  high += (uint64_t)(left >> 64) * b + a * (uint64_t)(right >> 64);
  union {
    struct { uint64_t low, high; } parts;
    __int128 whole;
  } product = {{(other << 32) | (low & 0xffffffff), high}};
  return product.whole;
}

long read(int file, void *to, unsigned long count) {
  Piece piece = {to, count};
  uint32_t done = 0;
  return fd_read(file, &piece, 1, &done) ? -1 : (long)done;
}

long write(int file, const void *from, unsigned long count) {
  Piece piece = {(void *)from, count};
  uint32_t done = 0;
  return fd_write(file, &piece, 1, &done) ? -1 : (long)done;
}

int main(void);
void _start(void) { proc_exit(main()); }
