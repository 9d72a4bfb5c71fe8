import Foundation
import PantographPlotting

extension Mark {
  /// Returns the area in which the mark may draw; nil if it is not known.
  func extent(of texts: DrawingTexts, in context: borrowing CairoContext) -> CGRect? {
    switch self {
    case .path(let path, _, let stroke): return Self.extent(of: path.points[...], stroke)
    case .circle(let center, let radius, _, let stroke):
      return Self.extent(
        of: [center - Point(radius, radius), center + Point(radius, radius)], stroke)
    case .rectangle(let box, _, _, let stroke):
      return Self.extent(of: [Point(box.x, box.y), Point(box.maxX, box.maxY)], stroke)
    case .text(let text, let point, let style):
      guard style.rotation == 0, point.isFinite, style.size.isFinite, style.size > 0 else {
        return nil
      }
      let width = texts.text(text, style, in: context).width
      // In some fonts, accents above and below letters reach farther than an em, and letters reach
      // over their own ends.
      return CGRect(
        x: point.x + style.anchor.offset(of: width) - style.size, y: point.y - 2 * style.size,
        width: width + 2 * style.size, height: 3 * style.size)
    case .group(let group):
      let clip = group.clip.map { CGRect($0) }
      guard let inner = Self.extent(of: group.marks, texts, context) else {
        return clip?.through(group.transform)
      }
      let shown = clip.map { inner.intersection($0) } ?? inner
      return shown.isNull ? shown : shown.through(group.transform)
    }
  }

  /// Returns whether the mark is a text above or below the box. For this, the text need not be laid
  /// out.
  func misses(_ box: CGRect) -> Bool {
    guard case .text(_, let point, let style) = self, style.rotation == 0, point.isFinite,
      style.size.isFinite, style.size > 0
    else { return false }
    return point.y - 2 * style.size >= box.maxY || point.y + style.size <= box.minY
  }

  private static func extent(
    of marks: [Mark], _ texts: DrawingTexts, _ context: borrowing CairoContext
  ) -> CGRect? {
    var whole = CGRect.null
    for mark in marks {
      guard let extent = mark.extent(of: texts, in: context) else { return nil }
      whole = whole.union(extent)
    }
    return whole
  }

  /// Returns the area of a line through points, without those that are drawn nowhere.
  static func extent(of points: ArraySlice<Point>, _ stroke: Stroke?) -> CGRect? {
    let half = max(stroke?.width ?? 0, 0) / 2
    guard half.isFinite else { return nil }
    let shown = points.filter(\.isFinite)
    guard let first = shown.first else { return .null }
    var (low, high) = (first, first)
    for point in shown {
      low = Point(min(low.x, point.x), min(low.y, point.y))
      high = Point(max(high.x, point.x), max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
      .insetBy(dx: -half, dy: -half)
  }
}

extension TextStyle.Anchor {
  /// Returns the distance from the text's point to the start of the text.
  func offset(of width: Double) -> Double {
    switch self {
    case .start: 0
    case .middle: -width / 2
    case .end: -width
    }
  }
}

extension CGRect {
  init(_ box: Box) {
    self.init(x: box.x, y: box.y, width: max(0, box.width), height: max(0, box.height))
  }

  /// Returns the rectangle after a transform.
  func through(_ transform: Transform) -> CGRect {
    CGRect(
      x: transform.offset.x + minX * transform.scale,
      y: transform.offset.y + minY * transform.scale, width: width * transform.scale,
      height: height * transform.scale
    ).standardized
  }
}
