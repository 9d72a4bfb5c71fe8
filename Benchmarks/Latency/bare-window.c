/* bare-window NODE FRAMES RATE: a minimal window that a finger controls. Waits for events with libevdev, moves one
 * rectangle as large as the card of pantograph-window to the first finger, uploads the changed part and presents it, at
 * most RATE times per second. After FRAMES frames it prints for each frame the time from the kernel's stamp until the
 * frame was presented, in nanoseconds. */
#define _GNU_SOURCE
#include <SDL.h>
#include <fcntl.h>
#include <libevdev/libevdev.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { WIDTH = 1280, HEIGHT = 800, CARD = 880, SURFACE = 2400 };

static uint32_t pixels[HEIGHT][WIDTH];
static SDL_Renderer *renderer;
static SDL_Texture *texture;

static long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

/* Draws the rectangle from `top` to the window's lower edge, like the card. */
static void show(int top) {
  static int shown;
  SDL_Rect changed = {0, top < shown ? top : shown, CARD, HEIGHT - (top < shown ? top : shown)};
  for (int y = changed.y; y < HEIGHT; y++) {
    for (int x = 0; x < CARD; x++) pixels[y][x] = y < top ? 0xFFEEEEEE : 0xFF4060C0;
  }
  shown = top;
  SDL_UpdateTexture(texture, &changed, pixels[changed.y], sizeof pixels[0]);
  SDL_RenderCopy(renderer, texture, NULL, NULL);
  SDL_RenderPresent(renderer);
}

int main(int argc, char **argv) {
  if (argc != 4) return 64;
  int frames = atoi(argv[2]), seen = 0, presented = 0, y = 0, result;
  long long interval = 1000000000LL / atoi(argv[3]), next = 0;
  int descriptor = open(argv[1], O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  struct libevdev *device;
  if (descriptor < 0 || libevdev_new_from_fd(descriptor, &device) != 0) return 66;
  libevdev_set_clock_id(device, CLOCK_MONOTONIC);
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return 69;
  SDL_Window *window = SDL_CreateWindow("bare", 0, 0, WIDTH, HEIGHT, 0);
  renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE);
  if (!renderer) return 69;
  texture = SDL_CreateTexture(renderer, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STREAMING, WIDTH, HEIGHT);
  if (!texture) return 69;
  show(HEIGHT);
  show(0);

  long long *stamps = calloc(frames, sizeof *stamps), *latencies = calloc(frames, sizeof *latencies);
  while (presented < frames) {
    struct pollfd source = {descriptor, POLLIN, 0};
    long long left = next - now();
    struct timespec wait = {left > 0 ? left / 1000000000 : 0, left > 0 ? left % 1000000000 : 0};
    if (ppoll(&source, 1, presented < seen ? &wait : NULL, NULL) < 0) return 74;
    struct input_event event;
    int slot = libevdev_get_current_slot(device);
    while ((result = libevdev_next_event(device, LIBEVDEV_READ_FLAG_NORMAL, &event)) == 0) {
      if (event.type == EV_ABS && event.code == ABS_MT_SLOT) slot = event.value;
      if (event.type == EV_ABS && event.code == ABS_MT_POSITION_Y && slot == 0) y = event.value;
      if (event.type == EV_SYN && event.code == SYN_REPORT && seen < frames) {
        stamps[seen++] = event.input_event_sec * 1000000000LL + event.input_event_usec * 1000LL;
      }
    }
    if (result == LIBEVDEV_READ_STATUS_SYNC) return 75;
    if (presented == seen || now() < next) continue;
    next = now() + interval;
    show(y * HEIGHT / SURFACE);
    for (long long end = now(); presented < seen; presented++) latencies[presented] = end - stamps[presented];
    SDL_Event other;
    while (SDL_PollEvent(&other)) {
      if (other.type == SDL_QUIT) return 1;
    }
  }
  for (int frame = 0; frame < frames; frame++) printf("%lld\n", latencies[frame]);
  return 0;
}
