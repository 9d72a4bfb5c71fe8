import CoreGraphics
import Expectations
import QuartzCore
import Testing

@testable import PantographRendering

/// Parts of curves, compared with the same curves in another form.
struct FlattenedPathTests {
  private func words(_ steps: [PathStep], _ start: Double, _ end: Double) -> String {
    let path = FlattenedPath(steps, tolerance: 0.01)
    return "\(path.length) \(path.part(from: start, to: end))"
  }

  @Test(arguments: [(0, 1), (0.25, 0.75), (0.5, 0.5), (0.9, 1), (0, 0.1)] as [(Double, Double)])
  func `a curve with one control point is the curve with two`(start: Double, end: Double) {
    let (from, control, to) = (
      CGPoint(x: 10, y: 20), CGPoint(x: 70, y: -40), CGPoint(x: 130, y: 50)
    )
    let first = CGPoint(
      x: from.x + (control.x - from.x) * (2.0 / 3), y: from.y + (control.y - from.y) * (2.0 / 3))
    let second = CGPoint(
      x: to.x + (control.x - to.x) * (2.0 / 3), y: to.y + (control.y - to.y) * (2.0 / 3))
    expect(
      words([.move(from), .quad(control: control, to: to)], start, end),
      equals: words([.move(from), .cubic(control1: first, control2: second, to: to)], start, end))
  }

  @Test func `a curve is as long as it is by a sum of many short lines`() {
    let (from, control, to) = (CGPoint.zero, CGPoint(x: 50, y: 80), CGPoint(x: 100, y: 0))
    var (length, last) = (0.0, from)
    for step in 1...20_000 {
      let share = Double(step) / 20_000
      let rest = 1 - share
      let point = CGPoint(
        x: 2 * rest * share * control.x + share * share * to.x,
        y: 2 * rest * share * control.y + share * share * to.y)
      length += Double(hypot(point.x - last.x, point.y - last.y))
      last = point
    }
    let path = FlattenedPath([.move(from), .quad(control: control, to: to)], tolerance: 0.001)
    expect((path.length - length).magnitude, isBelow: 0.01)
  }

  @Test func `a closed part continues at its start`() {
    let steps: [PathStep] = [
      .move(.zero), .line(CGPoint(x: 30, y: 0)), .line(CGPoint(x: 30, y: 40)), .close,
      .line(CGPoint(x: 0, y: 30)),
    ]
    expect(FlattenedPath(steps, tolerance: 0.01).length, equals: 150)
    expect(FlattenedPath([.move(.zero)], tolerance: 0.01).length, equals: 0)
  }
}
