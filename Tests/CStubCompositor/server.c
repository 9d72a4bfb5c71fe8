#include "stub.h"

#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>
#include <wayland-server.h>

// The protocol from the compositor's side, written from the published description and not from
// Pantograph's own tables: a wrong signature in one of the two is an error in the connection.
extern const struct wl_interface stub_swipe, stub_pinch, stub_hold;
static const struct wl_interface *swipe_types[] = {&stub_swipe, &wl_pointer_interface};
static const struct wl_interface *pinch_types[] = {&stub_pinch, &wl_pointer_interface};
static const struct wl_interface *hold_types[] = {&stub_hold, &wl_pointer_interface};
static const struct wl_interface *begin_types[] = {NULL, NULL, &wl_surface_interface, NULL};
static const struct wl_interface *plain_types[] = {NULL, NULL, NULL, NULL, NULL};
static const struct wl_message manager_requests[] = {
    {"get_swipe_gesture", "no", swipe_types},
    {"get_pinch_gesture", "no", pinch_types},
    {"release", "2", plain_types},
    {"get_hold_gesture", "3no", hold_types},
};
static const struct wl_message destroy_request[] = {{"destroy", "", plain_types}};
static const struct wl_message moving_events[] = {
    {"begin", "uuou", begin_types}, {"update", "uff", plain_types}, {"end", "uui", plain_types}};
static const struct wl_message pinch_events[] = {
    {"begin", "uuou", begin_types}, {"update", "uffff", plain_types}, {"end", "uui", plain_types}};
static const struct wl_message hold_events[] = {
    {"begin", "3uuou", begin_types}, {"end", "3uui", plain_types}};
static const struct wl_interface stub_manager = {
    "zwp_pointer_gestures_v1", 3, 4, manager_requests, 0, NULL};
const struct wl_interface stub_swipe = {
    "zwp_pointer_gesture_swipe_v1", 2, 1, destroy_request, 3, moving_events};
const struct wl_interface stub_pinch = {
    "zwp_pointer_gesture_pinch_v1", 2, 1, destroy_request, 3, pinch_events};
const struct wl_interface stub_hold = {
    "zwp_pointer_gesture_hold_v1", 3, 1, destroy_request, 2, hold_events};

struct stub_compositor {
  struct wl_display *display;
  struct wl_event_loop *loop;
  struct wl_global *seat_global;
  struct stub_client *client;
  /// NULL once the connection has ended.
  struct wl_client *connection;
  struct wl_listener connection_end;
  /// The resources of the client's surfaces, in the order of their creation.
  struct wl_resource *surfaces[2];
  int surface_count;
  struct wl_resource *seat;
  /// The newest object of each kind, and the number of those that exist.
  struct wl_resource *gestures[3];
  int counts[3];
  int pointers, managers;
  bool has_pointer;
  uint32_t serial;
};

static void destroy_resource(struct wl_client *client, struct wl_resource *resource) {
  wl_resource_destroy(resource);
}

// MARK: Gestures

static void forget_gesture(struct wl_resource *resource) {
  struct stub_compositor *stub = wl_resource_get_user_data(resource);
  for (int kind = 0; kind < 3; kind++) {
    const struct wl_interface *interfaces[] = {&stub_swipe, &stub_pinch, &stub_hold};
    if (strcmp(wl_resource_get_class(resource), interfaces[kind]->name)) continue;
    stub->counts[kind]--;
    if (stub->gestures[kind] == resource) stub->gestures[kind] = NULL;
  }
}

static void (*const gesture_requests[])(void) = {(void (*)(void))destroy_resource};

static void add_gesture(
    struct wl_client *client, struct wl_resource *manager, uint32_t id, int kind,
    const struct wl_interface *interface) {
  struct stub_compositor *stub = wl_resource_get_user_data(manager);
  stub->gestures[kind] =
      wl_resource_create(client, interface, wl_resource_get_version(manager), id);
  stub->counts[kind]++;
  wl_resource_set_implementation(stub->gestures[kind], gesture_requests, stub, forget_gesture);
}

static void get_swipe(
    struct wl_client *client, struct wl_resource *manager, uint32_t id, struct wl_resource *pointer) {
  add_gesture(client, manager, id, 0, &stub_swipe);
}

static void get_pinch(
    struct wl_client *client, struct wl_resource *manager, uint32_t id, struct wl_resource *pointer) {
  add_gesture(client, manager, id, 1, &stub_pinch);
}

static void get_hold(
    struct wl_client *client, struct wl_resource *manager, uint32_t id, struct wl_resource *pointer) {
  add_gesture(client, manager, id, 2, &stub_hold);
}

static void (*const manager_implementation[])(void) = {
    (void (*)(void))get_swipe, (void (*)(void))get_pinch, (void (*)(void))destroy_resource,
    (void (*)(void))get_hold};

static void forget_manager(struct wl_resource *resource) {
  ((struct stub_compositor *)wl_resource_get_user_data(resource))->managers--;
}

static void bind_manager(struct wl_client *client, void *data, uint32_t version, uint32_t id) {
  struct stub_compositor *stub = data;
  struct wl_resource *resource = wl_resource_create(client, &stub_manager, version, id);
  wl_resource_set_implementation(resource, manager_implementation, stub, forget_manager);
  stub->managers++;
}

// MARK: Seats and surfaces

static void set_cursor(
    struct wl_client *client, struct wl_resource *resource, uint32_t serial,
    struct wl_resource *surface, int32_t x, int32_t y) {}

static const struct wl_pointer_interface pointer_implementation = {set_cursor, destroy_resource};

static void forget_pointer(struct wl_resource *resource) {
  ((struct stub_compositor *)wl_resource_get_user_data(resource))->pointers--;
}

static void get_pointer(struct wl_client *client, struct wl_resource *seat, uint32_t id) {
  struct stub_compositor *stub = wl_resource_get_user_data(seat);
  struct wl_resource *resource =
      wl_resource_create(client, &wl_pointer_interface, wl_resource_get_version(seat), id);
  wl_resource_set_implementation(resource, &pointer_implementation, stub, forget_pointer);
  stub->pointers++;
}

static void get_nothing(struct wl_client *client, struct wl_resource *seat, uint32_t id) {
  wl_resource_post_error(seat, 0, "the seat has only a pointer");
}

static const struct wl_seat_interface seat_implementation = {
    get_pointer, get_nothing, get_nothing, destroy_resource};

static void forget_seat(struct wl_resource *resource) {
  struct stub_compositor *stub = wl_resource_get_user_data(resource);
  if (stub->seat == resource) stub->seat = NULL;
}

static void bind_seat(struct wl_client *client, void *data, uint32_t version, uint32_t id) {
  struct stub_compositor *stub = data;
  stub->seat = wl_resource_create(client, &wl_seat_interface, version, id);
  wl_resource_set_implementation(stub->seat, &seat_implementation, stub, forget_seat);
  wl_seat_send_capabilities(stub->seat, stub->has_pointer ? WL_SEAT_CAPABILITY_POINTER : 0);
}

static void create_surface(struct wl_client *client, struct wl_resource *compositor, uint32_t id) {
  struct stub_compositor *stub = wl_resource_get_user_data(compositor);
  struct wl_resource *surface = wl_resource_create(client, &wl_surface_interface, 1, id);
  // The client only destroys its surfaces.
  static const struct wl_surface_interface implementation = {.destroy = destroy_resource};
  wl_resource_set_implementation(surface, &implementation, stub, NULL);
  if (stub->surface_count < 2) stub->surfaces[stub->surface_count++] = surface;
}

static const struct wl_compositor_interface compositor_implementation = {
    .create_surface = create_surface};

static void bind_compositor(struct wl_client *client, void *data, uint32_t version, uint32_t id) {
  struct wl_resource *resource = wl_resource_create(client, &wl_compositor_interface, version, id);
  wl_resource_set_implementation(resource, &compositor_implementation, data, NULL);
}

// MARK: The compositor

static void forget_connection(struct wl_listener *listener, void *client) {
  struct stub_compositor *stub = wl_container_of(listener, stub, connection_end);
  stub->connection = NULL;
}

struct stub_compositor *stub_create(uint32_t version, bool has_pointer) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends)) return NULL;
  struct stub_compositor *stub = calloc(1, sizeof *stub);
  stub->has_pointer = has_pointer;
  stub->display = wl_display_create();
  stub->loop = wl_display_get_event_loop(stub->display);
  wl_global_create(stub->display, &wl_compositor_interface, 1, stub, bind_compositor);
  stub->seat_global = wl_global_create(stub->display, &wl_seat_interface, 5, stub, bind_seat);
  if (version > 0) wl_global_create(stub->display, &stub_manager, version, stub, bind_manager);
  stub->connection = wl_client_create(stub->display, ends[0]);
  stub->connection_end.notify = forget_connection;
  wl_client_add_destroy_listener(stub->connection, &stub->connection_end);
  stub->client = stub_client_create(ends[1]);
  stub_turn(stub);
  stub_client_make_surfaces(stub->client);
  stub_turn(stub);
  return stub;
}

void stub_destroy(struct stub_compositor *stub) {
  stub_client_destroy(stub->client);
  wl_display_destroy_clients(stub->display);
  wl_display_destroy(stub->display);
  free(stub);
}

struct wl_display *stub_display(struct stub_compositor *stub) {
  return (struct wl_display *)stub_client_display(stub->client);
}

struct wl_surface *stub_surface(struct stub_compositor *stub) {
  return stub_client_surface(stub->client, 0);
}

struct wl_surface *stub_other_surface(struct stub_compositor *stub) {
  return stub_client_surface(stub->client, 1);
}

void stub_turn(struct stub_compositor *stub) {
  // An answer to an event may be answered once more.
  for (int turn = 0; turn < 4; turn++) {
    stub_client_flush(stub->client);
    wl_event_loop_dispatch(stub->loop, 0);
    wl_display_flush_clients(stub->display);
    stub_client_read(stub->client);
  }
}

void stub_set_pointer(struct stub_compositor *stub, bool has_pointer) {
  stub->has_pointer = has_pointer;
  wl_seat_send_capabilities(stub->seat, has_pointer ? WL_SEAT_CAPABILITY_POINTER : 0);
  stub_turn(stub);
}

void stub_remove_seat(struct stub_compositor *stub) {
  wl_global_remove(stub->seat_global);
  stub_turn(stub);
}

void stub_begin(
    struct stub_compositor *stub, int kind, uint32_t time, uint32_t fingers, bool elsewhere) {
  if (stub->gestures[kind])
    wl_resource_post_event(
        stub->gestures[kind], 0, ++stub->serial, time, stub->surfaces[elsewhere], fingers);
  stub_turn(stub);
}

void stub_update(
    struct stub_compositor *stub, int kind, uint32_t time, double x, double y, double scale,
    double rotation) {
  struct wl_resource *gesture = stub->gestures[kind];
  if (gesture && kind == 0)
    wl_resource_post_event(gesture, 1, time, wl_fixed_from_double(x), wl_fixed_from_double(y));
  if (gesture && kind == 1)
    wl_resource_post_event(
        gesture, 1, time, wl_fixed_from_double(x), wl_fixed_from_double(y),
        wl_fixed_from_double(scale), wl_fixed_from_double(rotation));
  stub_turn(stub);
}

void stub_end(struct stub_compositor *stub, int kind, uint32_t time, bool cancelled) {
  if (stub->gestures[kind])
    wl_resource_post_event(
        stub->gestures[kind], kind == 2 ? 1 : 2, ++stub->serial, time, (int32_t)cancelled);
  stub_turn(stub);
}

int stub_objects(const struct stub_compositor *stub, int kind) { return stub->counts[kind]; }
int stub_pointers(const struct stub_compositor *stub) { return stub->pointers; }
int stub_managers(const struct stub_compositor *stub) { return stub->managers; }

bool stub_has_error(const struct stub_compositor *stub) {
  return stub_client_has_error(stub->client);
}

uint32_t stub_object(const struct stub_compositor *stub, int kind) {
  return stub->gestures[kind] ? wl_resource_get_id(stub->gestures[kind]) : 0;
}

uint32_t stub_surface_object(const struct stub_compositor *stub) {
  return stub->surface_count ? wl_resource_get_id(stub->surfaces[0]) : 0;
}

void stub_send_bytes(struct stub_compositor *stub, const void *bytes, size_t count) {
  if (!stub->connection) return;
  wl_client_flush(stub->connection);
  // A client that has ended its connection gets no signal.
  send(wl_client_get_fd(stub->connection), bytes, count, MSG_NOSIGNAL | MSG_DONTWAIT);
  stub_turn(stub);
}

bool stub_is_broken(const struct stub_compositor *stub) {
  return stub_client_has_error(stub->client);
}
