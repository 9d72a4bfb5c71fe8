#pragma once
#include <libevdev/libevdev.h>
#include <libevdev/libevdev-uinput.h>
#include <linux/input.h>
#include <linux/uinput.h>
#include <sys/ioctl.h>

/// Takes (1) or leaves (0) a device for this descriptor alone. Swift sees no macro with arguments.
static inline int pantograph_grab(int descriptor, int on) {
  return ioctl(descriptor, EVIOCGRAB, on ? (void *)1 : (void *)0);
}
