import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

/// Values of animations as written on iOS: the visible value is between the two ends.
@MainActor
struct AnimatedValuesTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let layer = CAShapeLayer()

  init() {
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    window.layer.addSublayer(layer)
    window.advance(to: 1)
  }

  private func halfway(_ keyPath: String, from: Any, to: Any) -> CAShapeLayer {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = 1
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    layer.add(animation, forKey: keyPath)
    window.advance(to: 1.5)
    return layer.seen
  }

  @Test func `points`() {
    let seen = halfway(
      "position", from: NSValue(cgPoint: CGPoint(x: 10, y: 20)),
      to: NSValue(cgPoint: CGPoint(x: 30, y: 60)))
    expect(seen.position, equals: CGPoint(x: 20, y: 40))
  }

  @Test(arguments: 0..<4) func `a color that comes or goes changes its opacity alone`(
    kind: Int
  ) throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    window.addSubview(view)
    let comes = kind == 1
    view.backgroundColor = comes ? nil : .red
    let change = { view.backgroundColor = comes ? UIColor.red : nil }
    switch kind {
    case 2:
      UIViewPropertyAnimator(duration: 1, curve: .linear, animations: change).startAnimation()
    case 3:
      let linear = UIView.AnimationOptions.curveLinear.rawValue
      UIView.animateKeyframes(
        withDuration: 1, delay: 0, options: UIView.KeyframeAnimationOptions(rawValue: linear)
      ) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1, animations: change)
      }
    default: UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: change)
    }
    for time in [0.25, 0.75] {
      window.advance(to: 1 + time)
      let parts = try #require(view.layer.seen.backgroundColor?.components)
      let opacity = comes ? time : 1 - time
      for (part, wanted) in zip(parts, [1, 0, 0, opacity]) {
        expect(abs(part - CGFloat(wanted)), isBelow: 0.02, "\(parts) at \(time)")
      }
    }
    window.advance(to: 3)
    expect((view.layer.seen.backgroundColor == nil) == !comes)
  }

  @Test func `sizes`() {
    let seen = halfway(
      "shadowOffset", from: NSValue(cgSize: CGSize(width: 2, height: 4)),
      to: NSValue(cgSize: CGSize(width: 4, height: 8)))
    expect(seen.shadowOffset, equals: CGSize(width: 3, height: 6))
  }

  @Test func `rectangles`() {
    let seen = halfway(
      "bounds", from: NSValue(cgRect: CGRect(x: 0, y: 0, width: 10, height: 20)),
      to: NSValue(cgRect: CGRect(x: 2, y: 4, width: 30, height: 40)))
    expect(seen.bounds, equals: CGRect(x: 1, y: 2, width: 20, height: 30))
  }

  @Test func `transforms of the plane and of space`() {
    let flat = halfway(
      "transform", from: NSValue(cgAffineTransform: .identity),
      to: NSValue(cgAffineTransform: CGAffineTransform(scaleX: 3, y: 5)))
    expect(abs(flat.transform.m11 - 2) < 1e-9 && abs(flat.transform.m22 - 3) < 1e-9)
    window.advance(to: 3)
    let animation = CAKeyframeAnimation(keyPath: "transform")
    animation.values = [
      NSValue(caTransform3D: CATransform3DMakeTranslation(0, 0, 0)),
      NSValue(caTransform3D: CATransform3DMakeTranslation(8, 4, 2)),
    ]
    animation.duration = 1
    layer.add(animation, forKey: "t")
    window.advance(to: 3.5)
    let seen = layer.seen.transform
    expect(abs(seen.m41 - 4) < 1e-9 && abs(seen.m42 - 2) < 1e-9 && abs(seen.m43 - 1) < 1e-9)
  }

  @Test func `numbers of every kind`() {
    let pairs: [(Any, Any)] = [
      (0, 1), (NSNumber(value: 0), NSNumber(value: 1)), (0.0, Float(1)), (CGFloat(0), UInt(1)),
      (Int32(0), UInt8(1)),
    ]
    for (index, (from, to)) in pairs.enumerated() {
      let other = CALayer()
      window.layer.addSublayer(other)
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = from
      animation.toValue = to
      animation.duration = 1
      animation.timingFunction = CAMediaTimingFunction(name: .linear)
      other.add(animation, forKey: nil)
      window.advance(to: 1.5 + 0.5 * Double(index))
      expect(abs(other.seen.opacity - 0.5), isBelow: 1e-6)
    }
  }

  @Test func `colors and paths`() {
    let color = halfway(
      "fillColor", from: UIColor.black.cgColor, to: UIColor.white.cgColor
    ).fillColor
    expect(abs((color?.red ?? 0) - 0.5), isBelow: 1e-6)
    window.advance(to: 3)
    let animation = CABasicAnimation(keyPath: "path")
    animation.fromValue = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
    animation.toValue = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 50)).cgPath
    animation.duration = 1
    layer.add(animation, forKey: "p")
    window.advance(to: 3.5)
    expect(layer.seen.path?.boundingBox, equals: CGRect(x: 0, y: 0, width: 20, height: 30))
  }

  @Test func `what a value was made of comes out again`() {
    let point = CGPoint(x: 1, y: 2)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    expect(NSValue(cgPoint: point).cgPointValue, equals: point)
    expect(NSValue(cgSize: rect.size).cgSizeValue, equals: rect.size)
    expect(NSValue(cgRect: rect).cgRectValue, equals: rect)
    expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue, equals: CGVector(dx: 1, dy: 2))
    let turn = CGAffineTransform(rotationAngle: 1)
    expect(NSValue(cgAffineTransform: turn).cgAffineTransformValue, equals: turn)
    let space = CATransform3DMakeRotation(1, 0, 1, 0)
    expect(NSValue(caTransform3D: space).caTransform3DValue, equals: space)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue, equals: insets)
    expect(NSValue(cgRect: rect), equals: NSValue(cgRect: rect))
    expect(NSValue(cgPoint: point), differsFrom: NSValue(cgPoint: .zero))
  }
}
