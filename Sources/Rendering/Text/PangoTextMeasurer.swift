import CCairo
import Foundation
import QuartzCore

/// Measures text with the fonts that it is drawn with.
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

  func size(of text: TextBlock, in width: CGFloat) -> CGSize {
    ShapedText(ShapedText.Key(text: text, width: width.isFinite ? width : nil, height: nil)).size
  }
}
