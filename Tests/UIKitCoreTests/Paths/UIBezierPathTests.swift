import Expectations
import Testing
import UIKit

struct UIBezierPathTests {
  private func isClose(_ left: CGPoint, _ right: CGPoint) -> Bool {
    abs(left.x - right.x) < 1e-9 && abs(left.y - right.y) < 1e-9
  }

  @MainActor
  @Test func `paths with the same elements and the same line are equal`() {
    let room = CGRect(x: 0, y: 0, width: 20, height: 10)
    let (rect, oval) = (UIBezierPath(rect: room), UIBezierPath(ovalIn: room))
    expect(rect, equals: UIBezierPath(rect: room))
    expect(oval, equals: UIBezierPath(ovalIn: room))
    expect(rect, differsFrom: oval)
    oval.lineWidth = 3
    expect(oval, differsFrom: UIBezierPath(ovalIn: room))
    expect(Set([rect, UIBezierPath(rect: room)]).count, equals: 1)
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
