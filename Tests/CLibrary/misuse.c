/* Misuses the library: null arguments, numbers out of range, invalid texts, random events. Every result must be the one
 * that the header promises. Under valgrind, nothing may leak and no invalid memory may be read. The argument is the number
 * of random events. */
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

static uint64_t state = 1;

static uint64_t draw(void)
{
  uint64_t z = state += 0x9e3779b97f4a7c15u;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
  z = (z ^ z >> 27) * 0x94d049bb133111ebu;
  return z ^ z >> 31;
}

static pantograph_device *touchpad(void)
{
  pantograph_device *device = pantograph_device_new("a touchpad");
  const pantograph_axis x = {0, 1200, 0, 0, 12}, y = {0, 800, 0, 0, 12}, slots = {0, 4, 0, 0, 0},
                        ids = {0, 65535, 0, 0, 0};
  pantograph_device_add_property(device, 0);
  pantograph_device_add_code(device, 1, 0x14a);
  pantograph_device_add_code(device, 1, 0x145);
  EXPECT(pantograph_device_add_axis(device, 0x2f, &slots) == PANTOGRAPH_OK);
  pantograph_device_add_axis(device, 0x35, &x);
  pantograph_device_add_axis(device, 0x36, &y);
  pantograph_device_add_axis(device, 0x39, &ids);
  return device;
}

static const pantograph_transition_options card = {.direction = PANTOGRAPH_DOWN, .length = 400};

static void nothing(void)
{
  pantograph_surface *surface = (pantograph_surface *)1;
  pantograph_transition *transition = (pantograph_transition *)1;
  pantograph_thresholds *thresholds = (pantograph_thresholds *)1;
  pantograph_decision *decision = (pantograph_decision *)1;
  const pantograph_release release = {.length = 1, .points_per_millimetre = 1};
  int64_t time;
  size_t count;
  char buffer[8] = "before";

  pantograph_device_free(NULL);
  pantograph_surface_free(NULL);
  pantograph_transition_free(NULL);
  pantograph_thresholds_free(NULL);
  pantograph_decision_free(NULL);
  pantograph_device_free(pantograph_device_new(NULL));

  EXPECT(pantograph_device_identify(NULL, 0, 0, 0, 0) == PANTOGRAPH_MISSING);
  EXPECT(pantograph_device_add_property(NULL, 0) == PANTOGRAPH_MISSING);
  EXPECT(pantograph_device_add_code(NULL, 0, 0) == PANTOGRAPH_MISSING);
  EXPECT(pantograph_device_add_axis(NULL, 0, NULL) == PANTOGRAPH_MISSING);
  EXPECT(pantograph_surface_new(NULL, &surface) == PANTOGRAPH_MISSING && surface == NULL);
  EXPECT(pantograph_surface_new(NULL, NULL) == PANTOGRAPH_MISSING);
  EXPECT(pantograph_surface_new_sized(true, 1, 1, NULL) == PANTOGRAPH_MISSING);
  EXPECT(pantograph_surface_size(NULL, NULL, NULL, NULL) == PANTOGRAPH_MISSING);
  /* Events before a device exists. */
  EXPECT(pantograph_surface_feed(NULL, &(pantograph_event){0}, 1) == PANTOGRAPH_MISSING);
  EXPECT(pantograph_surface_feed_contacts(NULL, 0, NULL, 0) == PANTOGRAPH_MISSING);
  EXPECT(pantograph_surface_cancel(NULL, 0) == PANTOGRAPH_MISSING);
  EXPECT(pantograph_surface_deadline(NULL, &time) == PANTOGRAPH_MISSING);
  EXPECT(pantograph_surface_advance(NULL, 0) == PANTOGRAPH_MISSING);
  EXPECT(pantograph_surface_contacts(NULL, NULL, 0, &count) == PANTOGRAPH_MISSING);
  EXPECT(pantograph_surface_next(NULL, &(pantograph_gesture){0}) == PANTOGRAPH_MISSING);
  EXPECT(pantograph_surface_recognize_by(NULL, NULL) == PANTOGRAPH_MISSING);
  EXPECT(pantograph_thresholds_new_policy(NULL, &thresholds) == PANTOGRAPH_MISSING);
  EXPECT(thresholds == NULL);
  EXPECT(pantograph_thresholds_new_policy("pantograph", NULL) == PANTOGRAPH_MISSING);
  EXPECT(pantograph_thresholds_new_json(NULL, 0, &thresholds, buffer, sizeof buffer) ==
         PANTOGRAPH_MISSING);
  EXPECT(buffer[0] == 0);
  EXPECT(pantograph_thresholds_json(NULL, buffer, sizeof buffer) == 0);
  EXPECT(pantograph_decide(NULL, NULL, &decision) == PANTOGRAPH_MISSING && decision == NULL);
  EXPECT(pantograph_decide(NULL, &release, NULL) == PANTOGRAPH_MISSING);
  EXPECT(pantograph_decision_outcome(NULL) == PANTOGRAPH_NOTHING_BEGAN);
  EXPECT(pantograph_decision_rule(NULL, NULL, 0) == 0);
  EXPECT(pantograph_decision_sentence(NULL, buffer, 1) == 0);
  EXPECT(pantograph_decision_json(NULL, NULL, 100) == 0);
  EXPECT(pantograph_transition_new(NULL, NULL, &card, &transition) == PANTOGRAPH_MISSING);
  EXPECT(transition == NULL);
  EXPECT(pantograph_transition_next(NULL, &(pantograph_step){0}) == PANTOGRAPH_MISSING);
  EXPECT(pantograph_transition_decision(NULL, &decision) == PANTOGRAPH_MISSING);
  for (int status = -1; status < 10; status++)
    EXPECT(strlen(pantograph_status_text((pantograph_status)status)) > 5);
}

static void ranges(void)
{
  pantograph_device *device = touchpad(), *keyboard = pantograph_device_new("keys");
  pantograph_surface *surface, *sized;
  pantograph_transition *transition;
  pantograph_decision *decision;
  EXPECT(pantograph_device_add_property(device, 32) == PANTOGRAPH_RANGE);
  EXPECT(pantograph_device_add_code(device, 32, 0) == PANTOGRAPH_RANGE);
  EXPECT(pantograph_device_add_code(device, 1, 1024) == PANTOGRAPH_RANGE);
  EXPECT(pantograph_device_add_axis(device, 64, &(pantograph_axis){0}) == PANTOGRAPH_RANGE);
  EXPECT(pantograph_device_add_axis(device, 0, NULL) == PANTOGRAPH_MISSING);
  pantograph_device_add_code(keyboard, 1, 30);
  EXPECT(pantograph_surface_new(keyboard, &surface) == PANTOGRAPH_NO_SURFACE && !surface);
  EXPECT(pantograph_surface_new(device, &surface) == PANTOGRAPH_OK);
  pantograph_device_free(device);
  pantograph_device_free(keyboard);

  const double wrong[] = {0, -1, 10001, NAN, INFINITY};
  for (size_t index = 0; index < 5; index++) {
    EXPECT(pantograph_surface_new_sized(true, wrong[index], 1, &sized) == PANTOGRAPH_RANGE && !sized);
    pantograph_transition_options options = card;
    options.length = index == 2 ? 1e7 : wrong[index];
    EXPECT(pantograph_transition_new(surface, NULL, &options, &transition) == PANTOGRAPH_RANGE);
    pantograph_release release = {.length = 1, .points_per_millimetre = 1};
    if (index == 2) release.velocity = NAN; else release.length = wrong[index];
    EXPECT(pantograph_decide(NULL, &release, &decision) == PANTOGRAPH_RANGE && !decision);
  }
  pantograph_transition_options options = card;
  options.direction = PANTOGRAPH_IN;
  EXPECT(pantograph_transition_new(surface, NULL, &options, &transition) == PANTOGRAPH_RANGE);
  options = card;
  options.window_width = 100;
  EXPECT(pantograph_transition_new(surface, NULL, &options, &transition) == PANTOGRAPH_RANGE);
  options = card;
  options.edges = 16;
  EXPECT(pantograph_transition_new(surface, NULL, &options, &transition) == PANTOGRAPH_RANGE);

  EXPECT(pantograph_surface_new_sized(false, 60, 120, &sized) == PANTOGRAPH_OK);
  double width, height;
  bool is_assumed;
  EXPECT(pantograph_surface_size(sized, &width, &height, &is_assumed) == PANTOGRAPH_OK);
  EXPECT(width == 60 && height == 120 && !is_assumed);
  const pantograph_contact fingers[2] = {{1, 1, 1}, {1, 2, 2}}, nowhere = {1, NAN, 0};
  EXPECT(pantograph_surface_feed_contacts(sized, 0, fingers, 2) == PANTOGRAPH_RANGE);
  EXPECT(pantograph_surface_feed_contacts(sized, 0, fingers, 17) == PANTOGRAPH_RANGE);
  EXPECT(pantograph_surface_feed_contacts(sized, 0, NULL, 1) == PANTOGRAPH_MISSING);
  EXPECT(pantograph_surface_feed_contacts(sized, 0, &nowhere, 1) == PANTOGRAPH_RANGE);
  EXPECT(pantograph_surface_feed_contacts(surface, 0, fingers, 1) == PANTOGRAPH_OTHER_INPUT);
  EXPECT(pantograph_surface_feed(sized, &(pantograph_event){0}, 1) == PANTOGRAPH_OTHER_INPUT);
  EXPECT(pantograph_surface_feed(surface, NULL, 1) == PANTOGRAPH_MISSING);
  EXPECT(pantograph_surface_feed(surface, NULL, 0) == PANTOGRAPH_OK);
  EXPECT(pantograph_surface_deadline(sized, &(int64_t){0}) == PANTOGRAPH_NOTHING);
  EXPECT(pantograph_surface_next(sized, &(pantograph_gesture){0}) == PANTOGRAPH_NOTHING);
  pantograph_surface_free(sized);
  pantograph_surface_free(surface);
}

static void texts(void)
{
  const char *const wrong[] = {"", "{", "[1]", "{\"schema\": 2}", "{\"schema\": 1, \"finsh\": {}}",
                               "{\"schema\": 1, \"finish\": {\"progress\": \"3 px\"}}", "\xff\xfe"};
  pantograph_thresholds *thresholds, *again;
  char small[5], problems[2000];
  for (size_t index = 0; index < sizeof wrong / sizeof *wrong; index++) {
    EXPECT(pantograph_thresholds_new_json(wrong[index], strlen(wrong[index]), &thresholds, problems,
                                          sizeof problems) == PANTOGRAPH_BAD_JSON);
    EXPECT(!thresholds && strstr(problems, "1:"));
    EXPECT(pantograph_thresholds_new_json(wrong[index], strlen(wrong[index]), &thresholds, small,
                                          sizeof small) == PANTOGRAPH_BAD_JSON);
    EXPECT(strlen(small) < sizeof small && !strncmp(small, problems, strlen(small)));
    EXPECT(pantograph_thresholds_new_json(wrong[index], strlen(wrong[index]), &thresholds, NULL, 0) ==
           PANTOGRAPH_BAD_JSON);
  }
  EXPECT(pantograph_thresholds_new_policy("no such policy", &thresholds) == PANTOGRAPH_UNKNOWN);
  EXPECT(pantograph_thresholds_new_policy("uikit-page-sheet", &thresholds) == PANTOGRAPH_OK);
  size_t length = pantograph_thresholds_json(thresholds, NULL, 0);
  char *json = malloc(length + 1), *second = malloc(length + 1);
  EXPECT(pantograph_thresholds_json(thresholds, json, length + 1) == length && strlen(json) == length);
  EXPECT(pantograph_thresholds_new_json(json, length, &again, NULL, 0) == PANTOGRAPH_OK);
  pantograph_thresholds_json(again, second, length + 1);
  EXPECT(!strcmp(json, second));

  const pantograph_release release = {
      .distance = 200, .length = 400, .velocity = 3000, .points_per_millimetre = 6.4};
  pantograph_decision *decision;
  char sentence[300], rule[30];
  EXPECT(pantograph_decide(NULL, &release, &decision) == PANTOGRAPH_OK);
  EXPECT(pantograph_decision_outcome(decision) == PANTOGRAPH_FINISH);
  pantograph_decision_sentence(decision, sentence, sizeof sentence);
  pantograph_decision_rule(decision, rule, sizeof rule);
  EXPECT(!strncmp(sentence, "finish: thrown at 3000 pt/s", 27) && !strcmp(rule, "velocity"));
  /* A caller that knows its buffer to be large enough may not know how large. */
  EXPECT(pantograph_decision_rule(decision, rule, SIZE_MAX) == 8 && !strcmp(rule, "velocity"));
  pantograph_decision_free(decision);
  pantograph_thresholds_free(thresholds);
  pantograph_thresholds_free(again);
  free(json);
  free(second);
}

/* The output must be valid for any input. */
static void check(pantograph_surface *surface, pantograph_transition *transition, bool *is_open)
{
  pantograph_gesture gesture;
  pantograph_step step;
  while (pantograph_surface_next(surface, &gesture) == PANTOGRAPH_OK) {
    bool isFirst = gesture.phase == PANTOGRAPH_BEGAN;
    EXPECT(gesture.kind <= PANTOGRAPH_PRESS && gesture.phase <= PANTOGRAPH_FAILED);
    EXPECT(isfinite(gesture.x) && isfinite(gesture.velocity_x) && isfinite(gesture.scale));
    EXPECT(!isFirst || !*is_open);
    EXPECT(gesture.phase != PANTOGRAPH_CHANGED || *is_open);
    *is_open = gesture.phase <= PANTOGRAPH_CHANGED;
  }
  while (pantograph_transition_next(transition, &step) == PANTOGRAPH_OK) {
    pantograph_decision *decision;
    char sentence[400];
    EXPECT(isfinite(step.progress));
    if (step.kind < PANTOGRAPH_STEP_RELEASED) continue;
    EXPECT(pantograph_transition_decision(transition, &decision) == PANTOGRAPH_OK);
    EXPECT((pantograph_decision_outcome(decision) == PANTOGRAPH_NOTHING_BEGAN) ==
           (step.kind == PANTOGRAPH_STEP_REFUSED));
    EXPECT(pantograph_decision_sentence(decision, sentence, sizeof sentence) > 10);
    pantograph_decision_free(decision);
  }
}

static void random_events(long count)
{
  static const uint16_t codes[] = {0x2f, 0x35, 0x36, 0x39, 0x00, 0x01, 0x18, 0x30, 0x37, 0x3a};
  pantograph_device *device = touchpad();
  pantograph_surface *surface;
  pantograph_transition *transition;
  bool is_open = false;
  int64_t time = 0;
  EXPECT(pantograph_surface_new(device, &surface) == PANTOGRAPH_OK);
  EXPECT(pantograph_transition_new(surface, NULL, &card, &transition) == PANTOGRAPH_OK);
  for (long index = 0; index < count; index++) {
    uint64_t dice = draw();
    pantograph_event event = {.type = 3, .code = codes[dice % 10], .value = (int32_t)(draw() % 1300)};
    time += (int64_t)(draw() % 5000);
    switch (dice >> 8 & 15) {
    case 0: case 1: case 2: case 3: case 4: event.type = 0, event.code = 0, event.value = 0; break;
    case 5: event.code = 0x39, event.value = draw() & 1 ? -1 : (int32_t)(draw() % 100); break;
    case 6: event.code = 0x2f, event.value = (int32_t)(draw() % 8) - 1; break;
    case 7: event.type = 1, event.code = (uint16_t)(0x140 + draw() % 16), event.value = draw() & 1; break;
    case 8: if ((draw() & 63) == 0) event.type = 0, event.code = 3; break;
    case 9: if ((draw() & 15) == 0) event.value = (int32_t)draw(); break;
    case 10: if ((draw() & 63) == 0) event.type = (uint16_t)draw(), event.code = (uint16_t)draw(); break;
    case 11: if ((draw() & 255) == 0) time = (int64_t)draw() >> 1; break;
    }
    event.time = time;
    EXPECT(pantograph_surface_feed(surface, &event, 1) == PANTOGRAPH_OK);
    if ((dice >> 16 & 31) == 0) check(surface, transition, &is_open);
    if ((dice >> 24 & 4095) == 0) pantograph_surface_cancel(surface, time);
    if ((dice >> 36 & 255) == 0) pantograph_surface_advance(surface, time + (int64_t)(draw() % 2000000));
    if ((dice >> 44 & 8191) == 0) {
      pantograph_transition_free(transition);
      EXPECT(pantograph_transition_new(surface, NULL, &card, &transition) == PANTOGRAPH_OK);
    }
    if (failures > 20) break;
  }
  check(surface, transition, &is_open);
  pantograph_surface_free(surface);
  /* The transition may outlive its surface, and still returns its results. */
  EXPECT(pantograph_transition_next(transition, &(pantograph_step){0}) == PANTOGRAPH_NOTHING);
  pantograph_transition_free(transition);
  pantograph_device_free(device);
}

static void random_contacts(long count)
{
  pantograph_surface *surface;
  pantograph_transition *transition;
  bool is_open = false;
  EXPECT(pantograph_surface_new_sized(true, 100, 60, &surface) == PANTOGRAPH_OK);
  EXPECT(pantograph_transition_new(surface, NULL, &card, &transition) == PANTOGRAPH_OK);
  for (long index = 0; index < count; index++) {
    pantograph_contact contacts[PANTOGRAPH_MOST_CONTACTS], down[PANTOGRAPH_MOST_CONTACTS];
    size_t number = draw() % 4 ? draw() % 4 : draw() % 17, known;
    uint32_t first = (uint32_t)(draw() % 3);
    for (size_t finger = 0; finger < number; finger++)
      contacts[finger] = (pantograph_contact){
          .id = first + (uint32_t)finger, .x = (double)(draw() % 1000) / 10, .y = (double)(draw() % 600) / 10};
    EXPECT(pantograph_surface_feed_contacts(surface, index * 8000, contacts, number) == PANTOGRAPH_OK);
    EXPECT(pantograph_surface_contacts(surface, down, 2, &known) == PANTOGRAPH_OK && known == number);
    check(surface, transition, &is_open);
  }
  pantograph_transition_free(transition);
  pantograph_surface_free(surface);
}

int main(int count, char **words)
{
  long number = count > 1 ? atol(words[1]) : 100000;
  nothing();
  ranges();
  texts();
  random_events(number);
  random_contacts(number / 20);
  printf("%s: misuse is answered, %ld random events\n", failures ? "not ok" : "ok", number);
  return failures != 0;
}
