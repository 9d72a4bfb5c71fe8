#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <jpeglib.h>

// libjpeg leaves functions with longjmp, which must not skip Swift frames. So each call here is
// complete in C.

/// libjpeg's error handling, plus the place to jump to after an error.
struct pantograph_jpeg_errors {
  struct jpeg_error_mgr base;
  jmp_buf escape;
};

/// Called on an error in place of libjpeg's own handler, which calls exit().
static inline void pantograph_jpeg_fail(j_common_ptr info) {
  longjmp(((struct pantograph_jpeg_errors *)info->err)->escape, 1);
}

/// Counts a warning. Damaged data is decoded as far as possible, and nothing is printed.
static inline void pantograph_jpeg_ignore(j_common_ptr info, int level) {
  if (level < 0) info->err->num_warnings++;
}

static inline void pantograph_jpeg_silence(j_common_ptr info) { (void)info; }

/// The limit for a progressive picture: each scan processes all of its pixels.
struct pantograph_jpeg_progress {
  struct jpeg_progress_mgr base;
  int most_scans;
};

static inline void pantograph_jpeg_watch(j_common_ptr info) {
  j_decompress_ptr picture = (j_decompress_ptr)info;
  if (picture->input_scan_number > ((struct pantograph_jpeg_progress *)info->progress)->most_scans)
    pantograph_jpeg_fail(info);
}

/// Decodes a JPEG. Without `pixels` it reads only the size. Otherwise it writes `width * height`
/// pixels, with alpha in the highest byte, then red, green and blue. Returns 0 if the bytes are no
/// JPEG, or if its size differs from `width` and `height`.
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
      // Adobe's values are inverted: 255 is no ink.
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
