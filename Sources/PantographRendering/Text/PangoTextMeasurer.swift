import CPantographCairo
import Foundation
import QuartzCore

/// Measures text with the fonts in which it is drawn.
struct PangoTextMeasurer: TextMeasurer {
  func metrics(of font: TextFont) -> (ascender: CGFloat, descender: CGFloat) {
    let description = PangoFonts.description(of: font)
    defer { pango_font_description_free(description) }
    guard let metrics = pango_context_get_metrics(PangoFonts.context, description, nil) else {
      return PlainTextMeasurer().metrics(of: font)
    }
    defer { pango_font_metrics_unref(metrics) }
    let unit = CGFloat(PANGO_SCALE)
    return (
      CGFloat(pango_font_metrics_get_ascent(metrics)) / unit,
      -CGFloat(pango_font_metrics_get_descent(metrics)) / unit
    )
  }

  func heights(of font: TextFont) -> (capital: CGFloat, small: CGFloat) {
    (Self.inkHeight(of: "H", in: font), Self.inkHeight(of: "x", in: font))
  }

  private static func inkHeight(of letter: String, in font: TextFont) -> CGFloat {
    let layout = pango_layout_new(PangoFonts.context)
    defer { if let layout { g_object_unref(UnsafeMutableRawPointer(layout)) } }
    let description = PangoFonts.description(of: font)
    defer { pango_font_description_free(description) }
    pango_layout_set_font_description(layout, description)
    pango_layout_set_text(layout, letter, -1)
    var ink = PangoRectangle()
    pango_layout_get_extents(layout, &ink, nil)
    return CGFloat(ink.height) / CGFloat(PANGO_SCALE)
  }

  var families: [String] { PangoFonts.families }

  func size(of text: TextBlock, in width: CGFloat) -> CGSize {
    ShapedText(ShapedText.Key(text: text, width: width.isFinite ? width : nil, height: nil)).size
  }
}
