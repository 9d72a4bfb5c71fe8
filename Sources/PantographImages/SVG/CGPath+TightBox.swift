import CoreGraphics
import Foundation

extension CGPath {
  /// The smallest rectangle around the path itself, without its control points.
  var tightBox: CGRect {
    var points: [CGPoint] = []
    var (last, start) = (CGPoint.zero, CGPoint.zero)
    for step in steps {
      switch step {
      case .move(let point): start = point
      case .line: break
      case .quad(let control, let end):
        let first = CGPoint(
          x: last.x + (control.x - last.x) * 2 / 3, y: last.y + (control.y - last.y) * 2 / 3)
        let second = CGPoint(
          x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
        points += Self.turns(last, first, second, end)
      case .cubic(let first, let second, let end): points += Self.turns(last, first, second, end)
      case .close: last = start
      }
      if let end = step.points.last {
        points.append(end)
        last = end
      }
    }
    guard let first = points.first else { return .null }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Returns the points at which a curve turns back in a direction.
  private static func turns(
    _ start: CGPoint, _ first: CGPoint, _ second: CGPoint, _ end: CGPoint
  ) -> [CGPoint] {
    func shares(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
      let a = p3 - 3 * p2 + 3 * p1 - p0
      let b = 2 * (p2 - 2 * p1 + p0)
      let c = p1 - p0
      if abs(a) < 1e-12 { return abs(b) < 1e-12 ? [] : [-c / b] }
      let root = b * b - 4 * a * c
      guard root >= 0 else { return [] }
      return [(-b + root.squareRoot()) / (2 * a), (-b - root.squareRoot()) / (2 * a)]
    }
    let all =
      shares(start.x, first.x, second.x, end.x) + shares(start.y, first.y, second.y, end.y)
    return all.filter { $0 > 0 && $0 < 1 }.map { t in
      let s = 1 - t
      func mixed(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> CGFloat {
        let early = s * s * (s * p0 + 3 * t * p1)
        return early + t * t * (3 * s * p2 + t * p3)
      }
      return CGPoint(
        x: mixed(start.x, first.x, second.x, end.x), y: mixed(start.y, first.y, second.y, end.y))
    }
  }
}
