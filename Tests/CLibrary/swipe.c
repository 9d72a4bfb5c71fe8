/* Moves transitions and workspaces by movements, as a compositor does with libinput's gestures, and misuses the functions
 * for that. Every result must be the one that the header promises. The argument is the number of random calls. */
#include <math.h>
#include <pantograph.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int failures;

#define EXPECT(claim) \
  do { \
    if (!(claim)) { \
      printf("not ok line %d: %s\n", __LINE__, #claim); \
      failures++; \
    } \
  } while (0)

/* The time between two reports, in microseconds, and libinput's unaccelerated units in a millimetre. */
enum { REPORT = 8000 };
static const double MILLIMETRE = 1000 / 25.4 * 0.9 * 0.2968;

static const pantograph_place workspaces[] = {{"first", 0, false}, {"second", 400, false}, {NULL, 800, false}};

static pantograph_swipe *made(bool has_places)
{
  pantograph_swipe *swipe = NULL;
  const pantograph_swipe_options options = {.direction = PANTOGRAPH_LEFT,
                                            .length = 400,
                                            .points_per_millimetre = 10,
                                            .places = has_places ? workspaces : NULL,
                                            .place_count = has_places ? 3 : 0};
  EXPECT(pantograph_swipe_new(NULL, &options, &swipe) == PANTOGRAPH_OK && swipe);
  return swipe;
}

static double progress_of(const pantograph_swipe *swipe)
{
  double progress = NAN;
  EXPECT(pantograph_swipe_read(swipe, NULL, &progress, NULL) == PANTOGRAPH_OK);
  return progress;
}

static pantograph_swipe_phase phase_of(const pantograph_swipe *swipe)
{
  pantograph_swipe_phase phase;
  EXPECT(pantograph_swipe_read(swipe, &phase, NULL, NULL) == PANTOGRAPH_OK);
  return phase;
}

static size_t place_of(const pantograph_swipe *swipe)
{
  size_t place = 99;
  EXPECT(pantograph_swipe_read(swipe, NULL, NULL, &place) == PANTOGRAPH_OK);
  return place;
}

/* Moves the fingers to the left, in steps of so many millimetres, and returns the time of the last one. */
static int64_t moved(pantograph_swipe *swipe, int64_t time, int steps, double millimetres)
{
  for (int step = 0; step < steps; step++) {
    time += REPORT;
    EXPECT(pantograph_swipe_update(swipe, time, -millimetres * MILLIMETRE, 0) == PANTOGRAPH_OK);
  }
  return time;
}

static void decided(const pantograph_swipe *swipe, pantograph_outcome outcome, const char *rule)
{
  pantograph_decision *decision;
  char text[400];
  EXPECT(pantograph_swipe_decision(swipe, &decision) == PANTOGRAPH_OK);
  EXPECT(pantograph_decision_outcome(decision) == outcome);
  pantograph_decision_rule(decision, text, sizeof text);
  if (strcmp(text, rule) != 0) {
    printf("not ok: decided by %s, expected %s\n", text, rule);
    failures++;
  }
  pantograph_decision_sentence(decision, text, sizeof text);
  EXPECT(strlen(text) > 10);
  pantograph_decision_free(decision);
}

/* A throw finishes; the spring begins where the fingers left, and ends at 1. */
static void throws_and_settles(void)
{
  pantograph_swipe *swipe = made(false);
  EXPECT(phase_of(swipe) == PANTOGRAPH_SWIPE_RESTING && progress_of(swipe) == 0);
  EXPECT(pantograph_swipe_begin(swipe, 1000000, 3) == PANTOGRAPH_OK);
  EXPECT(phase_of(swipe) == PANTOGRAPH_SWIPE_WAITING);
  int64_t time = moved(swipe, 1000000, 12, 1);
  EXPECT(phase_of(swipe) == PANTOGRAPH_SWIPE_FOLLOWING);
  /* 12 mm of the hand are 120 of 400 points; libinput had already swallowed the slop. */
  const double left = progress_of(swipe);
  EXPECT(fabs(left - 0.3) < 1e-9);
  double shown;
  bool is_over = true;
  EXPECT(pantograph_settle(swipe, time + 500000, &shown, &is_over) == PANTOGRAPH_OK && shown == left && is_over);
  EXPECT(pantograph_swipe_end(swipe, time + REPORT) == PANTOGRAPH_OK);
  decided(swipe, PANTOGRAPH_FINISH, "velocity");
  EXPECT(phase_of(swipe) == PANTOGRAPH_SWIPE_SETTLING);

  double last = left;
  int frames = 0;
  for (int64_t frame = time + REPORT; frames < 1000; frame += 16667, frames++) {
    EXPECT(pantograph_settle(swipe, frame, &shown, &is_over) == PANTOGRAPH_OK);
    EXPECT(shown >= last && shown <= 1);
    last = shown;
    if (is_over) break;
  }
  EXPECT(shown == 1 && frames > 5 && frames < 60);
  /* A time before the release, and the latest of all. */
  EXPECT(pantograph_settle(swipe, INT64_MIN, &shown, NULL) == PANTOGRAPH_OK && shown == left);
  EXPECT(pantograph_settle(swipe, INT64_MAX, &shown, &is_over) == PANTOGRAPH_OK && shown == 1 && is_over);
  pantograph_swipe_free(swipe);
}

/* The fingers land while the object settles: it stays where it is, and follows from there. */
static void is_caught(void)
{
  pantograph_swipe *swipe = made(false);
  pantograph_swipe_begin(swipe, 0, 3);
  int64_t time = moved(swipe, 0, 12, 1);
  pantograph_swipe_end(swipe, time += REPORT);
  time += 50000;
  double seen;
  pantograph_settle(swipe, time, &seen, NULL);
  EXPECT(seen > 0.35 && seen < 0.9);
  EXPECT(pantograph_swipe_begin(swipe, time, 3) == PANTOGRAPH_OK);
  time = moved(swipe, time, 1, -1);
  EXPECT(phase_of(swipe) == PANTOGRAPH_SWIPE_FOLLOWING);
  double at_catch;
  pantograph_settle(swipe, time, &at_catch, NULL);
  EXPECT(at_catch < 1 && at_catch > seen - 0.05);
  time = moved(swipe, time, 8, -1.5);
  EXPECT(progress_of(swipe) < seen);
  EXPECT(pantograph_swipe_end(swipe, time + REPORT) == PANTOGRAPH_OK);
  decided(swipe, PANTOGRAPH_GO_BACK, "velocity-against");
  bool is_over;
  pantograph_settle(swipe, time + 10000000, &seen, &is_over);
  EXPECT(seen == 0 && is_over);
  pantograph_swipe_free(swipe);
}

static void cancelled(void)
{
  pantograph_swipe *swipe = made(false);
  pantograph_swipe_begin(swipe, 0, 4);
  int64_t time = moved(swipe, 0, 40, 1);
  EXPECT(progress_of(swipe) == 1);
  EXPECT(pantograph_swipe_cancel(swipe, time) == PANTOGRAPH_OK);
  decided(swipe, PANTOGRAPH_GO_BACK, "gesture-cancelled");
  double shown;
  pantograph_settle(swipe, time + 10000000, &shown, NULL);
  EXPECT(shown == 0);
  pantograph_swipe_free(swipe);
}

/* From workspace to workspace, back, past the last one, and to one that a key chose. */
static void goes_to_workspaces(void)
{
  pantograph_swipe *swipe = made(true);
  int64_t time = 0;
  for (size_t next = 1; next <= 2; next++) {
    EXPECT(place_of(swipe) == next - 1);
    pantograph_swipe_begin(swipe, time, 3);
    time = moved(swipe, time, 15, 1);
    pantograph_swipe_end(swipe, time += REPORT);
    decided(swipe, PANTOGRAPH_FINISH, "velocity");
    EXPECT(place_of(swipe) == next);
    double shown;
    pantograph_settle(swipe, time += 5000000, &shown, NULL);
    EXPECT(shown == (double)next);
  }
  /* Beyond the last workspace a rubber band follows, and the fingers let it go back. */
  pantograph_swipe_begin(swipe, time, 3);
  time = moved(swipe, time, 20, 1);
  EXPECT(progress_of(swipe) > 2 && progress_of(swipe) < 2.4);
  pantograph_swipe_end(swipe, time += REPORT);
  EXPECT(place_of(swipe) == 2);
  time += 5000000;
  /* Slowly back by three quarters, with a rest. */
  pantograph_swipe_begin(swipe, time, 3);
  time = moved(swipe, time, 60, -0.5);
  pantograph_swipe_end(swipe, time += 500000);
  decided(swipe, PANTOGRAPH_FINISH, "progress");
  EXPECT(place_of(swipe) == 1);
  /* A key moves the object while fingers hold it. */
  pantograph_swipe_begin(swipe, time += 5000000, 3);
  time = moved(swipe, time, 10, 1);
  EXPECT(pantograph_swipe_rest_at(swipe, 0) == PANTOGRAPH_OK);
  EXPECT(phase_of(swipe) == PANTOGRAPH_SWIPE_REFUSED && progress_of(swipe) == 0);
  time = moved(swipe, time, 10, 1);
  EXPECT(progress_of(swipe) == 0);
  EXPECT(pantograph_swipe_end(swipe, time) == PANTOGRAPH_OK);
  decided(swipe, PANTOGRAPH_NOTHING_BEGAN, "nothing-there");
  EXPECT(place_of(swipe) == 0 && phase_of(swipe) == PANTOGRAPH_SWIPE_RESTING);
  EXPECT(pantograph_swipe_rest_at(swipe, 3) == PANTOGRAPH_RANGE);
  EXPECT(pantograph_swipe_rest_at(swipe, SIZE_MAX) == PANTOGRAPH_RANGE);
  pantograph_swipe_free(swipe);
}

static void moves_in_points(void)
{
  pantograph_thresholds *niri;
  pantograph_swipe *swipe;
  const pantograph_swipe_options options = {
      .direction = PANTOGRAPH_UP, .length = 300, .unit = PANTOGRAPH_DELTA_POINTS};
  EXPECT(pantograph_thresholds_new_policy("niri", &niri) == PANTOGRAPH_OK);
  EXPECT(pantograph_swipe_new(niri, &options, &swipe) == PANTOGRAPH_OK);
  /* A swipe does not need its thresholds any more. */
  pantograph_thresholds_free(niri);
  pantograph_swipe_begin(swipe, 0, 3);
  for (int step = 1; step <= 30; step++) pantograph_swipe_update(swipe, step * REPORT, 0, -10);
  EXPECT(fabs(progress_of(swipe) - 1) < 0.05);
  pantograph_swipe_free(swipe);
  /* To the side nothing begins. */
  EXPECT(pantograph_swipe_new(NULL, &options, &swipe) == PANTOGRAPH_OK);
  pantograph_swipe_begin(swipe, 0, 3);
  for (int step = 1; step <= 30; step++) pantograph_swipe_update(swipe, step * REPORT, 10, 0);
  EXPECT(phase_of(swipe) == PANTOGRAPH_SWIPE_REFUSED);
  pantograph_swipe_end(swipe, 31 * REPORT);
  decided(swipe, PANTOGRAPH_NOTHING_BEGAN, "wrong-way");
  pantograph_swipe_free(swipe);
}

static void misuse(void)
{
  pantograph_swipe *swipe = (pantograph_swipe *)1;
  pantograph_decision *decision = (pantograph_decision *)1;
  pantograph_swipe_options options = {.direction = PANTOGRAPH_LEFT, .length = 100};
  double progress;
  pantograph_swipe_free(NULL);
  EXPECT(pantograph_swipe_new(NULL, NULL, &swipe) == PANTOGRAPH_MISSING && swipe == NULL);
  EXPECT(pantograph_swipe_new(NULL, &options, NULL) == PANTOGRAPH_MISSING);
  EXPECT(pantograph_swipe_begin(NULL, 0, 3) == PANTOGRAPH_MISSING);
  EXPECT(pantograph_swipe_update(NULL, 0, 1, 1) == PANTOGRAPH_MISSING);
  EXPECT(pantograph_swipe_end(NULL, 0) == PANTOGRAPH_MISSING);
  EXPECT(pantograph_swipe_cancel(NULL, 0) == PANTOGRAPH_MISSING);
  EXPECT(pantograph_swipe_rest_at(NULL, 0) == PANTOGRAPH_MISSING);
  EXPECT(pantograph_swipe_read(NULL, NULL, NULL, NULL) == PANTOGRAPH_MISSING);
  EXPECT(pantograph_swipe_decision(NULL, &decision) == PANTOGRAPH_MISSING && decision == NULL);
  EXPECT(pantograph_settle(NULL, 0, &progress, NULL) == PANTOGRAPH_MISSING);

  const double bad[] = {0, -1, NAN, INFINITY, 1e7};
  for (size_t index = 0; index < 5; index++) {
    options.length = bad[index];
    EXPECT(pantograph_swipe_new(NULL, &options, &swipe) == PANTOGRAPH_RANGE && swipe == NULL);
  }
  options.length = 100;
  options.direction = PANTOGRAPH_NO_DIRECTION;
  EXPECT(pantograph_swipe_new(NULL, &options, &swipe) == PANTOGRAPH_RANGE);
  options.direction = PANTOGRAPH_DOWN;
  options.unit = (pantograph_delta_unit)3;
  EXPECT(pantograph_swipe_new(NULL, &options, &swipe) == PANTOGRAPH_RANGE);
  options.unit = PANTOGRAPH_DELTA_LIBINPUT;
  options.points_per_millimetre = NAN;
  EXPECT(pantograph_swipe_new(NULL, &options, &swipe) == PANTOGRAPH_RANGE);
  options.points_per_millimetre = 0;
  options.place_count = 2;
  EXPECT(pantograph_swipe_new(NULL, &options, &swipe) == PANTOGRAPH_MISSING);
  options.places = (pantograph_place[]){{"here", NAN, false}, {"there", 1, false}};
  EXPECT(pantograph_swipe_new(NULL, &options, &swipe) == PANTOGRAPH_RANGE);
  options.places = workspaces;
  options.start = 2;
  EXPECT(pantograph_swipe_new(NULL, &options, &swipe) == PANTOGRAPH_RANGE);
  options.start = SIZE_MAX;
  EXPECT(pantograph_swipe_new(NULL, &options, &swipe) == PANTOGRAPH_RANGE);
  options.start = 1;
  options.place_count = SIZE_MAX;
  EXPECT(pantograph_swipe_new(NULL, &options, &swipe) == PANTOGRAPH_RANGE);

  swipe = made(false);
  EXPECT(pantograph_swipe_decision(swipe, &decision) == PANTOGRAPH_NOTHING && decision == NULL);
  EXPECT(pantograph_swipe_decision(swipe, NULL) == PANTOGRAPH_MISSING);
  EXPECT(pantograph_settle(swipe, 0, NULL, NULL) == PANTOGRAPH_MISSING);
  EXPECT(pantograph_swipe_rest_at(swipe, 0) == PANTOGRAPH_RANGE);
  EXPECT(pantograph_swipe_update(swipe, 0, 1, 1) == PANTOGRAPH_ORDER);
  EXPECT(pantograph_swipe_end(swipe, 0) == PANTOGRAPH_ORDER);
  EXPECT(pantograph_swipe_cancel(swipe, 0) == PANTOGRAPH_ORDER);
  EXPECT(pantograph_swipe_begin(swipe, 0, 0) == PANTOGRAPH_RANGE);
  EXPECT(pantograph_swipe_begin(swipe, 0, 17) == PANTOGRAPH_RANGE);
  EXPECT(pantograph_swipe_begin(swipe, 1000000, 3) == PANTOGRAPH_OK);
  EXPECT(pantograph_swipe_begin(swipe, 1000000, 3) == PANTOGRAPH_ORDER);
  int64_t time = moved(swipe, 1000000, 10, 1);
  const double before = progress_of(swipe);
  EXPECT(pantograph_swipe_update(swipe, time, NAN, 0) == PANTOGRAPH_RANGE);
  EXPECT(pantograph_swipe_update(swipe, time, 0, -INFINITY) == PANTOGRAPH_RANGE);
  EXPECT(pantograph_swipe_update(swipe, time, 1e7, 0) == PANTOGRAPH_RANGE);
  EXPECT(pantograph_swipe_update(swipe, time - 1, -100, 0) == PANTOGRAPH_RANGE);
  EXPECT(pantograph_swipe_end(swipe, time - 1) == PANTOGRAPH_RANGE);
  EXPECT(progress_of(swipe) == before && phase_of(swipe) == PANTOGRAPH_SWIPE_FOLLOWING);
  EXPECT(pantograph_swipe_end(swipe, time) == PANTOGRAPH_OK);
  EXPECT(pantograph_swipe_end(swipe, time) == PANTOGRAPH_ORDER);
  EXPECT(pantograph_swipe_cancel(swipe, time) == PANTOGRAPH_ORDER);
  EXPECT(pantograph_swipe_begin(swipe, time - 1, 3) == PANTOGRAPH_RANGE);
  pantograph_swipe_free(swipe);
}

static uint64_t state = 1;

static uint64_t draw(void)
{
  uint64_t z = state += 0x9e3779b97f4a7c15u;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
  z = (z ^ z >> 27) * 0x94d049bb133111ebu;
  return z ^ z >> 31;
}

/* Whatever comes in whatever order, progress is a finite number, and each ended gesture has a decision. */
static void random_calls(long count)
{
  pantograph_swipe *swipe = made(true);
  int64_t time = 0;
  for (long index = 0; index < count && failures < 20; index++) {
    time += (int64_t)(draw() % 16000);
    if (draw() % 1000 == 0) time += 10000000;
    const double dx = (double)(int64_t)(draw() % 4001 - 2000) / 100, dy = (double)(draw() % 100) / 100;
    switch (draw() % 20) {
    case 0: pantograph_swipe_begin(swipe, time, (int32_t)(draw() % 18)); break;
    case 1:
      if (pantograph_swipe_end(swipe, time) == PANTOGRAPH_OK) {
        pantograph_decision *decision = NULL;
        EXPECT(pantograph_swipe_decision(swipe, &decision) == PANTOGRAPH_OK && decision);
        pantograph_decision_free(decision);
      }
      break;
    case 2: if (draw() % 4 == 0) pantograph_swipe_cancel(swipe, time); break;
    case 3: if (draw() % 16 == 0) pantograph_swipe_rest_at(swipe, draw() % 4); break;
    case 4:
      if (draw() % 256 == 0) {
        pantograph_swipe_free(swipe);
        swipe = made(draw() & 1);
        time = 0;
      }
      break;
    default: pantograph_swipe_update(swipe, time, dx, dy);
    }
    double progress, later;
    size_t place;
    EXPECT(pantograph_swipe_read(swipe, NULL, &progress, &place) == PANTOGRAPH_OK && place < 3);
    EXPECT(isfinite(progress) && fabs(progress) < 10);
    EXPECT(pantograph_settle(swipe, time + (int64_t)(draw() % 1000000), &later, NULL) == PANTOGRAPH_OK);
    EXPECT(isfinite(later) && fabs(later) < 10);
  }
  pantograph_swipe_free(swipe);
}

int main(int count, char **words)
{
  long number = count > 1 ? atol(words[1]) : 100000;
  throws_and_settles();
  is_caught();
  cancelled();
  goes_to_workspaces();
  moves_in_points();
  misuse();
  random_calls(number);
  printf("%s: swipes without positions, %ld random calls\n", failures ? "not ok" : "ok", number);
  return failures != 0;
}
