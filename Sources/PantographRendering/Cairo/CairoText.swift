import CPantographCairo

/// One line of text, laid out for a context and for others of the same scale. It owns pango's
/// layout.
///
/// If the font is missing, fontconfig chooses the nearest. Without any fonts, a bar is drawn in
/// place of the text.
final class CairoText {
  private let layout: OpaquePointer
  /// The size of the bar that is drawn if there are no fonts.
  private let bar: (width: Double, height: Double)

  /// Lays out a line of text.
  ///
  /// - Parameter size: The em size, in the context's units.
  init(
    _ text: String, family: String, size: Double, isBold: Bool, in context: borrowing CairoContext
  ) {
    bar = (Double(text.count) * size * 0.55, size * 0.5)
    layout = pango_cairo_create_layout(context.pointer)
    let font = pango_font_description_new()
    defer { pango_font_description_free(font) }
    pango_font_description_set_family(font, family)
    pango_font_description_set_weight(font, isBold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL)
    pango_font_description_set_absolute_size(font, size * Double(PANGO_SCALE))
    pango_layout_set_font_description(layout, font)
    // Fixed options, independent of the desktop's settings: the picture is the same on every
    // machine that has this font.
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(pango_layout_get_context(layout), options)
    pango_layout_set_single_paragraph_mode(layout, 1)
    // Passes the length, because the text may contain a zero byte.
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        pango_layout_set_text(layout, characters.baseAddress, Int32(characters.count))
      }
    }
    pango_layout_context_changed(layout)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
  }

  private(set) lazy var width: Double = {
    guard PangoFonts.areThere else { return bar.width }
    var width: Int32 = 0
    pango_layout_get_size(layout, &width, nil)
    return Double(width) / Double(PANGO_SCALE)
  }()

  /// Draws the text; its baseline starts at the given point.
  func draw(x: Double, y: Double, on context: borrowing CairoContext) {
    guard PangoFonts.areThere else {
      cairo_rectangle(context.pointer, x, y - bar.height, bar.width, bar.height)
      cairo_fill(context.pointer)
      return
    }
    let baseline = Double(pango_layout_get_baseline(layout)) / Double(PANGO_SCALE)
    cairo_move_to(context.pointer, x, y - baseline)
    pango_cairo_show_layout(context.pointer, layout)
  }
}
