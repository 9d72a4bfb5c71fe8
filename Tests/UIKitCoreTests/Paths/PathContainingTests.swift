import Expectations
import Testing
import UIKit

@MainActor
struct PathContainingTests {
  @Test func `a path contains what is inside its curves`() {
    let circle = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    expect(circle.contains(CGPoint(x: 50, y: 50)) && circle.contains(CGPoint(x: 15, y: 50)))
    expect(!circle.contains(CGPoint(x: 10, y: 10)) && !circle.contains(CGPoint(x: 101, y: 50)))
    expect(!UIBezierPath().contains(.zero))
  }

  @Test func `what two parts cover is inside by one rule, and outside by the other`() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
    path.append(UIBezierPath(rect: CGRect(x: 25, y: 25, width: 50, height: 50)))
    expect(path.contains(CGPoint(x: 50, y: 50)))
    path.usesEvenOddFillRule = true
    expect(!path.contains(CGPoint(x: 50, y: 50)) && path.contains(CGPoint(x: 10, y: 50)))
    let open = UIBezierPath()
    open.move(to: .zero)
    open.addLine(to: CGPoint(x: 10, y: 0))
    open.addLine(to: CGPoint(x: 10, y: 10))
    expect(open.contains(CGPoint(x: 8, y: 4)) && !open.contains(CGPoint(x: 2, y: 8)))
    let moved = CGAffineTransform(translationX: 100, y: 0)
    expect(open.cgPath.contains(CGPoint(x: 108, y: 4), using: .winding, transform: moved))
  }

  @Test func `dashes are told as they were set`() {
    let path = UIBezierPath()
    path.setLineDash([4, 2], count: 2, phase: 1)
    var (count, phase) = (0, CGFloat(0))
    var lengths: [CGFloat] = [0, 0]
    path.getLineDash(&lengths, count: &count, phase: &phase)
    expect(lengths == [4, 2] && count == 2 && phase == 1)
  }
}
