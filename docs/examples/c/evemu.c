#include "evemu.h"

#include <stdlib.h>
#include <string.h>

/* Adds the bits of the bytes in a line: `first` is the number of the first of them. */
static unsigned bits(
    const char *line, unsigned first, pantograph_device *device, int type)
{
  int used;
  unsigned byte;
  while (sscanf(line, "%x%n", &byte, &used) == 1) {
    for (unsigned bit = 0; bit < 8; bit++) {
      if (!(byte >> bit & 1)) continue;
      if (type < 0)
        pantograph_device_add_property(device, (uint16_t)(first + bit));
      else
        pantograph_device_add_code(device, (uint16_t)type, (uint16_t)(first + bit));
    }
    first += 8;
    line += used;
  }
  return first;
}

static bool add_event(evemu *recording, const char *line)
{
  long long seconds;
  unsigned microseconds, type, code;
  int value;
  if (sscanf(line, "%lld.%6u %x %x %d", &seconds, &microseconds, &type, &code, &value) != 5)
    return false;
  /* Room for twice as many, whenever there are a power of two. */
  if ((recording->count & (recording->count - 1)) == 0) {
    size_t room = recording->count ? recording->count * 2 : 1;
    pantograph_event *events = realloc(recording->events, room * sizeof *events);
    if (!events) return false;
    recording->events = events;
  }
  recording->events[recording->count++] = (pantograph_event){
      .time = seconds * 1000000 + microseconds,
      .type = (uint16_t)type,
      .code = (uint16_t)code,
      .value = value};
  return true;
}

bool evemu_read(FILE *file, evemu *recording)
{
  char line[4096];
  unsigned first_property = 0, first_code[32] = {0};
  *recording = (evemu){0};
  while (fgets(line, sizeof line, file)) {
    unsigned a, b, c, d;
    int used;
    if (line[0] == '#' || line[0] == '\n') continue;
    if (line[1] != ':') return false;
    const char *rest = line + 2;
    if (line[0] == 'N' && !recording->device) {
      line[strcspn(line, "\r\n")] = 0;
      recording->device = pantograph_device_new(line + 3);
    } else if (!recording->device) {
      return false;
    } else if (line[0] == 'I' && sscanf(rest, "%x %x %x %x", &a, &b, &c, &d) == 4) {
      pantograph_device_identify(
          recording->device, (uint16_t)a, (uint16_t)b, (uint16_t)c, (uint16_t)d);
    } else if (line[0] == 'P') {
      first_property = bits(rest, first_property, recording->device, -1);
    } else if (line[0] == 'B' && sscanf(rest, "%x%n", &a, &used) == 1 && a < 32) {
      first_code[a] = bits(rest + used, first_code[a], recording->device, (int)a);
    } else if (line[0] == 'A') {
      pantograph_axis axis = {0};
      int count = sscanf(rest, "%x %d %d %d %d %d", &a, &axis.minimum, &axis.maximum, &axis.fuzz,
                         &axis.flat, &axis.resolution);
      if (count < 5) return false;
      pantograph_device_add_axis(recording->device, (uint16_t)a, &axis);
    } else if (line[0] == 'E' && !add_event(recording, rest)) {
      return false;
    }
  }
  return recording->device != NULL;
}

void evemu_free(evemu *recording)
{
  pantograph_device_free(recording->device);
  free(recording->events);
}
