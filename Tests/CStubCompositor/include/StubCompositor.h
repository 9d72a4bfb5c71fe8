#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// A Wayland compositor without a screen, in the process of the test: it reports gestures as the test
// says. `stub_turn` passes everything that waits in both directions.

struct stub_compositor;
struct wl_display;
struct wl_surface;

/// Creates a compositor with a seat. `version` is the version of the gestures' protocol; 0 means that
/// the compositor does not have it.
struct stub_compositor *stub_create(uint32_t version, bool has_pointer);
void stub_destroy(struct stub_compositor *stub);
/// The client's connection to the compositor.
struct wl_display *stub_display(struct stub_compositor *stub);
/// The window's surface, and another surface of the same client.
struct wl_surface *stub_surface(struct stub_compositor *stub);
struct wl_surface *stub_other_surface(struct stub_compositor *stub);
/// Passes requests and events until none waits.
void stub_turn(struct stub_compositor *stub);

/// Adds or removes the seat's pointer.
void stub_set_pointer(struct stub_compositor *stub, bool has_pointer);
/// Removes the seat.
void stub_remove_seat(struct stub_compositor *stub);

/// The kinds of gestures: 0 swipe, 1 pinch, 2 hold.
void stub_begin(struct stub_compositor *stub, int kind, uint32_t time, uint32_t fingers, bool elsewhere);
void stub_update(
    struct stub_compositor *stub, int kind, uint32_t time, double x, double y, double scale,
    double rotation);
void stub_end(struct stub_compositor *stub, int kind, uint32_t time, bool cancelled);

/// The number of objects for gestures of a kind that the client has.
int stub_objects(const struct stub_compositor *stub, int kind);
/// The number of the client's pointers and managers of gestures.
int stub_pointers(const struct stub_compositor *stub);
int stub_managers(const struct stub_compositor *stub);
/// Whether the compositor has found an error in what the client sent.
bool stub_has_error(const struct stub_compositor *stub);

/// The numbers of the newest object for gestures of a kind (0 if there is none), and of the window's
/// surface.
uint32_t stub_object(const struct stub_compositor *stub, int kind);
uint32_t stub_surface_object(const struct stub_compositor *stub);
/// Sends bytes to the client as they are, as a broken compositor might.
void stub_send_bytes(struct stub_compositor *stub, const void *bytes, size_t count);
/// Whether the client's connection has ended with an error.
bool stub_is_broken(const struct stub_compositor *stub);
