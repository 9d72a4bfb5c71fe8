#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// How often the calling thread has asked for memory since it began.
uint64_t allocation_count(void);

/// Whether that is counted: a sanitizer has an allocator of its own.
bool allocations_are_counted(void);

#endif
