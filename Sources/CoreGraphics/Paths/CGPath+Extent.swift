extension CGPath {
  /// The smallest upright rectangle around the lines and curves; unlike `boundingBox`, without their control points.
  public var boundingBoxOfPath: CGRect {
    var points: [CGPoint] = []
    var current = CGPoint.zero
    for step in steps {
      switch step {
      case .move(let end), .line(let end):
        points.append(end)
      case .quad(let control, let end):
        points.append(end)
        for time in Self.turns(current.x, control.x, end.x)
          + Self.turns(current.y, control.y, end.y)
        {
          let rest = 1 - time
          points.append(
            CGPoint(
              x: rest * rest * current.x + 2 * rest * time * control.x + time * time * end.x,
              y: rest * rest * current.y + 2 * rest * time * control.y + time * time * end.y))
        }
      case .cubic(let first, let second, let end):
        points.append(end)
        let times =
          Self.turns(current.x, first.x, second.x, end.x)
          + Self.turns(current.y, first.y, second.y, end.y)
        for time in times {
          points.append(
            CGPoint(
              x: Self.value(current.x, first.x, second.x, end.x, at: time),
              y: Self.value(current.y, first.y, second.y, end.y, at: time)))
        }
      case .close:
        continue
      }
      current = step.points.last ?? current
    }
    return CGRect(around: points)
  }

  private static func value(
    _ start: CGFloat, _ first: CGFloat, _ second: CGFloat, _ end: CGFloat, at time: CGFloat
  ) -> CGFloat {
    let rest = 1 - time
    return rest * rest * rest * start + 3 * rest * rest * time * first
      + 3 * rest * time * time * second + time * time * time * end
  }

  /// The times at which a quadratic curve turns around on one axis.
  private static func turns(_ start: CGFloat, _ control: CGFloat, _ end: CGFloat) -> [CGFloat] {
    let bend = start - 2 * control + end
    guard bend != 0 else { return [] }
    return [(start - control) / bend].filter { $0 > 0 && $0 < 1 }
  }

  /// The times at which a cubic curve turns around on one axis: the zeros of its derivative.
  private static func turns(
    _ start: CGFloat, _ first: CGFloat, _ second: CGFloat, _ end: CGFloat
  ) -> [CGFloat] {
    let a = end - 3 * second + 3 * first - start
    let b = 2 * (second - 2 * first + start)
    let c = first - start
    // Below a billionth of the other terms the quadratic part is rounding.
    if abs(a) <= 1e-9 * max(abs(b), abs(c)) {
      return b == 0 ? [] : [-c / b].filter { $0 > 0 && $0 < 1 }
    }
    let root = b * b - 4 * a * c
    guard root >= 0 else { return [] }
    return [(-b + root.squareRoot()) / (2 * a), (-b - root.squareRoot()) / (2 * a)]
      .filter { $0 > 0 && $0 < 1 }
  }
}
