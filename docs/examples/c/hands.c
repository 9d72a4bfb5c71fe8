/* Says what the hands of an evemu recording do, and what becomes of a card that they pull down:
 *
 *   hands swipe.evemu [thresholds.json]
 */
#include <stdlib.h>

#include "evemu.h"

static const char *const kinds[] = {
    "drag", "scroll", "swipe", "pinch", "rotation", "tap", "hold", "press"};
static const char *const phases[] = {"began", "changed", "ended", "cancelled", "failed"};

/* Our own thresholds, or those of the file. */
static pantograph_thresholds *thresholds(const char *path)
{
  static char json[1 << 16];
  char problems[1000];
  pantograph_thresholds *made;
  if (!path) return pantograph_thresholds_new();
  FILE *file = fopen(path, "r");
  size_t length = file ? fread(json, 1, sizeof json, file) : 0;
  if (file) fclose(file);
  if (pantograph_thresholds_new_json(json, length, &made, problems, sizeof problems)) {
    fprintf(stderr, "%s: %s\n", path, problems);
    exit(65);
  }
  return made;
}

static void tell_gestures(pantograph_surface *surface)
{
  pantograph_gesture gesture;
  while (pantograph_surface_next(surface, &gesture) == PANTOGRAPH_OK) {
    if (gesture.phase == PANTOGRAPH_CHANGED) continue;
    printf("%8.3f s  %s %s, fingers: %d, %.1f %.1f mm\n", gesture.time / 1e6, kinds[gesture.kind],
           phases[gesture.phase], gesture.fingers, gesture.translation_x, gesture.translation_y);
  }
}

static void tell_card(pantograph_transition *card)
{
  pantograph_step step;
  while (pantograph_transition_next(card, &step) == PANTOGRAPH_OK) {
    if (step.kind == PANTOGRAPH_STEP_BEGAN) printf("%8.3f s  the card moves\n", step.time / 1e6);
    if (step.kind < PANTOGRAPH_STEP_RELEASED) continue;
    char sentence[500];
    pantograph_decision *decision;
    pantograph_transition_decision(card, &decision);
    pantograph_decision_sentence(decision, sentence, sizeof sentence);
    printf("%8.3f s  at %.3f of its way: %s\n", step.time / 1e6, step.progress, sentence);
    pantograph_decision_free(decision);
  }
}

int main(int count, char **words)
{
  FILE *file = count > 1 ? fopen(words[1], "r") : NULL;
  evemu recording = {0};
  if (!file || !evemu_read(file, &recording)) {
    fprintf(stderr, "usage: hands RECORDING.evemu [THRESHOLDS.json]\n");
    return 64;
  }
  fclose(file);

  pantograph_surface *surface;
  pantograph_status status = pantograph_surface_new(recording.device, &surface);
  if (status) {
    fprintf(stderr, "%s: %s\n", words[1], pantograph_status_text(status));
    return 65;
  }
  /* A telephone's screen of 390 by 844 points, and on it a card whose upper edge is at 120. */
  pantograph_transition_options options = {
      .direction = PANTOGRAPH_DOWN, .length = 724, .window_width = 390, .window_height = 844,
      .area_y = 120, .area_width = 390, .area_height = 724};
  pantograph_thresholds *numbers = thresholds(count > 2 ? words[2] : NULL);
  pantograph_transition *card;
  status = pantograph_transition_new(surface, numbers, &options, &card);
  if (status) return 70;
  pantograph_thresholds_free(numbers);

  /* A compositor feeds what it has read, and asks at once: the screen shows the progress. */
  int64_t now = 0;
  for (size_t index = 0; index < recording.count; index++) {
    now = recording.events[index].time;
    pantograph_surface_feed(surface, &recording.events[index], 1);
    tell_gestures(surface);
    tell_card(card);
  }
  /* It sleeps until the deadline where there is one. */
  int64_t deadline;
  while (pantograph_surface_deadline(surface, &deadline) == PANTOGRAPH_OK && deadline < now + 1000000)
    pantograph_surface_advance(surface, deadline);
  pantograph_surface_cancel(surface, now);
  tell_gestures(surface);
  tell_card(card);

  pantograph_transition_free(card);
  pantograph_surface_free(surface);
  evemu_free(&recording);
  return 0;
}
