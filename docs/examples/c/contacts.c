/* Prints the contacts of a recording in any format: when and where each finger landed, and where it lifted.
 *
 *   contacts RECORDING
 */
#include <pantograph_recordings.h>
#include <stdio.h>
#include <string.h>

enum { PIECE = 1 << 20, EVENTS = 4096, SAMPLES = 4096 };

static const char *const tools[] = {"finger", "pen", "palm", "dial", "unknown tool"};

static void tell_issues(const pantograph_reader *reader, const char *path)
{
  for (size_t index = 0; index < pantograph_reader_issues(reader); index++) {
    pantograph_issue issue;
    char problem[200], found[200];
    if (pantograph_reader_issue(reader, index, &issue)) continue;
    pantograph_reader_issue_problem(reader, index, problem, sizeof problem);
    pantograph_reader_issue_found(reader, index, found, sizeof found);
    fprintf(stderr, "%s:%lld:%lld: %s: found %s\n", path, (long long)issue.line, (long long)issue.column, problem, found);
  }
}

static void tell_samples(const pantograph_sample *samples, size_t count)
{
  for (size_t index = 0; index < count; index++) {
    const pantograph_sample *sample = &samples[index];
    const char *word = sample->phase == PANTOGRAPH_CONTACT_BEGAN     ? "lands"
                       : sample->phase == PANTOGRAPH_CONTACT_ENDED     ? "lifts"
                       : sample->phase == PANTOGRAPH_CONTACT_CANCELLED ? "is cancelled"
                                                                       : NULL;
    if (word)
      printf("%12.3f s  %s %u in slot %d %s at %.1f %.1f mm\n", sample->time / 1e6, tools[sample->tool],
             (unsigned)sample->id, sample->slot, word, sample->x, sample->y);
  }
}

static void decode(pantograph_decoder *decoder, const pantograph_event *events, size_t count)
{
  static pantograph_sample samples[SAMPLES];
  size_t used, written;
  for (size_t done = 0; done < count; done += used) {
    pantograph_decoder_feed(decoder, events + done, count - done, samples, SAMPLES, &used, &written);
    tell_samples(samples, written);
  }
}

int main(int count, char **words)
{
  static char bytes[PIECE];
  static pantograph_event events[EVENTS];
  FILE *file = count > 1 ? fopen(words[1], "rb") : NULL;
  pantograph_reader *reader = NULL;
  pantograph_decoder *decoder = NULL;
  pantograph_device *device = NULL;
  size_t length, used, written;
  int64_t end = 0;
  if (!file) {
    fprintf(stderr, "usage: contacts RECORDING\n");
    return 64;
  }
  while ((length = fread(bytes, 1, sizeof bytes, file)) > 0) {
    if (!reader && pantograph_reader_new(bytes, length, &reader)) {
      fprintf(stderr, "%s is not a recording in a known format\n", words[1]);
      return 65;
    }
    for (size_t done = 0; done < length; done += used) {
      pantograph_reader_read(reader, bytes + done, length - done, events, NULL, NULL, EVENTS, &used, &written);
      tell_issues(reader, words[1]);
      if (written == 0) continue;
      if (!decoder) {
        /* Most formats describe the device before its first event. Without a description the size is assumed. */
        pantograph_reader_device(reader, 0, &device);
        pantograph_decoder_new(device, true, &decoder);
        pantograph_device_free(device);
      }
      decode(decoder, events, written);
      end = events[written - 1].time;
    }
  }
  fclose(file);
  while (reader && pantograph_reader_finish(reader, events, NULL, NULL, EVENTS, &written) == PANTOGRAPH_OK) {
    tell_issues(reader, words[1]);
    if (decoder) decode(decoder, events, written);
  }
  if (decoder) {
    pantograph_sample left[PANTOGRAPH_MOST_CONTACTS];
    pantograph_decoder_end(decoder, end, left, PANTOGRAPH_MOST_CONTACTS, &written);
    tell_samples(left, written);
  }
  pantograph_decoder_free(decoder);
  pantograph_reader_free(reader);
  return 0;
}
