import CPantographCairo
import Foundation
import QuartzCore

/// The machine's fonts, as pango finds them.
enum PangoFonts {
  /// The context for layouts, one for each thread. It has no surface or screen, and its options do
  /// not depend on the desktop's settings, so the same fonts give the same picture.
  static var context: OpaquePointer? {
    let key = "Pantograph.PangoContext"
    let thread = Thread.current.threadDictionary
    if let kept = thread[key] as? Kept { return kept.context }
    let kept = Kept()
    thread[key] = kept
    return kept.context
  }

  private final class Kept {
    let context: OpaquePointer?

    init() {
      context = pango_font_map_create_context(pango_cairo_font_map_get_default())
      let options = cairo_font_options_create()
      defer { cairo_font_options_destroy(options) }
      cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
      cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
      cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
      pango_cairo_context_set_font_options(context, options)
      pango_context_set_round_glyph_positions(context, 0)
    }

    deinit {
      if let context { g_object_unref(UnsafeMutableRawPointer(context)) }
    }
  }

  /// Whether the machine has any font. Without fonts, pango's measurements are not even
  /// reproducible.
  static let areThere = !families.isEmpty

  /// Names that pango lists even without fonts.
  private static let aliases: Set<String> = [
    "Sans", "Serif", "Monospace", "System-ui", "Cursive", "Fantasy",
  ]

  /// The families of all fonts, sorted; empty on a machine without fonts.
  static var families: [String] {
    var families: UnsafeMutablePointer<OpaquePointer?>?
    var count: Int32 = 0
    pango_font_map_list_families(pango_cairo_font_map_get_default(), &families, &count)
    defer { g_free(families) }
    guard let families else { return [] }
    return (0..<Int(count)).compactMap { index in
      pango_font_family_get_name(families[index]).map { String(cString: $0) }
    }.filter { !aliases.contains($0) }.sorted()
  }

  /// Returns a font description that the caller must release.
  static func description(of font: TextFont) -> OpaquePointer? {
    let description = pango_font_description_new()
    pango_font_description_set_family(description, font.familyName)
    pango_font_description_set_weight(
      description, PangoWeight(rawValue: UInt32(font.openTypeWeight)))
    if font.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
    pango_font_description_set_absolute_size(
      description, Double(font.pointSize) * Double(PANGO_SCALE))
    return description
  }

  /// Returns the top and the thickness of the line below the letters of a font, or of the line
  /// through them, from the baseline downwards and in points.
  static func line(of font: TextFont, isUnder: Bool) -> (y: Double, thickness: Double) {
    let description = description(of: font)
    defer { pango_font_description_free(description) }
    guard let metrics = pango_context_get_metrics(context, description, nil) else {
      return (0, Double(font.pointSize) / 20)
    }
    defer { pango_font_metrics_unref(metrics) }
    let unit = Double(PANGO_SCALE)
    let y =
      isUnder
      ? pango_font_metrics_get_underline_position(metrics)
      : pango_font_metrics_get_strikethrough_position(metrics)
    let thickness =
      isUnder
      ? pango_font_metrics_get_underline_thickness(metrics)
      : pango_font_metrics_get_strikethrough_thickness(metrics)
    return (-Double(y) / unit, Double(thickness) / unit)
  }
}
