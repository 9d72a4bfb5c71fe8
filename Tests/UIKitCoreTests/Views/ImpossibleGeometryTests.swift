import Expectations
import Foundation
import Testing
import UIKit

/// Rectangles and transforms without a meaning give a defined value, never a crash.
@MainActor
struct ImpossibleGeometryTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    window.addSubview(view)
    window.advance(to: 1)
  }

  @Test(arguments: [
    CGRect.null, .infinite, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
    CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1),
  ])
  func `the path of a rectangle that is none is empty`(rect: CGRect) {
    expect(CGPath(rect: rect).isEmpty)
    expect(CGPath(ellipseIn: rect).isEmpty)
    expect(CGPath(roundedRect: rect, cornerWidth: 3, cornerHeight: 3).isEmpty)
    expect(UIBezierPath(rect: rect).isEmpty)
    expect(UIBezierPath(ovalIn: rect).isEmpty)
    expect(UIBezierPath(roundedRect: rect, cornerRadius: 4).isEmpty)
    let path = CGMutablePath()
    path.addRect(rect)
    path.addEllipse(in: rect)
    expect(path.isEmpty)
    let shape = CAShapeLayer()
    shape.path = path
    expect(shape.path?.isEmpty, equals: true)
    view.layer.shadowPath = UIBezierPath(rect: rect).cgPath
    expect(view.layer.shadowPath?.isEmpty, equals: true)
  }

  @Test func `a transform that is no number shows nothing and is touched nowhere`() {
    view.transform = CGAffineTransform(scaleX: .nan, y: 1)
    expect(view.transform.a.isNaN)
    expect(window.hitTest(CGPoint(x: 10, y: 10), with: nil) !== view)
    expect(view.frame.isEmpty || view.frame.width.isNaN)
    view.layer.transform = CATransform3DMakeRotation(.infinity, 0, 0, 1)
    expect(window.hitTest(CGPoint(x: 10, y: 10), with: nil) !== view)
    view.transform = .identity
    expect(window.hitTest(CGPoint(x: 10, y: 10), with: nil) === view)
  }

  @Test func `a transform that is no number can be animated to and away from`() {
    UIView.animate(withDuration: 0.2) {
      view.transform = CGAffineTransform(rotationAngle: 0 / CGFloat.zero)
    }
    window.advance(to: 1.1)
    _ = view.layer.presentation()
    UIView.animate(withDuration: 0.2) { view.transform = .identity }
    window.advance(to: 1.2)
    window.advance(to: 2)
    expect(view.transform, equals: .identity)
    expect(view.layer.presentation()?.transform.m11, equals: 1)
    view.layer.sublayerTransform = CATransform3DMakeScale(.nan, .nan, .nan)
    expect(window.hitTest(CGPoint(x: 10, y: 10), with: nil) === view)
  }

  @Test func `other properties take no number as none`() {
    view.alpha = .nan
    expect(view.alpha, equals: 0)
    view.layer.cornerRadius = .infinity
    expect(view.layer.cornerRadius, equals: 0)
    view.layer.anchorPoint = CGPoint(x: CGFloat.nan, y: 0)
    expect(view.layer.anchorPoint, equals: CGPoint(x: 0.5, y: 0.5))
    view.layer.shadowOffset = CGSize(width: 1, height: CGFloat.infinity)
    expect(view.layer.shadowOffset, equals: CGSize(width: 0, height: -3))
    view.layer.setValue(Double.nan, forKeyPath: "transform.rotation.z")
    expect(view.transform.a.isNaN)
    view.layer.setValue(Double.nan, forKeyPath: "borderWidth")
    expect(view.layer.borderWidth, equals: 0)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = Double.nan
    animation.toValue = Double.infinity
    animation.duration = 1
    view.layer.add(animation, forKey: nil)
    window.advance(to: 1.5)
    expect(view.layer.presentation()?.opacity, equals: 0)
  }

  @Test func `a superview that changes its size copes with it`() {
    let inner = UIView(frame: view.bounds)
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(inner)
    inner.transform = CGAffineTransform(translationX: .nan, y: 0)
    view.frame.size = CGSize(width: 200, height: 300)
    expect(inner.bounds.size, equals: CGSize(width: 200, height: 300))
  }
}
