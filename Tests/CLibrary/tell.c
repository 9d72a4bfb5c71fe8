/* Prints the library's results for an evemu recording as JSON: a line for each finished gesture, and a line for each
 * decision in the scenes whose transition can move in only one direction. */
#include "evemu.h"

static const char *const kinds[] = {
    "drag", "scroll", "swipe", "pinch", "rotation", "tap", "hold", "press"};
static const char *const phases[] = {"began", "changed", "ended", "cancelled", "failed"};
static const char *const directions[] = {
    "null", "\"left\"", "\"right\"", "\"up\"", "\"down\"", "\"in\"", "\"out\"", "\"clockwise\"",
    "\"counterclockwise\""};

static const struct {
  const char *name;
  pantograph_transition_options options;
} scenes[] = {
#define WINDOW .window_width = 390, .window_height = 844
#define BELOW(top) .area_y = top, .area_width = 390, .area_height = 844 - top
    {"navigation", {PANTOGRAPH_RIGHT, 390, WINDOW, .edges = PANTOGRAPH_EDGE_LEFT, BELOW(0)}},
    {"card", {PANTOGRAPH_DOWN, 724, WINDOW, BELOW(120)}},
    {"menu", {PANTOGRAPH_RIGHT, 292, WINDOW, .edges = PANTOGRAPH_EDGE_LEFT, BELOW(0)}},
    {"photos", {PANTOGRAPH_DOWN, 400, WINDOW, BELOW(0)}},
    {"diagonal", {PANTOGRAPH_DOWN, 500, WINDOW, BELOW(0)}},
    {"flip", {PANTOGRAPH_LEFT, 390, WINDOW, BELOW(0)}},
};
enum { SCENES = sizeof scenes / sizeof *scenes };

static int64_t start;

static double seconds(int64_t time) { return (time - start) / 1e6; }

static void tell(pantograph_surface *surface, pantograph_transition **transitions)
{
  pantograph_gesture g;
  while (pantograph_surface_next(surface, &g) == PANTOGRAPH_OK) {
    if (g.phase < PANTOGRAPH_ENDED) continue;
    printf("{\"gesture\":{\"kind\":\"%s\",\"fingers\":%d,\"direction\":%s,\"outcome\":\"%s\","
           "\"start\":%.6f,\"began\":%.6f,\"end\":%.6f,\"translation\":[%.17g,%.17g],"
           "\"velocity\":[%.17g,%.17g],\"scale\":%.17g,\"rotation\":%.17g}}\n",
           kinds[g.kind], g.fingers, directions[g.direction], phases[g.phase], seconds(g.start),
           seconds(g.began), seconds(g.time), g.translation_x, g.translation_y, g.velocity_x,
           g.velocity_y, g.scale, g.rotation);
  }
  for (int index = 0; index < SCENES; index++) {
    pantograph_step step;
    while (pantograph_transition_next(transitions[index], &step) == PANTOGRAPH_OK) {
      if (step.kind < PANTOGRAPH_STEP_RELEASED) continue;
      char json[1000], sentence[1000];
      pantograph_decision *decision;
      if (pantograph_transition_decision(transitions[index], &decision)) continue;
      pantograph_decision_json(decision, json, sizeof json);
      pantograph_decision_sentence(decision, sentence, sizeof sentence);
      printf("{\"scene\":\"%s\",\"answer\":%s,\"text\":\"%s\"}\n", scenes[index].name, json, sentence);
      pantograph_decision_free(decision);
    }
  }
}

int main(int count, char **words)
{
  FILE *file = count > 1 ? fopen(words[1], "r") : NULL;
  evemu recording = {0};
  pantograph_surface *surface;
  pantograph_transition *transitions[SCENES];
  if (!file || !evemu_read(file, &recording)) return 64;
  fclose(file);
  if (pantograph_surface_new(recording.device, &surface)) return 65;
  for (int index = 0; index < SCENES; index++)
    if (pantograph_transition_new(surface, NULL, &scenes[index].options, &transitions[index])) return 70;
  int64_t end = 0;
  if (recording.count) start = recording.events[0].time, end = recording.events[recording.count - 1].time;
  /* Feed events in pieces of a size that divides frames. */
  for (size_t index = 0; index < recording.count; index += 7) {
    size_t rest = recording.count - index;
    pantograph_surface_feed(surface, &recording.events[index], rest < 7 ? rest : 7);
    tell(surface, transitions);
  }
  pantograph_surface_cancel(surface, end);
  pantograph_surface_advance(surface, end + 1000000);
  tell(surface, transitions);
  /* Free the surface first: its transitions may outlive it. */
  pantograph_surface_free(surface);
  for (int index = 0; index < SCENES; index++) pantograph_transition_free(transitions[index]);
  evemu_free(&recording);
  return 0;
}
