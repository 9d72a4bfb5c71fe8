#pragma once
#include <stdbool.h>
#include <stdint.h>

// The gestures that a Wayland compositor reports to a window, by the protocol
// pointer-gestures-unstable-v1. A window whose program may not read touchpads still receives these.

struct wl_display;
struct wl_surface;

/// The change of a gesture that a report states.
typedef enum pantograph_wayland_change {
  PANTOGRAPH_WAYLAND_BEGAN,
  PANTOGRAPH_WAYLAND_MOVED,
  PANTOGRAPH_WAYLAND_ENDED,
  PANTOGRAPH_WAYLAND_CANCELLED,
} pantograph_wayland_change;

/// The kind of a gesture.
typedef enum pantograph_wayland_kind {
  PANTOGRAPH_WAYLAND_SWIPE,
  PANTOGRAPH_WAYLAND_PINCH,
  PANTOGRAPH_WAYLAND_HOLD,
} pantograph_wayland_kind;

/// One report of a gesture.
typedef struct pantograph_wayland_report {
  pantograph_wayland_kind kind;
  pantograph_wayland_change change;
  /// The compositor's time, in milliseconds from any moment; it wraps around.
  uint32_t milliseconds;
  /// The number of fingers of the gesture.
  uint32_t fingers;
  /// The movement since the last report, in the surface's points.
  double x, y;
  /// The spread of a pinch, relative to its beginning; 1 for other gestures.
  double scale;
  /// The rotation of a pinch since the last report, in degrees clockwise.
  double rotation;
} pantograph_wayland_report;

typedef void (*pantograph_wayland_handler)(void *owner, const pantograph_wayland_report *report);

struct pantograph_wayland_gestures;

/// Begins to receive the gestures on a surface. The reports come while somebody dispatches the
/// display's main queue. `handler` is never called after `pantograph_wayland_destroy`.
///
/// Returns NULL if there is no memory. A compositor without the protocol reports nothing.
struct pantograph_wayland_gestures *pantograph_wayland_create(
    struct wl_display *display, struct wl_surface *surface, pantograph_wayland_handler handler,
    void *owner);

/// Whether the compositor reports gestures of at least one pointer.
bool pantograph_wayland_is_ready(const struct pantograph_wayland_gestures *gestures);

/// Ends the gestures. The display must still be connected.
void pantograph_wayland_destroy(struct pantograph_wayland_gestures *gestures);

/// Finds the connection and the surface of a window of SDL. Returns false if it is not a window of
/// Wayland.
bool pantograph_wayland_of_window(
    void *window, struct wl_display **display, struct wl_surface **surface);

/// The answer of a compositor to a program that wants to open a window.
typedef enum pantograph_wayland_answer {
  PANTOGRAPH_WAYLAND_USABLE,
  /// There is no connection, or the compositor ends it or sends what is no message.
  PANTOGRAPH_WAYLAND_CLOSED,
  /// The compositor does not answer in time.
  PANTOGRAPH_WAYLAND_SILENT,
  /// The compositor shows no windows of programs.
  PANTOGRAPH_WAYLAND_WITHOUT_WINDOWS,
  /// The compositor has no seat: neither a pointer nor keys.
  PANTOGRAPH_WAYLAND_WITHOUT_SEAT,
} pantograph_wayland_answer;

/// Asks the compositor that the environment names. `patience` is in milliseconds.
pantograph_wayland_answer pantograph_wayland_probe(int patience);

/// Asks the compositor at the other end of a socket, which is closed afterwards.
pantograph_wayland_answer pantograph_wayland_probe_connection(int descriptor, int patience);
