/* webp-peer PICTURES: prints the seconds of real time that libwebp alone needs for an animation of these pictures,
 * and the animation's bytes. `FilmRate pictures` writes such a file. The quality and the method are those of a film of
 * Pantograph. Reading the file is not measured, nor is the copy of the pixels into libwebp's picture. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <webp/encode.h>
#include <webp/mux.h>

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static void need(int is_good, const char *what) {
  if (is_good) return;
  fprintf(stderr, "webp-peer: %s\n", what);
  exit(1);
}

int main(int count, char **arguments) {
  need(count == 2, "usage: webp-peer PICTURES");
  FILE *file = fopen(arguments[1], "r");
  need(file != NULL, "no such file");
  unsigned size[2];
  need(fread(size, 4, 2, file) == 2, "no pictures");
  WebPAnimEncoderOptions options;
  WebPConfig config;
  need(WebPAnimEncoderOptionsInit(&options) && WebPConfigInit(&config), "libwebp is of another version");
  config.quality = 90;
  config.method = 2;
  WebPAnimEncoder *encoder = WebPAnimEncoderNew((int)size[0], (int)size[1], &options);
  need(encoder != NULL, "no memory");
  double seconds = 0;
  int milliseconds = 0;
  for (unsigned time; fread(&time, 4, 1, file) == 1;) {
    WebPPicture picture;
    need(WebPPictureInit(&picture), "libwebp is of another version");
    picture.use_argb = 1;
    picture.width = (int)size[0];
    picture.height = (int)size[1];
    need(WebPPictureAlloc(&picture), "no memory");
    for (unsigned row = 0; row < size[1]; row++)
      need(fread(picture.argb + (size_t)row * (size_t)picture.argb_stride, 4, size[0], file) == size[0], "cut");
    double start = now();
    milliseconds = (int)time;
    need(WebPAnimEncoderAdd(encoder, &picture, milliseconds, &config), "the picture was not encoded");
    seconds += now() - start;
    WebPPictureFree(&picture);
  }
  double start = now();
  WebPData data;
  WebPDataInit(&data);
  need(WebPAnimEncoderAdd(encoder, NULL, milliseconds + 1500, NULL), "the end was not encoded");
  need(WebPAnimEncoderAssemble(encoder, &data), "the file was not made");
  seconds += now() - start;
  printf("%f %zu\n", seconds, data.size);
  WebPDataClear(&data);
  WebPAnimEncoderDelete(encoder);
  fclose(file);
}
