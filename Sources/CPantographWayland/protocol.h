#pragma once
// The interfaces of the protocol pointer-gestures-unstable-v1, version 3: names of its requests and
// events, and the types of their arguments. `wayland-protocols` publishes the protocol.

#include <wayland-client.h>

extern const struct wl_interface pantograph_gestures_interface;
extern const struct wl_interface pantograph_swipe_interface;
extern const struct wl_interface pantograph_pinch_interface;
extern const struct wl_interface pantograph_hold_interface;

/// The requests of the global object, by their number in the protocol.
enum {
  PANTOGRAPH_GET_SWIPE = 0,
  PANTOGRAPH_GET_PINCH = 1,
  PANTOGRAPH_RELEASE = 2,
  PANTOGRAPH_GET_HOLD = 3,
};
/// The only request of a gesture's object.
enum { PANTOGRAPH_DESTROY_GESTURE = 0 };

/// The versions in which the requests appeared.
enum { PANTOGRAPH_RELEASE_SINCE = 2, PANTOGRAPH_HOLD_SINCE = 3, PANTOGRAPH_NEWEST_VERSION = 3 };
