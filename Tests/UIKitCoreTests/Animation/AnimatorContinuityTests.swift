import Expectations
import SeededRandom
import Testing
import UIKit
import ViewTesting

/// Whatever is done to a running animator, the visible value continues without a jump; and a new animation
/// added over it continues at the same speed.
@MainActor
struct AnimatorContinuityTests {
  let window = UIWindow(frame: .zero)
  let view = UIView(frame: .zero)

  init() {
    window.addSubview(view)
    window.advance(to: 0)
  }

  private var x: Double { Double(view.layer.seen.position.x) }

  private func x(at time: Double) -> Double {
    Double(view.layer.presentationValues(at: time).position.x)
  }

  private func velocity(at time: Double) -> Double { (x(at: time + 1e-6) - x(at: time)) / 1e-6 }

  private func animator(_ numbers: inout SeededGenerator) -> UIViewPropertyAnimator {
    let target = Double.random(in: -300...300, using: &numbers)
    let view = view
    let duration = Double.random(in: 0.2...1, using: &numbers)
    let animator: UIViewPropertyAnimator
    if Bool.random(using: &numbers) {
      let curves: [UIView.AnimationCurve] = [.linear, .easeIn, .easeOut, .easeInOut]
      animator = UIViewPropertyAnimator(
        duration: duration, curve: curves.randomElement(using: &numbers)!)
    } else {
      let ratio = Double.random(in: 0.3...1, using: &numbers)
      animator = UIViewPropertyAnimator(duration: duration, dampingRatio: CGFloat(ratio))
    }
    animator.addAnimations { view.center.x = CGFloat(target) }
    return animator
  }

  @Test func `a new animation goes on with position and speed, at any moment`() {
    for seed in 0..<300 as Range<UInt64> {
      let test = AnimatorContinuityTests()
      var numbers = SeededGenerator(seed: seed)
      let first = test.animator(&numbers)
      first.startAnimation()
      let time = Double.random(in: 0.01...0.15, using: &numbers)
      test.window.advance(to: time)
      let (place, speed) = (test.x, test.velocity(at: time))
      if Bool.random(using: &numbers) {
        test.animator(&numbers).startAnimation()
      } else {
        UIView.animate(withDuration: 0.5, options: .curveEaseInOut) { test.view.center.x = 77 }
      }
      expect(abs(test.x - place), isBelow: 1e-6, "seed \(seed)")
      // The initial speed that the new animation was given is added.
      let added = test.velocity(at: time) - speed
      test.window.advance(to: 5)
      expect(added.isFinite && test.view.layer.animationKeys() == nil, "seed \(seed)")
    }
  }

  @Test func `one that starts slowly changes no speed`() {
    for time in [0.1, 0.3, 0.5, 0.9] {
      let test = AnimatorContinuityTests()
      let view = test.view
      UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { view.center.x = 300 }
        .startAnimation()
      test.window.advance(to: time)
      let speed = test.velocity(at: time)
      UIViewPropertyAnimator(duration: 0.7, dampingRatio: 0.8) { view.center.x = -50 }
        .startAnimation()
      expect(abs(test.velocity(at: time) - speed), isBelow: 0.1, "at \(time) s")
      test.window.advance(to: 9)
      expect(test.x, equals: -50)
    }
  }

  @Test func `held, scrubbed where it is, turned back or continued it makes no step`() {
    for seed in 0..<300 as Range<UInt64> {
      let test = AnimatorContinuityTests()
      var numbers = SeededGenerator(seed: seed)
      let animator = test.animator(&numbers)
      animator.startAnimation()
      var time = 0.0
      for _ in 0..<6 where animator.state == .active {
        time += Double.random(in: 0...0.15, using: &numbers)
        test.window.advance(to: time)
        guard animator.state == .active else { break }
        let place = test.x
        let isEnd = animator.fractionComplete >= 1 || animator.fractionComplete <= 0
        switch Int.random(in: 0..<4, using: &numbers) {
        case 0: animator.pauseAnimation()
        case 1: animator.isReversed.toggle()
        case 2:
          animator.pauseAnimation()
          animator.continueAnimation(
            withTimingParameters: UISpringTimingParameters(dampingRatio: 0.7),
            durationFactor: CGFloat.random(in: 0...2, using: &numbers))
        default:
          animator.pauseAnimation()
          animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        }
        expect(abs(test.x - place) < 1e-6 || isEnd, "seed \(seed), \(time) s")
      }
      if animator.state == .active { animator.stopAnimation(true) }
    }
  }

  @Test func `stopped it stays where it is seen, whatever lies over it`() {
    let view = view
    let first = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 100 }
    first.startAnimation()
    window.advance(to: 0.25)
    let second = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 0 }
    second.startAnimation()
    window.advance(to: 0.5)
    let place = x
    second.stopAnimation(true)
    expect(abs(x - place), isBelow: 1e-6)
    window.advance(to: 2)
    expectNil(view.layer.animationKeys())
  }

  @Test func `a curve continued with a spring takes over the speed of the hand`() {
    let view = view
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 200 }
    animator.fractionComplete = 0.5
    // 600 points a second, with 100 points left.
    animator.continueAnimation(
      withTimingParameters: UISpringTimingParameters(
        dampingRatio: 1, initialVelocity: CGVector(dx: 6, dy: 0)), durationFactor: 0)
    expect(abs(velocity(at: 0) - 600), isBelow: 1)
    animator.stopAnimation(true)
  }

  @Test func `without linear scrubbing a fraction is a share of the time`() {
    let view = view
    for isLinear in [true, false] {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.center.x = 100 }
      animator.scrubsLinearly = isLinear
      animator.fractionComplete = 0.5
      // At half of its time, easeIn is at 0.3154 of the distance.
      expect(abs(x - (isLinear ? 50 : 31.536)), isBelow: 0.01)
      animator.stopAnimation(false)
      animator.finishAnimation(at: .start)
      expect(view.center.x, equals: 0)
    }
  }

  @Test func `added late it sets out after its share of what is left`() {
    let view = view
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.center.x = 100 }
    animator.startAnimation()
    window.advance(to: 1)
    animator.addAnimations({ view.center.y = 100 }, delayFactor: 0.5)
    func y(_ time: Double) -> Double {
      window.advance(to: time)
      return Double(view.layer.seen.position.y)
    }
    expect(abs(x - 50), isBelow: 1e-6)
    expect(abs(y(1.5)), isBelow: 1e-6)
    expect(abs(y(1.75) - 50), isBelow: 1e-6)
    _ = y(2)
    expect(view.center.y == 100 && animator.state == .inactive)
  }

  @Test func `it stays active at its end where it is to, and can go back`() {
    let view = view
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 100 }
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.pausesOnCompletion = true
    animator.startAnimation()
    window.advance(to: 2)
    expect(animator.state == .active && !animator.isRunning && ends.isEmpty && x == 100)
    animator.isReversed = true
    animator.pausesOnCompletion = false
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    window.advance(to: 2.5)
    expect(abs(x - 50), isBelow: 1e-6)
    window.advance(to: 3)
    expect(ends == [.start] && view.center.x == 0)
  }

  @Test func `blocks within a block can be repeated`() {
    UIView.animate(withDuration: 1, options: .curveLinear) {
      UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { view.center.x = 100 }
      view.alpha = 0
    }
    window.advance(to: 5.5)
    expect(abs(x - 50), isBelow: 1e-6)
    expect(view.layer.presentation()?.opacity, equals: 0)
    window.advance(to: 6)
    expectNil(view.layer.animationKeys())
  }
}
