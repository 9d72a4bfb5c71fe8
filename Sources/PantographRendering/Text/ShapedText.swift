import CPantographCairo
import Foundation
import QuartzCore

/// Text laid out by pango, which can be drawn repeatedly. It owns pango's layout.
///
/// If a font is missing, fontconfig chooses the nearest one.
final class ShapedText {
  struct Key: Hashable {
    let text: TextBlock
    /// The width in points; nil does not limit the lines.
    let width: CGFloat?
    let height: CGFloat?
  }

  private let layout: OpaquePointer
  private let key: Key

  init(_ key: Key) {
    self.key = key
    layout = pango_layout_new(PangoFonts.context)
    let text = key.text
    Self.set(text.text, of: layout)
    if let font = text.runs.first?.font {
      let description = PangoFonts.description(of: font)
      defer { pango_font_description_free(description) }
      pango_layout_set_font_description(layout, description)
    }
    let attributes = PangoAttributes.list(for: text.runs)
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)
    pango_layout_set_alignment(layout, Self.alignment(text.alignment))
    pango_layout_set_justify(layout, text.alignment == .justified ? 1 : 0)
    pango_layout_set_spacing(layout, Self.units(text.lineSpacing))
    // Line breaks also count if only one line is wanted; the text after the first one is not shown.
    pango_layout_set_single_paragraph_mode(layout, 0)
    limit()
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
  }

  private func limit() {
    let text = key.text
    let isOneLine = text.numberOfLines == 1
    guard let width = key.width else {
      pango_layout_set_width(layout, -1)
      return
    }
    let ellipsis: PangoEllipsizeMode =
      switch text.lineBreakMode {
      case .byTruncatingHead: PANGO_ELLIPSIZE_START
      case .byTruncatingTail: PANGO_ELLIPSIZE_END
      case .byTruncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
      case .byWordWrapping, .byCharWrapping, .byClipping: PANGO_ELLIPSIZE_NONE
      }
    // A single clipped line gets the width that it needs; `draw` aligns it.
    if isOneLine, ellipsis == PANGO_ELLIPSIZE_NONE {
      pango_layout_set_width(layout, -1)
      return
    }
    pango_layout_set_width(layout, max(Self.units(width), 0))
    pango_layout_set_wrap(
      layout, text.lineBreakMode == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    pango_layout_set_ellipsize(layout, ellipsis)
    if text.numberOfLines > 0 {
      pango_layout_set_height(layout, Int32(-text.numberOfLines))
    } else if let height = key.height, ellipsis != PANGO_ELLIPSIZE_NONE {
      pango_layout_set_height(layout, max(Self.units(height), 1))
    }
  }

  /// The number of lines of the text that are shown.
  private var shownLines: Int {
    let count = Int(pango_layout_get_line_count(layout))
    return key.text.numberOfLines > 0 ? min(count, key.text.numberOfLines) : count
  }

  /// The size of the shown lines, in points.
  var size: CGSize {
    guard !key.text.runs.isEmpty else { return .zero }
    var (width, height) = (0.0, 0.0)
    eachLine { _, line in
      width = max(width, line.width)
      height = line.y + line.height
    }
    return CGSize(width: width, height: height)
  }

  /// The distance of the first line's baseline from the top, in points.
  var baseline: Double { Double(pango_layout_get_baseline(layout)) / Double(PANGO_SCALE) }

  /// Draws the first line; its baseline begins at the context's origin.
  func show(in context: OpaquePointer) {
    cairo_move_to(context, 0, 0)
    pango_cairo_show_layout_line(context, pango_layout_get_line_readonly(layout, 0))
  }

  /// Adds the outlines of the first line's letters to the path of the context.
  func addOutline(to context: OpaquePointer) {
    cairo_move_to(context, 0, 0)
    pango_cairo_layout_line_path(context, pango_layout_get_line_readonly(layout, 0))
  }

  /// The places of the characters, Unicode scalars, in points: the index of the first UTF-8 code
  /// unit of each, its left edge and its width.
  var characters: [(index: Int, x: Double, width: Double)] {
    guard let place = pango_layout_get_iter(layout) else { return [] }
    defer { pango_layout_iter_free(place) }
    var characters: [(index: Int, x: Double, width: Double)] = []
    repeat {
      var box = PangoRectangle()
      pango_layout_iter_get_char_extents(place, &box)
      let unit = Double(PANGO_SCALE)
      characters.append(
        (
          Int(pango_layout_iter_get_index(place)), Double(min(box.x, box.x + box.width)) / unit,
          Double(abs(box.width)) / unit
        ))
    } while pango_layout_iter_next_char(place) != 0
    return characters
  }

  /// The parts of the line that are not spaces.
  var words: [ClosedRange<Double>] {
    let units = Array(key.text.text.utf8)
    var words: [ClosedRange<Double>] = []
    var isOpen = false
    for character in characters where character.index < units.count {
      let isSpace = units[character.index] == UInt8(ascii: " ")
      defer { isOpen = !isSpace }
      guard !isSpace else { continue }
      let end = character.x + character.width
      if isOpen, let last = words.popLast() {
        words.append(min(last.lowerBound, character.x)...max(last.upperBound, end))
      } else {
        words.append(character.x...end)
      }
    }
    return words
  }

  /// Draws the text; the first line's top left corner is at the context's origin.
  func draw(in context: OpaquePointer) {
    let room = key.width.map(Double.init)
    eachLine { pointer, line in
      var x = line.x
      // Without a width, pango aligned the lines to the longest one.
      if let room, pango_layout_get_width(layout) < 0 {
        switch key.text.alignment {
        case .center: x = (room - line.width) / 2
        case .right: x = room - line.width
        case .left, .justified, .natural: break
        }
      }
      cairo_move_to(context, x, line.baseline)
      pango_cairo_show_layout_line(context, pointer)
    }
  }

  private struct Line {
    let x, y, width, height, baseline: Double
  }

  private func eachLine(_ body: (OpaquePointer?, Line) -> Void) {
    guard let lines = pango_layout_get_iter(layout) else { return }
    defer { pango_layout_iter_free(lines) }
    for _ in 0..<shownLines {
      var box = PangoRectangle()
      pango_layout_iter_get_line_extents(lines, nil, &box)
      let baseline = pango_layout_iter_get_baseline(lines)
      let unit = Double(PANGO_SCALE)
      body(
        pango_layout_iter_get_line_readonly(lines),
        Line(
          x: Double(box.x) / unit, y: Double(box.y) / unit, width: Double(box.width) / unit,
          height: Double(box.height) / unit, baseline: Double(baseline) / unit))
      guard pango_layout_iter_next_line(lines) != 0 else { break }
    }
  }

  private static func units(_ points: CGFloat) -> Int32 {
    Int32(min(max((points * CGFloat(PANGO_SCALE)).rounded(), -1e9), 1e9))
  }

  private static func set(_ text: String, of layout: OpaquePointer?) {
    // Passes the length, because the text may contain a zero byte.
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        pango_layout_set_text(layout, characters.baseAddress, Int32(clamping: characters.count))
      }
    }
  }

  private static func alignment(_ alignment: NSTextAlignment) -> PangoAlignment {
    switch alignment {
    case .center: PANGO_ALIGN_CENTER
    case .right: PANGO_ALIGN_RIGHT
    case .left, .justified, .natural: PANGO_ALIGN_LEFT
    }
  }
}
