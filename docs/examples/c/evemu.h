/* Reads an evemu recording: the device that it describes, and the events. */
#ifndef EVEMU_H
#define EVEMU_H

#include <pantograph.h>
#include <stdio.h>

typedef struct evemu {
  pantograph_device *device;
  pantograph_event *events;
  size_t count;
} evemu;

/* False where a line is none of evemu's, or there is no memory. Free it in both cases. */
bool evemu_read(FILE *file, evemu *recording);
void evemu_free(evemu *recording);

#endif
