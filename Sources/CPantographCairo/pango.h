#pragma once
// The parts of Pango and GLib that are used, declared again: their own headers are in six folders
// that only pkg-config knows, and SwiftPM warns about other flags that pkg-config returns.
// `.ci/headers` compares these declarations with the originals.
#include <cairo/cairo.h>

#ifndef PANTOGRAPH_COMPARES_PANGO
#define PANGO_SCALE 1024

typedef struct _PangoAttrClass PangoAttrClass;
typedef struct _PangoAttrList PangoAttrList;
typedef struct _PangoContext PangoContext;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoFontFamily PangoFontFamily;
typedef struct _PangoFontMap PangoFontMap;
typedef struct _PangoFontMetrics PangoFontMetrics;
typedef struct _PangoLanguage PangoLanguage;
typedef struct _PangoLayout PangoLayout;
typedef struct _PangoLayoutIter PangoLayoutIter;
typedef struct _PangoLayoutLine PangoLayoutLine;

typedef struct _PangoAttribute {
  const PangoAttrClass *klass;
  unsigned int start_index;
  unsigned int end_index;
} PangoAttribute;

typedef struct _PangoRectangle {
  int x, y, width, height;
} PangoRectangle;

typedef enum { PANGO_ALIGN_LEFT, PANGO_ALIGN_CENTER, PANGO_ALIGN_RIGHT } PangoAlignment;
typedef enum {
  PANGO_ELLIPSIZE_NONE,
  PANGO_ELLIPSIZE_START,
  PANGO_ELLIPSIZE_MIDDLE,
  PANGO_ELLIPSIZE_END
} PangoEllipsizeMode;
typedef enum { PANGO_STYLE_NORMAL, PANGO_STYLE_OBLIQUE, PANGO_STYLE_ITALIC } PangoStyle;
typedef enum { PANGO_UNDERLINE_NONE, PANGO_UNDERLINE_SINGLE } PangoUnderline;
typedef enum { PANGO_WEIGHT_NORMAL = 400, PANGO_WEIGHT_BOLD = 700 } PangoWeight;
typedef enum { PANGO_WRAP_WORD, PANGO_WRAP_CHAR, PANGO_WRAP_WORD_CHAR } PangoWrapMode;
#endif

void g_free(void *memory);
void g_object_unref(void *object);

PangoAttribute *pango_attr_background_alpha_new(unsigned short alpha);
PangoAttribute *pango_attr_background_new(unsigned short red, unsigned short green, unsigned short blue);
PangoAttribute *pango_attr_font_desc_new(const PangoFontDescription *description);
PangoAttribute *pango_attr_font_features_new(const char *features);
PangoAttribute *pango_attr_foreground_alpha_new(unsigned short alpha);
PangoAttribute *pango_attr_foreground_new(unsigned short red, unsigned short green, unsigned short blue);
PangoAttribute *pango_attr_letter_spacing_new(int spacing);
PangoAttribute *pango_attr_rise_new(int rise);
PangoAttribute *pango_attr_shape_new(const PangoRectangle *ink, const PangoRectangle *logical);
PangoAttribute *pango_attr_strikethrough_new(int strikethrough);
PangoAttribute *pango_attr_underline_new(PangoUnderline underline);
void pango_attr_list_insert(PangoAttrList *list, PangoAttribute *attribute);
PangoAttrList *pango_attr_list_new(void);
void pango_attr_list_unref(PangoAttrList *list);

void pango_cairo_context_set_font_options(PangoContext *context, const cairo_font_options_t *options);
PangoLayout *pango_cairo_create_layout(cairo_t *cairo);
PangoFontMap *pango_cairo_font_map_get_default(void);
void pango_cairo_layout_line_path(cairo_t *cairo, PangoLayoutLine *line);
void pango_cairo_show_layout(cairo_t *cairo, PangoLayout *layout);
void pango_cairo_show_layout_line(cairo_t *cairo, PangoLayoutLine *line);

PangoFontMetrics *pango_context_get_metrics(
    PangoContext *context, const PangoFontDescription *description, PangoLanguage *language);
void pango_context_set_round_glyph_positions(PangoContext *context, int round);

void pango_font_description_free(PangoFontDescription *description);
PangoFontDescription *pango_font_description_new(void);
void pango_font_description_set_absolute_size(PangoFontDescription *description, double size);
void pango_font_description_set_family(PangoFontDescription *description, const char *family);
void pango_font_description_set_style(PangoFontDescription *description, PangoStyle style);
void pango_font_description_set_weight(PangoFontDescription *description, PangoWeight weight);
const char *pango_font_family_get_name(PangoFontFamily *family);
PangoContext *pango_font_map_create_context(PangoFontMap *map);
void pango_font_map_list_families(PangoFontMap *map, PangoFontFamily ***families, int *count);
int pango_font_metrics_get_ascent(PangoFontMetrics *metrics);
int pango_font_metrics_get_descent(PangoFontMetrics *metrics);
int pango_font_metrics_get_strikethrough_position(PangoFontMetrics *metrics);
int pango_font_metrics_get_strikethrough_thickness(PangoFontMetrics *metrics);
int pango_font_metrics_get_underline_position(PangoFontMetrics *metrics);
int pango_font_metrics_get_underline_thickness(PangoFontMetrics *metrics);
void pango_font_metrics_unref(PangoFontMetrics *metrics);

void pango_layout_context_changed(PangoLayout *layout);
int pango_layout_get_baseline(PangoLayout *layout);
PangoContext *pango_layout_get_context(PangoLayout *layout);
PangoLayoutIter *pango_layout_get_iter(PangoLayout *layout);
void pango_layout_get_extents(
    PangoLayout *layout, PangoRectangle *ink, PangoRectangle *logical);
int pango_layout_get_line_count(PangoLayout *layout);
PangoLayoutLine *pango_layout_get_line_readonly(PangoLayout *layout, int line);
void pango_layout_get_size(PangoLayout *layout, int *width, int *height);
int pango_layout_get_width(PangoLayout *layout);
void pango_layout_iter_free(PangoLayoutIter *lines);
int pango_layout_iter_get_baseline(PangoLayoutIter *lines);
void pango_layout_iter_get_char_extents(PangoLayoutIter *characters, PangoRectangle *logical);
int pango_layout_iter_get_index(PangoLayoutIter *characters);
void pango_layout_iter_get_line_extents(
    PangoLayoutIter *lines, PangoRectangle *ink, PangoRectangle *logical);
PangoLayoutLine *pango_layout_iter_get_line_readonly(PangoLayoutIter *lines);
int pango_layout_iter_next_char(PangoLayoutIter *characters);
int pango_layout_iter_next_line(PangoLayoutIter *lines);
PangoLayout *pango_layout_new(PangoContext *context);
void pango_layout_set_alignment(PangoLayout *layout, PangoAlignment alignment);
void pango_layout_set_attributes(PangoLayout *layout, PangoAttrList *attributes);
void pango_layout_set_ellipsize(PangoLayout *layout, PangoEllipsizeMode mode);
void pango_layout_set_font_description(PangoLayout *layout, const PangoFontDescription *description);
void pango_layout_set_height(PangoLayout *layout, int height);
void pango_layout_set_justify(PangoLayout *layout, int justifies);
void pango_layout_set_single_paragraph_mode(PangoLayout *layout, int isSingle);
void pango_layout_set_spacing(PangoLayout *layout, int spacing);
void pango_layout_set_text(PangoLayout *layout, const char *text, int length);
void pango_layout_set_width(PangoLayout *layout, int width);
void pango_layout_set_wrap(PangoLayout *layout, PangoWrapMode mode);
