#pragma once
#include "StubCompositor.h"

struct wl_resource;
struct wl_client;

/// The client's side, which is compiled apart because the headers of both sides exclude each other.
struct stub_client;
struct stub_client *stub_client_create(int descriptor);
void stub_client_destroy(struct stub_client *client);
struct wl_display *stub_client_display(struct stub_client *client);
struct wl_surface *stub_client_surface(struct stub_client *client, int index);
void stub_client_flush(struct stub_client *client);
void stub_client_read(struct stub_client *client);
void stub_client_make_surfaces(struct stub_client *client);
bool stub_client_has_error(struct stub_client *client);
