#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <jpeglib.h>

// libjpeg leaves a function with longjmp, which nothing of Swift's may be left by: each call here is whole.

/// What is kept beside libjpeg's own error handling.
struct pantograph_jpeg_errors {
  struct jpeg_error_mgr base;
  jmp_buf escape;
};

/// Called in the place of exit(), which libjpeg's own handler calls.
static inline void pantograph_jpeg_fail(j_common_ptr info) {
  longjmp(((struct pantograph_jpeg_errors *)info->err)->escape, 1);
}

/// Damaged data is shown as far as it goes; nothing is printed.
static inline void pantograph_jpeg_ignore(j_common_ptr info, int level) {
  if (level < 0) info->err->num_warnings++;
}

static inline void pantograph_jpeg_silence(j_common_ptr info) { (void)info; }

/// What a progressive picture may take: each scan goes over all of its pixels.
struct pantograph_jpeg_progress {
  struct jpeg_progress_mgr base;
  int most_scans;
};

static inline void pantograph_jpeg_watch(j_common_ptr info) {
  j_decompress_ptr picture = (j_decompress_ptr)info;
  if (picture->input_scan_number > ((struct pantograph_jpeg_progress *)info->progress)->most_scans)
    pantograph_jpeg_fail(info);
}

/// Reads a JPEG. With no `pixels` it reads the size alone; otherwise `width * height` pixels are written, alpha in the
/// highest byte, then red, green and blue. Returns 0 where the bytes are no JPEG, or one of another size than was said.
static inline int pantograph_jpeg_read(
    const uint8_t *bytes, size_t count, uint32_t *width, uint32_t *height, uint32_t *pixels, int most_scans) {
  struct jpeg_decompress_struct info;
  struct pantograph_jpeg_errors errors;
  struct pantograph_jpeg_progress progress;
  info.err = jpeg_std_error(&errors.base);
  errors.base.error_exit = pantograph_jpeg_fail;
  errors.base.emit_message = pantograph_jpeg_ignore;
  errors.base.output_message = pantograph_jpeg_silence;
  if (setjmp(errors.escape)) {
    jpeg_destroy_decompress(&info);
    return 0;
  }
  jpeg_create_decompress(&info);
  progress.base.progress_monitor = pantograph_jpeg_watch;
  progress.most_scans = most_scans;
  info.progress = &progress.base;
  jpeg_mem_src(&info, bytes, (unsigned long)count);
  jpeg_read_header(&info, TRUE);
  if (!pixels) {
    *width = info.image_width;
    *height = info.image_height;
    jpeg_destroy_decompress(&info);
    return 1;
  }
  int is_inked = info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK;
  info.out_color_space = is_inked ? JCS_CMYK : JCS_EXT_BGRA;
  jpeg_start_decompress(&info);
  if (info.output_width != *width || info.output_height != *height || info.output_components != 4)
    pantograph_jpeg_fail((j_common_ptr)&info);
  while (info.output_scanline < info.output_height) {
    uint8_t *row = (uint8_t *)(pixels + (size_t)info.output_scanline * info.output_width);
    JSAMPROW rows[1] = {row};
    if (jpeg_read_scanlines(&info, rows, 1) != 1) pantograph_jpeg_fail((j_common_ptr)&info);
    if (!is_inked) continue;
    for (JDIMENSION x = 0; x < info.output_width; x++) {
      uint8_t *ink = row + 4 * (size_t)x;
      // Adobe's are written the other way round: 255 is no ink.
      unsigned black = info.saw_Adobe_marker ? ink[3] : 255 - ink[3];
      unsigned red = (info.saw_Adobe_marker ? ink[0] : 255 - ink[0]) * black / 255;
      unsigned green = (info.saw_Adobe_marker ? ink[1] : 255 - ink[1]) * black / 255;
      unsigned blue = (info.saw_Adobe_marker ? ink[2] : 255 - ink[2]) * black / 255;
      ((uint32_t *)row)[x] = 0xFF000000u | red << 16 | green << 8 | blue;
    }
  }
  jpeg_finish_decompress(&info);
  jpeg_destroy_decompress(&info);
  return 1;
}
