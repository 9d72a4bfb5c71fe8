#pragma once

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

// The threads of a test's process beside the main one.

// The system's number of this thread, asked for once.
pid_t test_time_thread(void);

// Notes that this thread waits until a moment of virtual time; false where too many wait.
bool test_time_begin_waiting(int64_t limit);
void test_time_end_waiting(void);

// The first moment that one of them waits for; INT64_MAX where none waits.
int64_t test_time_next_waiter(void);

// Whether each of them waits for another one, for descriptors or for the time. `read_often`: whether they have read a
// clock so often that one which runs counts as waiting for the time.
bool test_time_threads_rest(bool read_often);
