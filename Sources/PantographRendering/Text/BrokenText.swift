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
    let shaped: ShapedLine
    let x: CGFloat
    /// The top of the shaped line, which is vertically centered in the measured height of its
    /// letters.
    let y: CGFloat
  }

  init(_ measured: [TextLine], of text: TextBlock, in width: CGFloat) {
    let shaped = measured.map { ShapedLine($0, of: text) }
    let share = zip(measured, shaped).reduce(CGFloat(1)) { share, line in
      let (line, shaped) = line
      let room = line.room.isFinite ? line.room : width
      guard line.width <= room + Self.tolerance else { return share }
      return min(share, room / max(shaped.width, 0.01))
    }
    lines = zip(measured, shaped).map { line, plain in
      var shaped = plain
      let (alignment, isFromRight) = text.alignment(of: line)
      let space = (line.room.isFinite ? line.room : width) - share * shaped.width
      if alignment == .justified, !line.endsParagraph, space > 0 {
        var wider = line
        wider.runs = Self.spread(line.runs, over: space / share)
        shaped = ShapedLine(wider, of: text)
      }
      let x = line.left(
        ofWidth: share * shaped.width, in: width, aligned: alignment, isFromRight: isFromRight)
      let above = line.height - line.naturalHeight
      return Line(
        shaped: shaped, x: x, y: line.top + above + (line.naturalHeight - shaped.height) / 2)
    }
    self.share = share
    height = measured.last.map { $0.top + $0.height } ?? 0
  }

  /// A tolerance in points, because frames are rounded to pixels.
  private static let tolerance: CGFloat = 0.5

  /// The pictures in the text with their frames; the first line's top left corner is the origin.
  var pictures: [(image: CGImage, frame: CGRect)] {
    lines.flatMap { line in
      line.shaped.pictures.map { image, frame in
        let place = CGRect(
          x: line.x + share * frame.minX, y: line.y + frame.minY, width: share * frame.width,
          height: frame.height)
        return (image, place)
      }
    }
  }

  /// Draws the text; the first line's top left corner is at the context's origin.
  func draw(in context: OpaquePointer) throws(RenderingError) {
    for line in lines {
      cairo_save(context)
      defer { cairo_restore(context) }
      cairo_translate(context, Double(line.x), Double(line.y))
      if share < 1 { cairo_scale(context, Double(share), 1) }
      try line.shaped.draw(in: context)
    }
  }

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
