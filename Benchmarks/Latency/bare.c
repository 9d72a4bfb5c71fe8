/* bare NODE FRAMES: a minimal reader with libevdev. Waits for events, stores positions by slot, and records the time of
 * each frame's end. Prints the times after FRAMES frames, in nanoseconds. */
#include <fcntl.h>
#include <libevdev/libevdev.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

static volatile int x[10], y[10], id[10];

int main(int argc, char **argv) {
  if (argc != 3) return 64;
  int frames = atoi(argv[2]), frame = 0, slot = 0, result;
  int descriptor = open(argv[1], O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  struct libevdev *device;
  if (descriptor < 0 || libevdev_new_from_fd(descriptor, &device) != 0) return 66;
  libevdev_set_clock_id(device, CLOCK_MONOTONIC);
  struct timespec *seen = calloc(frames, sizeof *seen);
  while (frame < frames) {
    struct pollfd source = {descriptor, POLLIN, 0};
    if (poll(&source, 1, -1) < 0) return 74;
    struct input_event event;
    while ((result = libevdev_next_event(device, LIBEVDEV_READ_FLAG_NORMAL, &event)) == 0) {
      if (event.type == EV_ABS) {
        if (event.code == ABS_MT_SLOT) slot = event.value;
        if (event.code == ABS_MT_POSITION_X) x[slot] = event.value;
        if (event.code == ABS_MT_POSITION_Y) y[slot] = event.value;
        if (event.code == ABS_MT_TRACKING_ID) id[slot] = event.value;
      } else if (event.type == EV_SYN && event.code == SYN_REPORT && frame < frames) {
        clock_gettime(CLOCK_MONOTONIC, &seen[frame++]);
      }
    }
    if (result == LIBEVDEV_READ_STATUS_SYNC) return 75;
  }
  for (frame = 0; frame < frames; frame++) {
    printf("%lld\n", seen[frame].tv_sec * 1000000000LL + seen[frame].tv_nsec);
  }
  return 0;
}
