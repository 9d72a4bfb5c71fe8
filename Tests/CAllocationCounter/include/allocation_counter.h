#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// The number of allocations of the calling thread since it began.
uint64_t allocation_count(void);

/// Whether allocations are counted: a sanitizer has its own allocator.
bool allocations_are_counted(void);

#endif
