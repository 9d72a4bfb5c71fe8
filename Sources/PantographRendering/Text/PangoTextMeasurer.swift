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
    if text.isStyled {
      var whole = text
      // A line with an ellipsis takes all the width there is.
      if text.numberOfLines == 1 || text.lineBreakMode != .byCharWrapping {
        whole.lineBreakMode = .byClipping
      }
      return TextLayout(whole, in: CGSize(width: width, height: .infinity), by: self).size
    }
    return ShapedText(ShapedText.Key(text: text, width: width.isFinite ? width : nil, height: nil))
      .size
  }

  /// Returns the lines of a text with styles, which pango does not know.
  func lines(of text: TextBlock, in room: CGSize) -> [TextLine]? {
    text.isStyled ? TextLayout(text, in: room, by: self).lines : nil
  }

  func widths(of run: TextBlock.Run) -> [CGFloat] {
    // Each line of the run is shaped by itself, as it is drawn.
    run.text.split(omittingEmptySubsequences: false) { $0.isNewline }.enumerated()
      .flatMap { index, line -> [CGFloat] in
        var part = run
        part.text = String(line)
        // Every line but the first follows a line break, which has no width.
        return (index > 0 ? [0] : []) + Self.widths(ofLine: part)
      }
  }

  private static func widths(ofLine run: TextBlock.Run) -> [CGFloat] {
    guard !run.text.isEmpty else { return [] }
    let shaped = ShapedText(
      ShapedText.Key(text: TextBlock(runs: [run]), width: nil, height: nil))
    var ends: [Int] = []
    var count = 0
    for character in run.text {
      count += character.utf8.count
      ends.append(count)
    }
    var widths = [CGFloat](repeating: 0, count: ends.count)
    for character in shaped.characters.sorted(by: { $0.index < $1.index }) {
      // Bisection: the first letter that ends after the character's first code unit.
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if ends[middle] > character.index { high = middle } else { low = middle + 1 }
      }
      if low < widths.count { widths[low] += CGFloat(character.width) }
    }
    return widths
  }
}
