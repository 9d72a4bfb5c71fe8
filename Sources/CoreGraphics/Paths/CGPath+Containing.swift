import Foundation

extension CGPath {
  /// Whether the point is inside the path. Open subpaths count as closed.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    var crossings = PathCrossings(of: point)
    for step in steps {
      crossings.take(step.mapped { $0.applying(transform) })
    }
    crossings.close()
    return rule == .evenOdd ? crossings.count % 2 != 0 : crossings.winding != 0
  }
}

/// The crossings of a path with the line from a point to the right.
private struct PathCrossings {
  private let point: CGPoint
  private var start = CGPoint.zero
  private var last = CGPoint.zero
  private(set) var count = 0
  private(set) var winding = 0

  /// The number of lines that approximate a curve.
  private static let parts = 32

  init(of point: CGPoint) { self.point = point }

  mutating func take(_ step: PathStep) {
    switch step {
    case .move(let place):
      close()
      (start, last) = (place, place)
    case .line(let end): add(end)
    case .quad(let control, let end):
      let from = last
      for index in 1...Self.parts {
        let share = CGFloat(index) / CGFloat(Self.parts)
        let rest = 1 - share
        add(
          CGPoint(
            x: rest * rest * from.x + 2 * rest * share * control.x + share * share * end.x,
            y: rest * rest * from.y + 2 * rest * share * control.y + share * share * end.y))
      }
    case .cubic(let first, let second, let end):
      let from = last
      for index in 1...Self.parts {
        let share = CGFloat(index) / CGFloat(Self.parts)
        let rest = 1 - share
        let (a, b) = (rest * rest * rest, 3 * rest * rest * share)
        let (c, d) = (3 * rest * share * share, share * share * share)
        add(
          CGPoint(
            x: a * from.x + b * first.x + c * second.x + d * end.x,
            y: a * from.y + b * first.y + c * second.y + d * end.y))
      }
    case .close: close()
    }
  }

  mutating func close() {
    add(start)
  }

  private mutating func add(_ end: CGPoint) {
    defer { last = end }
    guard (last.y <= point.y) != (end.y <= point.y) else { return }
    let x = last.x + (point.y - last.y) / (end.y - last.y) * (end.x - last.x)
    guard x > point.x else { return }
    count += 1
    winding += end.y > last.y ? 1 : -1
  }
}
