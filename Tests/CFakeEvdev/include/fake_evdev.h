#pragma once
#include <stddef.h>

/// An evdev device that exists only in this process: a descriptor that poll(2) understands, and on
/// which ioctl(2), read(2) and close(2) answer as the kernel would. All else goes to the kernel.
typedef struct fake_evdev fake_evdev;

/// A device without any codes (the id: bus, vendor, product, version); null when the process has no descriptors left.
fake_evdev *fake_evdev_new(const char *name, const unsigned short id[4]);
/// Ends the device; nobody may use its descriptor any more, but who took it still has to close it.
void fake_evdev_free(fake_evdev *device);
/// The one descriptor, which its reader closes; -1 after that.
int fake_evdev_descriptor(const fake_evdev *device);
/// The same for a reader that will close it.
int fake_evdev_take(fake_evdev *device);

/// Before the device is opened: what it can do.
void fake_evdev_add_type(fake_evdev *device, unsigned type);
void fake_evdev_add_code(fake_evdev *device, unsigned type, unsigned code);
void fake_evdev_add_property(fake_evdev *device, unsigned property);
/// Minimum, maximum, fuzz, flat, resolution.
void fake_evdev_set_axis(fake_evdev *device, unsigned code, const int axis[5]);
/// How many unread events the queue holds before it overflows.
void fake_evdev_set_queue(fake_evdev *device, int events);

/// An event as this program's Swift sees it; `linux/input.h` is another module's there.
struct fake_event {
  long long microseconds;
  unsigned short type, code;
  int value;
};

/// Writes events as they are, stamps included. A queue that is full then holds SYN_DROPPED and the
/// last report alone, as the kernel's does.
void fake_evdev_write(fake_evdev *device, const struct fake_event *events, size_t count);
/// From here on each read gives the next frame of these alone, once `fake_evdev_step` has let it come; no call goes to the
/// kernel, so that the processor's time is the reader's.
void fake_evdev_play(fake_evdev *device, const struct fake_event *events, size_t count);
/// Lets the next frame come; its time in microseconds, or -1 where there is none.
long long fake_evdev_step(fake_evdev *device);

/// The device sends these, 64 at most, while it is next asked for the state of its slots.
void fake_evdev_interrupt(fake_evdev *device, const struct fake_event *events, size_t count);
/// What is queued is gone, as for a reader that opens the device now; the device stands as it does.
void fake_evdev_forget(fake_evdev *device);
/// The device is pulled out: what is queued can still be read, then reading fails with ENODEV.
void fake_evdev_unplug(fake_evdev *device);
/// As unplug, with the queue lost, as it is for a reader that comes late.
void fake_evdev_revoke(fake_evdev *device);
/// Whether a reader holds the device for itself.
int fake_evdev_is_grabbed(const fake_evdev *device);
/// Another program takes or leaves the device: grabbing it then fails with EBUSY.
void fake_evdev_grab_elsewhere(fake_evdev *device, int grabbed);
/// The clock that the reader asked for.
int fake_evdev_clock(const fake_evdev *device);

/// This thread, and no other, sees files as this user does; returns the user before.
int fake_file_user(int user);
