#include "stub.h"

#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <wayland-client.h>

struct stub_client {
  struct wl_display *display;
  struct wl_registry *registry;
  struct wl_compositor *compositor;
  struct wl_surface *surfaces[2];
};

static void add_global(
    void *data, struct wl_registry *registry, uint32_t name, const char *interface,
    uint32_t version) {
  struct stub_client *client = data;
  if (!strcmp(interface, wl_compositor_interface.name))
    client->compositor = wl_registry_bind(registry, name, &wl_compositor_interface, 1);
}

static void remove_global(void *data, struct wl_registry *registry, uint32_t name) {}

static const struct wl_registry_listener listener = {add_global, remove_global};

struct stub_client *stub_client_create(int descriptor) {
  struct stub_client *client = calloc(1, sizeof *client);
  client->display = wl_display_connect_to_fd(descriptor);
  client->registry = wl_display_get_registry(client->display);
  wl_registry_add_listener(client->registry, &listener, client);
  return client;
}

void stub_client_make_surfaces(struct stub_client *client) {
  for (int index = 0; index < 2; index++)
    client->surfaces[index] = wl_compositor_create_surface(client->compositor);
}

void stub_client_destroy(struct stub_client *client) {
  for (int index = 0; index < 2; index++)
    if (client->surfaces[index]) wl_surface_destroy(client->surfaces[index]);
  if (client->compositor) wl_compositor_destroy(client->compositor);
  wl_registry_destroy(client->registry);
  wl_display_disconnect(client->display);
  free(client);
}

struct wl_display *stub_client_display(struct stub_client *client) { return client->display; }

struct wl_surface *stub_client_surface(struct stub_client *client, int index) {
  return client->surfaces[index];
}

void stub_client_flush(struct stub_client *client) { wl_display_flush(client->display); }

void stub_client_read(struct stub_client *client) {
  while (wl_display_prepare_read(client->display))
    if (wl_display_dispatch_pending(client->display) < 0) return;
  struct pollfd polled = {wl_display_get_fd(client->display), POLLIN, 0};
  if (poll(&polled, 1, 0) > 0)
    wl_display_read_events(client->display);
  else
    wl_display_cancel_read(client->display);
  wl_display_dispatch_pending(client->display);
}

bool stub_client_has_error(struct stub_client *client) {
  return wl_display_get_error(client->display) != 0;
}
