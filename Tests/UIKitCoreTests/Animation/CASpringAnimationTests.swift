import Expectations
import Testing
import UIKit

@MainActor
struct CASpringAnimationTests {
  @Test(arguments: [(100.0, 10.0, 1.4727003), (300, 20, 0.7442556)])
  func `it settles when Core Animation's does`(k: Double, c: Double, seconds: Double) {
    let animation = CASpringAnimation(keyPath: "position.x")
    (animation.stiffness, animation.damping) = (CGFloat(k), CGFloat(c))
    expect(abs(animation.settlingDuration - seconds), isBelow: 1e-6)
  }

  @Test(arguments: [(0.25, 0.4), (0.5, 0.8), (1, 1.5)])
  func `without a bounce it settles in tenths of a second`(felt: Double, seconds: Double) {
    let animation = CASpringAnimation(perceptualDuration: felt, bounce: 0)
    expect(abs(animation.settlingDuration - seconds), isBelow: 1e-9)
  }

  @Test func `a felt duration and a bounce give stiffness and damping`() {
    let even = CASpringAnimation(perceptualDuration: 0.5, bounce: 0)
    expect(abs(even.stiffness - 157.91367) < 1e-5 && abs(even.damping - 25.13274) < 1e-5)
    let bouncing = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
    expect(abs(bouncing.damping - 17.59292), isBelow: 1e-5)
  }

  @Test(arguments: [
    (1.0, 1.0, 0.0, 9.233413), (0.5, 1, 0, 18.466827), (0.5, 0.8, 0, 17.988593),
    (0.5, 0.7, 0, 19.679293), (1, 0.5, 0, 12.716898), (0.3, 0.6, 0, 36.778184),
    (0.5, 1, 2, 18.236013), (0.5, 0.8, 2, 17.605717),
  ])
  func `a view's spring is fitted to its duration`(
    duration: Double, ratio: Double, velocity: Double, frequency: Double
  ) throws {
    let window = UIWindow(frame: .zero)
    UIView.animate(
      withDuration: duration, usingSpringWithDamping: CGFloat(ratio),
      initialSpringVelocity: CGFloat(velocity)
    ) { window.alpha = 0 }
    let animation = try #require(window.layer.animation(forKey: "opacity") as? CASpringAnimation)
    expect(abs(Double(animation.stiffness).squareRoot() - frequency), isBelow: 1e-5)
    expect(abs(Double(animation.damping) - 2 * ratio * frequency), isBelow: 1e-4)
  }
}
