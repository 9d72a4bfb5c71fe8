/* Uses the library from several threads at once. The first calls of all threads come together, because what is created on
 * first use is created then. Every thread has its own surface, transition and swipe, and all share thresholds and a
 * decision, which the header allows. Each thread's results must be those of the same calls in one thread. The argument is
 * the number of random events of each thread. */
#include <pantograph.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { THREADS = 8 };

typedef struct work {
  uint64_t seed;
  long count;
  pthread_barrier_t *start;
  const pantograph_thresholds *thresholds;
  const pantograph_decision *decision;
  uint64_t digest;
} work;

static uint64_t draw(uint64_t *state)
{
  uint64_t z = *state += 0x9e3779b97f4a7c15u;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
  z = (z ^ z >> 27) * 0x94d049bb133111ebu;
  return z ^ z >> 31;
}

static void add(uint64_t *digest, const void *bytes, size_t count)
{
  for (size_t index = 0; index < count; index++) {
    *digest = (*digest ^ ((const unsigned char *)bytes)[index]) * 0x100000001b3u;
  }
}

static void *run(void *argument)
{
  work *own = argument;
  uint64_t state = own->seed, digest = 0xcbf29ce484222325u;
  char text[512];
  if (own->start) pthread_barrier_wait(own->start);

  for (size_t index = 0; index < pantograph_policy_count(); index++) {
    pantograph_thresholds *policy;
    size_t length = pantograph_policy_name(index, text, sizeof text);
    add(&digest, text, length);
    if (pantograph_thresholds_new_policy(text, &policy) != PANTOGRAPH_OK) digest = 0;
    add(&digest, text, pantograph_thresholds_json(policy, text, 100) < sizeof text ? 1 : 2);
    pantograph_thresholds_free(policy);
  }
  for (int turn = 0; turn < 20; turn++) {
    size_t length = pantograph_decision_sentence(own->decision, text, sizeof text);
    add(&digest, text, length < sizeof text ? length : sizeof text);
  }
  pantograph_surface *surface;
  pantograph_transition *transition;
  pantograph_transition_options options = {.direction = PANTOGRAPH_DOWN, .length = 400};
  if (pantograph_surface_new_sized(true, 100, 60, &surface) != PANTOGRAPH_OK) return NULL;
  pantograph_surface_recognize_by(surface, own->thresholds);
  pantograph_transition_new(surface, own->thresholds, &options, &transition);
  double x = 50, y = 30;
  for (long index = 0; index < own->count; index++) {
    pantograph_contact finger = {.id = 1 + (uint32_t)(index / 40), .x = x, .y = y};
    pantograph_gesture gesture;
    pantograph_step step;
    x += (double)(draw(&state) % 100) / 50 - 1;
    y += (double)(draw(&state) % 100) / 40 - 1;
    if (index % 40 == 0) x = 50, y = 10;
    pantograph_surface_feed_contacts(surface, index * 8000, &finger, index % 40 < 36);
    while (pantograph_surface_next(surface, &gesture) == PANTOGRAPH_OK) {
      add(&digest, &gesture.kind, sizeof gesture.kind);
      add(&digest, &gesture.phase, sizeof gesture.phase);
    }
    while (pantograph_transition_next(transition, &step) == PANTOGRAPH_OK) {
      add(&digest, &step.progress, sizeof step.progress);
    }
  }
  pantograph_transition_free(transition);
  pantograph_surface_free(surface);
  own->digest = digest;
  return NULL;
}

int main(int count, char **words)
{
  long number = count > 1 ? atol(words[1]) : 20000;
  pthread_barrier_t start;
  pthread_t threads[THREADS];
  work works[THREADS], alone[THREADS];
  const pantograph_release release = {
      .distance = 100, .length = 400, .velocity = 900, .points_per_millimetre = 4};
  pantograph_decision *decision = NULL;
  int failures = 0;

  /* Nothing but the shared handles exists before the threads begin. */
  pantograph_thresholds *thresholds = pantograph_thresholds_new();
  pthread_barrier_init(&start, NULL, THREADS);
  if (pantograph_decide(thresholds, &release, &decision) != PANTOGRAPH_OK) return 1;
  for (int index = 0; index < THREADS; index++) {
    works[index] = (work){.seed = (uint64_t)index, .count = number, .start = &start, .thresholds = thresholds,
                          .decision = decision};
    if (pthread_create(&threads[index], NULL, run, &works[index])) return 1;
  }
  for (int index = 0; index < THREADS; index++) pthread_join(threads[index], NULL);
  for (int index = 0; index < THREADS; index++) {
    alone[index] = works[index];
    alone[index].start = NULL;
    run(&alone[index]);
    if (alone[index].digest != works[index].digest || !works[index].digest) {
      printf("not ok thread %d has other results than alone\n", index);
      failures++;
    }
  }
  pantograph_decision_free(decision);
  pantograph_thresholds_free(thresholds);
  pthread_barrier_destroy(&start);
  printf("%s: %d threads have the results of one, %ld events each\n", failures ? "not ok" : "ok", THREADS, number);
  return failures != 0;
}
