#pragma once
#include <libevdev/libevdev.h>
#include <libevdev/libevdev-uinput.h>
#include <linux/input.h>
#include <linux/uinput.h>
#include <poll.h>
#include <signal.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/xattr.h>
#include <time.h>

// The C library hides these two functions unless a program defines _GNU_SOURCE.
int pipe2(int ends[2], int flags);
int ppoll(struct pollfd *polled, nfds_t count, const struct timespec *timeout, const sigset_t *);

/// Grabs (1) or releases (0) a device for this descriptor alone. Wraps a macro with arguments,
/// which Swift cannot call.
static inline int pantograph_grab(int descriptor, int on) {
  return ioctl(descriptor, EVIOCGRAB, on ? (void *)1 : (void *)0);
}

/// Makes this thread's sleeps end as close to their time as the kernel can.
static inline int pantograph_set_timer_slack(unsigned long nanoseconds) {
  return prctl(PR_SET_TIMERSLACK, nanoseconds, 0UL, 0UL, 0UL);
}

/// Reads a file's POSIX access list. Returns the number of bytes; -1 if there is none.
static inline ssize_t pantograph_access_list(const char *path, void *bytes, size_t count) {
  return getxattr(path, "system.posix_acl_access", bytes, count);
}
