#define _GNU_SOURCE
#include "fake_evdev.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/input.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { max_descriptors = 4096, max_slots = 64, type_count = EV_CNT, code_bytes = KEY_CNT / 8,
       max_interruption = 64 };

struct fake_evdev {
  int descriptor, peer;
  int limit, taken, unread, gone, grabbed, grabbed_elsewhere, clock, slot;
  char name[256];
  struct input_id id;
  unsigned char types[EV_CNT / 8], codes[type_count][code_bytes], properties[INPUT_PROP_CNT / 8];
  unsigned char keys[KEY_CNT / 8];
  struct input_absinfo axes[ABS_CNT];
  int contacts[ABS_CNT][max_slots];
  struct fake_event interruption[max_interruption];
  size_t interruption_count;
  // The events of `fake_evdev_play`: `played` of them were read, and those up to `due` may be read.
  struct input_event *film;
  size_t film_length, played, due;
  pthread_mutex_t lock;
};

static fake_evdev *devices[max_descriptors];

static fake_evdev *device_of(int descriptor) {
  if (descriptor < 0 || descriptor >= max_descriptors) return NULL;
  return __atomic_load_n(&devices[descriptor], __ATOMIC_ACQUIRE);
}

static void set_bit(unsigned char *bits, unsigned number, int on) {
  if (on) bits[number / 8] |= 1 << number % 8;
  else bits[number / 8] &= ~(1 << number % 8);
}

fake_evdev *fake_evdev_new(const char *name, const unsigned short id[4]) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0, ends) < 0) return NULL;
  if (ends[0] >= max_descriptors) {
    close(ends[0]);
    close(ends[1]);
    return NULL;
  }
  int room = 1 << 20;
  setsockopt(ends[1], SOL_SOCKET, SO_SNDBUF, &room, sizeof room);
  fake_evdev *device = calloc(1, sizeof *device);
  device->descriptor = ends[0];
  device->peer = ends[1];
  device->limit = 1 << 30;
  device->clock = -1;
  device->id = (struct input_id){id[0], id[1], id[2], id[3]};
  strncpy(device->name, name, sizeof device->name - 1);
  set_bit(device->types, EV_SYN, 1);
  for (int slot = 0; slot < max_slots; slot++) device->contacts[ABS_MT_TRACKING_ID][slot] = -1;
  pthread_mutex_init(&device->lock, NULL);
  __atomic_store_n(&devices[device->descriptor], device, __ATOMIC_RELEASE);
  return device;
}

void fake_evdev_free(fake_evdev *device) {
  if (device->descriptor >= 0 && device->taken) {
    // The reader will close the descriptor, so its number must not be used again before that.
    __atomic_store_n(&devices[device->descriptor], NULL, __ATOMIC_RELEASE);
  } else if (device->descriptor >= 0) {
    close(device->descriptor);
  }
  if (device->peer >= 0) close(device->peer);
  pthread_mutex_destroy(&device->lock);
  free(device->film);
  free(device);
}

int fake_evdev_take(fake_evdev *device) {
  device->taken = 1;
  return device->descriptor;
}

int fake_evdev_descriptor(const fake_evdev *device) { return device->descriptor; }
int fake_evdev_is_grabbed(const fake_evdev *device) { return device->grabbed; }
int fake_evdev_clock(const fake_evdev *device) { return device->clock; }
void fake_evdev_set_queue(fake_evdev *device, int events) { device->limit = events; }
void fake_evdev_grab_elsewhere(fake_evdev *device, int grabbed) {
  device->grabbed_elsewhere = grabbed;
}

void fake_evdev_add_type(fake_evdev *device, unsigned type) {
  if (type < EV_CNT) set_bit(device->types, type, 1);
}

void fake_evdev_add_code(fake_evdev *device, unsigned type, unsigned code) {
  if (type == EV_SYN || type >= EV_CNT || code >= KEY_CNT) return;
  set_bit(device->types, type, 1);
  set_bit(device->codes[type], code, 1);
}

void fake_evdev_add_property(fake_evdev *device, unsigned property) {
  if (property < INPUT_PROP_CNT) set_bit(device->properties, property, 1);
}

void fake_evdev_set_axis(fake_evdev *device, unsigned code, const int axis[5]) {
  if (code >= ABS_CNT) return;
  device->axes[code] = (struct input_absinfo){
      .minimum = axis[0], .maximum = axis[1], .fuzz = axis[2], .flat = axis[3],
      .resolution = axis[4]};
}

static void remember(fake_evdev *device, const struct input_event *event) {
  if (event->type == EV_KEY && event->code < KEY_CNT)
    set_bit(device->keys, event->code, event->value != 0);
  if (event->type != EV_ABS || event->code >= ABS_CNT) return;
  if (event->code == ABS_MT_SLOT) device->slot = event->value;
  if (event->code > ABS_MT_SLOT && device->slot >= 0 && device->slot < max_slots)
    device->contacts[event->code][device->slot] = event->value;
  else
    device->axes[event->code].value = event->value;
}

static void empty(fake_evdev *device) {
  char bytes[4096];
  if (device->descriptor < 0) return;
  while (syscall(SYS_read, device->descriptor, bytes, sizeof bytes) > 0) {}
  device->unread = 0;
}

static int enqueue(fake_evdev *device, const struct input_event *events, size_t count) {
  ssize_t size = count * sizeof *events;
  // Nobody may have the other end open; the kernel drops a device's events then.
  if (send(device->peer, events, size, MSG_NOSIGNAL) != size) return 0;
  device->unread += count;
  return 1;
}

static struct input_event raw_event(struct fake_event event) {
  return (struct input_event){.time.tv_sec = event.microseconds / 1000000,
                              .time.tv_usec = event.microseconds % 1000000,
                              .type = event.type, .code = event.code, .value = event.value};
}

static void put(fake_evdev *device, const struct fake_event *events, size_t count) {
  struct input_event *raw = calloc(count, sizeof *raw);
  for (size_t i = 0; i < count; i++) {
    raw[i] = raw_event(events[i]);
    remember(device, &raw[i]);
  }
  if (device->unread + (long)count > device->limit || !enqueue(device, raw, count)) {
    empty(device);
    struct input_event overflow[2] = {raw[count - 1], raw[count - 1]};
    overflow[0].type = EV_SYN;
    overflow[0].code = SYN_DROPPED;
    overflow[0].value = 0;
    enqueue(device, overflow, 2);
  }
  free(raw);
}

void fake_evdev_write(fake_evdev *device, const struct fake_event *events, size_t count) {
  pthread_mutex_lock(&device->lock);
  put(device, events, count);
  pthread_mutex_unlock(&device->lock);
}

void fake_evdev_play(fake_evdev *device, const struct fake_event *events, size_t count) {
  free(device->film);
  device->film = calloc(count, sizeof *device->film);
  for (size_t i = 0; i < count; i++) device->film[i] = raw_event(events[i]);
  device->film_length = count;
  device->played = device->due = 0;
}

long long fake_evdev_step(fake_evdev *device) {
  while (device->due < device->film_length) {
    const struct input_event *event = &device->film[device->due++];
    if (event->type == EV_SYN && event->code == SYN_REPORT)
      return event->time.tv_sec * 1000000LL + event->time.tv_usec;
  }
  return -1;
}

static ssize_t read_film(fake_evdev *device, void *bytes, size_t size) {
  size_t count = device->due - device->played, room = size / sizeof *device->film;
  if (count == 0) {
    errno = EAGAIN;
    return -1;
  }
  if (count > room) count = room;
  memcpy(bytes, device->film + device->played, count * sizeof *device->film);
  device->played += count;
  return count * sizeof *device->film;
}

void fake_evdev_interrupt(fake_evdev *device, const struct fake_event *events, size_t count) {
  if (count > max_interruption) count = max_interruption;
  memcpy(device->interruption, events, count * sizeof *events);
  device->interruption_count = count;
}

void fake_evdev_unplug(fake_evdev *device) {
  pthread_mutex_lock(&device->lock);
  device->gone = 1;
  if (device->peer >= 0) {
    // A process that another test starts has a copy of the peer until it executes its program, so closing it is not
    // enough to hang up.
    shutdown(device->peer, SHUT_RDWR);
    close(device->peer);
  }
  device->peer = -1;
  pthread_mutex_unlock(&device->lock);
}

void fake_evdev_forget(fake_evdev *device) {
  pthread_mutex_lock(&device->lock);
  empty(device);
  pthread_mutex_unlock(&device->lock);
}

void fake_evdev_revoke(fake_evdev *device) {
  pthread_mutex_lock(&device->lock);
  empty(device);
  pthread_mutex_unlock(&device->lock);
  fake_evdev_unplug(device);
}

static int answer(void *to, size_t room, const void *from, size_t size) {
  if (size > room) size = room;
  memset(to, 0, room);
  memcpy(to, from, size);
  return (int)size;
}

static int fail(int code) {
  errno = code;
  return -1;
}

static int grab(fake_evdev *device, int on) {
  if (!on) {
    if (!device->grabbed) return fail(EINVAL);
    device->grabbed = 0;
    return 0;
  }
  if (device->grabbed || device->grabbed_elsewhere) return fail(EBUSY);
  device->grabbed = 1;
  return 0;
}

static int slots_of(fake_evdev *device, int *values, size_t room) {
  int code = values[0], count = (int)(room / sizeof *values) - 1;
  int slots = device->axes[ABS_MT_SLOT].maximum + 1;
  if (code <= ABS_MT_SLOT || code >= ABS_CNT) return fail(EINVAL);
  if (slots > max_slots) slots = max_slots;
  if (count > slots) count = slots;
  memcpy(values + 1, device->contacts[code], count * sizeof *values);
  return 0;
}

static int fake_ioctl(fake_evdev *device, unsigned long request, void *argument) {
  unsigned number = _IOC_NR(request), room = _IOC_SIZE(request);
  if (device->gone) return fail(ENODEV);
  if (_IOC_TYPE(request) != 'E') return fail(ENOTTY);
  switch (request) {
  case EVIOCGVERSION: *(int *)argument = EV_VERSION; return 0;
  case EVIOCGID: *(struct input_id *)argument = device->id; return 0;
  case EVIOCGRAB: return grab(device, argument != NULL);
  case EVIOCSCLOCKID: device->clock = *(int *)argument; return 0;
  }
  if (number == _IOC_NR(EVIOCGNAME(0)))
    return answer(argument, room, device->name, strlen(device->name) + 1);
  if (number == _IOC_NR(EVIOCGPHYS(0)) || number == _IOC_NR(EVIOCGUNIQ(0))) return fail(ENOENT);
  if (number == _IOC_NR(EVIOCGPROP(0)))
    return answer(argument, room, device->properties, sizeof device->properties);
  if (number == _IOC_NR(EVIOCGKEY(0)))
    return answer(argument, room, device->keys, sizeof device->keys);
  if (number == _IOC_NR(EVIOCGLED(0)) || number == _IOC_NR(EVIOCGSW(0)))
    return answer(argument, room, "", 0);
  if (number == _IOC_NR(EVIOCGMTSLOTS(0))) {
    size_t count = device->interruption_count;
    device->interruption_count = 0;
    if (count) put(device, device->interruption, count);
    return slots_of(device, argument, room);
  }
  if (number == _IOC_NR(EVIOCGBIT(0, 0)))
    return answer(argument, room, device->types, sizeof device->types);
  if (number > 0x20 && number < 0x40)
    return answer(argument, room, device->codes[number - 0x20], code_bytes);
  if (number >= 0x40 && number < 0x40 + ABS_CNT) {
    struct input_absinfo axis = device->axes[number - 0x40];
    if (number - 0x40 == ABS_MT_SLOT) axis.value = device->slot;
    return answer(argument, room, &axis, sizeof axis);
  }
  return fail(EINVAL);
}

// These ioctl, read and close replace the C library's, also for calls of libevdev.
int ioctl(int descriptor, unsigned long request, ...) {
  va_list arguments;
  va_start(arguments, request);
  void *argument = va_arg(arguments, void *);
  va_end(arguments);
  fake_evdev *device = device_of(descriptor);
  if (!device) return (int)syscall(SYS_ioctl, descriptor, request, argument);
  pthread_mutex_lock(&device->lock);
  int result = fake_ioctl(device, request, argument);
  int code = errno;
  pthread_mutex_unlock(&device->lock);
  errno = code;
  return result;
}

ssize_t read(int descriptor, void *bytes, size_t size) {
  fake_evdev *device = device_of(descriptor);
  if (!device) return syscall(SYS_read, descriptor, bytes, size);
  if (device->film) return read_film(device, bytes, size);
  pthread_mutex_lock(&device->lock);
  size -= size % sizeof(struct input_event);
  ssize_t result = syscall(SYS_read, device->descriptor, bytes, size);
  int code = errno;
  if (result > 0) device->unread -= (int)(result / sizeof(struct input_event));
  if (result == 0 && device->gone) {
    result = -1;
    code = ENODEV;
  }
  pthread_mutex_unlock(&device->lock);
  errno = code;
  return result;
}

int close(int descriptor) {
  fake_evdev *device = device_of(descriptor);
  if (device) {
    pthread_mutex_lock(&device->lock);
    // Before the number becomes free for others. The kernel also releases a grab here.
    __atomic_store_n(&devices[descriptor], NULL, __ATOMIC_RELEASE);
    device->descriptor = -1;
    device->grabbed = 0;
    pthread_mutex_unlock(&device->lock);
  }
  return (int)syscall(SYS_close, descriptor);
}

int fake_file_user(int user) { return (int)syscall(SYS_setfsuid, user); }
