#pragma once

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

// The threads of a test process other than its main thread.

// Returns the kernel's identifier of this thread. Only the first call is a system call.
pid_t test_time_thread(void);

// Records that this thread waits until `limit`, in nanoseconds of virtual time. Returns false if too many threads wait.
bool test_time_begin_waiting(int64_t limit);
// Removes the record of this thread's wait.
void test_time_end_waiting(void);

// Returns the earliest limit of the recorded waits; INT64_MAX if no thread waits.
int64_t test_time_next_waiter(void);

// Records that this thread has read the clock. XCTest waits like this outside the main thread.
void test_time_add_reading(void);
// Makes every thread's number of readings zero.
void test_time_forget_readings(void);

// Returns whether every other thread waits: for another thread, for descriptors or for a time. A running thread that has
// read the clock very often counts as waiting for a time; `reads` becomes true if there is such a thread.
bool test_time_threads_rest(bool *reads);
