import CoreGraphics
import Expectations
import Foundation
import Testing

/// Steps of a path that cannot be drawn: they are left out. Apple's framework logs them and continues.
struct IgnoredStepTests {
  @Test func `a line without a point to begin at is left out`() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addQuadCurve(to: CGPoint(x: 1, y: 1), control: .zero)
    path.addCurve(to: CGPoint(x: 1, y: 1), control1: .zero, control2: .zero)
    path.closeSubpath()
    expect(path.isEmpty)
    path.move(to: CGPoint(x: 2, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 5))
    expect(path.boundingBox, equals: CGRect(x: 2, y: 2, width: 1, height: 3))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `a point that is no number is left out, and the path goes on from the one before`(
    number: CGFloat
  ) {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: number, y: 1))
    path.addQuadCurve(to: CGPoint(x: 1, y: 1), control: CGPoint(x: 0, y: number))
    path.addArc(center: .zero, radius: 1, startAngle: number, endAngle: 1, clockwise: true)
    path.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: number, clockwise: false)
    path.addArc(center: .zero, radius: number, startAngle: 0, endAngle: 1, clockwise: false)
    path.addLine(to: CGPoint(x: 4, y: 3))
    let expected = CGMutablePath()
    expected.move(to: .zero)
    expected.addLine(to: CGPoint(x: 4, y: 3))
    expect(path, equals: expected)
  }

  @Test func `a circle of a negative radius is a circle`() {
    func circle(_ radius: CGFloat) -> CGRect {
      let path = CGMutablePath()
      path.addArc(
        center: CGPoint(x: 5, y: 5), radius: radius, startAngle: 0, endAngle: 2 * .pi,
        clockwise: false)
      return path.boundingBox
    }
    let (one, other) = (circle(3), circle(-3))
    expect(abs(one.minX - other.minX) < 1e-9 && abs(one.maxY - other.maxY) < 1e-9)
    expect(abs(other.width - 6), isBelow: 0.01)
  }

  @Test func `a color's part that is no number is none, an infinite one all or nothing`() {
    let color = CGColor(red: .nan, green: .infinity, blue: -.infinity, alpha: 0.5)
    expect(color, equals: CGColor(red: 0, green: 1, blue: 0, alpha: 0.5))
  }
}
