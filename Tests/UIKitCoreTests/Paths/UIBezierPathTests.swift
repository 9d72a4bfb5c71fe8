import Expectations
import Testing
import UIKit

struct UIBezierPathTests {
  private func isClose(_ left: CGPoint, _ right: CGPoint) -> Bool {
    abs(left.x - right.x) < 1e-9 && abs(left.y - right.y) < 1e-9
  }

  @MainActor
  @Test func `clockwise in a Bezier path is as it looks`() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    // A quarter, through the lower right: y grows downwards.
    expect(isClose(path.bounds.origin, .zero))
    expect(isClose(path.currentPoint, CGPoint(x: 0, y: 10)))
  }
}
