#define _GNU_SOURCE
#include "OtherThreads.h"

#include <dirent.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

pid_t test_time_thread(void) {
  static _Thread_local pid_t thread;
  if (thread == 0) thread = (pid_t)syscall(SYS_gettid);
  return thread;
}

// The recorded waits of threads other than the main one. `limit` is in nanoseconds of virtual time.
enum { most_waiters = 256 };
typedef struct {
  pid_t thread;
  int64_t limit;
} Waiter;
static pthread_mutex_t waiter_lock = PTHREAD_MUTEX_INITIALIZER;
static Waiter waiters[most_waiters];
static int waiter_count;

bool test_time_begin_waiting(int64_t limit) {
  pthread_mutex_lock(&waiter_lock);
  bool fits = waiter_count < most_waiters;
  if (fits) waiters[waiter_count++] = (Waiter){test_time_thread(), limit};
  pthread_mutex_unlock(&waiter_lock);
  return fits;
}

void test_time_end_waiting(void) {
  pid_t thread = test_time_thread();
  pthread_mutex_lock(&waiter_lock);
  for (int place = 0; place < waiter_count; place++)
    if (waiters[place].thread == thread) {
      waiters[place] = waiters[--waiter_count];
      break;
    }
  pthread_mutex_unlock(&waiter_lock);
}

int64_t test_time_next_waiter(void) {
  int64_t next = INT64_MAX;
  pthread_mutex_lock(&waiter_lock);
  for (int place = 0; place < waiter_count; place++)
    if (waiters[place].limit < next) next = waiters[place].limit;
  pthread_mutex_unlock(&waiter_lock);
  return next;
}

static bool waits_here(pid_t thread) {
  bool waits = false;
  pthread_mutex_lock(&waiter_lock);
  for (int place = 0; place < waiter_count; place++) waits |= waiters[place].thread == thread;
  pthread_mutex_unlock(&waiter_lock);
  return waits;
}

// The numbers of times that threads have read the clock. Threads whose identifiers have the same last digits share a
// number, which only makes such a thread count as waiting a little earlier.
enum { reading_counts = 256 };
static _Atomic int32_t readings[reading_counts];
// The readings after which a running thread counts as waiting for a time. Each turn of XCTest's loop reads the clock
// two or three times, so such a thread has looked at what it waits for a hundred times.
enum { most_readings = 250 };

void test_time_add_reading(void) {
  atomic_fetch_add(&readings[test_time_thread() % reading_counts], 1);
}

void test_time_forget_readings(void) {
  for (int place = 0; place < reading_counts; place++) atomic_store(&readings[place], 0);
}

// Reads a file of a thread of this process as text. Returns false if there is none, as for a thread that has ended.
static bool read_file(const char *thread, const char *name, char *text, size_t size) {
  char path[300];
  snprintf(path, sizeof path, "/proc/self/task/%s/%s", thread, name);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  ssize_t length = read(file, text, size - 1);
  close(file);
  text[length > 0 ? length : 0] = 0;
  return length > 0;
}

// Returns whether a thread waits for another thread, for descriptors or for a time, judged by the number of the system
// call that the thread is in. The number is missing if the thread runs. Adds the number of times that a waiting thread
// has run to `runs`.
static bool rests(const char *thread, bool *reads, uint64_t *runs) {
  char text[100];
  if (!read_file(thread, "syscall", text, sizeof text)) return true;
  char *end;
  long number = strtol(text, &end, 10);
  if (end == text) {
    bool does_little_else = atomic_load(&readings[atoi(thread) % reading_counts]) > most_readings;
    *reads |= does_little_else;
    return does_little_else;
  }
  // The third number in this file; the first two are times.
  unsigned long long count = 0;
  if (read_file(thread, "schedstat", text, sizeof text)) sscanf(text, "%*s %*s %llu", &count);
  *runs += count;
  switch (number) {
  case SYS_futex: return true;
#ifdef SYS_epoll_wait
  case SYS_epoll_wait: return true;
#endif
  case SYS_epoll_pwait: return true;
  case SYS_ppoll: return waits_here(atoi(thread));
  default: return false;
  }
}

static bool threads_rest(bool *reads, uint64_t *runs) {
  static DIR *threads;
  *reads = false;
  *runs = 0;
  if (!threads) threads = opendir("/proc/self/task");
  if (!threads) return true;
  rewinddir(threads);
  bool all = true;
  for (struct dirent *entry; all && (entry = readdir(threads));) {
    // Skips the main thread, whose identifier is that of the process.
    if (entry->d_name[0] == '.' || atoi(entry->d_name) == getpid()) continue;
    all = rests(entry->d_name, reads, runs);
  }
  return all;
}

bool test_time_threads_rest(bool *reads) {
  // While the threads are looked at one after another, a thread can give work to a thread that was found waiting before,
  // and then wait itself. The threads all wait at the same time if none has run between two looks.
  uint64_t before, runs;
  if (!threads_rest(reads, &before) || !threads_rest(reads, &runs)) return false;
  return runs == before;
}
