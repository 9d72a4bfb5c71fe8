import Foundation

/// A polygon without dents.
struct ConvexOutline: Equatable {
  let points: [CGPoint]
  /// The corners of the box around the points. Most outlines are apart, which two boxes show.
  private let low: CGPoint
  private let high: CGPoint

  init(_ points: [CGPoint] = []) {
    self.points = points
    var (low, high) = (
      CGPoint(x: CGFloat.infinity, y: .infinity), CGPoint(x: -CGFloat.infinity, y: -.infinity)
    )
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    (self.low, self.high) = (low, high)
  }

  private var signedArea: CGFloat {
    var sum: CGFloat = 0
    for (index, point) in points.enumerated() {
      let next = points[(index + 1) % points.count]
      sum += point.x * next.y - next.x * point.y
    }
    return sum / 2
  }

  var area: CGFloat { abs(signedArea) }

  /// The mean of the corners.
  var middle: CGPoint {
    let count = CGFloat(max(points.count, 1))
    return CGPoint(
      x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
  }

  /// Returns the part in which a value that changes evenly is not negative.
  func part(where value: (CGPoint) -> CGFloat) -> ConvexOutline {
    let values = points.map(value)
    var part: [CGPoint] = []
    for index in points.indices {
      let next = (index + 1) % points.count
      if values[index] >= 0 { part.append(points[index]) }
      guard values[index] * values[next] < 0 else { continue }
      let share = values[index] / (values[index] - values[next])
      let (start, end) = (points[index], points[next])
      part.append(
        CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
    }
    return ConvexOutline(part)
  }

  /// Returns the part that is also inside the other outline.
  func overlap(with other: ConvexOutline) -> ConvexOutline {
    guard points.count > 2, other.points.count > 2, overlapsBox(of: other) else {
      return ConvexOutline()
    }
    let side: CGFloat = other.signedArea < 0 ? -1 : 1
    var rest = self
    for (index, start) in other.points.enumerated() {
      let end = other.points[(index + 1) % other.points.count]
      rest = rest.part { point in
        side
          * ((end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x))
      }
      if rest.points.count < 3 { return ConvexOutline() }
    }
    return rest
  }

  private func overlapsBox(of other: ConvexOutline) -> Bool {
    low.x < other.high.x && other.low.x < high.x && low.y < other.high.y && other.low.y < high.y
  }
}
