/*
 * Pantograph: what the fingers on a touch surface do, and whether a transition that they let go of finishes.
 *
 * A device is described; its events, or contacts in millimetres, go into a surface; gestures come out. A transition on
 * a surface says how far a hand has moved it, and decides at the release by thresholds, with a reason.
 *
 * - Nothing here reads a clock, opens a file, starts a thread or calls back: time comes with the events.
 * - Every handle is freed by its own function, in any order; a transition may outlive its surface. NULL may be freed.
 * - NULL in place of a handle or of a place for an answer is answered by PANTOGRAPH_MISSING, and changes nothing.
 * - A surface and its transitions belong to one thread at a time. Those of different surfaces, and thresholds and
 *   decisions, which never change, have nothing to do with each other.
 * - Times are microseconds on whatever clock the events have. Lengths are millimetres on the surface and points on
 *   the screen; y grows downwards. Texts are UTF-8.
 */
#ifndef PANTOGRAPH_H
#define PANTOGRAPH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum pantograph_status {
  PANTOGRAPH_OK = 0,
  /* A handle or a place for an answer is NULL. */
  PANTOGRAPH_MISSING = 1,
  /* A number is out of its range, or is none. */
  PANTOGRAPH_RANGE = 2,
  /* Nothing waits to be told. */
  PANTOGRAPH_NOTHING = 3,
  /* The device has no surface that is touched. */
  PANTOGRAPH_NO_SURFACE = 4,
  /* The surface takes events, and was given contacts, or the other way round. */
  PANTOGRAPH_OTHER_INPUT = 5,
  /* The text holds no thresholds. */
  PANTOGRAPH_BAD_JSON = 6,
  /* There is nothing of that name. */
  PANTOGRAPH_UNKNOWN = 7
} pantograph_status;

/* A sentence without its full stop. It is never freed. */
const char *pantograph_status_text(pantograph_status status);

/* The version of the library: "0.1.0". It is never freed. */
const char *pantograph_version(void);

/*
 * Functions that write a text take a buffer and its size. They write at most that many bytes, the last of which is 0,
 * never cut a character in two, and return how many bytes the whole text has without the 0: with NULL and 0 they only
 * say that. Of a NULL handle the text is empty.
 */

/* ---- A device, as it describes itself: what the ioctls of evdev and the head of a recording say. ---- */

typedef struct pantograph_device pantograph_device;

/* struct input_absinfo without the value. */
typedef struct pantograph_axis {
  int32_t minimum, maximum, fuzz, flat;
  /* Units in a millimetre; 0 where the device does not say. */
  int32_t resolution;
} pantograph_axis;

pantograph_device *pantograph_device_new(const char *name);
void pantograph_device_free(pantograph_device *device);
pantograph_status pantograph_device_identify(
    pantograph_device *device, uint16_t bus, uint16_t vendor, uint16_t product, uint16_t version);
/* INPUT_PROP_...: below 32. */
pantograph_status pantograph_device_add_property(pantograph_device *device, uint16_t property);
/* EV_... below 32, and a code of it below 1024. */
pantograph_status pantograph_device_add_code(pantograph_device *device, uint16_t type, uint16_t code);
/* ABS_...: below 64. It adds the code, too. */
pantograph_status pantograph_device_add_axis(
    pantograph_device *device, uint16_t code, const pantograph_axis *axis);

/* ---- A surface: events or contacts in, gestures out. ---- */

typedef struct pantograph_surface pantograph_surface;

/* struct input_event, with the time in microseconds. */
typedef struct pantograph_event {
  int64_t time;
  uint16_t type, code;
  int32_t value;
} pantograph_event;

/* A finger that is down. */
typedef struct pantograph_contact {
  /* The finger's own number while it is down. */
  uint32_t id;
  /* Millimetres from the top left corner. */
  double x, y;
} pantograph_contact;

/* At most this many contacts are known at once. */
#define PANTOGRAPH_MOST_CONTACTS 16

typedef enum pantograph_gesture_kind {
  PANTOGRAPH_DRAG = 0,    /* one finger goes somewhere */
  PANTOGRAPH_SCROLL = 1,  /* two fingers go the same way */
  PANTOGRAPH_SWIPE = 2,   /* three or more do */
  PANTOGRAPH_PINCH = 3,   /* fingers part or close */
  PANTOGRAPH_ROTATION = 4,
  PANTOGRAPH_TAP = 5,
  PANTOGRAPH_HOLD = 6,    /* fingers rest */
  PANTOGRAPH_PRESS = 7    /* a button of the surface is held */
} pantograph_gesture_kind;

typedef enum pantograph_phase {
  PANTOGRAPH_BEGAN = 0,
  PANTOGRAPH_CHANGED = 1,
  /* The fingers lifted. A tap is told once it is over, and so ends without having begun. */
  PANTOGRAPH_ENDED = 2,
  /* Lost: the device went, a palm came. It never counts as done. */
  PANTOGRAPH_CANCELLED = 3,
  /* Touched and lifted, and no gesture of any kind: as a tap that took too long. */
  PANTOGRAPH_FAILED = 4
} pantograph_phase;

typedef enum pantograph_direction {
  PANTOGRAPH_NO_DIRECTION = 0,
  PANTOGRAPH_LEFT = 1,
  PANTOGRAPH_RIGHT = 2,
  PANTOGRAPH_UP = 3,
  PANTOGRAPH_DOWN = 4,
  PANTOGRAPH_IN = 5,
  PANTOGRAPH_OUT = 6,
  PANTOGRAPH_CLOCKWISE = 7,
  PANTOGRAPH_COUNTERCLOCKWISE = 8
} pantograph_direction;

typedef struct pantograph_gesture {
  pantograph_gesture_kind kind;
  pantograph_phase phase;
  /* Of a stroke where it was farthest from its beginning; at the end it is final. */
  pantograph_direction direction;
  int32_t fingers;
  /* Now, when the first finger landed, and when it was told what gesture it is. */
  int64_t time, start, began;
  /* The middle of the fingers, in millimetres. */
  double x, y;
  /* Millimetres since the gesture began, and since the fingers landed. */
  double translation_x, translation_y;
  double way_x, way_y;
  /* Millimetres per second; at the end, those when the first finger lifted. */
  double velocity_x, velocity_y;
  /* How many times farther apart the fingers are, and its change per second. */
  double scale, scale_velocity;
  /* Radians, clockwise, and radians per second. */
  double rotation, rotation_velocity;
} pantograph_gesture;

/* A surface that takes the events of this device. Palms, thumbs and jumps are filtered as on its kind of device. The
 * device may be freed after this. */
pantograph_status pantograph_surface_new(
    const pantograph_device *device, pantograph_surface **surface);

/* A surface that takes contacts in millimetres, from whoever has them already. Nothing is filtered. Sides are above 0
 * and at most 10 000 mm. */
pantograph_status pantograph_surface_new_sized(
    bool is_touchpad, double width, double height, pantograph_surface **surface);

void pantograph_surface_free(pantograph_surface *surface);

/* Width and height in millimetres, and whether they are assumed because the device does not say. */
pantograph_status pantograph_surface_size(
    const pantograph_surface *surface, double *width, double *height, bool *is_assumed);

/* Takes events, in their order. Any number at once; frames end at SYN_REPORT. */
pantograph_status pantograph_surface_feed(
    pantograph_surface *surface, const pantograph_event *events, size_t count);

/* Takes all fingers that are down at that time. One that is missing has lifted. */
pantograph_status pantograph_surface_feed_contacts(
    pantograph_surface *surface, int64_t time, const pantograph_contact *contacts, size_t count);

/* Cancels what is down: the device went, or the input goes elsewhere from now on. */
pantograph_status pantograph_surface_cancel(pantograph_surface *surface, int64_t time);

/* When something is decided though no event comes: call pantograph_surface_advance then. PANTOGRAPH_NOTHING where
 * only an event can change anything. */
pantograph_status pantograph_surface_deadline(const pantograph_surface *surface, int64_t *time);

/* Lets time pass without an event: fingers that rest send none. */
pantograph_status pantograph_surface_advance(pantograph_surface *surface, int64_t time);

/* The fingers that are down, at most `capacity` of them; `count` says how many there are. */
pantograph_status pantograph_surface_contacts(
    const pantograph_surface *surface, pantograph_contact *contacts, size_t capacity,
    size_t *count);

/* Hands over what was told of gestures since it was asked last, one by one; PANTOGRAPH_NOTHING once that is all.
 * Changes that nobody asked for become one. */
pantograph_status pantograph_surface_next(pantograph_surface *surface, pantograph_gesture *gesture);

/* ---- Thresholds: all numbers that a decision goes by. They never change. ---- */

typedef struct pantograph_thresholds pantograph_thresholds;

/* Our own. */
pantograph_thresholds *pantograph_thresholds_new(void);

/* Those of a policy: "pantograph", "uikit-page-sheet", ... (`pantograph policies` lists them). */
pantograph_status pantograph_thresholds_new_policy(
    const char *name, pantograph_thresholds **thresholds);

/* From JSON, as `pantograph tune --save` writes it; what it does not say is ours. All that is wrong stands in
 * `problems`, a line for each with line and column, cut off at its size; it may be NULL. */
pantograph_status pantograph_thresholds_new_json(
    const char *json, size_t length, pantograph_thresholds **thresholds, char *problems,
    size_t size);

void pantograph_thresholds_free(pantograph_thresholds *thresholds);

/* All of them as JSON. */
size_t pantograph_thresholds_json(
    const pantograph_thresholds *thresholds, char *buffer, size_t size);

/* ---- A decision: what becomes of a transition, and why. It never changes. ---- */

typedef struct pantograph_decision pantograph_decision;

typedef enum pantograph_outcome {
  PANTOGRAPH_FINISH = 0,
  PANTOGRAPH_GO_BACK = 1,
  /* The hand began nothing. */
  PANTOGRAPH_NOTHING_BEGAN = 2
} pantograph_outcome;

/* What is known of a hand that lets go. */
typedef struct pantograph_release {
  /* Points along the transition's way since the hand took hold; negative behind the start. */
  double distance;
  /* The points that are all of the way: above 0. */
  double length;
  /* Points per second, forwards positive, and to either side. */
  double velocity, sideways_velocity;
  /* Microseconds that the hand had rested, and since it took hold. */
  int64_t held, duration;
  /* Points that the mean report and the last two moved; 0 where no rule of the thresholds looks at them. */
  double mean_step, last_two_steps;
  /* Points in a millimetre: above 0. */
  double points_per_millimetre;
} pantograph_release;

/* Decides by the thresholds; by ours where they are NULL. */
pantograph_status pantograph_decide(
    const pantograph_thresholds *thresholds, const pantograph_release *release,
    pantograph_decision **decision);

void pantograph_decision_free(pantograph_decision *decision);

/* PANTOGRAPH_NOTHING_BEGAN of NULL. */
pantograph_outcome pantograph_decision_outcome(const pantograph_decision *decision);

/* The rule that decided, or why nothing began: "velocity", "progress", "too-short", ... */
size_t pantograph_decision_rule(const pantograph_decision *decision, char *buffer, size_t size);

/* What becomes of it, by which rule and numbers, and what would have led to the other outcome. Without a full stop. */
size_t pantograph_decision_sentence(const pantograph_decision *decision, char *buffer, size_t size);

/* The same as a JSON object on one line, as `pantograph replay --json` has it. */
size_t pantograph_decision_json(const pantograph_decision *decision, char *buffer, size_t size);

/* ---- A transition that the hands on a surface move. ---- */

typedef struct pantograph_transition pantograph_transition;

enum {
  PANTOGRAPH_EDGE_LEFT = 1,
  PANTOGRAPH_EDGE_RIGHT = 2,
  PANTOGRAPH_EDGE_TOP = 4,
  PANTOGRAPH_EDGE_BOTTOM = 8
};

/* Begin with {0}: what is 0 is as its comment says. */
typedef struct pantograph_transition_options {
  /* The way that brings it forward: left, right, up or down. It must be given. */
  pantograph_direction direction;
  /* The points from no progress to all of it: above 0. */
  double length;
  /* The size in points of the window that the surface fills; 0 for none. */
  double window_width, window_height;
  /* Where it fills none, the points in a millimetre; 0 for a telephone's, 6.4. */
  double points_per_millimetre;
  /* The edges at which the hand must land; 0 for anywhere. */
  uint32_t edges;
  /* Where a finger must land to count, in points; a size of 0 for anywhere. */
  double area_x, area_y, area_width, area_height;
} pantograph_transition_options;

typedef enum pantograph_step_kind {
  /* A hand took hold. */
  PANTOGRAPH_STEP_BEGAN = 0,
  /* Show this progress. */
  PANTOGRAPH_STEP_PROGRESS = 1,
  /* The hand let go, or was lost. pantograph_transition_decision says what becomes of it. */
  PANTOGRAPH_STEP_RELEASED = 2,
  /* A hand came and began nothing. pantograph_transition_decision says why. */
  PANTOGRAPH_STEP_REFUSED = 3
} pantograph_step_kind;

typedef struct pantograph_step {
  pantograph_step_kind kind;
  int64_t time;
  /* The share of the way that is shown: 0 to 1, and beyond by as much as the thresholds give way. */
  double progress;
} pantograph_step;

/* Takes part in everything that the surface is given from now on. By our thresholds where they are NULL. */
pantograph_status pantograph_transition_new(
    pantograph_surface *surface, const pantograph_thresholds *thresholds,
    const pantograph_transition_options *options, pantograph_transition **transition);

/* Takes no part any more. */
void pantograph_transition_free(pantograph_transition *transition);

/* Hands over what happened to it since it was asked last, one by one; PANTOGRAPH_NOTHING once that is all. Each hand
 * is answered once: by a release or a refusal. Progress that nobody asked for becomes one. */
pantograph_status pantograph_transition_next(
    pantograph_transition *transition, pantograph_step *step);

/* The decision of the last release or refusal that pantograph_transition_next has handed over: a handle of its own.
 * PANTOGRAPH_NOTHING before there is one. */
pantograph_status pantograph_transition_decision(
    const pantograph_transition *transition, pantograph_decision **decision);

#ifdef __cplusplus
}
#endif

#endif
