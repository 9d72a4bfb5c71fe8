#define _GNU_SOURCE
#include "CPantographTestTime.h"
#include "OtherThreads.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

enum { nanosecond = 1, microsecond = 1000, millisecond = 1000000 };
static const int64_t second = 1000000000;
static const int64_t never = INT64_MAX;
// The size of the kernel's set of signals, in bytes.
enum { signal_bytes = 8 };

// The processor time, in nanoseconds, after which code that runs without waiting sees virtual time pass. Such code may
// read a clock in a loop. It is not real time, because a busy machine would then change the order of what is due.
static const int64_t patience = 500 * (int64_t)millisecond;
// The real time, in nanoseconds, after which virtual time passes even if the process needs no processor: the main thread
// may wait for another program. It is ten times `patience`, which no busy machine took in tests.
static const int64_t most_patience = 5000 * (int64_t)millisecond;

// `base` is the virtual time that was set last. `anchor` and `work_anchor` are the real time and the processor time at
// which it was set. All are in nanoseconds.
static atomic_bool active;
static _Atomic int64_t base, anchor, work_anchor;
static int64_t beginnings[16];
static pid_t main_thread;
static _Atomic int64_t waited;
static atomic_int sleepers;

static pantograph_test_time_next host_next;
static pantograph_test_time_wake host_wake;

// System calls are made directly, because the functions of this file replace libc's wrappers.

static int64_t nanoseconds(struct timespec time) { return time.tv_sec * second + time.tv_nsec; }

static struct timespec timespec_of(int64_t time) {
  return (struct timespec){.tv_sec = time / second, .tv_nsec = time % second};
}

static int64_t wall(clockid_t clock) {
  struct timespec time = {0};
  syscall(SYS_clock_gettime, clock, &time);
  return nanoseconds(time);
}

static bool is_main(void) { return test_time_thread() == main_thread; }

// Returns the time by which virtual time has advanced by itself since it was set, in nanoseconds.
static int64_t idle(void) {
  int64_t real = wall(CLOCK_MONOTONIC) - atomic_load(&anchor);
  // Most calls end here, because reading the processor time is a slow system call.
  if (real <= patience) return 0;
  int64_t work = wall(CLOCK_PROCESS_CPUTIME_ID) - atomic_load(&work_anchor);
  int64_t worked = (work < real ? work : real) - patience, waited = real - most_patience;
  int64_t longest = worked > waited ? worked : waited;
  return longest > 0 ? longest : 0;
}

int64_t pantograph_test_time_now(void) { return atomic_load(&base) + idle(); }

// Whether every thread that waits by reading the clock has read it often enough once, and must do so again.
static bool is_confirming;

// Begins to count the readings of other threads. Called when what those threads wait for may have changed.
static void count_readings(void) {
  test_time_forget_readings();
  is_confirming = false;
}

static void set_now(int64_t time) {
  count_readings();
  atomic_store(&base, time);
  atomic_store(&anchor, wall(CLOCK_MONOTONIC));
  atomic_store(&work_anchor, wall(CLOCK_PROCESS_CPUTIME_ID));
}

static bool is_virtual_clock(clockid_t clock) {
  switch (clock) {
  case CLOCK_REALTIME:
  case CLOCK_MONOTONIC:
  case CLOCK_MONOTONIC_RAW:
  case CLOCK_REALTIME_COARSE:
  case CLOCK_MONOTONIC_COARSE:
  case CLOCK_BOOTTIME: return true;
  default: return false;
  }
}

void pantograph_test_time_begin(void) {
  if (atomic_load(&active)) return;
  main_thread = test_time_thread();
  for (clockid_t clock = 0; clock < 16; clock++)
    if (is_virtual_clock(clock)) beginnings[clock] = wall(clock);
  set_now(0);
  atomic_store(&active, true);
}

bool pantograph_test_time_is_virtual(void) { return atomic_load(&active); }
int64_t pantograph_test_time_waited(void) { return atomic_load(&waited); }

void pantograph_test_time_host(pantograph_test_time_next next, pantograph_test_time_wake wake) {
  host_next = next;
  host_wake = wake;
}

__attribute__((weak)) bool pantograph_test_time_is_wanted(void) { return true; }

// Functions of the application that the tests run in. They are written in Swift.
extern void pantograph_test_host_launch(void) __attribute__((weak));
extern void pantograph_test_host_run(void) __attribute__((weak));

__attribute__((constructor)) static void begin(void) {
  const char *choice = getenv("PANTOGRAPH_TIME");
  bool is_wall = choice && strcmp(choice, "wall") == 0;
  if (is_wall || !pantograph_test_time_is_wanted() || !pantograph_test_host_launch) return;
  pantograph_test_time_begin();
  pantograph_test_host_launch();
}

// A program with an asynchronous main function calls this on its main thread, and other threads then serve the main
// queue. In a test process the main thread stays and runs the host application instead.
void pthread_exit(void *result) {
  if (atomic_load(&active) && is_main() && pantograph_test_host_run) pantograph_test_host_run();
  void (*system)(void *) = (void (*)(void *))dlsym(RTLD_NEXT, "pthread_exit");
  system(result);
  abort();
}

// MARK: Clocks

int clock_gettime(clockid_t clock, struct timespec *time) {
  if (atomic_load(&active) && is_virtual_clock(clock)) {
    if (!is_main()) test_time_add_reading();
    *time = timespec_of(beginnings[clock] + pantograph_test_time_now());
    return 0;
  }
  return (int)syscall(SYS_clock_gettime, clock, time);
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  (void)zone;
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  *time = (struct timeval){.tv_sec = now.tv_sec, .tv_usec = now.tv_nsec / 1000};
  return 0;
}

time_t time(time_t *result) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (result) *result = now.tv_sec;
  return now.tv_sec;
}

// MARK: Timers

enum { most_timers = 64 };
typedef struct {
  int descriptor;
  clockid_t clock;
  int64_t due, interval;
} Timer;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static Timer timers[most_timers];
static int timer_count;

static int real_settime(int descriptor, int flags, int64_t value) {
  struct itimerspec spec = {.it_value = timespec_of(value)};
  return (int)syscall(SYS_timerfd_settime, descriptor, flags, &spec, NULL);
}

int timerfd_create(clockid_t clock, int flags) {
  int descriptor = (int)syscall(SYS_timerfd_create, clock, flags);
  if (descriptor < 0 || !atomic_load(&active)) return descriptor;
  pthread_mutex_lock(&lock);
  int place = 0;
  // A new timer may have the descriptor of a closed one, and then replaces its entry.
  while (place < timer_count && timers[place].descriptor != descriptor) place++;
  if (place < most_timers) {
    timers[place] = (Timer){descriptor, clock, never, 0};
    if (place == timer_count) timer_count++;
  }
  pthread_mutex_unlock(&lock);
  return descriptor;
}

int timerfd_settime(
    int descriptor, int flags, const struct itimerspec *value, struct itimerspec *old) {
  pthread_mutex_lock(&lock);
  Timer *timer = NULL;
  if (atomic_load(&active))
    for (int place = 0; place < timer_count; place++)
      if (timers[place].descriptor == descriptor) timer = &timers[place];
  if (!timer) {
    pthread_mutex_unlock(&lock);
    return (int)syscall(SYS_timerfd_settime, descriptor, flags, value, old);
  }
  if (old) memset(old, 0, sizeof *old);
  int64_t time = nanoseconds(value->it_value), now = pantograph_test_time_now();
  int result = 0;
  timer->interval = nanoseconds(value->it_interval);
  if (time == 0) {
    timer->due = never;
    result = real_settime(descriptor, 0, 0);
  } else {
    timer->due = flags & TFD_TIMER_ABSTIME ? time - beginnings[timer->clock] : now + time;
    bool is_due = timer->due <= now;
    if (is_due) timer->due = never;
    result = real_settime(descriptor, 0, is_due ? 1 : 0);
  }
  pthread_mutex_unlock(&lock);
  return result;
}

static int64_t next_timer(void) {
  int64_t next = never;
  pthread_mutex_lock(&lock);
  for (int place = 0; place < timer_count; place++)
    if (timers[place].due < next) next = timers[place].due;
  pthread_mutex_unlock(&lock);
  return next;
}

// Makes the descriptors of due timers readable, and returns when they are, or after a short limit.
static void fire_timers(int64_t now) {
  struct pollfd fired[most_timers];
  nfds_t count = 0;
  pthread_mutex_lock(&lock);
  for (int place = 0; place < timer_count; place++) {
    Timer *timer = &timers[place];
    if (timer->due > now) continue;
    timer->due = timer->interval > 0 ? timer->due + timer->interval : never;
    if (real_settime(timer->descriptor, 0, 1) == 0)
      fired[count++] = (struct pollfd){.fd = timer->descriptor, .events = POLLIN};
  }
  pthread_mutex_unlock(&lock);
  struct timespec limit = timespec_of(millisecond);
  // The limit is needed because another thread may have read a timer already.
  for (nfds_t place = 0; place < count; place++)
    syscall(SYS_ppoll, &fired[place], 1, &limit, NULL, 0);
}

// MARK: Waiting

static bool others_rest(void) {
  if (atomic_load(&sleepers) > 0) return false;
  // A thread whose wait has just ended has not noticed this yet.
  if (test_time_next_waiter() <= pantograph_test_time_now()) return false;
  bool reads;
  if (!test_time_threads_rest(&reads)) return false;
  if (!reads || is_confirming) return true;
  // Another thread may have ended the wait of a thread that reads the clock, after most of the readings. While only such
  // threads run, nothing else ends their waits, so they notice it within as many readings again.
  test_time_forget_readings();
  is_confirming = true;
  return false;
}

// Waits for events for at most `timeout` nanoseconds of real time. Returns the number found; negative is an error.
typedef int (*Look)(void *wait, int64_t timeout);

// The longest real time, in nanoseconds, that another thread waits before it reads the virtual clock again.
enum { glance = 500 * microsecond };

static int64_t limit_of(int64_t timeout) {
  return timeout < 0 ? never : pantograph_test_time_now() + timeout;
}

// Waits on a thread other than the main one, for at most `timeout` nanoseconds of virtual time.
static int wait_beside(Look look, void *wait, int64_t timeout) {
  int64_t limit = limit_of(timeout);
  int found = look(wait, 0);
  if (found != 0 || timeout == 0 || !test_time_begin_waiting(limit)) return found;
  while (pantograph_test_time_now() < limit && (found = look(wait, glance)) == 0) continue;
  test_time_end_waiting();
  return found;
}

// Waits in real time while other threads sleep or work. Virtual time advances by the time of their sleeps.
static int wait_for_others(Look look, void *wait) {
  int64_t now = pantograph_test_time_now();
  bool sleeps = atomic_load(&sleepers) > 0;
  int64_t before = wall(CLOCK_MONOTONIC);
  int found = look(wait, glance / 2);
  int64_t passed = wall(CLOCK_MONOTONIC) - before;
  bool is_long = before - atomic_load(&anchor) > patience;
  if (sleeps || is_long) atomic_fetch_add(&waited, passed);
  if (sleeps) set_now(now + passed);
  fire_timers(pantograph_test_time_now());
  return found;
}

// Waits on the main thread until `look` finds something or `timeout` nanoseconds of virtual time have passed.
static int wait_on_main(Look look, void *wait, int64_t timeout) {
  int64_t limit = limit_of(timeout);
  int found = look(wait, 0);
  if (found != 0 || timeout == 0) return found;
  // The main thread may have ended what other threads wait for.
  count_readings();
  bool ran = true;
  while (true) {
    if (pantograph_test_time_now() >= limit) return 0;
    if (!others_rest()) {
      if ((found = wait_for_others(look, wait)) != 0) return found;
      continue;
    }
    // An event may have come while the other threads were checked.
    if ((found = look(wait, 0)) != 0) return found;
    int64_t frame = host_next ? host_next(ran) : -1;
    ran = false;
    int64_t next = next_timer(), waiter = test_time_next_waiter();
    if (waiter < next) next = waiter;
    if (limit < next) next = limit;
    bool is_frame = frame >= 0 && frame <= next;
    if (is_frame) next = frame;
    if (next == never) {
      // Nothing is due in this process, so only another process can cause an event.
      if ((found = look(wait, 50 * (int64_t)millisecond)) != 0) return found;
      continue;
    }
    int64_t now = pantograph_test_time_now();
    set_now(next > now ? next : now);
    fire_timers(next > now ? next : now);
    if (is_frame && host_wake) host_wake();
    if ((found = look(wait, 0)) != 0) return found;
  }
}

static int wait_virtually(Look look, void *wait, int64_t timeout) {
  return is_main() ? wait_on_main(look, wait, timeout) : wait_beside(look, wait, timeout);
}

typedef struct {
  struct pollfd *descriptors;
  nfds_t count;
  const sigset_t *mask;
} Poll;

static int look_poll(void *wait, int64_t timeout) {
  Poll *poll = wait;
  struct timespec limit = timespec_of(timeout);
  return (int)syscall(
      SYS_ppoll, poll->descriptors, poll->count, &limit, poll->mask, signal_bytes);
}

int ppoll(struct pollfd *descriptors, nfds_t count, const struct timespec *timeout,
          const sigset_t *mask) {
  if (atomic_load(&active)) {
    Poll poll = {descriptors, count, mask};
    return wait_virtually(look_poll, &poll, timeout ? nanoseconds(*timeout) : -1);
  }
  struct timespec limit;
  if (timeout) limit = *timeout;
  return (int)syscall(
      SYS_ppoll, descriptors, count, timeout ? &limit : NULL, mask, signal_bytes);
}

typedef struct {
  int descriptor, most;
  struct epoll_event *events;
} Epoll;

static int epoll(Epoll *epoll, int milliseconds) {
  return (int)syscall(
      SYS_epoll_pwait, epoll->descriptor, epoll->events, epoll->most, milliseconds, NULL,
      signal_bytes);
}

static int look_epoll(void *wait, int64_t timeout) {
  if (timeout == 0) return epoll(wait, 0);
  // epoll_pwait only takes milliseconds, so ppoll waits for the descriptor first.
  struct pollfd descriptor = {.fd = ((Epoll *)wait)->descriptor, .events = POLLIN};
  struct timespec limit = timespec_of(timeout);
  if (syscall(SYS_ppoll, &descriptor, 1, &limit, NULL, 0) == 0) return 0;
  return epoll(wait, 0);
}

int epoll_wait(int descriptor, struct epoll_event *events, int most, int milliseconds) {
  Epoll wait = {descriptor, most, events};
  // Dispatch waits without a limit; the timers above wake it.
  if (!atomic_load(&active) || (milliseconds < 0 && !is_main())) return epoll(&wait, milliseconds);
  int64_t timeout = milliseconds < 0 ? -1 : milliseconds * (int64_t)millisecond;
  return wait_virtually(look_epoll, &wait, timeout);
}

// MARK: Sleeping

static int look_at_nothing(void *wait, int64_t timeout) {
  (void)wait;
  struct timespec limit = timespec_of(timeout);
  if (timeout > 0) syscall(SYS_nanosleep, &limit, NULL);
  return 0;
}

int nanosleep(const struct timespec *time, struct timespec *rest) {
  if (atomic_load(&active) && is_main()) {
    int64_t timeout = nanoseconds(*time);
    pantograph_test_time_next next = host_next;
    // No frames are shown meanwhile, because the main thread sleeps.
    host_next = NULL;
    if (timeout > 0) wait_on_main(look_at_nothing, NULL, timeout);
    host_next = next;
    if (rest) *rest = (struct timespec){0};
    return 0;
  }
  bool counts = atomic_load(&active);
  if (counts) atomic_fetch_add(&sleepers, 1);
  int result = (int)syscall(SYS_nanosleep, time, rest);
  if (counts) atomic_fetch_sub(&sleepers, 1);
  return result;
}

unsigned int sleep(unsigned int seconds) {
  struct timespec time = {.tv_sec = seconds};
  nanosleep(&time, NULL);
  return 0;
}

int usleep(useconds_t microseconds) {
  struct timespec time = timespec_of(microseconds * (int64_t)microsecond);
  return nanosleep(&time, NULL);
}
