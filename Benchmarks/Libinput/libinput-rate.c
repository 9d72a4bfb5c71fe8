/* libinput-rate EVENTS...: measures the cost of libinput's dispatch of a touchpad's events. Each line is for one
 * file: the processor time per frame, in nanoseconds, and the number of frames that gave libinput events.
 *
 * `ContactRate --events` writes such a file. libinput and libevdev are the real ones. The device below them is the
 * tests' fake device, and this file implements the calls with which libinput waits, reads the time and queries udev.
 * So a frame needs no kernel call, neither for libinput nor for the program compared with it. Tapping is on, as on
 * desktops. */
#define _GNU_SOURCE
#include "fake_evdev.h"

#include <errno.h>
#include <libinput.h>
#include <libudev.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

static fake_evdev *device;
/* The time of the last report, in microseconds. libinput reads it as the monotonic time. */
static long long now;
static struct epoll_event watch;

int clock_gettime(clockid_t clock, struct timespec *time) {
  if (clock != CLOCK_MONOTONIC) return (int)syscall(SYS_clock_gettime, clock, time);
  *time = (struct timespec){now / 1000000, now % 1000000 * 1000};
  return 0;
}

int epoll_ctl(int epoll, int operation, int descriptor, struct epoll_event *event) {
  (void)epoll;
  if (device && operation == EPOLL_CTL_ADD && descriptor == fake_evdev_descriptor(device)) watch = *event;
  return 0;
}

int epoll_wait(int epoll, struct epoll_event *events, int room, int timeout) {
  (void)epoll, (void)room, (void)timeout;
  if (!watch.data.ptr) return 0;
  *events = watch;
  events->events = EPOLLIN;
  return 1;
}

int timerfd_settime(int timer, int flags, const struct itimerspec *next, struct itimerspec *last) {
  (void)timer, (void)flags, (void)next, (void)last;
  return 0;
}

/* Returns the only device that this udev knows. */
static struct udev_device *known(void) { return (struct udev_device *)&device; }

struct udev_device *udev_device_new_from_devnum(struct udev *udev, char type, dev_t number) {
  (void)udev, (void)type, (void)number;
  return known();
}
struct udev_device *udev_device_ref(struct udev_device *of) { return of; }
struct udev_device *udev_device_unref(struct udev_device *of) {
  (void)of;
  return NULL;
}
struct udev_device *udev_device_get_parent(struct udev_device *of) {
  (void)of;
  return NULL;
}
struct udev_device *udev_device_get_parent_with_subsystem_devtype(
    struct udev_device *of, const char *subsystem, const char *type) {
  (void)of, (void)subsystem, (void)type;
  return NULL;
}
struct udev *udev_device_get_udev(struct udev_device *of) {
  (void)of;
  return NULL;
}
int udev_device_get_is_initialized(struct udev_device *of) {
  (void)of;
  return 1;
}
const char *udev_device_get_devnode(struct udev_device *of) {
  (void)of;
  return "/dev/null";
}
const char *udev_device_get_sysname(struct udev_device *of) {
  (void)of;
  return "event0";
}
const char *udev_device_get_syspath(struct udev_device *of) {
  (void)of;
  return "/sys/devices/virtual/input/input0/event0";
}
const char *udev_device_get_property_value(struct udev_device *of, const char *key) {
  (void)of;
  return strcmp(key, "ID_INPUT") == 0 || strcmp(key, "ID_INPUT_TOUCHPAD") == 0 ? "1" : NULL;
}

static int open_device(const char *path, int flags, void *data) {
  (void)path, (void)flags, (void)data;
  return fake_evdev_descriptor(device);
}
static void close_device(int descriptor, void *data) {
  (void)descriptor, (void)data;
}
static const struct libinput_interface interface = {open_device, close_device};

static struct fake_event *events;
static size_t count;

/* Reads a file of lines `key CODE`, `axis CODE MINIMUM MAXIMUM RESOLUTION`, `property NUMBER`,
 * `event MICROSECONDS TYPE CODE VALUE`. */
static void load(const char *path) {
  FILE *file = fopen(path, "r");
  if (!file) {
    fprintf(stderr, "libinput-rate: %s: %s\n", path, strerror(errno));
    exit(66);
  }
  device = fake_evdev_new("Touchpad of the benchmark", (unsigned short[4]){3, 1, 1, 1});
  size_t room = 0;
  count = 0;
  char line[256];
  while (fgets(line, sizeof line, file)) {
    unsigned code;
    int axis[5] = {0};
    struct fake_event event;
    if (sscanf(line, "key %u", &code) == 1) {
      fake_evdev_add_code(device, 1, code);
    } else if (sscanf(line, "axis %u %d %d %d", &code, &axis[0], &axis[1], &axis[4]) == 4) {
      fake_evdev_add_code(device, 3, code);
      fake_evdev_set_axis(device, code, axis);
    } else if (sscanf(line, "property %u", &code) == 1) {
      fake_evdev_add_property(device, code);
    } else if (sscanf(line, "event %lld %hu %hu %d", &event.microseconds, &event.type, &event.code,
                      &event.value) == 4) {
      if (count == room) events = realloc(events, (room = room * 2 + 1024) * sizeof *events);
      events[count++] = event;
    }
  }
  fclose(file);
}

static long long processor_time(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

static size_t drain(struct libinput *context) {
  size_t told = 0;
  struct libinput_event *event;
  while ((event = libinput_get_event(context))) {
    if (libinput_event_get_type(event) != LIBINPUT_EVENT_DEVICE_ADDED) told++;
    libinput_event_destroy(event);
  }
  return told;
}

int main(int argument_count, char **arguments) {
  for (int i = 1; i < argument_count; i++) {
    watch.data.ptr = NULL;
    load(arguments[i]);
    now = 1000000;
    struct libinput *context = libinput_path_create_context(&interface, NULL);
    struct libinput_device *pad = context ? libinput_path_add_device(context, "/dev/null") : NULL;
    if (!pad) {
      fprintf(stderr, "libinput-rate: libinput does not take the device\n");
      return 70;
    }
    libinput_device_config_tap_set_enabled(pad, LIBINPUT_CONFIG_TAP_ENABLED);
    drain(context);
    fake_evdev_play(device, events, count);
    size_t frames = 0, told = 0;
    long long start = processor_time(), time;
    while ((time = fake_evdev_step(device)) >= 0) {
      now = time;
      libinput_dispatch(context);
      told += drain(context);
      frames++;
    }
    long long spent = processor_time() - start;
    printf("%.1f %zu %zu\n", (double)spent / frames, told, frames);
    /* Closes nothing of this device, because the next file's device could then get the same descriptor. */
  }
  return 0;
}
