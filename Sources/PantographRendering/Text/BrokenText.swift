import CPantographCairo
import Foundation
import QuartzCore

/// Text in the lines in which it was measured, drawn with the machine's fonts. It has the same
/// lines in every picture, whatever the fonts and the scale.
///
/// A line that had room when it was measured is shown completely: if the font is wider than
/// measured, all lines are compressed horizontally by the same factor.
final class BrokenText {
  let height: CGFloat
  private let lines: [Line]
  private let share: CGFloat

  private struct Line {
    let shaped: ShapedText
    let x: CGFloat
    /// The top of the shaped line, which is vertically centered in the measured height.
    let y: CGFloat
  }

  init(_ measured: [TextLine], of text: TextBlock, in width: CGFloat) {
    let alignment = Self.alignment(of: text)
    let shaped = measured.map { Self.shape($0.runs, of: text) }
    let share = zip(measured, shaped).reduce(CGFloat(1)) { share, line in
      let (line, shaped) = line
      guard line.width <= width + Self.tolerance else { return share }
      return min(share, width / max(shaped.size.width, 0.01))
    }
    var (lines, y): ([Line], CGFloat) = ([], 0)
    for (line, plain) in zip(measured, shaped) {
      var shaped = plain
      let space = width - share * shaped.size.width
      if alignment == .justified, !line.endsParagraph, space > 0 {
        shaped = Self.shape(Self.spread(line.runs, over: space / share), of: text)
      }
      let x: CGFloat =
        switch alignment {
        case .center: space / 2
        case .right: space
        case .left, .justified, .natural: 0
        }
      lines.append(Line(shaped: shaped, x: x, y: y + (line.height - shaped.size.height) / 2))
      y += line.height + text.lineSpacing
    }
    self.share = share
    self.lines = lines
    height = lines.isEmpty ? 0 : y - text.lineSpacing
  }

  /// A tolerance in points, because frames are rounded to pixels.
  private static let tolerance: CGFloat = 0.5

  /// Draws the text; the first line's top left corner is at the context's origin.
  func draw(in context: OpaquePointer) {
    for line in lines {
      cairo_save(context)
      cairo_translate(context, Double(line.x), Double(line.y))
      if share < 1 { cairo_scale(context, Double(share), 1) }
      line.shaped.draw(in: context)
      cairo_restore(context)
    }
  }

  private static func shape(_ runs: [TextBlock.Run], of text: TextBlock) -> ShapedText {
    var line = text
    line.runs = runs
    // Removes the line's trailing spaces, which would count in its alignment.
    while let last = line.runs.indices.last {
      while line.runs[last].text.last?.isWhitespace == true { line.runs[last].text.removeLast() }
      guard line.runs[last].text.isEmpty, last > 0 else { break }
      line.runs.removeLast()
    }
    line.numberOfLines = 1
    line.alignment = .left
    line.lineBreakMode = .byClipping
    line.shadow = nil
    return ShapedText(ShapedText.Key(text: line, width: nil, height: nil))
  }

  /// Returns the alignment; natural alignment is resolved by the direction of the first letter's
  /// script.
  private static func alignment(of text: TextBlock) -> NSTextAlignment {
    guard text.alignment == .natural else { return text.alignment }
    let first = text.text.unicodeScalars.first { $0.properties.isAlphabetic }
    let isFromRight = first.map { scalar in Self.fromRight.contains { $0 ~= scalar.value } }
    return isFromRight == true ? .right : .left
  }

  /// The Unicode ranges of Hebrew, Arabic, Syriac, Thaana, N'Ko and their presentation forms.
  private static let fromRight: [ClosedRange<UInt32>] = [
    0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF,
  ]

  /// Returns the line with wider spaces between its words.
  private static func spread(_ runs: [TextBlock.Run], over space: CGFloat) -> [TextBlock.Run] {
    let words = runs.map(\.text).joined().split(separator: " ")
    guard words.count > 1 else { return runs }
    let more = space / CGFloat(words.count - 1)
    return runs.flatMap { run -> [TextBlock.Run] in
      var parts: [TextBlock.Run] = []
      for character in run.text {
        let isSpace = character == " "
        if parts.isEmpty || isSpace || parts.last?.text == " " {
          var part = run
          part.text = ""
          if isSpace { part.kern += more }
          parts.append(part)
        }
        parts[parts.count - 1].text.append(character)
      }
      return parts
    }
  }
}
