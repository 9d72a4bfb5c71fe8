import Expectations
import Testing
import UIKit

@MainActor
struct CALayerHittingTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  private func layer(_ x: Double, _ y: Double, in parent: CALayer) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: 40, height: 40)
    parent.addSublayer(layer)
    return layer
  }

  @Test func `the frontmost that is not hidden is hit, by depth before order`() {
    let (first, second) = (layer(0, 0, in: window.layer), layer(20, 0, in: window.layer))
    expect(window.layer.hitTest(CGPoint(x: 30, y: 10)) === second)
    first.zPosition = 1
    expect(window.layer.hitTest(CGPoint(x: 30, y: 10)) === first)
    first.isHidden = true
    expect(window.layer.hitTest(CGPoint(x: 30, y: 10)) === second)
    expect(window.layer.hitTest(CGPoint(x: 100, y: 100)) === window.layer)
    expectNil(window.layer.hitTest(CGPoint(x: 300, y: 100)))
  }

  @Test func `what sticks out is hit unless it is clipped`() {
    let outer = layer(0, 0, in: window.layer)
    let inner = layer(30, 30, in: outer)
    expect(window.layer.hitTest(CGPoint(x: 60, y: 60)) === inner)
    outer.masksToBounds = true
    expect(window.layer.hitTest(CGPoint(x: 60, y: 60)) === window.layer)
  }

  @Test func `a turned layer is hit where it is drawn`() {
    let turned = layer(80, 80, in: window.layer)
    turned.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    expect(window.layer.hitTest(CGPoint(x: 81, y: 81)) === window.layer)
    expect(window.layer.hitTest(CGPoint(x: 75, y: 100)) === turned)
  }

  @Test func `of the presentation what is seen is hit`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    window.addSubview(view)
    window.advance(to: 0)
    UIView.animate(withDuration: 1, options: .curveLinear) { view.center.x += 100 }
    window.advance(to: 0.5)
    let seen = try #require(window.layer.presentation())
    expect(seen.hitTest(CGPoint(x: 60, y: 20))?.model() === view.layer)
    expect(seen.hitTest(CGPoint(x: 120, y: 20))?.model() === window.layer)
    expect(window.layer.hitTest(CGPoint(x: 120, y: 20)) === view.layer)
  }

  @Test func `an animator's views are touched where they are seen, unless they are not to be`() {
    for isManual in [false, true] {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      window.addSubview(view)
      window.advance(to: 0)
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x += 100 }
      animator.isManualHitTestingEnabled = isManual
      animator.fractionComplete = 0.5
      let (seen, model) = (CGPoint(x: 60, y: 20), CGPoint(x: 120, y: 20))
      expect(window.hitTest(seen, with: nil) === (isManual ? window : view))
      expect(window.hitTest(model, with: nil) === (isManual ? view : window))
      animator.stopAnimation(true)
      view.removeFromSuperview()
    }
  }

  @Test func `a card that grows is touched as large as it is seen`() {
    let card = UIView(frame: CGRect(x: 90, y: 90, width: 20, height: 20))
    window.addSubview(card)
    window.advance(to: 0)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      card.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    }
    animator.fractionComplete = 0.25
    expect(window.hitTest(CGPoint(x: 75, y: 75), with: nil) === card)
    expect(window.hitTest(CGPoint(x: 50, y: 50), with: nil) === window)
    animator.stopAnimation(true)
  }
}
