#include "CPantographWayland.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <wayland-client.h>

/// The parts of a compositor that a window needs.
struct parts {
  bool has_surfaces, has_windows, has_pixels, has_seat, is_complete;
};

static void add_global(
    void *data, struct wl_registry *registry, uint32_t name, const char *interface,
    uint32_t version) {
  struct parts *parts = data;
  if (!strcmp(interface, wl_compositor_interface.name)) parts->has_surfaces = true;
  if (!strcmp(interface, "xdg_wm_base")) parts->has_windows = true;
  if (!strcmp(interface, wl_shm_interface.name)) parts->has_pixels = true;
  if (!strcmp(interface, wl_seat_interface.name)) parts->has_seat = true;
}

static void remove_global(void *data, struct wl_registry *registry, uint32_t name) {}

static const struct wl_registry_listener registry_listener = {add_global, remove_global};

static void complete(void *data, struct wl_callback *callback, uint32_t serial) {
  ((struct parts *)data)->is_complete = true;
}

static const struct wl_callback_listener callback_listener = {complete};

static int64_t milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/// Reads events until the list of the compositor's objects is complete.
static pantograph_wayland_answer wait_for(
    struct wl_display *display, struct parts *parts, int patience) {
  int64_t end = milliseconds() + patience;
  while (!parts->is_complete) {
    while (wl_display_prepare_read(display))
      if (wl_display_dispatch_pending(display) < 0) return PANTOGRAPH_WAYLAND_CLOSED;
    // An error of the connection is an event, which is read below.
    wl_display_flush(display);
    int64_t left = end - milliseconds();
    struct pollfd polled = {wl_display_get_fd(display), POLLIN, 0};
    int count = left > 0 ? poll(&polled, 1, (int)left) : 0;
    if (count <= 0) {
      wl_display_cancel_read(display);
      if (count < 0 && errno == EINTR) continue;
      return count < 0 ? PANTOGRAPH_WAYLAND_CLOSED : PANTOGRAPH_WAYLAND_SILENT;
    }
    if (wl_display_read_events(display) || wl_display_dispatch_pending(display) < 0)
      return PANTOGRAPH_WAYLAND_CLOSED;
  }
  if (!parts->has_surfaces || !parts->has_windows || !parts->has_pixels)
    return PANTOGRAPH_WAYLAND_WITHOUT_WINDOWS;
  return parts->has_seat ? PANTOGRAPH_WAYLAND_USABLE : PANTOGRAPH_WAYLAND_WITHOUT_SEAT;
}

static pantograph_wayland_answer ask(struct wl_display *display, int patience) {
  if (!display) return PANTOGRAPH_WAYLAND_CLOSED;
  pantograph_wayland_answer answer = PANTOGRAPH_WAYLAND_CLOSED;
  struct parts parts = {0};
  struct wl_registry *registry = wl_display_get_registry(display);
  struct wl_callback *callback = registry ? wl_display_sync(display) : NULL;
  if (callback) {
    wl_registry_add_listener(registry, &registry_listener, &parts);
    wl_callback_add_listener(callback, &callback_listener, &parts);
    answer = wait_for(display, &parts, patience);
    wl_callback_destroy(callback);
  }
  if (registry) wl_registry_destroy(registry);
  wl_display_disconnect(display);
  return answer;
}

pantograph_wayland_answer pantograph_wayland_probe(int patience) {
  // A connection that was handed over can be used only once.
  if (getenv("WAYLAND_SOCKET")) return PANTOGRAPH_WAYLAND_USABLE;
  return ask(wl_display_connect(NULL), patience);
}

pantograph_wayland_answer pantograph_wayland_probe_connection(int descriptor, int patience) {
  return ask(wl_display_connect_to_fd(descriptor), patience);
}
