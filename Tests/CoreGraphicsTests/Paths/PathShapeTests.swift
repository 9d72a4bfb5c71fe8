import Expectations
import Foundation
import Testing

@testable import CoreGraphics

/// The steps of shapes, the inside of paths and the dashes of lines.
struct PathShapeTests {
  private let path = CGMutablePath()

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  @Test func `nothing continues a path without a point`() {
    path.addLine(to: point(1, 1))
    path.addQuadCurve(to: point(1, 1), control: .zero)
    path.addCurve(to: point(1, 1), control1: .zero, control2: .zero)
    path.closeSubpath()
    path.addRect(.null)
    path.addRect(.infinite)
    path.addRoundedRect(in: .null, cornerWidth: 1, cornerHeight: 1)
    path.addLines(between: [])
    path.addArc(tangent1End: .zero, tangent2End: point(1, 1), radius: 1)
    expect(path.steps.isEmpty)
    path.move(to: point(2, 2))
    path.closeSubpath()
    path.closeSubpath()
    expect(path.steps, equals: [.move(point(2, 2)), .close])
  }

  @Test func `steps with a number that is not finite are left out`() {
    path.move(to: point(1, 1))
    path.addLine(to: point(.nan, 1))
    path.addLine(to: point(1, .infinity))
    path.addLine(to: point(2, 2), transform: CGAffineTransform(scaleX: .infinity, y: 1))
    path.addArc(center: .zero, radius: 1, startAngle: .nan, endAngle: 1, clockwise: false)
    path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .nan, clockwise: false)
    expect(path.steps, equals: [.move(point(1, 1))])
  }

  @Test func `a round corner has its control points at 0.4477 of its size`() {
    path.addRoundedRect(
      in: CGRect(x: 0, y: 0, width: 40, height: 20), corner: CGSize(width: 10, height: 5),
      corners: .maxXMinY)
    // 1 − 4/3 · tan(π/8)
    let rest = 1 - 4 / 3 * tan(CGFloat.pi / 8)
    expect(path.steps.count, equals: 7)
    expect(path.steps[0] == .move(point(20, 0)) && path.steps[1] == .line(point(30, 0)))
    guard case .cubic(let first, let second, let end) = path.steps[2] else {
      Issue.record("no curve")
      return
    }
    expect(end, equals: point(40, 5))
    expect(abs(first.x - (40 - 10 * rest)) < 1e-9 && first.y == 0)
    expect(second.x == 40 && abs(second.y - 5 * rest) < 1e-9)
    expect(
      Array(path.steps[3...]),
      equals: [
        .line(point(40, 20)), .line(point(0, 20)), .line(point(0, 0)), .close,
      ])
  }

  @Test func `a corner without width, without height or of no kind is square`() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    for (width, height, corners) in [
      (0.0, 5.0, RoundCorners.all), (5, 0, .all), (-5, 5, .all), (5, -1, .all), (5, 5, []),
    ] {
      let path = CGMutablePath()
      path.addRoundedRect(
        in: rect, corner: CGSize(width: width, height: height), corners: corners)
      expect(path.steps, equals: CGPath(rect: rect).steps)
    }
  }

  @Test(arguments: [
    (0.0, 90.0, false, 1, 90.0), (0, 90, true, 3, -270), (90, 0, false, 3, 270),
    (90, 0, true, 1, -90), (0, 360, false, 4, 360), (0, 360, true, 4, -360),
    (0, 720, false, 4, 360), (0, -720, true, 4, -360), (0, 359, false, 4, 359),
    (0, 0, false, 1, 0), (0, 0, true, 1, 0), (45, 136, false, 2, 91), (0, -360, false, 4, 360),
  ])
  func `an arc has a curve for each quarter turn`(
    start: Double, end: Double, clockwise: Bool, curves: Int, sweep: Double
  ) {
    path.addArc(
      center: point(10, 20), radius: 5, startAngle: start * .pi / 180, endAngle: end * .pi / 180,
      clockwise: clockwise)
    expect(path.steps.count, equals: 1 + curves)
    func place(_ degrees: Double) -> CGPoint {
      point(10 + 5 * cos(degrees * .pi / 180), 20 + 5 * sin(degrees * .pi / 180))
    }
    for (index, step) in path.steps.enumerated() {
      let expected = place(start + sweep * Double(index) / Double(curves))
      let found = step.points.last ?? .zero
      expect(hypot(found.x - expected.x, found.y - expected.y), isBelow: 1e-9)
      guard case .cubic(let first, let second, _) = step else { continue }
      // The control points lie at the same distance outside, as far from the ends as a quarter of
      // the angle's tangent.
      let pull = 5 * 4 / 3 * abs(tan(sweep / Double(curves) * .pi / 180 / 4))
      let from = place(start + sweep * Double(index - 1) / Double(curves))
      expect(abs(hypot(first.x - from.x, first.y - from.y) - pull), isBelow: 1e-9)
      expect(abs(hypot(second.x - found.x, second.y - found.y) - pull), isBelow: 1e-9)
      expect(hypot(first.x - 10, first.y - 20), isAbove: 5 - 1e-9)
    }
  }

  @Test func `an arc after a point begins with a line to it`() {
    path.move(to: .zero)
    path.addArc(center: point(10, 0), radius: 2, startAngle: 0, endAngle: 1, clockwise: false)
    expect(Array(path.steps.prefix(2)), equals: [.move(.zero), .line(point(12, 0))])
    let back = CGMutablePath()
    back.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: -.pi / 2)
    expect(abs(back.currentPoint.y + 1) < 1e-9 && back.steps.count == 2)
    let on = CGMutablePath()
    on.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: .pi / 2)
    expect(abs(on.currentPoint.y - 1) < 1e-9 && on.steps.count == 2)
  }

  @Test func `an arc in a corner touches both lines`() throws {
    // A right angle at (10, 0), first to the right, then down.
    let down = try #require(
      TangentArc(from: .zero, corner: point(10, 0), to: point(10, 10), radius: 3))
    expect(abs(down.center.x - 7) < 1e-9 && abs(down.center.y - 3) < 1e-9)
    expect(!down.isClockwise)
    expect(abs(down.startAngle + .pi / 2) < 1e-9 && abs(down.endAngle) < 1e-9)
    let up = try #require(
      TangentArc(from: .zero, corner: point(10, 0), to: point(10, -10), radius: 3))
    expect(abs(up.center.x - 7) < 1e-9 && abs(up.center.y + 3) < 1e-9 && up.isClockwise)
    expect(abs(up.startAngle - .pi / 2), isBelow: 1e-9)
    // At 60 degrees the points of contact are radius · √3 from the corner.
    let sharp = try #require(
      TangentArc(
        from: .zero, corner: point(10, 0), to: point(10 - cos(.pi / 3), sin(.pi / 3)), radius: 2))
    expect(abs(sharp.center.x - (10 - 2 * 3.0.squareRoot())), isBelow: 1e-9)
    expect(abs(sharp.center.y - 2), isBelow: 1e-9)
  }

  @Test func `lines without a corner have no arc`() {
    func arc(_ start: CGPoint, _ corner: CGPoint, _ end: CGPoint, _ radius: CGFloat) -> Bool {
      TangentArc(from: start, corner: corner, to: end, radius: radius) != nil
    }
    expect(!arc(.zero, point(5, 0), point(10, 0), 1) && !arc(.zero, point(5, 0), .zero, 1))
    expect(!arc(.zero, .zero, point(10, 0), 1) && !arc(.zero, point(5, 0), point(5, 0), 1))
    expect(!arc(.zero, point(5, 0), point(5, 5), 0) && !arc(.zero, point(5, 0), point(5, 5), -1))
    expect(!arc(.zero, point(5, 0), point(.infinity, 5), 1))
    path.move(to: .zero)
    path.addArc(tangent1End: point(5, 0), tangent2End: point(9, 0), radius: 2)
    expect(path.steps, equals: [.move(.zero), .line(point(5, 0))])
  }

  @Test func `a point is inside up to the left and upper edge`() {
    let box = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    expect(box.contains(point(5, 5)) && box.contains(point(0, 5)) && box.contains(point(5, 0)))
    expect(!box.contains(point(10, 5)) && !box.contains(point(5, 10)))
    expect(!box.contains(point(-0.1, 5)) && !box.contains(point(5, -0.1)))
    expect(box.contains(point(15, 5), transform: CGAffineTransform(translationX: 10, y: 0)))
  }

  @Test func `a hole is inside by the winding rule alone, unless it turns the other way`() {
    for isTurned in [false, true] {
      let path = CGMutablePath()
      path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      let inner = [point(3, 3), point(7, 3), point(7, 7), point(3, 7)]
      path.addLines(between: isTurned ? inner.reversed() : inner)
      expect(path.contains(point(1, 1)) && path.contains(point(1, 1), using: .evenOdd))
      expect(path.contains(point(5, 5)), equals: !isTurned)
      expect(!path.contains(point(5, 5), using: .evenOdd))
    }
  }

  @Test func `the inside of curves`() {
    let circle = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    for step in 0..<24 {
      let (x, y) = (cos(Double(step) * .pi / 12), sin(Double(step) * .pi / 12))
      expect(circle.contains(point(9.95 * x, 9.95 * y)))
      expect(!circle.contains(point(10.05 * x, 10.05 * y)))
    }
    // The top of this curve is at 5, half of its control point.
    path.move(to: point(0, 0))
    path.addQuadCurve(to: point(20, 0), control: point(10, 10))
    expect(path.contains(point(10, 4.99)) && !path.contains(point(10, 5.01)))
    expect(path.contains(point(10, 0.01)) && !path.contains(point(10, -0.01)))
    expect(path.contains(point(5, 3.7)) && !path.contains(point(5, 3.8)))
  }

  /// The dashes of a level line of 20 points, by their ends.
  private func dashes(_ lengths: [CGFloat], phase: CGFloat = 0) -> [[CGFloat]] {
    let line = CGMutablePath()
    line.addLines(between: [.zero, point(20, 0)])
    var found: [[CGFloat]] = []
    for step in line.copy(dashingWithPhase: phase, lengths: lengths).steps {
      let x = step.points[0].x
      if case .move = step { found.append([x]) } else { found[found.count - 1].append(x) }
    }
    return found.filter { $0.count > 1 }
  }

  @Test func `dashes and gaps alternate from the phase on`() {
    expect(dashes([4, 2]), equals: [[0, 4], [6, 10], [12, 16], [18, 20]])
    expect(dashes([4, 2], phase: 1), equals: [[0, 3], [5, 9], [11, 15], [17, 20]])
    expect(dashes([4, 2], phase: 4), equals: [[2, 6], [8, 12], [14, 18]])
    expect(dashes([4, 2], phase: 5), equals: [[1, 5], [7, 11], [13, 17], [19, 20]])
    expect(dashes([4, 2], phase: -2), equals: [[2, 6], [8, 12], [14, 18]])
    expect(dashes([4, 2], phase: 13), equals: [[0, 3], [5, 9], [11, 15], [17, 20]])
    expect(dashes([3]), equals: [[0, 3], [6, 9], [12, 15], [18, 20]])
    expect(dashes([5, 1, 2, 2]), equals: [[0, 5], [6, 8], [10, 15], [16, 18]])
  }

  @Test func `lengths that make no dashes leave the line`() {
    for lengths: [CGFloat] in [[], [0, 0], [-1, 2], [.nan, 1], [1, .infinity]] {
      expect(dashes(lengths), equals: [[0, 20]])
    }
    expect(dashes([4, 2], phase: .nan), equals: [[0, 20]])
    // More than a hundred thousand dashes and gaps.
    expect(dashes([0.0002, 0.0002]), equals: [[0, 20]])
  }
}
