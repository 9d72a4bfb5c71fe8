/* Follows three fingers over workspaces, drawn as text, with libinput's gestures alone:
 *
 *   workspaces [--count N] [--policies NAME,NAME...] /dev/input/eventN...
 *
 * A compositor has no contacts, only the movements that libinput reports. A pantograph_swipe decides where the
 * workspaces come to rest, and pantograph_settle says where they are on their way there. With --policies, each release
 * is also judged by the rules of other systems, for instance niri and gnome-shell, and those that decide otherwise are
 * printed. */
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <libinput.h>
#include <pantograph.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { MOST_WORKSPACES = 9, MOST_POLICIES = 64, FINGERS = 3, FRAME_MILLISECONDS = 16, STRIP = 10 };

/* A workspace is as wide as a screen of 1920 points, and a hand of 10 cm goes from one to the next. */
static const double WIDTH = 1920, POINTS_PER_MILLIMETRE = 19.2;

/* Another system's rule, as that system would use it: movements in points of the pointer, and a transition to the next
 * or to the previous workspace. */
typedef struct rule {
  char name[40];
  pantograph_swipe *next, *previous;
} rule;

static pantograph_swipe *workspaces;
static rule rules[MOST_POLICIES];
static size_t count = 4, rule_count;
static int64_t first_time = -1;
static volatile sig_atomic_t is_stopped;

static void stop(int signal)
{
  (void)signal;
  is_stopped = 1;
}

static int open_node(const char *path, int flags, void *data)
{
  (void)data;
  int descriptor = open(path, flags);
  return descriptor < 0 ? -errno : descriptor;
}

static void close_node(int descriptor, void *data)
{
  (void)data;
  close(descriptor);
}

static int64_t now(void)
{
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000000 + time.tv_nsec / 1000;
}

/* ---- Workspaces ---- */

static void make_workspaces(void)
{
  static char names[MOST_WORKSPACES][2];
  static pantograph_place places[MOST_WORKSPACES];
  for (size_t index = 0; index < count; index++) {
    names[index][0] = (char)('1' + index);
    places[index] = (pantograph_place){.name = names[index], .position = WIDTH * (double)index};
  }
  /* The workspace to the right comes when the fingers move to the left. */
  pantograph_swipe_options options = {.direction = PANTOGRAPH_LEFT,
                                      .length = WIDTH,
                                      .unit = PANTOGRAPH_DELTA_LIBINPUT,
                                      .points_per_millimetre = POINTS_PER_MILLIMETRE,
                                      .places = places,
                                      .place_count = count};
  if (pantograph_swipe_new(NULL, &options, &workspaces)) exit(70);
}

static bool add_rule(const char *name)
{
  rule *made = &rules[rule_count];
  pantograph_thresholds *thresholds;
  pantograph_swipe_options options = {
      .direction = PANTOGRAPH_LEFT, .length = WIDTH, .unit = PANTOGRAPH_DELTA_POINTS};
  if (rule_count == MOST_POLICIES || pantograph_thresholds_new_policy(name, &thresholds)) return false;
  snprintf(made->name, sizeof made->name, "%s", name);
  pantograph_status status = pantograph_swipe_new(thresholds, &options, &made->next);
  options.direction = PANTOGRAPH_RIGHT;
  if (!status) status = pantograph_swipe_new(thresholds, &options, &made->previous);
  pantograph_thresholds_free(thresholds);
  if (status) return false;
  rule_count++;
  return true;
}

static void add_rules(char *names)
{
  for (char *name = strtok(names, ","); name; name = strtok(NULL, ",")) {
    if (add_rule(name)) continue;
    fprintf(stderr, "there is no policy %s; `pantograph policies` lists them\n", name);
    exit(64);
  }
}

/* Whether a transition finished: 0 if it went back or never began. */
static int finished(const pantograph_swipe *swipe)
{
  pantograph_decision *decision;
  if (pantograph_swipe_decision(swipe, &decision)) return 0;
  int result = pantograph_decision_outcome(decision) == PANTOGRAPH_FINISH;
  pantograph_decision_free(decision);
  return result;
}

/* ---- Text ---- */

/* Draws the workspaces, and the part of them that the screen shows: `1[---  2 -]---  3  `. */
static void draw(int64_t time, double progress, bool is_last)
{
  char line[MOST_WORKSPACES * STRIP + 4];
  int width = (int)count * STRIP, left = (int)(progress * STRIP + 0.5) + 1;
  memset(line, ' ', (size_t)width + 2);
  for (int index = 0; index < (int)count; index++) line[index * STRIP + STRIP / 2 + 1] = (char)('1' + index);
  left = left < 0 ? 0 : left > width ? width : left;
  int right = left + STRIP - 1 > width + 1 ? width + 1 : left + STRIP - 1;
  line[left] = '[';
  line[right] = ']';
  line[width + 2] = 0;
  if (isatty(STDOUT_FILENO))
    printf("\r%8.3f s  %s  %.3f%s", (double)(time - first_time) / 1e6, line, progress + 1, is_last ? "\n" : "  ");
  else if (is_last)
    printf("%8.3f s  %s  %.3f\n", (double)(time - first_time) / 1e6, line, progress + 1);
  fflush(stdout);
}

static void tell_release(int64_t time, size_t before)
{
  char sentence[500];
  double progress;
  size_t place;
  pantograph_decision *decision;
  pantograph_swipe_read(workspaces, NULL, &progress, &place);
  draw(time, progress, true);
  if (pantograph_swipe_decision(workspaces, &decision)) return;
  pantograph_decision_sentence(decision, sentence, sizeof sentence);
  pantograph_decision_free(decision);
  int ours = place > before ? 1 : place < before ? -1 : 0;
  static const char *const words[] = {"previous", "stays", "next"};
  printf("%8.3f s  %s: %s\n", (double)(time - first_time) / 1e6, words[ours + 1], sentence);
  for (size_t index = 0; index < rule_count; index++) {
    int theirs = finished(rules[index].next) - finished(rules[index].previous);
    /* There is no workspace before the first one, and none after the last one. */
    if ((theirs < 0 && before == 0) || (theirs > 0 && before == count - 1)) theirs = 0;
    if (theirs != ours) printf("            otherwise: %s %s\n", rules[index].name, words[theirs + 1]);
  }
  fflush(stdout);
}

/* ---- libinput's gestures ---- */

static size_t place_now(void)
{
  size_t place = 0;
  pantograph_swipe_read(workspaces, NULL, NULL, &place);
  return place;
}

static void follow(struct libinput_event *event)
{
  static size_t before;
  static bool is_swiping;
  enum libinput_event_type type = libinput_event_get_type(event);
  if (type != LIBINPUT_EVENT_GESTURE_SWIPE_BEGIN && type != LIBINPUT_EVENT_GESTURE_SWIPE_UPDATE &&
      type != LIBINPUT_EVENT_GESTURE_SWIPE_END)
    return;
  struct libinput_event_gesture *gesture = libinput_event_get_gesture_event(event);
  if (libinput_event_gesture_get_finger_count(gesture) != FINGERS) return;
  int64_t time = (int64_t)libinput_event_gesture_get_time_usec(gesture);
  if (first_time < 0) first_time = time;
  double progress;
  if (type == LIBINPUT_EVENT_GESTURE_SWIPE_BEGIN) {
    before = place_now();
    is_swiping = true;
    pantograph_swipe_begin(workspaces, time, FINGERS);
    for (size_t index = 0; index < rule_count; index++) {
      pantograph_swipe_begin(rules[index].next, time, FINGERS);
      pantograph_swipe_begin(rules[index].previous, time, FINGERS);
    }
  } else if (type == LIBINPUT_EVENT_GESTURE_SWIPE_UPDATE && is_swiping) {
    /* Unaccelerated: the workspaces follow the hand. The other systems take the accelerated movement. */
    pantograph_swipe_update(workspaces, time, libinput_event_gesture_get_dx_unaccelerated(gesture),
                            libinput_event_gesture_get_dy_unaccelerated(gesture));
    double x = libinput_event_gesture_get_dx(gesture), y = libinput_event_gesture_get_dy(gesture);
    for (size_t index = 0; index < rule_count; index++) {
      pantograph_swipe_update(rules[index].next, time, x, y);
      pantograph_swipe_update(rules[index].previous, time, x, y);
    }
    pantograph_swipe_read(workspaces, NULL, &progress, NULL);
    draw(time, progress, false);
  } else if (type == LIBINPUT_EVENT_GESTURE_SWIPE_END && is_swiping) {
    is_swiping = false;
    bool is_cancelled = libinput_event_gesture_get_cancelled(gesture);
    pantograph_status (*end)(pantograph_swipe *, int64_t) = is_cancelled ? pantograph_swipe_cancel : pantograph_swipe_end;
    end(workspaces, time);
    for (size_t index = 0; index < rule_count; index++) {
      end(rules[index].next, time);
      end(rules[index].previous, time);
    }
    tell_release(time, before);
  }
}

/* Draws the workspaces on their way to their resting place; returns whether they are still moving. */
static bool settle(void)
{
  static bool was_moving;
  double progress;
  bool is_over = true;
  pantograph_swipe_phase phase;
  pantograph_swipe_read(workspaces, &phase, NULL, NULL);
  bool is_moving = false;
  if (phase == PANTOGRAPH_SWIPE_SETTLING) {
    int64_t time = now();
    pantograph_settle(workspaces, time, &progress, &is_over);
    is_moving = !is_over;
    if (is_moving || was_moving) draw(time, progress, !is_moving);
  }
  was_moving = is_moving;
  return is_moving;
}

int main(int argument_count, char **words)
{
  static const struct libinput_interface interface = {.open_restricted = open_node, .close_restricted = close_node};
  struct libinput *libinput = libinput_path_create_context(&interface, NULL);
  int nodes = 0;
  for (int index = 1; index < argument_count; index++) {
    if (strcmp(words[index], "--count") == 0 && index + 1 < argument_count) {
      count = strtoul(words[++index], NULL, 10);
    } else if (strcmp(words[index], "--policies") == 0 && index + 1 < argument_count) {
      add_rules(words[++index]);
    } else if (libinput && words[index][0] != '-') {
      if (!libinput_path_add_device(libinput, words[index])) {
        fprintf(stderr, "%s is no device that libinput takes, or may not be read\n", words[index]);
        return 66;
      }
      nodes++;
    } else {
      nodes = 0;
      break;
    }
  }
  if (nodes == 0 || count < 1 || count > MOST_WORKSPACES) {
    fprintf(stderr, "usage: workspaces [--count 1...%d] [--policies NAME,NAME...] /dev/input/eventN...\n", MOST_WORKSPACES);
    return 64;
  }
  make_workspaces();
  signal(SIGINT, stop);
  signal(SIGTERM, stop);
  struct pollfd descriptor = {.fd = libinput_get_fd(libinput), .events = POLLIN};
  bool is_moving = false, is_removed = false;
  while (!is_stopped) {
    poll(&descriptor, 1, is_moving ? FRAME_MILLISECONDS : -1);
    if (libinput_dispatch(libinput) || descriptor.revents & (POLLERR | POLLHUP)) break;
    for (struct libinput_event *event; (event = libinput_get_event(libinput));) {
      is_removed = is_removed || libinput_event_get_type(event) == LIBINPUT_EVENT_DEVICE_REMOVED;
      follow(event);
      libinput_event_destroy(event);
    }
    is_moving = settle();
    if (is_removed && !is_moving) break;
  }
  pantograph_swipe_free(workspaces);
  for (size_t index = 0; index < rule_count; index++) {
    pantograph_swipe_free(rules[index].next);
    pantograph_swipe_free(rules[index].previous);
  }
  libinput_unref(libinput);
  return 0;
}
