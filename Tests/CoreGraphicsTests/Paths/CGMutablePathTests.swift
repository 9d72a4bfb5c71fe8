import CoreGraphics
import Expectations
import Testing

struct CGMutablePathTests {
  private func isClose(_ left: CGPoint, _ right: CGPoint) -> Bool {
    abs(left.x - right.x) < 1e-9 && abs(left.y - right.y) < 1e-9
  }

  @Test func `an arc ends where its angle says, going the way that is asked for`() {
    let long = CGMutablePath()
    long.addArc(
      center: CGPoint(x: 10, y: 10), radius: 5, startAngle: 0, endAngle: -.pi / 2,
      clockwise: false)
    expect(isClose(long.currentPoint, CGPoint(x: 10, y: 5)))
    expect(isClose(long.boundingBox.origin, CGPoint(x: 5, y: 5)))
    let short = CGMutablePath()
    short.addArc(
      center: CGPoint(x: 10, y: 10), radius: 5, startAngle: 0, endAngle: -.pi / 2, clockwise: true)
    expect(isClose(short.currentPoint, CGPoint(x: 10, y: 5)))
    expect(isClose(short.boundingBox.origin, CGPoint(x: 10, y: 5)))
  }

  @Test func `an ellipse fills its rectangle`() {
    let rect = CGRect(x: 3, y: 4, width: 20, height: 10)
    expect(CGPath(ellipseIn: rect).boundingBox, equals: rect)
  }

  @Test func `corners are cut to half of the rectangle`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 4)
    let path = CGPath(roundedRect: rect, cornerWidth: 100, cornerHeight: 100)
    expect(path, equals: CGPath(ellipseIn: rect))
    expect(CGPath(roundedRect: rect, cornerWidth: 0, cornerHeight: 3), equals: CGPath(rect: rect))
  }

  @Test func `after a close the pen is where the part began`() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 1, y: 2), CGPoint(x: 5, y: 2), CGPoint(x: 5, y: 9)])
    expect(path.currentPoint, equals: CGPoint(x: 5, y: 9))
    path.closeSubpath()
    expect(path.currentPoint, equals: CGPoint(x: 1, y: 2))
  }

  @Test func `a copy is not changed with its original`() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    let copy = path.copy()
    path.addRect(CGRect(x: 5, y: 5, width: 1, height: 1))
    expect(copy, equals: CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)))
    expect(
      copy?.copy(using: CGAffineTransform(translationX: 2, y: 3))?.boundingBox,
      equals: CGRect(x: 2, y: 3, width: 1, height: 1))
  }
}
