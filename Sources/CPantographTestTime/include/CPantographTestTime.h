#ifndef PANTOGRAPH_TEST_TIME_H
#define PANTOGRAPH_TEST_TIME_H

#include <stdbool.h>
#include <stdint.h>

// The clock of a test process. Once the clock is virtual, time stands still while code runs. When the main thread waits
// and no other thread works, time advances to the next moment at which something is due. This library replaces the
// functions of libc with which Foundation, Dispatch and Swift read clocks and wait.

/// Makes the clock virtual from now on. Call it on the main thread, before it waits for anything.
void pantograph_test_time_begin(void);

/// Returns whether the clock is virtual.
bool pantograph_test_time_is_virtual(void);

/// Returns the virtual time, in nanoseconds since the clock became virtual.
int64_t pantograph_test_time_now(void);

/// A function that is called when the main thread waits. It returns the virtual time at which the main thread must be
/// woken, in nanoseconds, or -1. `ran` is true if the main thread may have run code since the last call.
typedef int64_t (*pantograph_test_time_next)(bool ran);
/// A function that is called on the main thread at the time that the first function returned. It adds its work to the
/// main queue.
typedef void (*pantograph_test_time_wake)(void);
/// Sets the two functions through which the host application waits for its next frame.
void pantograph_test_time_host(pantograph_test_time_next next, pantograph_test_time_wake wake);

/// Returns the real time that the main thread has waited for other threads, in nanoseconds.
int64_t pantograph_test_time_waited(void);

/// Returns whether the clock becomes virtual when the process starts. The default, a weak definition, returns true; a
/// process can define this function itself.
bool pantograph_test_time_is_wanted(void);

#endif
