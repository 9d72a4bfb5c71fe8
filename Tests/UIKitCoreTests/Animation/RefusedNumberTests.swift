import Expectations
import Testing
import UIKit

/// The ends of the ranges of numbers, which are taken, and the numbers beyond them, which end the program.
@MainActor
struct RefusedNumberTests {
  nonisolated private static let (nan, infinity) = (CGFloat.nan, CGFloat.infinity)

  nonisolated private static let refused: [(String, @MainActor @Sendable () -> Void)] = [
    ("control points must be finite", { cubic([nan, 0, 0, 0]) }),
    ("control points must be finite", { cubic([0, nan, 0, 0]) }),
    ("control points must be finite", { cubic([0, 0, nan, 0]) }),
    ("control points", { timing([.nan, 0, 0, 0]) }),
    ("control points", { timing([0, .nan, 0, 0]) }),
    ("control points", { timing([0, 0, .nan, 0]) }),
    ("control points", { timing([0, 0, 0, .nan]) }),
    ("velocity must be finite", { spring(CGVector(dx: infinity, dy: 0)) }),
    ("velocity must be finite", { spring(CGVector(dx: 0, dy: infinity)) }),
    ("a mass must be above zero", { CASpringAnimation(keyPath: "opacity").mass = 0 }),
    ("a mass must be above zero", { CASpringAnimation(keyPath: "opacity").mass = infinity }),
    ("a stiffness must be above zero", { CASpringAnimation(keyPath: "opacity").stiffness = 0 }),
    ("a stiffness must be above zero", { CASpringAnimation(keyPath: "x").stiffness = infinity }),
    ("a damping must be zero or more", { CASpringAnimation(keyPath: "opacity").damping = -1 }),
    ("a damping must be zero or more", { CASpringAnimation(keyPath: "x").damping = infinity }),
    ("a duration must be zero or more", { CABasicAnimation(keyPath: "opacity").duration = -1 }),
    ("a duration must be zero or more", { CABasicAnimation(keyPath: "opacity").duration = .nan }),
    ("a repeat count must be zero", { CABasicAnimation(keyPath: "opacity").repeatCount = -1 }),
    ("a duration", { _ = UIViewPropertyAnimator(duration: -1, curve: .linear) }),
    ("a duration", { _ = UIViewPropertyAnimator(duration: .infinity, curve: .linear) }),
    ("a delay factor", { add(-0.1) }), ("a delay factor", { add(1.1) }),
    ("a frame rate must be zero or more", { link { $0.preferredFramesPerSecond = -1 } }),
    ("at every frame or more seldom", { link { $0.frameInterval = 0 } }),
    ("goes up from zero", { _ = CAFrameRateRange(minimum: 2, maximum: 1) }),
    ("goes up from zero", { _ = CAFrameRateRange(minimum: -1, maximum: 1) }),
    ("goes up from zero", { _ = CAFrameRateRange(minimum: 0, maximum: .infinity) }),
    ("within its range", { _ = CAFrameRateRange(minimum: 2, maximum: 9, preferred: 1) }),
    ("within its range", { _ = CAFrameRateRange(minimum: 2, maximum: 9, preferred: 10) }),
    ("must rise within 0 and 1", { keys([0, 0.5, 0.4]) }), ("must rise", { keys([-0.1, 1]) }),
    ("must rise within 0 and 1", { keys([0, 1.1]) }),
    ("position must be finite", { CALayer().position = CGPoint(x: nan, y: 0) }),
    ("position must be finite", { CALayer().position = CGPoint(x: 0, y: nan) }),
    ("must be positive", { CALayer().contentsScale = 0 }),
    ("must be positive", { CALayer().contentsScale = infinity }),
    ("startPoint must be finite", { CAGradientLayer().startPoint = CGPoint(x: nan, y: 0) }),
    ("above 0 and at most 1000", { prioritized(0) }), ("at most 1000", { prioritized(1000.1) }),
    ("multiplier 0", { centered(0) }),
    ("leading and trailing cannot be related to left", { sided(.leading, .left) }),
    ("leading and trailing cannot be related to left", { sided(.right, .trailing) }),
  ]

  private static func cubic(_ numbers: [CGFloat]) {
    _ = UICubicTimingParameters(
      controlPoint1: CGPoint(x: numbers[0], y: numbers[1]),
      controlPoint2: CGPoint(x: numbers[2], y: numbers[3]))
  }

  private static func timing(_ numbers: [Float]) {
    _ = CAMediaTimingFunction(controlPoints: numbers[0], numbers[1], numbers[2], numbers[3])
  }

  private static func spring(_ velocity: CGVector) {
    _ = UISpringTimingParameters(dampingRatio: 1, initialVelocity: velocity)
  }

  private static func add(_ factor: CGFloat) {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.addAnimations({}, delayFactor: factor)
  }

  private static func link(_ change: (CADisplayLink) -> Void) {
    change(CADisplayLink { _ in })
  }

  private static func keys(_ times: [Double]) {
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    animation.keyTimes = times.map { NSNumber(value: $0) }
  }

  private static func prioritized(_ priority: Float) {
    UIView().widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(priority)
  }

  private static func centered(_ multiplier: CGFloat) {
    let (view, child) = (UIView(), UIView())
    view.addSubview(child)
    _ = NSLayoutConstraint(
      item: child, attribute: .centerX, relatedBy: .equal, toItem: view, attribute: .centerX,
      multiplier: multiplier, constant: 0)
  }

  private static func sided(
    _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute
  ) {
    let (view, child) = (UIView(), UIView())
    view.addSubview(child)
    _ = NSLayoutConstraint(
      item: child, attribute: first, relatedBy: .equal, toItem: view, attribute: second,
      multiplier: 1, constant: 0)
  }

  @Test(arguments: refused.indices)
  func `a number beyond its range ends the program`(number: Int) async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [number] in
      await MainActor.run { RefusedNumberTests.refused[number].1() }
    }
    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    expect(said.contains(Self.refused[number].0))
  }

  /// The program goes on with each of these numbers.
  @Test func `the ends of ranges are taken`() {
    Self.cubic([-9, 9, -9, 9])
    Self.timing([0, -1, 1, 2])
    Self.spring(CGVector(dx: -1e9, dy: 1e9))
    let spring = CASpringAnimation(keyPath: "opacity")
    (spring.mass, spring.stiffness, spring.damping) = (1e-9, 1e-9, 0)
    (spring.duration, spring.repeatCount, spring.repeatDuration) = (0, 0, 0)
    Self.add(0)
    Self.add(1)
    let animator = UIViewPropertyAnimator(duration: 0, curve: .linear)
    animator.pauseAnimation()
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    animator.stopAnimation(true)
    Self.link { link in
      for rate in [0, 1, 60] {
        link.preferredFramesPerSecond = rate
        expect(link.preferredFrameRateRange.maximum, equals: Float(rate))
      }
      for (interval, rate) in [(1, 0), (2, 30), (59, 1), (60, 1), (61, 1)] {
        link.frameInterval = interval
        expect(link.preferredFramesPerSecond, equals: rate, "\(interval)")
      }
    }
    for preferred in [nil, 0, 2, 5, 9] as [Float?] {
      expect(
        CAFrameRateRange(minimum: 2, maximum: 9, preferred: preferred).preferred, equals: preferred)
    }
    _ = CAFrameRateRange(minimum: 0, maximum: 0)
    Self.keys([0, 0, 0.5, 0.5, 1, 1])
    CALayer().contentsScale = 1e-9
    Self.prioritized(1000)
    Self.prioritized(0.001)
    Self.centered(0.001)
    let sides: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
      (.leading, .leading), (.leading, .trailing), (.left, .right), (.left, .left),
      (.centerX, .left), (.leading, .centerX),
    ]
    for (first, second) in sides { Self.sided(first, second) }
  }
}
