#pragma once
#include <stddef.h>

/// An evdev device that exists only in this process: a descriptor that poll(2) understands, and on
/// which ioctl(2), read(2) and close(2) act as in the kernel. All other calls go to the kernel.
typedef struct fake_evdev fake_evdev;

/// Creates a device without any codes (the id: bus, vendor, product, version); null if the process has no free descriptor.
fake_evdev *fake_evdev_new(const char *name, const unsigned short id[4]);
/// Frees the device. Its descriptor may no longer be used, but a reader that took it must still close it.
void fake_evdev_free(fake_evdev *device);
/// The only descriptor, which its reader closes; -1 after that.
int fake_evdev_descriptor(const fake_evdev *device);
/// The same descriptor, for a reader that will close it.
int fake_evdev_take(fake_evdev *device);

/// Sets the device's codes and properties; call these functions before the device is opened.
void fake_evdev_add_type(fake_evdev *device, unsigned type);
void fake_evdev_add_code(fake_evdev *device, unsigned type, unsigned code);
void fake_evdev_add_property(fake_evdev *device, unsigned property);
/// Sets an axis: minimum, maximum, fuzz, flat, resolution.
void fake_evdev_set_axis(fake_evdev *device, unsigned code, const int axis[5]);
/// Sets the number of unread events that the queue holds before it overflows.
void fake_evdev_set_queue(fake_evdev *device, int events);

/// An event as Swift sees it in this program, where `linux/input.h` belongs to another module.
struct fake_event {
  long long microseconds;
  unsigned short type, code;
  int value;
};

/// Writes events unchanged, including their time stamps. A full queue then holds only SYN_DROPPED and the
/// last report, as in the kernel.
void fake_evdev_write(fake_evdev *device, const struct fake_event *events, size_t count);
/// From this call on, each read returns the next frame of these events, after `fake_evdev_step` has released it. No call
/// goes to the kernel, so that only the reader uses processor time.
void fake_evdev_play(fake_evdev *device, const struct fake_event *events, size_t count);
/// Releases the next frame, and returns its time in microseconds, or -1 if there is none.
long long fake_evdev_step(fake_evdev *device);

/// Sends these events, at most 64, during the next query of the slots' state.
void fake_evdev_interrupt(fake_evdev *device, const struct fake_event *events, size_t count);
/// Empties the queue, as for a reader that opens the device now. The device's state does not change.
void fake_evdev_forget(fake_evdev *device);
/// Unplugs the device: queued events can still be read, then reading fails with ENODEV.
void fake_evdev_unplug(fake_evdev *device);
/// Unplugs the device and empties the queue, as for a reader that comes late.
void fake_evdev_revoke(fake_evdev *device);
/// Whether a reader has grabbed the device.
int fake_evdev_is_grabbed(const fake_evdev *device);
/// Lets another program grab or release the device; while it is grabbed, grabbing fails with EBUSY.
void fake_evdev_grab_elsewhere(fake_evdev *device, int grabbed);
/// The clock that the reader requested.
int fake_evdev_clock(const fake_evdev *device);

/// Lets only this thread access files as this user, and returns the previous user.
int fake_file_user(int user);
