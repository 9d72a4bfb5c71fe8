/* Misuses readers and decoders: null arguments, numbers out of range, recordings changed at random. Every result must be
 * the one that the header promises. Under valgrind, nothing may leak and no invalid memory may be read. The arguments are
 * the number of random inputs, and recordings. */
#include <math.h>
#include <pantograph_recordings.h>
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

static void nothing(void)
{
  pantograph_reader *reader = (pantograph_reader *)1;
  pantograph_decoder *decoder;
  pantograph_device *device = (pantograph_device *)1;
  pantograph_event event;
  pantograph_sample sample;
  pantograph_issue issue;
  pantograph_axis axis;
  pantograph_device_kind kind;
  size_t used = 7, written = 7;
  int64_t slots;
  uint64_t frames;
  char buffer[8] = "before";

  pantograph_reader_free(NULL);
  pantograph_decoder_free(NULL);
  EXPECT(pantograph_reader_new(NULL, 1, &reader) == PANTOGRAPH_MISSING && !reader);
  EXPECT(pantograph_reader_new("x", 1, NULL) == PANTOGRAPH_MISSING);
  EXPECT(pantograph_reader_new(NULL, 0, &reader) == PANTOGRAPH_UNKNOWN && !reader);
  EXPECT(pantograph_reader_new("Dear diary", 10, &reader) == PANTOGRAPH_UNKNOWN && !reader);
  EXPECT(pantograph_reader_new_format(NULL, &reader) == PANTOGRAPH_MISSING);
  EXPECT(pantograph_reader_new_format("evemoo", &reader) == PANTOGRAPH_UNKNOWN && !reader);
  EXPECT(pantograph_reader_read(NULL, "", 0, &event, NULL, NULL, 1, &used, &written) == PANTOGRAPH_MISSING);
  EXPECT(pantograph_reader_finish(NULL, &event, NULL, NULL, 1, &written) == PANTOGRAPH_MISSING);
  EXPECT(pantograph_reader_tracks(NULL) == 0 && pantograph_reader_notes(NULL) == 0 && pantograph_reader_issues(NULL) == 0);
  EXPECT(pantograph_reader_device(NULL, 0, &device) == PANTOGRAPH_MISSING && !device);
  EXPECT(pantograph_reader_issue(NULL, 0, &issue) == PANTOGRAPH_MISSING);
  EXPECT(pantograph_reader_format(NULL, buffer, sizeof buffer) == 0 && !buffer[0]);
  EXPECT(pantograph_reader_note_value(NULL, 0, buffer, sizeof buffer) == 0 && pantograph_reader_note_key(NULL, 0, NULL, SIZE_MAX) == 0);
  EXPECT(pantograph_reader_issue_problem(NULL, 0, buffer, SIZE_MAX) == 0 && pantograph_reader_issue_found(NULL, 0, NULL, 0) == 0);
  EXPECT(pantograph_reader_issue_expected(NULL, SIZE_MAX, buffer, 1) == 0 && pantograph_reader_node(NULL, 0, buffer, 8) == 0);
  EXPECT(pantograph_device_name(NULL, buffer, sizeof buffer) == 0);
  EXPECT(pantograph_device_kind_of(NULL, &kind) == PANTOGRAPH_MISSING);
  EXPECT(pantograph_device_axis(NULL, 0, &axis) == PANTOGRAPH_MISSING);
  EXPECT(pantograph_device_slots(NULL, &slots) == PANTOGRAPH_MISSING);
  EXPECT(pantograph_decoder_new(NULL, true, NULL) == PANTOGRAPH_MISSING);
  EXPECT(pantograph_decoder_feed(NULL, &event, 0, &sample, 16, &used, &written) == PANTOGRAPH_MISSING);
  EXPECT(pantograph_decoder_end(NULL, 0, &sample, 16, &written) == PANTOGRAPH_MISSING);
  EXPECT(pantograph_decoder_size(NULL, NULL, NULL, NULL) == PANTOGRAPH_MISSING);
  EXPECT(pantograph_decoder_frames(NULL, &frames) == PANTOGRAPH_MISSING);
  EXPECT(pantograph_surface_new_undescribed(NULL) == PANTOGRAPH_MISSING);
  EXPECT(pantograph_format_name(pantograph_format_count(), buffer, sizeof buffer) == 0);
  EXPECT(pantograph_policy_name((size_t)-1, buffer, sizeof buffer) == 0 && pantograph_policy_count() > 20);
  EXPECT(pantograph_format_name(0, NULL, SIZE_MAX) > 0 && pantograph_policy_name(0, NULL, SIZE_MAX) > 0);

  EXPECT(pantograph_reader_new_format("evemu", &reader) == PANTOGRAPH_OK);
  EXPECT(pantograph_reader_read(reader, NULL, 1, &event, NULL, NULL, 1, &used, &written) == PANTOGRAPH_MISSING);
  EXPECT(pantograph_reader_read(reader, "", 0, NULL, NULL, NULL, 1, &used, &written) == PANTOGRAPH_MISSING);
  EXPECT(pantograph_reader_read(reader, "", 0, &event, NULL, NULL, 0, &used, &written) == PANTOGRAPH_RANGE);
  EXPECT(used == 0 && written == 0);
  EXPECT(pantograph_reader_note_key(reader, 0, NULL, 0) == 0 && pantograph_reader_node(reader, 9, NULL, 0) == 0);
  EXPECT(pantograph_reader_issue(reader, (size_t)-1, &issue) == PANTOGRAPH_NOTHING);
  EXPECT(pantograph_reader_finish(reader, &event, NULL, NULL, 1, &written) == PANTOGRAPH_OK && written == 0);
  EXPECT(pantograph_reader_issues(reader) == 1);
  EXPECT(pantograph_reader_finish(reader, &event, NULL, NULL, 1, &written) == PANTOGRAPH_NOTHING);
  EXPECT(pantograph_reader_read(reader, "", 0, &event, NULL, NULL, 1, &used, &written) == PANTOGRAPH_FINISHED);
  pantograph_reader_free(reader);

  EXPECT(pantograph_decoder_new(NULL, true, &decoder) == PANTOGRAPH_OK);
  EXPECT(pantograph_decoder_feed(decoder, &event, 0, &sample, 15, &used, &written) == PANTOGRAPH_RANGE);
  EXPECT(pantograph_decoder_feed(decoder, NULL, 1, &sample, 16, &used, &written) == PANTOGRAPH_MISSING);
  EXPECT(pantograph_decoder_end(decoder, 0, &sample, 15, &written) == PANTOGRAPH_RANGE);
  EXPECT(pantograph_decoder_size(decoder, NULL, NULL, NULL) == PANTOGRAPH_OK);
  pantograph_decoder_free(decoder);
}

/* Decodes the events that were read, and checks the samples. */
static void decode(pantograph_decoder *decoder, const pantograph_event *events, size_t count)
{
  pantograph_sample samples[50];
  size_t used, written;
  for (size_t done = 0; done < count; done += used) {
    EXPECT(pantograph_decoder_feed(decoder, events + done, count - done, samples, 50, &used, &written) == PANTOGRAPH_OK);
    EXPECT(written <= 50 && (used > 0 || written > 0));
    for (size_t index = 0; index < written; index++) {
      EXPECT(isfinite(samples[index].x) && isfinite(samples[index].y));
      EXPECT(samples[index].slot >= -1 && samples[index].slot < 32 && samples[index].phase <= PANTOGRAPH_CONTACT_CANCELLED);
      EXPECT((samples[index].cause != 0) == (samples[index].phase == PANTOGRAPH_CONTACT_CANCELLED));
    }
  }
}

static void texts(const pantograph_reader *reader)
{
  char buffer[30];
  for (size_t index = 0; index < pantograph_reader_issues(reader) && index < 5; index++) {
    pantograph_issue issue;
    EXPECT(pantograph_reader_issue(reader, index, &issue) == PANTOGRAPH_OK && issue.line >= 0);
    EXPECT(pantograph_reader_issue_problem(reader, index, buffer, sizeof buffer) > 5);
    EXPECT(pantograph_reader_issue_found(reader, index, buffer, sizeof buffer) > 0);
    EXPECT(pantograph_reader_issue_expected(reader, index, buffer, sizeof buffer) > 0);
  }
  for (size_t index = 0; index < pantograph_reader_notes(reader) && index < 5; index++) {
    pantograph_reader_note_key(reader, index, buffer, sizeof buffer);
    pantograph_reader_note_value(reader, index, buffer, sizeof buffer);
  }
}

/* Reads bytes in pieces of random sizes into an array of few events. */
static size_t read_all(const unsigned char *bytes, size_t length)
{
  pantograph_reader *reader;
  pantograph_decoder *decoder;
  pantograph_device *device = NULL;
  pantograph_event events[100];
  pantograph_sample left[PANTOGRAPH_MOST_CONTACTS];
  int32_t tracks[100], lines[100];
  size_t used, written, total = 0, room = draw() % 4 ? 100 : 1;
  if (pantograph_reader_new(bytes, length, &reader)) {
    char name[20];
    pantograph_format_name(draw() % pantograph_format_count(), name, sizeof name);
    EXPECT(pantograph_reader_new_format(name, &reader) == PANTOGRAPH_OK);
  }
  pantograph_decoder_new(NULL, draw() & 1, &decoder);
  for (size_t done = 0; done < length; done += used) {
    size_t piece = draw() % 3 ? length - done : draw() % (length - done) + 1;
    EXPECT(pantograph_reader_read(reader, bytes + done, piece, events, tracks, lines, room, &used, &written) ==
           PANTOGRAPH_OK);
    EXPECT(used <= piece && written <= room);
    texts(reader);
    decode(decoder, events, written);
    total += written;
  }
  while (pantograph_reader_finish(reader, events, NULL, NULL, room, &written) == PANTOGRAPH_OK) {
    texts(reader);
    decode(decoder, events, written);
    total += written;
  }
  EXPECT(pantograph_decoder_end(decoder, 0, left, PANTOGRAPH_MOST_CONTACTS, &written) == PANTOGRAPH_OK);
  EXPECT(written <= PANTOGRAPH_MOST_CONTACTS);
  if (pantograph_reader_device(reader, 0, &device) == PANTOGRAPH_OK) {
    pantograph_surface *surface;
    pantograph_device_kind kind;
    EXPECT(pantograph_device_kind_of(device, &kind) == PANTOGRAPH_OK);
    EXPECT((pantograph_surface_new(device, &surface) == PANTOGRAPH_OK) == (kind != PANTOGRAPH_OTHER_DEVICE));
    pantograph_surface_free(surface);
  }
  pantograph_device_free(device);
  pantograph_decoder_free(decoder);
  pantograph_reader_free(reader);
  return total;
}

static void change(unsigned char *bytes, size_t *length)
{
  size_t start = draw() % *length, part = draw() % 64;
  if (part > *length - start) part = *length - start;
  switch (draw() % 4) {
  case 0: for (size_t index = 0; index < part; index++) bytes[start + index] = (unsigned char)draw(); break;
  case 1: memmove(bytes + start, bytes + start + part, *length - start - part); *length -= part; break;
  case 2: bytes[start] ^= (unsigned char)(1 << draw() % 8); break;
  case 3: bytes[start] = "\n\0-9:[]{}#"[draw() % 10]; break;
  }
  if (*length == 0) *length = 1;
}

int main(int count, char **words)
{
  long number = count > 1 ? atol(words[1]) : 100, events = 0;
  nothing();
  for (int index = 2; index < count; index++) {
    static unsigned char original[1 << 16], bytes[1 << 16];
    FILE *file = fopen(words[index], "rb");
    size_t length = file ? fread(original, 1, sizeof original, file) : 0;
    if (file) fclose(file);
    EXPECT(length > 0);
    for (long turn = 0; length > 0 && turn < number && failures < 20; turn++) {
      size_t changed = length;
      memcpy(bytes, original, length);
      for (uint64_t times = turn ? draw() % 8 + 1 : 0; times > 0; times--) change(bytes, &changed);
      events += (long)read_all(bytes, changed);
    }
  }
  EXPECT(count < 3 || events > number);
  printf("%s: misread recordings are answered, %ld events of %ld inputs\n", failures ? "not ok" : "ok", events,
         number * (count > 2 ? count - 2 : 0));
  return failures != 0;
}
