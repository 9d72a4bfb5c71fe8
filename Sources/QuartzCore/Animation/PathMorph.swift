import CoreGraphics
import Foundation

/// Two paths with different steps, written as pairs of curves, so that one path changes into the
/// other point by point.
struct PathMorph {
  let from: [PathStep]
  let to: [PathStep]

  /// Creates the pairs; nil if one of the two paths draws nothing.
  init?(_ from: [PathStep], _ to: [PathStep]) {
    var (left, right) = (Contour.all(of: from), Contour.all(of: to))
    guard !left.isEmpty, !right.isEmpty else { return nil }
    // A contour without a partner grows out of a point, or shrinks to one.
    while left.count < right.count { left.append(Contour(at: right[left.count].middle)) }
    while right.count < left.count { right.append(Contour(at: left[right.count].middle)) }
    var steps: (from: [PathStep], to: [PathStep]) = ([], [])
    for (one, two) in zip(left, right) {
      let count = max(one.curves.count, two.curves.count, 1)
      let isClosed = one.isClosed || two.isClosed
      steps.from += one.steps(count, isClosed: isClosed)
      steps.to += two.steps(count, isClosed: isClosed)
    }
    (self.from, self.to) = steps
  }

  /// A part of a path that is drawn without lifting the pen.
  private struct Contour {
    var start: CGPoint
    var curves: [Curve] = []
    var isClosed = false

    init(at start: CGPoint) { self.start = start }

    private var end: CGPoint { curves.last?.end ?? start }

    var middle: CGPoint {
      // The end of a closed contour is its start, which is counted once.
      let points = (isClosed ? [] : [start]) + curves.map(\.end)
      let sum = points.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
      return CGPoint(x: sum.x / CGFloat(points.count), y: sum.y / CGFloat(points.count))
    }

    static func all(of steps: [PathStep]) -> [Contour] {
      var contours: [Contour] = []
      for step in steps {
        if case .move(let point) = step {
          contours.append(Contour(at: point))
          continue
        }
        if contours.isEmpty { contours.append(Contour(at: step.points.last ?? .zero)) }
        if contours[contours.count - 1].isClosed {
          contours.append(Contour(at: contours[contours.count - 1].start))
        }
        contours[contours.count - 1].add(step)
      }
      // A contour without curves is invisible.
      return contours.filter { !$0.curves.isEmpty }
    }

    private mutating func add(_ step: PathStep) {
      let from = end
      switch step {
      case .move: break
      case .line(let point): curves.append(Curve(line: from, point))
      case .quad(let control, let point):
        curves.append(
          Curve(
            start: from, first: from.toward(control, 2 / 3), second: point.toward(control, 2 / 3),
            end: point))
      case .cubic(let first, let second, let point):
        curves.append(Curve(start: from, first: first, second: second, end: point))
      case .close:
        isClosed = true
        if from != start { curves.append(Curve(line: from, start)) }
      }
    }

    /// Returns `count` curves. Each curve of the contour is cut into about the same number of
    /// pieces.
    func steps(_ count: Int, isClosed: Bool) -> [PathStep] {
      let given = curves.isEmpty ? [Curve(line: start, start)] : curves
      var steps: [PathStep] = [.move(start)]
      for (index, curve) in given.enumerated() {
        let pieces = (index + 1) * count / given.count - index * count / given.count
        steps += curve.cut(into: pieces).map {
          .cubic(control1: $0.first, control2: $0.second, to: $0.end)
        }
      }
      return isClosed ? steps + [.close] : steps
    }
  }

  private struct Curve {
    var start: CGPoint
    var first: CGPoint
    var second: CGPoint
    var end: CGPoint

    init(start: CGPoint, first: CGPoint, second: CGPoint, end: CGPoint) {
      (self.start, self.first, self.second, self.end) = (start, first, second, end)
    }

    init(line start: CGPoint, _ end: CGPoint) {
      self.init(
        start: start, first: start.toward(end, 1 / 3), second: start.toward(end, 2 / 3), end: end)
    }

    func cut(into pieces: Int) -> [Curve] {
      var (rest, curves) = (self, [Curve]())
      for left in stride(from: pieces, to: 1, by: -1) {
        let (head, tail) = rest.cut(at: 1 / CGFloat(left))
        curves.append(head)
        rest = tail
      }
      return curves + [rest]
    }

    private func cut(at share: CGFloat) -> (Curve, Curve) {
      let one = start.toward(first, share)
      let middle = first.toward(second, share)
      let three = second.toward(end, share)
      let (left, right) = (one.toward(middle, share), middle.toward(three, share))
      let place = left.toward(right, share)
      return (
        Curve(start: start, first: one, second: left, end: place),
        Curve(start: place, first: right, second: three, end: end)
      )
    }
  }
}

extension CGPoint {
  fileprivate func toward(_ other: CGPoint, _ share: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}
