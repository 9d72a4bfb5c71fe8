/* libinput-events NODE: prints libinput's gestures of a touchpad, one line for each beginning and end.
 *
 * A line is `MICROSECONDS WHAT FINGERS`, on the monotonic clock. Besides libinput's own events, it prints `down` when
 * the first finger lands and `up` when the last one has lifted, read from the same node, so that delays can be counted
 * from there. Tapping is on, as on desktops; all other settings are libinput's defaults. */
#include <errno.h>
#include <fcntl.h>
#include <libinput.h>
#include <linux/input.h>
#include <poll.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

static int open_node(const char *path, int flags, void *data) {
  (void)data;
  int descriptor = open(path, flags);
  return descriptor < 0 ? -errno : descriptor;
}

static void close_node(int descriptor, void *data) {
  (void)data;
  close(descriptor);
}

static const struct libinput_interface interface = {.open_restricted = open_node, .close_restricted = close_node};

static void say(uint64_t time, const char *what, int fingers) {
  printf("%llu %s %d\n", (unsigned long long)time, what, fingers);
}

/* Prints `down` and `up`, from the fingers in the kernel's slots. */
static void follow(int node) {
  static int held[64], slot, count;
  struct input_event events[64];
  ssize_t size;
  while ((size = read(node, events, sizeof events)) > 0) {
    for (size_t i = 0; i < size / sizeof *events; i++) {
      const struct input_event *event = &events[i];
      uint64_t time = (uint64_t)event->input_event_sec * 1000000 + event->input_event_usec;
      if (event->type != EV_ABS) continue;
      if (event->code == ABS_MT_SLOT) slot = event->value & 63;
      if (event->code != ABS_MT_TRACKING_ID) continue;
      int now = event->value >= 0;
      if (now && !held[slot] && count++ == 0) say(time, "down", 1);
      if (!now && held[slot] && --count == 0) say(time, "up", 0);
      held[slot] = now;
    }
  }
}

static void tell(struct libinput_event *event) {
  static int is_scrolling, is_moving;
  struct libinput_event_gesture *gesture = NULL;
  struct libinput_event_pointer *pointer = NULL;
  enum libinput_event_type type = libinput_event_get_type(event);
  switch (type) {
    case LIBINPUT_EVENT_DEVICE_ADDED: {
      struct libinput_device *device = libinput_event_get_device(event);
      libinput_device_config_tap_set_enabled(device, LIBINPUT_CONFIG_TAP_ENABLED);
      return;
    }
    case LIBINPUT_EVENT_GESTURE_SWIPE_BEGIN:
    case LIBINPUT_EVENT_GESTURE_SWIPE_END:
    case LIBINPUT_EVENT_GESTURE_PINCH_BEGIN:
    case LIBINPUT_EVENT_GESTURE_PINCH_END:
    case LIBINPUT_EVENT_GESTURE_HOLD_BEGIN:
    case LIBINPUT_EVENT_GESTURE_HOLD_END: {
      gesture = libinput_event_get_gesture_event(event);
      const char *name = type == LIBINPUT_EVENT_GESTURE_SWIPE_BEGIN   ? "swipe"
                         : type == LIBINPUT_EVENT_GESTURE_SWIPE_END   ? "swipe-end"
                         : type == LIBINPUT_EVENT_GESTURE_PINCH_BEGIN ? "pinch"
                         : type == LIBINPUT_EVENT_GESTURE_PINCH_END   ? "pinch-end"
                         : type == LIBINPUT_EVENT_GESTURE_HOLD_BEGIN  ? "hold"
                                                                      : "hold-end";
      say(libinput_event_gesture_get_time_usec(gesture), name, libinput_event_gesture_get_finger_count(gesture));
      return;
    }
    case LIBINPUT_EVENT_POINTER_SCROLL_FINGER: {
      pointer = libinput_event_get_pointer_event(event);
      double moved = 0;
      for (int axis = 0; axis < 2; axis++) {
        if (libinput_event_pointer_has_axis(pointer, axis)) {
          double value = libinput_event_pointer_get_scroll_value(pointer, axis);
          moved += value < 0 ? -value : value;
        }
      }
      if (moved > 0 && !is_scrolling) say(libinput_event_pointer_get_time_usec(pointer), "scroll", 2);
      if (moved == 0 && is_scrolling) say(libinput_event_pointer_get_time_usec(pointer), "scroll-end", 2);
      is_scrolling = moved > 0;
      return;
    }
    case LIBINPUT_EVENT_POINTER_MOTION:
      pointer = libinput_event_get_pointer_event(event);
      if (!is_moving) say(libinput_event_pointer_get_time_usec(pointer), "motion", 1);
      is_moving = 1;
      return;
    case LIBINPUT_EVENT_POINTER_BUTTON: {
      pointer = libinput_event_get_pointer_event(event);
      int is_pressed = libinput_event_pointer_get_button_state(pointer) == LIBINPUT_BUTTON_STATE_PRESSED;
      uint32_t button = libinput_event_pointer_get_button(pointer);
      int fingers = button == BTN_RIGHT ? 2 : button == BTN_MIDDLE ? 3 : 1;
      say(libinput_event_pointer_get_time_usec(pointer), is_pressed ? "button" : "button-end", fingers);
      return;
    }
    default: return;
  }
}

int main(int count, char **arguments) {
  if (count != 2) {
    fprintf(stderr, "usage: libinput-events NODE\n");
    return 64;
  }
  setvbuf(stdout, NULL, _IOLBF, 0);
  struct libinput *context = libinput_path_create_context(&interface, NULL);
  int node = open(arguments[1], O_RDONLY | O_NONBLOCK);
  int clock = CLOCK_MONOTONIC;
  if (!context || node < 0 || ioctl(node, EVIOCSCLOCKID, &clock) != 0 ||
      !libinput_path_add_device(context, arguments[1])) {
    fprintf(stderr, "libinput does not take %s: %s\n", arguments[1], strerror(errno));
    return 66;
  }
  libinput_dispatch(context);
  struct pollfd sources[2] = {{libinput_get_fd(context), POLLIN, 0}, {node, POLLIN, 0}};
  printf("ready\n");
  for (;;) {
    struct libinput_event *event;
    while ((event = libinput_get_event(context))) {
      tell(event);
      libinput_event_destroy(event);
    }
    if (poll(sources, 2, -1) < 0) return 71;
    follow(node);
    libinput_dispatch(context);
    /* Both end with the device. */
    if (sources[1].revents & (POLLHUP | POLLERR)) return 0;
  }
}
