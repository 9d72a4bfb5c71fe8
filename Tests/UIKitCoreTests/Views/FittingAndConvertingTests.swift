import Expectations
import QuartzCore
import Testing
import UIKit

/// Sizes that fit, and coordinates between trees.
@MainActor
struct FittingAndConvertingTests {
  private func label(_ prepare: (UILabel) -> Void = { _ in }) -> UILabel {
    let label = UILabel(frame: CGRect(x: 10, y: 20, width: 0, height: 0))
    label.text = "Lorem ipsum"
    prepare(label)
    label.sizeToFit()
    return label
  }

  @Test func `sizeToFit fits the bounds, whatever the transform, and the frame's origin stays`() {
    let plain = label()
    expect(plain.frame.origin == CGPoint(x: 10, y: 20) && plain.bounds.width > 30)
    let half = label { $0.transform = CGAffineTransform(scaleX: 0.5, y: 0.5) }
    expect(half.bounds.size, equals: plain.bounds.size)
    expect(half.frame.width == plain.frame.width / 2 && half.frame.origin == plain.frame.origin)
    let turned = label { $0.transform = CGAffineTransform(rotationAngle: .pi / 2) }
    expect(turned.bounds.size, equals: plain.bounds.size)
    expect(abs(turned.frame.width - plain.frame.height), isBelow: 0.001)
    expect(abs(turned.frame.minX - 10) < 0.001 && abs(turned.frame.minY - 20) < 0.001)
  }

  @Test func `trees that no window joins are converted by the frames of their roots`() {
    let (one, inner) = (UIView(), UIView())
    (one.frame, inner.frame) = (
      CGRect(x: 10, y: 10, width: 10, height: 10), CGRect(x: 10, y: 10, width: 10, height: 10)
    )
    one.addSubview(inner)
    let (two, other) = (UIView(), UIView())
    (two.frame, other.frame) = (
      CGRect(x: 0, y: 100, width: 400, height: 400), CGRect(x: 30, y: 40, width: 5, height: 5)
    )
    two.addSubview(other)
    expect(inner.convert(CGPoint.zero, to: two), equals: CGPoint(x: 20, y: -80))
    expect(one.convert(CGPoint(x: 1, y: 2), to: other), equals: CGPoint(x: -19, y: -128))
    expect(other.convert(CGPoint(x: 1, y: 2), from: one), equals: CGPoint(x: -19, y: -128))
    expect(
      inner.convert(CGRect(x: 0, y: 0, width: 2, height: 3), to: two),
      equals: CGRect(x: 20, y: -80, width: 2, height: 3))
    expect(inner.convert(CGPoint.zero, to: one), equals: CGPoint(x: 10, y: 10))
    two.transform = CGAffineTransform(scaleX: 2, y: 2)
    let there = inner.convert(CGPoint.zero, to: two)
    expect(two.convert(there, to: inner), equals: .zero)
    let layer = CALayer()
    layer.frame = CGRect(x: 5, y: 5, width: 1, height: 1)
    expect(layer.convert(CGPoint.zero, to: one.layer), equals: CGPoint(x: -5, y: -5))
  }

  @Test func `a root view that was added by hand gets the window's bounds as well`() {
    for isByHand in [false, true] {
      let controller = UIViewController()
      controller.view = UIView()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      window.rootViewController = controller
      if isByHand { window.addSubview(controller.view) }
      window.makeKeyAndVisible()
      expect(controller.view.frame == window.bounds && window.subviews.count == 1)
      window.frame.size.width = 500
      expect(controller.view.frame.width, equals: 500)
    }
  }
}
