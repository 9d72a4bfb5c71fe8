#ifndef PANTOGRAPH_TEST_TIME_H
#define PANTOGRAPH_TEST_TIME_H

#include <stdbool.h>
#include <stdint.h>

// The clock of a test's process. Once it is virtual, the clocks of the system stand while code runs, and go on to the
// next moment at which something is due as soon as the main thread waits and no other thread works. The functions
// of libc by which Foundation, Dispatch and Swift read clocks and wait are defined here, in front of libc's.

/// Makes the clock virtual from now on. Call it on the main thread, before it waits for anything.
void pantograph_test_time_begin(void);

/// Whether it is virtual.
bool pantograph_test_time_is_virtual(void);

/// Nanoseconds that have passed since it became virtual.
int64_t pantograph_test_time_now(void);

/// Called on the main thread where it waits: returns the moment in nanoseconds at which it is to be woken, or -1.
/// `ran` says whether anything ran on the main thread since the last wake-up.
typedef int64_t (*pantograph_test_time_next)(bool ran);
/// Called on the main thread when that moment has come; it puts its work into the main queue.
typedef void (*pantograph_test_time_wake)(void);
void pantograph_test_time_host(pantograph_test_time_next next, pantograph_test_time_wake wake);

/// Nanoseconds of the wall's clock that the main thread has waited for other threads.
int64_t pantograph_test_time_waited(void);

/// True unless the process has another definition of that name: whether its clock is virtual from its first instant on.
bool pantograph_test_time_is_wanted(void);

#endif
