/*
 * Pantograph: reads recordings of touch devices, in every format that Pantograph knows, and decodes their contacts.
 *
 * A reader turns the bytes of a recording into events; the caller opens the file. The events go into a surface or a
 * transition of pantograph.h, or into a decoder, which turns them into contacts in millimetres. All bytes are accepted:
 * no bytes crash the process, and memory depends on the descriptions of devices, not on the number of events.
 *
 * Handles, texts, threads and units are as in pantograph.h. A reader or a decoder may be used by only one thread at a
 * time.
 */
#ifndef PANTOGRAPH_RECORDINGS_H
#define PANTOGRAPH_RECORDINGS_H

#include "pantograph.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- A reader: the bytes of a recording in, events out, in every format of recordings. ---- */

typedef struct pantograph_reader pantograph_reader;

/* So many bytes from the start of a file are enough to recognize its format. */
#define PANTOGRAPH_PREFIX 65536

/* A reader parses at most so many bytes in one call. */
#define PANTOGRAPH_PIECE 65536

/* Returns the number of formats, and writes the name of one, such as "evemu"; the name is empty beyond the last. */
size_t pantograph_format_count(void);
size_t pantograph_format_name(size_t index, char *buffer, size_t size);

/* Creates a reader for the format that is recognized from the first bytes of a file: PANTOGRAPH_PREFIX bytes, or all
 * bytes of a smaller file. The bytes are not parsed yet. Returns PANTOGRAPH_UNKNOWN for bytes in no known format. */
pantograph_status pantograph_reader_new(
    const void *start, size_t count, pantograph_reader **reader);

/* Creates a reader for a format by its name; PANTOGRAPH_UNKNOWN if there is no such format. */
pantograph_status pantograph_reader_new_format(const char *name, pantograph_reader **reader);

void pantograph_reader_free(pantograph_reader *reader);

/* Parses the next bytes of the file, which may be split anywhere, and writes at most `capacity` events, above 0. `used`
 * is the number of bytes that were parsed, at most PANTOGRAPH_PIECE; call again with the others. While events are
 * waiting for room, no bytes are parsed. `tracks` receives the index of each event's device, and `lines` its line in
 * the file, from 1, or 0 in a binary file; both may be NULL. Invalid bytes are no error of this function; they give
 * issues. */
pantograph_status pantograph_reader_read(
    pantograph_reader *reader, const void *bytes, size_t count, pantograph_event *events,
    int32_t *tracks, int32_t *lines, size_t capacity, size_t *used, size_t *written);

/* Parses the end of the file, and writes events as pantograph_reader_read does. Call it until it returns
 * PANTOGRAPH_NOTHING, which it does when no events are left. Afterwards pantograph_reader_read returns
 * PANTOGRAPH_FINISHED. */
pantograph_status pantograph_reader_finish(
    pantograph_reader *reader, pantograph_event *events, int32_t *tracks, int32_t *lines,
    size_t capacity, size_t *written);

/* Writes the name of the format. */
size_t pantograph_reader_format(const pantograph_reader *reader, char *buffer, size_t size);

/* Returns the number of devices whose descriptions were read so far. */
size_t pantograph_reader_tracks(const pantograph_reader *reader);

/* Returns the description of a device as a new handle; PANTOGRAPH_NOTHING if the recording does not describe it. Some
 * formats describe their device at the end. */
pantograph_status pantograph_reader_device(
    const pantograph_reader *reader, size_t track, pantograph_device **device);

/* Writes the path of the device, such as "/dev/input/event12"; empty if the recording does not name it. */
size_t pantograph_reader_node(
    const pantograph_reader *reader, size_t track, char *buffer, size_t size);

/* Notes about the whole recording, and issues, are those of the last call of pantograph_reader_read or
 * pantograph_reader_finish; the next call removes them. */

size_t pantograph_reader_notes(const pantograph_reader *reader);
size_t pantograph_reader_note_key(
    const pantograph_reader *reader, size_t index, char *buffer, size_t size);
size_t pantograph_reader_note_value(
    const pantograph_reader *reader, size_t index, char *buffer, size_t size);

/* A problem in the bytes. */
typedef struct pantograph_issue {
  /* From 1; in a binary file the line is 0, and the column is the offset of the byte. */
  int64_t line, column;
  /* Whether a part of the recording was left out. Otherwise the text is wrong but has only one meaning. */
  bool is_error;
} pantograph_issue;

size_t pantograph_reader_issues(const pantograph_reader *reader);
/* Returns an issue; PANTOGRAPH_NOTHING beyond the last. */
pantograph_status pantograph_reader_issue(
    const pantograph_reader *reader, size_t index, pantograph_issue *issue);
/* Write the problem as a sentence without its full stop, the text found there, and the text expected. */
size_t pantograph_reader_issue_problem(
    const pantograph_reader *reader, size_t index, char *buffer, size_t size);
size_t pantograph_reader_issue_found(
    const pantograph_reader *reader, size_t index, char *buffer, size_t size);
size_t pantograph_reader_issue_expected(
    const pantograph_reader *reader, size_t index, char *buffer, size_t size);

/* ---- A decoder: the events of one device in, contacts in millimetres out. ---- */

typedef struct pantograph_decoder pantograph_decoder;

typedef enum pantograph_contact_phase {
  PANTOGRAPH_CONTACT_BEGAN = 0,
  PANTOGRAPH_CONTACT_MOVED = 1,
  PANTOGRAPH_CONTACT_STATIONARY = 2,
  /* The finger lifted. */
  PANTOGRAPH_CONTACT_ENDED = 3,
  /* The contact was taken away for the cause that is stated with it. It must not count as a lift. */
  PANTOGRAPH_CONTACT_CANCELLED = 4
} pantograph_contact_phase;

typedef enum pantograph_cause {
  PANTOGRAPH_NO_CAUSE = 0,
  /* The kernel lost events. */
  PANTOGRAPH_SYNCHRONIZATION_LOST = 1,
  PANTOGRAPH_DEVICE_REMOVED = 2,
  /* The recording ended while the finger was down. */
  PANTOGRAPH_INPUT_ENDED = 3,
  /* The filter of this name refused the contact. */
  PANTOGRAPH_PALM = 4,
  PANTOGRAPH_THUMB = 5,
  PANTOGRAPH_JUMP = 6
} pantograph_cause;

typedef enum pantograph_tool {
  PANTOGRAPH_FINGER_TOOL = 0,
  PANTOGRAPH_PEN_TOOL = 1,
  PANTOGRAPH_PALM_TOOL = 2,
  PANTOGRAPH_DIAL_TOOL = 3,
  PANTOGRAPH_UNKNOWN_TOOL = 4
} pantograph_tool;

/* A contact at the time of a frame. */
typedef struct pantograph_sample {
  int64_t time;
  /* Millimetres from the top left corner. */
  double x, y;
  /* A fraction of the device's range, 0 to 1. This and the following three are NAN if the device reports none. */
  double pressure;
  /* The axes of the ellipse that touches, in millimetres. */
  double major, minor;
  /* Radians, clockwise from pointing up. */
  double orientation;
  /* A number that identifies the contact from its first touch to its end, and is never reused. */
  uint32_t id;
  /* The device's slot, from 0; -1 if the decoder does not know it. */
  int16_t slot;
  /* The number of fingers that the device reports as down in this frame. */
  uint16_t fingers;
  /* Values of pantograph_contact_phase, pantograph_cause and pantograph_tool. */
  uint8_t phase, cause, tool;
  /* The physical buttons that are held: 1 left, 2 right, 4 middle. */
  uint8_t buttons;
  /* Whether the position may be wrong, such as the corner of a box around two fingers. */
  bool is_approximate;
} pantograph_sample;

/* Creates a decoder for the events of a device, which may be freed afterwards; NULL for a device without a description.
 * `is_filtered` removes palms, thumbs and jumps, as gestures and transitions do. */
pantograph_status pantograph_decoder_new(
    const pantograph_device *device, bool is_filtered, pantograph_decoder **decoder);

void pantograph_decoder_free(pantograph_decoder *decoder);

/* Processes events in order, and writes a sample for each contact of each frame. `capacity` is at least
 * PANTOGRAPH_MOST_CONTACTS. `used` is the number of events that were processed before there was no room for a frame;
 * call again with the others. */
pantograph_status pantograph_decoder_feed(
    pantograph_decoder *decoder, const pantograph_event *events, size_t count,
    pantograph_sample *samples, size_t capacity, size_t *used, size_t *written);

/* Ends the stream, and writes a sample for each contact that was still down. The capacity is at least
 * PANTOGRAPH_MOST_CONTACTS. */
pantograph_status pantograph_decoder_end(
    pantograph_decoder *decoder, int64_t time, pantograph_sample *samples, size_t capacity,
    size_t *written);

/* Returns width and height in millimetres, and whether they are assumed because the device does not report them. */
pantograph_status pantograph_decoder_size(
    const pantograph_decoder *decoder, double *width, double *height, bool *is_assumed);

/* Returns the number of frames so far, also of frames without contacts. */
pantograph_status pantograph_decoder_frames(const pantograph_decoder *decoder, uint64_t *count);

#ifdef __cplusplus
}
#endif

#endif
