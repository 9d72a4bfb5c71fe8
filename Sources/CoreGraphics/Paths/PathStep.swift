import Foundation

/// One step of a path. Arcs and ellipses are stored as cubic curves.
package enum PathStep: Hashable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case quad(control: CGPoint, to: CGPoint)
  case cubic(control1: CGPoint, control2: CGPoint, to: CGPoint)
  case close

  /// The control points and the end point of this step.
  package var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let control, let point): [control, point]
    case .cubic(let first, let second, let point): [first, second, point]
    case .close: []
    }
  }

  /// Returns the same kind of step with each point changed.
  package func mapped(_ change: (CGPoint) -> CGPoint) -> PathStep {
    switch self {
    case .move(let point): .move(change(point))
    case .line(let point): .line(change(point))
    case .quad(let control, let point): .quad(control: change(control), to: change(point))
    case .cubic(let first, let second, let point):
      .cubic(control1: change(first), control2: change(second), to: change(point))
    case .close: .close
    }
  }

  /// Returns a step that combines the coordinates of this step with those of another of the same
  /// kind; nil for another kind.
  package func combined(_ other: PathStep, _ each: (CGFloat, CGFloat) -> CGFloat) -> PathStep? {
    func both(_ left: CGPoint, _ right: CGPoint) -> CGPoint {
      CGPoint(x: each(left.x, right.x), y: each(left.y, right.y))
    }
    switch (self, other) {
    case (.move(let left), .move(let right)): return .move(both(left, right))
    case (.line(let left), .line(let right)): return .line(both(left, right))
    case (.quad(let control, let left), .quad(let otherControl, let right)):
      return .quad(control: both(control, otherControl), to: both(left, right))
    case (.cubic(let first, let second, let left), .cubic(let third, let fourth, let right)):
      return .cubic(
        control1: both(first, third), control2: both(second, fourth), to: both(left, right))
    case (.close, .close): return .close
    default: return nil
    }
  }
}
