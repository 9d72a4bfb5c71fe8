/* hostile: a touchpad of uinput that says what no device should say.
 *
 * `hostile KIND` creates it:
 *   name     its name is 79 bytes of escape sequences, line breaks, quotes and bytes that are not UTF-8
 *   slots    100 slots, the most that the kernel allows
 *   range    the ranges of its positions end before they begin, once it exists
 *   unit     its resolutions are negative, and its ranges are the largest that there are
 *   point    its ranges have one value
 *   plain    nothing is wrong with it, but with its events
 * It reads commands, one on each line, and answers each with `done`:
 *   stroke FRAMES    two fingers move, with positions within the range of a plain touchpad
 *   extremes FRAMES  positions, slots, identifiers and codes of any value
 *   flood FRAMES     frames without a pause, more than the kernel stores for a reader
 * At the end of the commands it disappears, whatever touches it then. */
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/input.h>
#include <linux/uinput.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

enum { WIDTH = 4000, HEIGHT = 2400, RATE = 125 };

static int device;

static void check(int result, const char *what) {
  if (result >= 0) return;
  fprintf(stderr, "hostile: %s: %s\n", what, strerror(errno));
  exit(1);
}

static void send(int type, int code, int value) {
  struct input_event event = {.type = type, .code = code, .value = value};
  check(write(device, &event, sizeof event), "an event");
}

static void axis(int code, int minimum, int maximum, int resolution) {
  struct uinput_abs_setup setup = {.code = code};
  setup.absinfo.minimum = minimum;
  setup.absinfo.maximum = maximum;
  setup.absinfo.resolution = resolution;
  check(ioctl(device, UI_SET_ABSBIT, code), "an axis");
  check(ioctl(device, UI_ABS_SETUP, &setup), "the range of an axis");
}

/* Opens the device's own node. */
static int open_node(void) {
  char folder[64] = "", path[512], name[64] = "";
  check(ioctl(device, UI_GET_SYSNAME(sizeof folder), folder), "the name of the device");
  for (int number = 0; number < 64; number++) {
    snprintf(path, sizeof path, "/sys/devices/virtual/input/%s/event%d", folder, number);
    if (access(path, F_OK) == 0) snprintf(name, sizeof name, "/dev/input/event%d", number);
  }
  return open(name, O_RDWR | O_CLOEXEC);
}

/* Gives an axis a range that uinput would refuse. */
static void bend(int node, int code, int minimum, int maximum, int resolution) {
  struct input_absinfo info = {.minimum = minimum, .maximum = maximum, .resolution = resolution};
  check(ioctl(node, EVIOCSABS(code), &info), "a bent axis");
}

static void create(const char *kind) {
  device = open("/dev/uinput", O_RDWR | O_CLOEXEC);
  check(device, "/dev/uinput");
  const int positions[] = {ABS_X, ABS_Y, ABS_MT_POSITION_X, ABS_MT_POSITION_Y};
  const int keys[] = {BTN_TOUCH, BTN_TOOL_FINGER, BTN_TOOL_DOUBLETAP, BTN_TOOL_TRIPLETAP, BTN_LEFT};
  check(ioctl(device, UI_SET_EVBIT, EV_ABS), "EV_ABS");
  check(ioctl(device, UI_SET_EVBIT, EV_KEY), "EV_KEY");
  for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
    check(ioctl(device, UI_SET_KEYBIT, keys[i]), "a button");
  check(ioctl(device, UI_SET_PROPBIT, INPUT_PROP_POINTER), "a property");
  int is_unit = !strcmp(kind, "unit"), is_point = !strcmp(kind, "point");
  for (int i = 0; i < 4; i++) {
    int maximum = i % 2 ? HEIGHT : WIDTH;
    if (is_unit) axis(positions[i], INT_MIN + 1, 0, -7);
    else if (is_point) axis(positions[i], 5, 5, INT_MAX);
    else axis(positions[i], 0, maximum, 40);
  }
  axis(ABS_MT_SLOT, 0, strcmp(kind, "slots") ? 4 : 99, 0);
  axis(ABS_MT_TRACKING_ID, 0, 65535, 0);
  axis(ABS_MT_PRESSURE, 0, 255, 0);

  struct uinput_setup setup = {.id = {BUS_USB, 0x1D6B, 0xFFFF, 0xFFFF}};
  if (strcmp(kind, "name")) {
    snprintf(setup.name, sizeof setup.name, "Hostile %s", kind);
  } else {
    strncpy(
        setup.name,
        "Hostile \033]0;owned\007\033[31m\n#: label: finish\nN: x\r\"'<b>&\xff\xfe%s \u202e xxxxxxxxxxxxx",
        sizeof setup.name - 1);
    check(ioctl(device, UI_SET_PHYS, "\033[2J\nE: 0.0 0 0 0"), "a path");
  }
  check(ioctl(device, UI_DEV_SETUP, &setup), "the setup");
  check(ioctl(device, UI_DEV_CREATE), "the device");
  if (!strcmp(kind, "range")) {
    int node = open_node();
    check(node, "its node");
    for (int i = 0; i < 4; i++) bend(node, positions[i], 1000, -1000, i % 2 ? 0 : INT_MIN);
    bend(node, ABS_MT_TRACKING_ID, 5, -5, 0);
    close(node);
  }
}

static void pause_frame(void) {
  struct timespec frame = {0, 1000000000 / RATE};
  nanosleep(&frame, NULL);
}

static void stroke(int frames, int is_flood) {
  for (int frame = 0; frame < frames; frame++) {
    for (int finger = 0; finger < 2; finger++) {
      send(EV_ABS, ABS_MT_SLOT, finger);
      /* In a flood the fingers are replaced all the time. */
      if (frame == 0 || is_flood) send(EV_ABS, ABS_MT_TRACKING_ID, (2 * frame + finger) % 65536);
      send(EV_ABS, ABS_MT_POSITION_X, (500 + 600 * finger + 20 * frame) % WIDTH);
      send(EV_ABS, ABS_MT_POSITION_Y, (600 + frame) % HEIGHT);
    }
    send(EV_KEY, BTN_TOUCH, 1);
    send(EV_KEY, BTN_TOOL_DOUBLETAP, 1);
    send(EV_SYN, SYN_REPORT, 0);
    if (!is_flood) pause_frame();
  }
  for (int finger = 0; finger < 2; finger++) {
    send(EV_ABS, ABS_MT_SLOT, finger);
    send(EV_ABS, ABS_MT_TRACKING_ID, -1);
  }
  send(EV_KEY, BTN_TOUCH, 0);
  send(EV_KEY, BTN_TOOL_DOUBLETAP, 0);
  send(EV_SYN, SYN_REPORT, 0);
}

static void extremes(int frames) {
  static const int values[] = {INT_MIN, INT_MAX, -1, 0, 1, 65536, -65536, 1000, -1000, 12345, 1023, 4, 5, 1 << 30};
  static const int codes[] = {ABS_MT_SLOT, ABS_MT_TRACKING_ID, ABS_MT_POSITION_X, ABS_MT_POSITION_Y, ABS_MT_PRESSURE, ABS_X, ABS_Y};
  unsigned state = 30;
  for (int frame = 0; frame < frames; frame++) {
    for (int i = 0; i < 12; i++) {
      state = state * 1664525 + 1013904223;
      unsigned draw = state >> 8;
      int value = values[draw % (sizeof values / sizeof *values)];
      if (i % 6 == 5) send(EV_KEY, draw % 2 ? BTN_TOUCH : BTN_TOOL_TRIPLETAP, draw / 2 % 2);
      else send(EV_ABS, codes[draw / 32 % (sizeof codes / sizeof *codes)], value);
    }
    send(EV_SYN, frame % 3 ? SYN_REPORT : SYN_MT_REPORT, 0);
    if (frame % 10 == 0) pause_frame();
  }
  send(EV_SYN, SYN_REPORT, 0);
}

int main(int count, char **words) {
  if (count != 2) return 64;
  create(words[1]);
  char line[100];
  puts("done");
  fflush(stdout);
  while (fgets(line, sizeof line, stdin)) {
    int frames;
    if (sscanf(line, "stroke %d", &frames) == 1) stroke(frames, 0);
    else if (sscanf(line, "flood %d", &frames) == 1) stroke(frames, 1);
    else if (sscanf(line, "extremes %d", &frames) == 1) extremes(frames);
    else return 64;
    puts("done");
    fflush(stdout);
  }
  return 0;
}
