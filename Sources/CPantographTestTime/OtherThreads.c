#define _GNU_SOURCE
#include "OtherThreads.h"

#include <dirent.h>
#include <fcntl.h>
#include <pthread.h>
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

// Returns whether a thread waits for another thread, for descriptors or for a time, judged by the number of the system
// call that the thread is in. A thread that runs, so that the number is missing, rests if `read_often` is true.
static bool rests(const char *thread, bool read_often) {
  char path[300], text[32];
  snprintf(path, sizeof path, "/proc/self/task/%s/syscall", thread);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return true;
  ssize_t length = read(file, text, sizeof text - 1);
  close(file);
  if (length <= 0) return true;
  text[length] = 0;
  char *end;
  long number = strtol(text, &end, 10);
  if (end == text) return read_often;
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

bool test_time_threads_rest(bool read_often) {
  static DIR *threads;
  if (!threads) threads = opendir("/proc/self/task");
  if (!threads) return true;
  rewinddir(threads);
  bool all = true;
  for (struct dirent *entry; all && (entry = readdir(threads));) {
    // Skips the main thread, whose identifier is that of the process.
    if (entry->d_name[0] == '.' || atoi(entry->d_name) == getpid()) continue;
    all = rests(entry->d_name, read_often);
  }
  return all;
}
