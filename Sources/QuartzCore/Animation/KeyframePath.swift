import Foundation
import PantographMotion
import PantographObjects

/// A path as a list of lines and curves. Each of them is one step of an animation.
struct KeyframePath {
  private enum Stretch {
    case line(CGPoint, CGPoint)
    case curve(CGPoint, CGPoint, CGPoint, CGPoint)
  }

  private var stretches: [Stretch] = []
  /// The length of each stretch from its start up to evenly spaced parameters of the curve.
  private var tables: [[Double]] = []
  private static let tableSteps = 32

  init(_ path: CGPath) {
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    for step in path.steps {
      switch step {
      case .move(let point):
        start = point
        current = point
        continue
      case .line(let point):
        stretches.append(.line(current, point))
      case .quad(let control, let point):
        // The quadratic curve as a cubic one.
        stretches.append(
          .curve(
            current, Self.between(current, control, 2 / 3), Self.between(point, control, 2 / 3),
            point))
      case .cubic(let first, let second, let point):
        stretches.append(.curve(current, first, second, point))
      case .close:
        if current == start { continue }
        stretches.append(.line(current, start))
      }
      current = step.points.last ?? start
    }
    tables = stretches.indices.map { index in
      var length = 0.0
      var last = point(index, 0)
      return [0]
        + (1...Self.tableSteps).map { number in
          let next = point(index, Double(number) / Double(Self.tableSteps))
          let (x, y) = (Double(next.x - last.x), Double(next.y - last.y))
          length += (x * x + y * y).squareRoot()
          last = next
          return length
        }
    }
  }

  var isEmpty: Bool { stretches.isEmpty }

  /// Returns the point at a share of the time, and the direction there in radians.
  func place(
    of share: Double, times: [Double]?, mode: CAAnimationCalculationMode
  ) -> (point: CGPoint, angle: CGFloat) {
    if mode.isPaced { return pacedPlace(of: share) }
    let stops = times ?? (0...stretches.count).map { Double($0) / Double(stretches.count) }
    require(
      stops.count > stretches.count,
      "a path of \(stretches.count) steps needs one key time more, not \(stops.count)")
    guard share < stops[stretches.count] else { return place(stretches.count - 1, 1) }
    let index = stops.prefix(stretches.count).lastIndex { $0 <= share } ?? 0
    let length = stops[index + 1] - stops[index]
    let part = length > 0 ? min(max((share - stops[index]) / length, 0), 1) : 1
    return place(index, mode == .discrete ? 0 : part)
  }

  private func pacedPlace(of share: Double) -> (point: CGPoint, angle: CGFloat) {
    var rest = share * tables.reduce(0) { $0 + ($1.last ?? 0) }
    for (index, table) in tables.enumerated() {
      let length = table.last ?? 0
      guard rest < length else {
        rest -= length
        continue
      }
      let above = max(table.firstIndex { $0 > rest } ?? Self.tableSteps, 1)
      let part = (rest - table[above - 1]) / (table[above] - table[above - 1])
      return place(index, (Double(above - 1) + max(part, 0)) / Double(Self.tableSteps))
    }
    return place(stretches.count - 1, 1)
  }

  private func place(_ index: Int, _ part: Double) -> (point: CGPoint, angle: CGFloat) {
    let here = point(index, part)
    // Two near points give the direction even if control points coincide.
    let (before, after) = (point(index, max(part - 1e-4, 0)), point(index, min(part + 1e-4, 1)))
    let angle = Mathematics.atan2(Double(after.y - before.y), Double(after.x - before.x))
    return (here, CGFloat(angle))
  }

  private func point(_ index: Int, _ part: Double) -> CGPoint {
    let part = CGFloat(part)
    switch stretches[index] {
    case .line(let from, let to):
      return Self.between(from, to, part)
    case .curve(let from, let first, let second, let to):
      let a = Self.between(from, first, part)
      let b = Self.between(first, second, part)
      let c = Self.between(second, to, part)
      return Self.between(Self.between(a, b, part), Self.between(b, c, part), part)
    }
  }

  private static func between(_ from: CGPoint, _ to: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
  }
}
