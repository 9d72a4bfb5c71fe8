import Foundation
import PantographPlotting

extension Mark {
  /// The area in which the mark may draw; nil if it is not known.
  var extent: CGRect? {
    switch self {
    case .path(let path, _, let stroke): return Self.extent(of: path.points[...], stroke)
    case .circle(let center, let radius, _, let stroke):
      return Self.extent(
        of: [center - Point(radius, radius), center + Point(radius, radius)], stroke)
    case .rectangle(let box, _, _, let stroke):
      return Self.extent(of: [Point(box.x, box.y), Point(box.maxX, box.maxY)], stroke)
    case .text(_, let point, let style):
      guard style.rotation == 0, point.y.isFinite, style.size.isFinite else { return nil }
      // The width depends on the font. In some fonts, accents above and below letters reach
      // farther than an em.
      return CGRect(
        x: -Self.farAway, y: point.y - 2 * style.size, width: 2 * Self.farAway,
        height: 3 * style.size)
    case .group(let group):
      let clip = group.clip.map { CGRect($0) }
      guard let inner = Self.extent(of: group.marks) else {
        return clip?.through(group.transform)
      }
      let shown = clip.map { inner.intersection($0) } ?? inner
      return shown.isNull ? shown : shown.through(group.transform)
    }
  }

  private static func extent(of marks: [Mark]) -> CGRect? {
    var whole = CGRect.null
    for mark in marks {
      guard let extent = mark.extent else { return nil }
      whole = whole.union(extent)
    }
    return whole
  }

  /// A distance, in the units of a drawing, that is beyond every drawing.
  private static let farAway = 1e6

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
