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
#include <time.h>

// The C library hides these two from programs that do not ask for GNU's names.
int pipe2(int ends[2], int flags);
int ppoll(struct pollfd *polled, nfds_t count, const struct timespec *timeout, const sigset_t *);

/// Takes (1) or leaves (0) a device for this descriptor alone. Swift sees no macro with arguments.
static inline int pantograph_grab(int descriptor, int on) {
  return ioctl(descriptor, EVIOCGRAB, on ? (void *)1 : (void *)0);
}

/// Lets this thread's sleeps end as close to their moment as the kernel can.
static inline int pantograph_set_timer_slack(unsigned long nanoseconds) {
  return prctl(PR_SET_TIMERSLACK, nanoseconds, 0UL, 0UL, 0UL);
}
