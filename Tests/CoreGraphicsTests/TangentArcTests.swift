import CoreGraphics
import Expectations
import Testing

struct TangentArcTests {
  @Test func `an arc rounds the corner of two lines and touches both`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addArc(
      tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
    expect(abs(path.currentPoint.x - 100), isBelow: 1e-9)
    expect(abs(path.currentPoint.y - 20), isBelow: 1e-9)
    let box = path.boundingBoxOfPath
    expect(abs(box.maxX - 100), isBelow: 1e-6)
    expect(abs(box.minY), isBelow: 1e-6)
    // The corner itself is outside of the rounded path, a point within the arc is inside.
    path.addLine(to: CGPoint(x: 0, y: 20))
    path.closeSubpath()
    expect(!path.contains(CGPoint(x: 98, y: 1)))
    expect(path.contains(CGPoint(x: 92, y: 7)))
  }

  @Test func `the other turn curves to the other side`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addArc(
      tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: -100), radius: 20)
    expect(abs(path.currentPoint.y + 20), isBelow: 1e-9)
    expect(abs(path.boundingBoxOfPath.minY + 20), isBelow: 1e-6)
  }

  @Test(arguments: [0, -5] as [CGFloat])
  func `without a radius only the line to the corner is added`(radius: CGFloat) {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 9, y: 3), tangent2End: CGPoint(x: 9, y: 100), radius: radius)
    expect(path.currentPoint, equals: CGPoint(x: 9, y: 3))
  }

  @Test func `two lines that are one have no corner`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 9, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 4)
    expect(path.currentPoint, equals: CGPoint(x: 9, y: 0))
  }

  @Test func `an arc under a transform touches the transformed lines`() {
    let path = CGMutablePath()
    let double = CGAffineTransform(scaleX: 2, y: 2)
    path.move(to: .zero, transform: double)
    path.addArc(
      tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 50, y: 50), radius: 10,
      transform: double)
    expect(abs(path.currentPoint.x - 100), isBelow: 1e-9)
    expect(abs(path.currentPoint.y - 20), isBelow: 1e-9)
  }

  @Test func `a relative arc ends where its angle ends`() {
    let path = CGMutablePath()
    path.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: -.pi / 2)
    expect(abs(path.currentPoint.x), isBelow: 1e-9)
    expect(abs(path.currentPoint.y + 10), isBelow: 1e-9)
  }

  @Test func `the box of a path leaves its control points out`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 100, y: 0), control: CGPoint(x: 50, y: 100))
    expect(path.boundingBox, equals: CGRect(x: 0, y: 0, width: 100, height: 100))
    expect(path.boundingBoxOfPath, equals: CGRect(x: 0, y: 0, width: 100, height: 50))
    let circle = CGPath(ellipseIn: CGRect(x: 10, y: 20, width: 30, height: 40), transform: nil)
    expect(abs(circle.boundingBoxOfPath.width - 30), isBelow: 1e-6)
    let cubic = CGMutablePath()
    cubic.move(to: .zero)
    cubic.addCurve(
      to: CGPoint(x: 0, y: 90), control1: CGPoint(x: 100, y: 30), control2: CGPoint(x: 100, y: 60))
    expect(abs(cubic.boundingBoxOfPath.maxX - 75), isBelow: 1e-9)
    expect(CGPath(rect: .zero).boundingBoxOfPath, equals: .zero)
  }
}
