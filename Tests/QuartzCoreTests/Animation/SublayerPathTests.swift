import CoreGraphics
import Expectations
import Testing

@testable import QuartzCore

/// Key paths to a sublayer by its name.
@MainActor
struct SublayerPathTests {
  private let tree = LayerTree()
  private let hand = CALayer()

  init() {
    hand.name = "hand"
    hand.position = CGPoint(x: 0, y: 300)
    tree.layer.addSublayer(hand)
    tree.advance(to: 1)
  }

  private var y: CGFloat { hand.presentation()?.position.y ?? -1 }

  private func rise(_ key: String = "sublayers.hand.position.y") -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: key)
    animation.byValue = -200
    animation.duration = 1
    return animation
  }

  @Test func `an animation of the superlayer moves the sublayer that its path names`() {
    tree.layer.add(rise(), forKey: "rise")
    tree.advance(to: 1.5)
    expect(abs(y - 200) < 1e-6 && tree.layer.animationKeys() == ["rise"])
    tree.advance(to: 2)
    expect(y == 300 && tree.layer.animationKeys() == nil && hand.animationKeys() == nil)
  }

  @Test func `it goes with the animation of the superlayer`() {
    tree.layer.add(rise(), forKey: "rise")
    tree.advance(to: 1.5)
    tree.layer.removeAnimation(forKey: "rise")
    expect(y == 300 && hand.animationKeys() == nil)
    tree.layer.add(rise(), forKey: "rise")
    tree.layer.removeAllAnimations()
    expectNil(hand.animationKeys())
  }

  @Test func `groups may name several, and sublayers of sublayers`() {
    let finger = CALayer()
    finger.name = "finger"
    hand.addSublayer(finger)
    tree.advance(to: 2)
    let group = CAAnimationGroup()
    group.duration = 1
    group.animations = [rise(), rise("sublayers.hand.sublayers.finger.zPosition")]
    tree.layer.add(group, forKey: nil)
    tree.advance(to: 2.5)
    expect(abs(y - 200), isBelow: 1e-6)
    expect(abs((finger.presentation()?.zPosition ?? 0) + 100), isBelow: 1e-6)
  }

  @Test func `values are read and set by such paths, and a name that is not there does nothing`() {
    tree.layer.setValue(7, forKeyPath: "sublayers.hand.cornerRadius")
    expect(hand.cornerRadius, equals: 7)
    expect(tree.layer.value(forKeyPath: "sublayers.hand.position.y") as? Double, equals: 300)
    tree.layer.add(rise("sublayers.foot.position.y"), forKey: "foot")
    tree.advance(to: 1.5)
    expect(y, equals: 300)
  }

  // MARK: Before anything is seen

  @Test func `a layer is seen from the turn after it came`() {
    let late = CALayer()
    expectNil(late.presentation())
    tree.layer.addSublayer(late)
    expectNil(late.presentation())
    tree.advance(to: 2)
    expect(late.presentation() != nil && late.presentation()?.superlayer != nil)
    let other = CALayer()
    tree.layer.addSublayer(other)
    tree.advance(to: 3)
    other.addSublayer(late)
    expect(late.presentation() != nil)
    late.removeFromSuperlayer()
    expectNil(late.presentation())
  }

  // MARK: Paths

  @Test func `a path becomes one of other steps by and by`() {
    let shape = CAShapeLayer()
    tree.layer.addSublayer(shape)
    let room = CGRect(x: 0, y: 0, width: 50, height: 50)
    let (rect, ellipse) = (
      CGPath(rect: room, transform: nil), CGPath(ellipseIn: room, transform: nil)
    )
    shape.path = rect
    tree.advance(to: 2)
    let animation = CABasicAnimation(keyPath: "path")
    animation.fromValue = rect
    animation.toValue = ellipse
    animation.duration = 1
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    shape.add(animation, forKey: nil)
    var corners: [Bool] = []
    for time in [2, 2.2, 2.4, 2.6, 2.8, 3] {
      tree.advance(to: time)
      let path = shape.presentation()?.path
      expect(path?.boundingBox.isNull, equals: false)
      corners.append(path == rect)
      if time > 2, time < 3 { expect(path != rect && path != ellipse) }
    }
    expect(corners, equals: [true, false, false, false, false, false])
    expect(shape.presentation()?.path, equals: ellipse)
  }

  @Test func `parts without a partner grow out of a point`() throws {
    let one = CGMutablePath()
    one.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    let two = CGMutablePath()
    two.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    two.addRect(CGRect(x: 100, y: 0, width: 20, height: 20))
    let half = LayerValue.path(one.steps).interpolated(to: .path(two.steps), share: 0.5)
    guard case .path(let steps?) = half else { throw NoPath() }
    expect(CGPath(steps: steps).boundingBox, equals: CGRect(x: 0, y: 0, width: 115, height: 15))
    let from = LayerValue.path([]).interpolated(to: .path(two.steps), share: 0.25)
    expect(from, equals: .path([]))
  }

  private struct NoPath: Error {}
}
