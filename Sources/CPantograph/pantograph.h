/*
 * Pantograph: recognizes gestures on a touch surface, and decides whether a released transition finishes.
 *
 * The caller describes a device and feeds its events, or contacts in millimetres, to a surface, which reports gestures.
 * A transition on a surface reports its progress, and decides at the release by thresholds, with a reason. A
 * pantograph_swipe does so for the gestures of libinput.
 *
 * - Nothing here reads a clock, opens a file, starts a thread or calls back: time comes with the events.
 * - Every handle is freed by its own function, in any order; a transition may outlive its surface. NULL may be freed.
 * - A function that gets NULL for a handle or a result returns PANTOGRAPH_MISSING and changes nothing.
 * - A surface and its transitions may be used by only one thread at a time. Different surfaces are independent.
 *   Thresholds and decisions never change, so several threads may use them.
 * - Times are microseconds on the clock of the events. Lengths are millimetres on the surface and points on the screen;
 *   y grows downwards. Texts are UTF-8.
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
  /* A handle or a pointer to a result is NULL. */
  PANTOGRAPH_MISSING = 1,
  /* A number is out of its range, or is not a number. */
  PANTOGRAPH_RANGE = 2,
  /* There is nothing to return. */
  PANTOGRAPH_NOTHING = 3,
  /* The device has no touch surface. */
  PANTOGRAPH_NO_SURFACE = 4,
  /* The surface takes events but was given contacts, or the other way round. */
  PANTOGRAPH_OTHER_INPUT = 5,
  /* The text contains no valid thresholds. */
  PANTOGRAPH_BAD_JSON = 6,
  /* There is nothing with this name. */
  PANTOGRAPH_UNKNOWN = 7,
  /* The recording was already finished. */
  PANTOGRAPH_FINISHED = 8,
  /* The call does not follow from the one before: an end without a beginning, or a second beginning. */
  PANTOGRAPH_ORDER = 9,
  /* The surface was already given input. */
  PANTOGRAPH_TOO_LATE = 10
} pantograph_status;

/* A sentence about a status, without its full stop. Must not be freed. */
const char *pantograph_status_text(pantograph_status status);

/* The version of the library, such as "0.1.0". Must not be freed. */
const char *pantograph_version(void);

/*
 * Functions that write a text take a buffer and its size. They write at most that many bytes including a final 0, never
 * cut a character in two, and return the number of bytes of the whole text without the 0. With NULL and 0 they only
 * return that number. The text of a NULL handle is empty.
 */

/* ---- A device's description, as from the ioctls of evdev or the header of a recording. ---- */

typedef struct pantograph_device pantograph_device;

/* struct input_absinfo without the value. */
typedef struct pantograph_axis {
  int32_t minimum, maximum, fuzz, flat;
  /* Units per millimetre; 0 if the device does not report it. */
  int32_t resolution;
} pantograph_axis;

typedef enum pantograph_device_kind {
  PANTOGRAPH_TOUCHSCREEN = 0,
  PANTOGRAPH_TOUCHPAD = 1,
  /* The touch surface of a drawing tablet. */
  PANTOGRAPH_TOUCH_TABLET = 2,
  /* No touch surface: a mouse, a pen alone, a keyboard. */
  PANTOGRAPH_OTHER_DEVICE = 3
} pantograph_device_kind;

pantograph_device *pantograph_device_new(const char *name);
void pantograph_device_free(pantograph_device *device);
pantograph_status pantograph_device_identify(
    pantograph_device *device, uint16_t bus, uint16_t vendor, uint16_t product, uint16_t version);
/* Adds a property INPUT_PROP_..., below 32. */
pantograph_status pantograph_device_add_property(pantograph_device *device, uint16_t property);
/* Adds a code below 1024 of a type EV_... below 32. */
pantograph_status pantograph_device_add_code(pantograph_device *device, uint16_t type, uint16_t code);
/* Adds an axis ABS_..., below 64, and its code. */
pantograph_status pantograph_device_add_axis(
    pantograph_device *device, uint16_t code, const pantograph_axis *axis);

/* Writes the device's name. */
size_t pantograph_device_name(const pantograph_device *device, char *buffer, size_t size);
/* Returns the kind of the device, judged by its codes and properties. */
pantograph_status pantograph_device_kind_of(
    const pantograph_device *device, pantograph_device_kind *kind);
/* Returns an axis; PANTOGRAPH_NOTHING if the device does not have it. */
pantograph_status pantograph_device_axis(
    const pantograph_device *device, uint16_t code, pantograph_axis *axis);
/* Returns the number of contacts that the device tracks at once; PANTOGRAPH_NOTHING if it has no slots. */
pantograph_status pantograph_device_slots(const pantograph_device *device, int64_t *count);

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
  /* A number that identifies the finger while it is down. */
  uint32_t id;
  /* Millimetres from the top left corner. */
  double x, y;
} pantograph_contact;

/* The largest number of contacts at once. */
#define PANTOGRAPH_MOST_CONTACTS 16

typedef enum pantograph_gesture_kind {
  PANTOGRAPH_DRAG = 0,    /* one finger moves */
  PANTOGRAPH_SCROLL = 1,  /* two fingers move in the same direction */
  PANTOGRAPH_SWIPE = 2,   /* three or more fingers move in the same direction */
  PANTOGRAPH_PINCH = 3,   /* fingers spread or close */
  PANTOGRAPH_ROTATION = 4,
  PANTOGRAPH_TAP = 5,
  PANTOGRAPH_HOLD = 6,    /* fingers rest */
  PANTOGRAPH_PRESS = 7    /* a button of the surface is held */
} pantograph_gesture_kind;

typedef enum pantograph_phase {
  PANTOGRAPH_BEGAN = 0,
  PANTOGRAPH_CHANGED = 1,
  /* The fingers lifted. A tap is reported when it is over, and so ends without having begun. */
  PANTOGRAPH_ENDED = 2,
  /* The gesture was interrupted: the device was removed, or a palm touched. It must have no effect. */
  PANTOGRAPH_CANCELLED = 3,
  /* The fingers lifted without a gesture of any kind, for instance a tap that took too long. */
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
  /* The direction of a stroke at its farthest distance from the start; it is final at the end of the gesture. */
  pantograph_direction direction;
  int32_t fingers;
  /* The times of this event, of the first finger's landing, and of the recognition of the gesture. */
  int64_t time, start, began;
  /* The centroid of the fingers, in millimetres. */
  double x, y;
  /* The movement in millimetres since the gesture began, and since the fingers landed. */
  double translation_x, translation_y;
  double way_x, way_y;
  /* Millimetres per second; at the end, the velocity at the first finger's lift. */
  double velocity_x, velocity_y;
  /* The spread of the fingers relative to the spread at the beginning, and its change per second. */
  double scale, scale_velocity;
  /* The rotation in radians, clockwise, and its change per second. */
  double rotation, rotation_velocity;
} pantograph_gesture;

/* Creates a surface that takes the events of this device. Palms, thumbs and jumps are filtered as for its kind of
 * device. The device may be freed afterwards. */
pantograph_status pantograph_surface_new(
    const pantograph_device *device, pantograph_surface **surface);

/* Creates a surface that takes the events of a device without a description. The kind of its contacts is inferred from
 * the events, and the size is assumed. */
pantograph_status pantograph_surface_new_undescribed(pantograph_surface **surface);

/* Creates a surface that takes contacts in millimetres from a source that has already decoded them. Nothing is
 * filtered. Sides are above 0 and at most 10 000 mm. */
pantograph_status pantograph_surface_new_sized(
    bool is_touchpad, double width, double height, pantograph_surface **surface);

void pantograph_surface_free(pantograph_surface *surface);

/* Returns width and height in millimetres, and whether they are assumed because the device does not report them. */
pantograph_status pantograph_surface_size(
    const pantograph_surface *surface, double *width, double *height, bool *is_assumed);

/* Processes any number of events in order; frames end at SYN_REPORT. */
pantograph_status pantograph_surface_feed(
    pantograph_surface *surface, const pantograph_event *events, size_t count);

/* Processes all fingers that are down at this time. A finger that is missing has lifted. */
pantograph_status pantograph_surface_feed_contacts(
    pantograph_surface *surface, int64_t time, const pantograph_contact *contacts, size_t count);

/* Cancels all contacts, because the device was removed or its input goes elsewhere from now on. */
pantograph_status pantograph_surface_cancel(pantograph_surface *surface, int64_t time);

/* Returns the time at which something is decided even without an event: call pantograph_surface_advance then. Returns
 * PANTOGRAPH_NOTHING if only an event can change anything. */
pantograph_status pantograph_surface_deadline(const pantograph_surface *surface, int64_t *time);

/* Lets time pass without an event; resting fingers send none. */
pantograph_status pantograph_surface_advance(pantograph_surface *surface, int64_t time);

/* Returns the fingers that are down, at most `capacity` of them, and their whole number in `count`. */
pantograph_status pantograph_surface_contacts(
    const pantograph_surface *surface, pantograph_contact *contacts, size_t capacity,
    size_t *count);

/* Returns the next gesture event that has not been fetched; PANTOGRAPH_NOTHING if there is none. Successive changes
 * that were not fetched are merged into one. */
pantograph_status pantograph_surface_next(pantograph_surface *surface, pantograph_gesture *gesture);

/* ---- Thresholds: all numbers that decisions use. They never change. ---- */

typedef struct pantograph_thresholds pantograph_thresholds;

/* Creates Pantograph's own thresholds. */
pantograph_thresholds *pantograph_thresholds_new(void);

/* Returns the number of policies, and writes the name of one; the name is empty beyond the last. */
size_t pantograph_policy_count(void);
size_t pantograph_policy_name(size_t index, char *buffer, size_t size);

/* Creates the thresholds of a policy: "pantograph", "uikit-page-sheet", ... */
pantograph_status pantograph_thresholds_new_policy(
    const char *name, pantograph_thresholds **thresholds);

/* Creates thresholds from JSON, as `pantograph tune --save` writes it. Missing numbers are those of Pantograph's own
 * thresholds. `problems` receives a line for each error, with line and column, cut off at `size`; it may be NULL. */
pantograph_status pantograph_thresholds_new_json(
    const char *json, size_t length, pantograph_thresholds **thresholds, char *problems,
    size_t size);

void pantograph_thresholds_free(pantograph_thresholds *thresholds);

/* Recognizes gestures by the numbers under "recognition" of the thresholds; NULL for Pantograph's own. A surface that
 * takes contacts uses only the numbers of its tracker. To be called before any input. */
pantograph_status pantograph_surface_recognize_by(
    pantograph_surface *surface, const pantograph_thresholds *thresholds);

/* Writes all thresholds as JSON. */
size_t pantograph_thresholds_json(
    const pantograph_thresholds *thresholds, char *buffer, size_t size);

/* ---- A decision: the outcome of a transition and its reason. It never changes. ---- */

typedef struct pantograph_decision pantograph_decision;

typedef enum pantograph_outcome {
  PANTOGRAPH_FINISH = 0,
  PANTOGRAPH_GO_BACK = 1,
  /* The gesture began nothing. */
  PANTOGRAPH_NOTHING_BEGAN = 2
} pantograph_outcome;

/* The measurements of a gesture at its release. */
typedef struct pantograph_release {
  /* Points along the transition's direction since the gesture took hold; negative behind the start. */
  double distance;
  /* The points from no progress to full progress; above 0. */
  double length;
  /* Points per second along the direction, forwards positive, and to either side. */
  double velocity, sideways_velocity;
  /* The microseconds of rest before the release, and the microseconds since the gesture took hold. */
  int64_t held, duration;
  /* The points moved by the mean report, and by the last two together; 0 if no rule of the thresholds uses them. */
  double mean_step, last_two_steps;
  /* Points per millimetre; above 0. */
  double points_per_millimetre;
} pantograph_release;

/* Decides by the thresholds; NULL uses Pantograph's own. */
pantograph_status pantograph_decide(
    const pantograph_thresholds *thresholds, const pantograph_release *release,
    pantograph_decision **decision);

void pantograph_decision_free(pantograph_decision *decision);

/* Returns the outcome; PANTOGRAPH_NOTHING_BEGAN for NULL. */
pantograph_outcome pantograph_decision_outcome(const pantograph_decision *decision);

/* Writes the rule that decided, or the reason why nothing began: "velocity", "progress", "too-short", ... */
size_t pantograph_decision_rule(const pantograph_decision *decision, char *buffer, size_t size);

/* Writes a sentence without a full stop: the outcome, the rule, its numbers, and the distance to the other outcome. */
size_t pantograph_decision_sentence(const pantograph_decision *decision, char *buffer, size_t size);

/* Writes the decision as a JSON object on one line, in the format of `pantograph replay --json`. */
size_t pantograph_decision_json(const pantograph_decision *decision, char *buffer, size_t size);

/* ---- A transition that gestures on a surface drive. ---- */

typedef struct pantograph_transition pantograph_transition;

enum {
  PANTOGRAPH_EDGE_LEFT = 1,
  PANTOGRAPH_EDGE_RIGHT = 2,
  PANTOGRAPH_EDGE_TOP = 4,
  PANTOGRAPH_EDGE_BOTTOM = 8
};

/* Initialize the options with {0}; the meaning of 0 is in each member's comment. */
typedef struct pantograph_transition_options {
  /* The direction that increases the progress: left, right, up or down. Required. */
  pantograph_direction direction;
  /* The points from no progress to full progress; above 0. */
  double length;
  /* The size of the window that the surface fills, in points; 0 for no window. */
  double window_width, window_height;
  /* The points per millimetre if there is no window; 0 for a phone's 6.4. */
  double points_per_millimetre;
  /* The edges at which the fingers must land; 0 for anywhere. */
  uint32_t edges;
  /* The area in which a finger must land to count, in points; a size of 0 for anywhere. */
  double area_x, area_y, area_width, area_height;
} pantograph_transition_options;

typedef enum pantograph_step_kind {
  /* A gesture took hold of the transition. */
  PANTOGRAPH_STEP_BEGAN = 0,
  /* Show this progress. */
  PANTOGRAPH_STEP_PROGRESS = 1,
  /* The gesture ended or was cancelled. pantograph_transition_decision returns the outcome. */
  PANTOGRAPH_STEP_RELEASED = 2,
  /* A gesture began nothing. pantograph_transition_decision returns the reason. */
  PANTOGRAPH_STEP_REFUSED = 3
} pantograph_step_kind;

typedef struct pantograph_step {
  pantograph_step_kind kind;
  int64_t time;
  /* The progress to show: 0 to 1, and slightly beyond if the thresholds allow it. */
  double progress;
} pantograph_step;

/* Creates a transition that gets all further input of the surface. NULL uses Pantograph's own thresholds. */
pantograph_status pantograph_transition_new(
    pantograph_surface *surface, const pantograph_thresholds *thresholds,
    const pantograph_transition_options *options, pantograph_transition **transition);

/* Frees a transition, which gets no more input. */
void pantograph_transition_free(pantograph_transition *transition);

/* Returns the next step that has not been fetched; PANTOGRAPH_NOTHING if there is none. Each gesture ends with exactly
 * one release or refusal. Successive progress steps that were not fetched are merged into one. */
pantograph_status pantograph_transition_next(
    pantograph_transition *transition, pantograph_step *step);

/* Returns the decision of the last release or refusal that pantograph_transition_next has returned, as a new handle;
 * PANTOGRAPH_NOTHING if there is none. */
pantograph_status pantograph_transition_decision(
    const pantograph_transition *transition, pantograph_decision **decision);

/* ---- A transition that swipes or scrolls without positions drive, as libinput reports them. ---- */

typedef struct pantograph_swipe pantograph_swipe;

/* The unit of the movements that the caller passes on. */
typedef enum pantograph_delta_unit {
  /* libinput_event_gesture_get_dx_unaccelerated, and finger scrolls, with the adaptive profile, which is the default. */
  PANTOGRAPH_DELTA_LIBINPUT = 0,
  /* The same with the flat profile. */
  PANTOGRAPH_DELTA_LIBINPUT_FLAT = 1,
  /* Points as a pointer moves: libinput_event_gesture_get_dx, Wayland's pointer gestures, GTK, Qt. */
  PANTOGRAPH_DELTA_POINTS = 2
} pantograph_delta_unit;

/* A place at which the moved object can rest: a workspace, or a height of a sheet. */
typedef struct pantograph_place {
  const char *name; /* in decisions; NULL for "place 1", "place 2", ... */
  double position;  /* in points along the direction, from any origin */
  bool is_exit;     /* out of sight: a throw back from there can go past the place before it */
} pantograph_place;

/* Initialize the options with {0}; the meaning of 0 is in each member's comment. */
typedef struct pantograph_swipe_options {
  pantograph_direction direction; /* increases the progress: left, right, up or down; required */
  double length; /* the points from progress 0 to 1, from 0.001 to 1,000,000; for workspaces, the width of one */
  pantograph_delta_unit unit;
  /* The points that the object moves for each millimetre of the hand; 0 for a phone's 6.4. */
  double points_per_millimetre;
  /* The resting places, which are copied; NULL and 0 for a transition, which rests at progress 0 and 1. */
  const pantograph_place *places;
  size_t place_count;
  size_t start; /* the place at which the object rests at first */
} pantograph_swipe_options;

typedef enum pantograph_swipe_phase {
  PANTOGRAPH_SWIPE_RESTING = 0,   /* The object rests, and no fingers are down. */
  PANTOGRAPH_SWIPE_WAITING = 1,   /* Fingers are down, and have not moved far enough. */
  PANTOGRAPH_SWIPE_FOLLOWING = 2, /* The fingers move the object. */
  PANTOGRAPH_SWIPE_REFUSED = 3,   /* The gesture moves nothing, until it ends. */
  PANTOGRAPH_SWIPE_SETTLING = 4   /* The fingers have lifted, and the object moves to its resting place. */
} pantograph_swipe_phase;

/* Creates a transition, or an object with resting places. NULL uses Pantograph's own thresholds. */
pantograph_status pantograph_swipe_new(
    const pantograph_thresholds *thresholds, const pantograph_swipe_options *options, pantograph_swipe **swipe);

/* Frees a swipe. A handle that was freed before cannot be recognized: freeing it twice is undefined. */
void pantograph_swipe_free(pantograph_swipe *swipe);

/* Notes that 1 to 16 fingers began to move: a swipe's begin, or a scroll's first event, which has 2 fingers. Takes hold
 * of an object that is settling. Returns PANTOGRAPH_ORDER if a gesture has begun and not ended. In this and the next
 * four functions, a time before that of an earlier call is PANTOGRAPH_RANGE. */
pantograph_status pantograph_swipe_begin(pantograph_swipe *swipe, int64_t time, int32_t fingers);

/* Moves the fingers. PANTOGRAPH_ORDER if no gesture has begun; PANTOGRAPH_RANGE if not finite, or above 1 000 000. */
pantograph_status pantograph_swipe_update(pantograph_swipe *swipe, int64_t time, double dx, double dy);

/* The fingers lifted (a swipe's end, a scroll's event of 0), or the gesture was cancelled and the object goes back. */
pantograph_status pantograph_swipe_end(pantograph_swipe *swipe, int64_t time);
pantograph_status pantograph_swipe_cancel(pantograph_swipe *swipe, int64_t time);

/* Lets the object rest at a place at once, as after a key. Fingers that are down move nothing until they lift. */
pantograph_status pantograph_swipe_rest_at(pantograph_swipe *swipe, size_t place);

/* Returns the phase, the progress at the last call, and the place of rest, 0 without places. Each pointer may be NULL. */
pantograph_status pantograph_swipe_read(
    const pantograph_swipe *swipe, pantograph_swipe_phase *phase, double *progress, size_t *place);

/* Returns the decision or refusal of the last gesture that ended, as a new handle; PANTOGRAPH_NOTHING without one. */
pantograph_status pantograph_swipe_decision(const pantograph_swipe *swipe, pantograph_decision **decision);

/* Returns the progress to show at a time, in any order of times: after a release, that of a spring that begins with the
 * release's progress and velocity. `is_over`, which may be NULL, is false while a later time gives another progress. */
pantograph_status pantograph_settle(const pantograph_swipe *swipe, int64_t time, double *progress, bool *is_over);

#ifdef __cplusplus
}
#endif

#endif
