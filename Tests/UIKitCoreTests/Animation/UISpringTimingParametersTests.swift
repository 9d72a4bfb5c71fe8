import Expectations
import Testing
import UIKit

@MainActor
struct UISpringTimingParametersTests {
  private func duration(_ parameters: UISpringTimingParameters) -> Double {
    UIViewPropertyAnimator(duration: 0.4, timingParameters: parameters).duration
  }

  @Test func `a ratio is fitted to the animator's duration, mass and stiffness have their own`() {
    expect(duration(UISpringTimingParameters(dampingRatio: 0.8)), equals: 0.4)
    let physical = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10)
    expect(abs(duration(physical) - 1.4727003), isBelow: 1e-6)
  }

  @Test func `the spring without parameters is the system's`() {
    expect(abs(duration(UISpringTimingParameters()) - 0.50573), isBelow: 1e-5)
  }

  @Test func `a felt duration and a bounce`() {
    let parameters = UISpringTimingParameters(duration: 0.5, bounce: 0.3)
    let animation = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
    expect(abs(duration(parameters) - animation.settlingDuration), isBelow: 1e-9)
    expect(parameters.timingCurveType == .spring && parameters.cubicTimingParameters == nil)
  }

  @Test func `a velocity counts in ways a second: 100 points a second over 200 are a half`() {
    let window = UIWindow(frame: .zero)
    let view = UIView(frame: .zero)
    window.addSubview(view)
    window.advance(to: 0)
    let animator = UIViewPropertyAnimator(
      duration: 0.6,
      timingParameters: UISpringTimingParameters(
        dampingRatio: 1, initialVelocity: CGVector(dx: 0.5, dy: 0))
    )
    animator.addAnimations { view.center.x = 200 }
    animator.startAnimation()
    window.advance(to: 1e-5)
    expect(abs((view.layer.presentation()?.position.x ?? 0) / 1e-5 - 100), isBelow: 1)
    window.advance(to: 1)
    expect(view.center.x, equals: 200)
  }
}
