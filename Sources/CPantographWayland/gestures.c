#include "CPantographWayland.h"
#include "protocol.h"

#include <stdlib.h>
#include <string.h>

/// A seat whose pointer may make gestures.
struct seat {
  struct wl_list link;
  struct pantograph_wayland_gestures *gestures;
  uint32_t name;
  struct wl_seat *proxy;
  struct wl_pointer *pointer;
  struct wl_proxy *objects[3];
  /// Whether the gesture in progress began on the window's surface, by its kind.
  bool is_ours[3];
  /// The fingers of the gesture in progress, which only its first event states.
  uint32_t fingers[3];
  /// The time of the last report.
  uint32_t latest;
};

struct pantograph_wayland_gestures {
  struct wl_surface *surface;
  struct wl_registry *registry;
  struct wl_proxy *manager;
  uint32_t manager_name;
  uint32_t version;
  struct wl_list seats;
  pantograph_wayland_handler handler;
  void *owner;
};

// MARK: Reports

static void report(
    struct seat *seat, pantograph_wayland_kind kind, pantograph_wayland_change change, uint32_t time,
    double x, double y, double scale, double rotation) {
  if (!seat->is_ours[kind]) return;
  seat->latest = time;
  pantograph_wayland_report report = {kind, change, time, seat->fingers[kind], x, y, scale, rotation};
  seat->gestures->handler(seat->gestures->owner, &report);
}

static void begin(
    struct seat *seat, pantograph_wayland_kind kind, uint32_t time, struct wl_surface *surface,
    uint32_t fingers) {
  // A window has further surfaces, such as its title bar.
  seat->is_ours[kind] = surface == seat->gestures->surface;
  seat->fingers[kind] = fingers;
  report(seat, kind, PANTOGRAPH_WAYLAND_BEGAN, time, 0, 0, 1, 0);
}

static void end(struct seat *seat, pantograph_wayland_kind kind, uint32_t time, int32_t cancelled) {
  report(
      seat, kind, cancelled ? PANTOGRAPH_WAYLAND_CANCELLED : PANTOGRAPH_WAYLAND_ENDED, time, 0, 0, 1,
      0);
  seat->is_ours[kind] = false;
}

static void swipe_begin(
    void *data, struct wl_proxy *object, uint32_t serial, uint32_t time, struct wl_surface *surface,
    uint32_t fingers) {
  begin(data, PANTOGRAPH_WAYLAND_SWIPE, time, surface, fingers);
}

static void swipe_update(
    void *data, struct wl_proxy *object, uint32_t time, wl_fixed_t x, wl_fixed_t y) {
  report(
      data, PANTOGRAPH_WAYLAND_SWIPE, PANTOGRAPH_WAYLAND_MOVED, time, wl_fixed_to_double(x),
      wl_fixed_to_double(y), 1, 0);
}

static void swipe_end(
    void *data, struct wl_proxy *object, uint32_t serial, uint32_t time, int32_t cancelled) {
  end(data, PANTOGRAPH_WAYLAND_SWIPE, time, cancelled);
}

static void pinch_begin(
    void *data, struct wl_proxy *object, uint32_t serial, uint32_t time, struct wl_surface *surface,
    uint32_t fingers) {
  begin(data, PANTOGRAPH_WAYLAND_PINCH, time, surface, fingers);
}

static void pinch_update(
    void *data, struct wl_proxy *object, uint32_t time, wl_fixed_t x, wl_fixed_t y, wl_fixed_t scale,
    wl_fixed_t rotation) {
  report(
      data, PANTOGRAPH_WAYLAND_PINCH, PANTOGRAPH_WAYLAND_MOVED, time, wl_fixed_to_double(x),
      wl_fixed_to_double(y), wl_fixed_to_double(scale), wl_fixed_to_double(rotation));
}

static void pinch_end(
    void *data, struct wl_proxy *object, uint32_t serial, uint32_t time, int32_t cancelled) {
  end(data, PANTOGRAPH_WAYLAND_PINCH, time, cancelled);
}

static void hold_begin(
    void *data, struct wl_proxy *object, uint32_t serial, uint32_t time, struct wl_surface *surface,
    uint32_t fingers) {
  begin(data, PANTOGRAPH_WAYLAND_HOLD, time, surface, fingers);
}

static void hold_end(
    void *data, struct wl_proxy *object, uint32_t serial, uint32_t time, int32_t cancelled) {
  end(data, PANTOGRAPH_WAYLAND_HOLD, time, cancelled);
}

static void (*const swipe_listener[])(void) = {
    (void (*)(void))swipe_begin, (void (*)(void))swipe_update, (void (*)(void))swipe_end};
static void (*const pinch_listener[])(void) = {
    (void (*)(void))pinch_begin, (void (*)(void))pinch_update, (void (*)(void))pinch_end};
static void (*const hold_listener[])(void) = {
    (void (*)(void))hold_begin, (void (*)(void))hold_end};

// MARK: Seats

static void listen(
    struct seat *seat, pantograph_wayland_kind kind, uint32_t request,
    const struct wl_interface *interface, void (*const *listener)(void)) {
  struct wl_proxy *manager = seat->gestures->manager;
  struct wl_proxy *object = wl_proxy_marshal_constructor(
      manager, request, interface, NULL, (struct wl_proxy *)seat->pointer);
  if (!object) return;
  seat->objects[kind] = object;
  wl_proxy_add_listener(object, (void (**)(void))listener, seat);
}

/// Requests the gestures of a seat's pointer once both the protocol and the pointer are known.
static void join(struct seat *seat) {
  if (!seat->gestures->manager || !seat->pointer || seat->objects[PANTOGRAPH_WAYLAND_SWIPE]) return;
  listen(
      seat, PANTOGRAPH_WAYLAND_SWIPE, PANTOGRAPH_GET_SWIPE, &pantograph_swipe_interface,
      swipe_listener);
  listen(
      seat, PANTOGRAPH_WAYLAND_PINCH, PANTOGRAPH_GET_PINCH, &pantograph_pinch_interface,
      pinch_listener);
  if (seat->gestures->version >= PANTOGRAPH_HOLD_SINCE)
    listen(
        seat, PANTOGRAPH_WAYLAND_HOLD, PANTOGRAPH_GET_HOLD, &pantograph_hold_interface, hold_listener);
}

/// Cancels the gestures of a seat and removes its pointer.
static void leave(struct seat *seat) {
  for (int kind = 0; kind < 3; kind++) {
    // Nobody will report the end of a gesture in progress.
    end(seat, (pantograph_wayland_kind)kind, seat->latest, true);
    if (!seat->objects[kind]) continue;
    wl_proxy_marshal(seat->objects[kind], PANTOGRAPH_DESTROY_GESTURE);
    wl_proxy_destroy(seat->objects[kind]);
    seat->objects[kind] = NULL;
  }
  if (!seat->pointer) return;
  if (wl_pointer_get_version(seat->pointer) >= WL_POINTER_RELEASE_SINCE_VERSION)
    wl_pointer_release(seat->pointer);
  else
    wl_pointer_destroy(seat->pointer);
  seat->pointer = NULL;
}

static void remove_seat(struct seat *seat) {
  leave(seat);
  wl_list_remove(&seat->link);
  wl_seat_destroy(seat->proxy);
  free(seat);
}

static void seat_capabilities(void *data, struct wl_seat *proxy, uint32_t capabilities) {
  struct seat *seat = data;
  bool has_pointer = capabilities & WL_SEAT_CAPABILITY_POINTER;
  if (has_pointer && !seat->pointer) {
    seat->pointer = wl_seat_get_pointer(proxy);
    join(seat);
  } else if (!has_pointer) {
    leave(seat);
  }
}

static void seat_name(void *data, struct wl_seat *proxy, const char *name) {}

static const struct wl_seat_listener seat_listener = {seat_capabilities, seat_name};

// MARK: The compositor's objects

static void add_global(
    void *data, struct wl_registry *registry, uint32_t name, const char *interface,
    uint32_t version) {
  struct pantograph_wayland_gestures *gestures = data;
  if (!strcmp(interface, wl_seat_interface.name)) {
    struct seat *seat = calloc(1, sizeof *seat);
    if (!seat) return;
    seat->gestures = gestures;
    seat->name = name;
    // Version 3 has the release of a pointer; nothing later is needed.
    seat->proxy = wl_registry_bind(registry, name, &wl_seat_interface, version < 3 ? version : 3);
    if (!seat->proxy) {
      free(seat);
      return;
    }
    wl_list_insert(&gestures->seats, &seat->link);
    wl_seat_add_listener(seat->proxy, &seat_listener, seat);
  } else if (!strcmp(interface, pantograph_gestures_interface.name) && !gestures->manager) {
    gestures->version = version < PANTOGRAPH_NEWEST_VERSION ? version : PANTOGRAPH_NEWEST_VERSION;
    gestures->manager_name = name;
    gestures->manager =
        wl_registry_bind(registry, name, &pantograph_gestures_interface, gestures->version);
    struct seat *seat;
    wl_list_for_each(seat, &gestures->seats, link) join(seat);
  }
}

static void remove_global(void *data, struct wl_registry *registry, uint32_t name) {
  struct pantograph_wayland_gestures *gestures = data;
  struct seat *seat, *next;
  wl_list_for_each_safe(seat, next, &gestures->seats, link) {
    if (seat->name == name) remove_seat(seat);
  }
}

static const struct wl_registry_listener registry_listener = {add_global, remove_global};

struct pantograph_wayland_gestures *pantograph_wayland_create(
    struct wl_display *display, struct wl_surface *surface, pantograph_wayland_handler handler,
    void *owner) {
  struct pantograph_wayland_gestures *gestures = calloc(1, sizeof *gestures);
  if (!gestures) return NULL;
  gestures->surface = surface;
  gestures->handler = handler;
  gestures->owner = owner;
  wl_list_init(&gestures->seats);
  gestures->registry = wl_display_get_registry(display);
  if (!gestures->registry) {
    free(gestures);
    return NULL;
  }
  wl_registry_add_listener(gestures->registry, &registry_listener, gestures);
  wl_display_flush(display);
  return gestures;
}

bool pantograph_wayland_is_ready(const struct pantograph_wayland_gestures *gestures) {
  struct seat *seat;
  wl_list_for_each(seat, &gestures->seats, link) {
    if (seat->objects[PANTOGRAPH_WAYLAND_SWIPE]) return true;
  }
  return false;
}

void pantograph_wayland_destroy(struct pantograph_wayland_gestures *gestures) {
  struct seat *seat, *next;
  // The owner is gone.
  wl_list_for_each(seat, &gestures->seats, link) memset(seat->is_ours, 0, sizeof seat->is_ours);
  wl_list_for_each_safe(seat, next, &gestures->seats, link) remove_seat(seat);
  if (gestures->manager) {
    if (gestures->version >= PANTOGRAPH_RELEASE_SINCE)
      wl_proxy_marshal(gestures->manager, PANTOGRAPH_RELEASE);
    wl_proxy_destroy(gestures->manager);
  }
  wl_registry_destroy(gestures->registry);
  free(gestures);
}
