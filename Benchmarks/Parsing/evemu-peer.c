/* Reads an evemu file with libevemu a given number of times, and prints the milliseconds of each. */
#include <evemu.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

int main(int argc, char **argv) {
  for (int round = 0; argc > 2 && round < atoi(argv[2]); round++) {
    struct timespec start, end;
    struct input_event event;
    long events = 0;
    FILE *file = fopen(argv[1], "r");
    struct evemu_device *device = evemu_new(NULL);
    if (!file || !device) return 1;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &start);
    if (evemu_read(device, file) <= 0) return 1;
    while (evemu_read_event(file, &event) > 0) events++;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end);
    printf("%.3f %ld\n", (end.tv_sec - start.tv_sec) * 1e3 + (end.tv_nsec - start.tv_nsec) / 1e6, events);
    evemu_delete(device);
    fclose(file);
  }
  return 0;
}
