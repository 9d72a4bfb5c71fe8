/* writer RATE FRAMES [screen]: creates a virtual touchpad with three moving fingers, or a touchscreen with one
 * finger that drags down and up again. Prints the device's node, waits for a line on standard input, writes FRAMES
 * frames at RATE Hz, and then prints the time at which each frame was written, in nanoseconds. */
#include <libevdev/libevdev-uinput.h>
#include <linux/input.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { FINGERS = 3 };

static long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

static struct libevdev *describe(int is_screen) {
  struct libevdev *device = libevdev_new();
  struct input_absinfo slot = {.maximum = 9}, id = {.maximum = 65535};
  struct input_absinfo x = {.maximum = 4000, .resolution = 40}, y = {.maximum = 2400, .resolution = 40};
  int buttons[] = {BTN_TOUCH, BTN_LEFT, BTN_TOOL_FINGER, BTN_TOOL_DOUBLETAP, BTN_TOOL_TRIPLETAP};
  libevdev_set_name(device, is_screen ? "Latency touchscreen" : "Latency touchpad");
  libevdev_enable_property(device, is_screen ? INPUT_PROP_DIRECT : INPUT_PROP_POINTER);
  for (size_t i = 0; i < (is_screen ? 1 : sizeof buttons / sizeof *buttons); i++) {
    libevdev_enable_event_code(device, EV_KEY, buttons[i], NULL);
  }
  libevdev_enable_event_code(device, EV_ABS, ABS_X, &x);
  libevdev_enable_event_code(device, EV_ABS, ABS_Y, &y);
  libevdev_enable_event_code(device, EV_ABS, ABS_MT_SLOT, &slot);
  libevdev_enable_event_code(device, EV_ABS, ABS_MT_TRACKING_ID, &id);
  libevdev_enable_event_code(device, EV_ABS, ABS_MT_POSITION_X, &x);
  libevdev_enable_event_code(device, EV_ABS, ABS_MT_POSITION_Y, &y);
  return device;
}

static struct input_event events[64];
static int count;

static void add(int type, int code, int value) {
  events[count++] = (struct input_event){.type = type, .code = code, .value = value};
}

/* Returns the finger's y in a frame: down a third of the surface in 100 frames, and up again. */
static int dragged(int frame) {
  int step = frame % 200;
  return 960 + 8 * (step < 100 ? step : 200 - step);
}

int main(int argc, char **argv) {
  if (argc != 3 && argc != 4) return 64;
  int rate = atoi(argv[1]), frames = atoi(argv[2]), is_screen = argc == 4;
  struct libevdev_uinput *uinput;
  if (libevdev_uinput_create_from_device(describe(is_screen), LIBEVDEV_UINPUT_OPEN_MANAGED, &uinput) != 0) {
    fputs("writer: /dev/uinput cannot be used\n", stderr);
    return 69;
  }
  puts(libevdev_uinput_get_devnode(uinput));
  fflush(stdout);
  if (getchar() == EOF) return 1;

  long long *written = calloc(frames, sizeof *written);
  int descriptor = libevdev_uinput_get_fd(uinput);
  long long start = now(), period = 1000000000LL / rate;
  unsigned random = 1;
  for (int frame = 0; frame < frames; frame++) {
    /* Shifts each frame by up to half a period, so that a chance alignment with timer ticks favors no reader. */
    random = random * 1664525 + 1013904223;
    long long deadline = start + (frame + 1) * period + (period / 2 * (random >> 16) >> 16);
    struct timespec until = {deadline / 1000000000, deadline % 1000000000};
    clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &until, NULL);
    count = 0;
    for (int finger = 0; finger < (is_screen ? 1 : FINGERS); finger++) {
      add(EV_ABS, ABS_MT_SLOT, finger);
      if (frame == 0) add(EV_ABS, ABS_MT_TRACKING_ID, finger + 1);
      add(EV_ABS, ABS_MT_POSITION_X, is_screen ? 1400 : 600 * finger + frame % 2000 + 1);
      add(EV_ABS, ABS_MT_POSITION_Y, is_screen ? dragged(frame) : 400 * finger + frame % 1200 + 1);
    }
    if (frame == 0) add(EV_KEY, BTN_TOUCH, 1);
    add(EV_SYN, SYN_REPORT, 0);
    written[frame] = now();
    if (write(descriptor, events, count * sizeof *events) < 0) return 74;
  }
  for (int frame = 0; frame < frames; frame++) printf("%lld\n", written[frame]);
  fflush(stdout);
  while (getchar() != EOF) {} /* the device stays plugged in until the readers are done */
  return 0;
}
