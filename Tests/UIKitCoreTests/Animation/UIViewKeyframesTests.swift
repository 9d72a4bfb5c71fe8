import Expectations
import Testing
import UIKit
import ViewTesting

@MainActor
struct UIViewKeyframesTests {
  let window = UIWindow(frame: .zero)
  let view = UIView(frame: .zero)

  init() {
    window.addSubview(view)
    window.advance(to: 0)
  }

  private var x: CGFloat { view.layer.seen.position.x }

  private func seen(_ times: [Double]) -> [CGFloat] {
    times.map { time in
      window.advance(to: time)
      return x
    }
  }

  private func agree(_ seen: [CGFloat], _ wanted: [CGFloat]) -> Bool {
    zip(seen, wanted).allSatisfy { abs($0 - $1) < 1e-6 }
  }

  /// The options with which code for iOS makes the whole animation linear.
  private static let linear = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  private func steps() {
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 100 }
    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) { view.center.x = 50 }
  }

  @Test func `steps follow each other, and one completion follows them all`() {
    var finished: [Bool] = []
    UIView.animateKeyframes(withDuration: 4, options: Self.linear) {
      steps()
    } completion: {
      finished.append($0)
    }
    expect(agree(seen([0, 1, 2, 2.5, 2.9, 3.5]), [0, 50, 100, 75, 55, 50]))
    expect(finished.isEmpty)
    window.advance(to: 4)
    expect(x == 50 && finished == [true])
  }

  @Test func `the completion waits for every view`() {
    let other = UIView(frame: .zero)
    window.addSubview(other)
    var finished: [Bool] = []
    UIView.animateKeyframes(withDuration: 2) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.1) { view.center.x = 9 }
      UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.1) { other.alpha = 0 }
    } completion: {
      finished.append($0)
    }
    other.removeFromSuperview()
    expect(finished.isEmpty)
    window.advance(to: 2)
    expect(finished, equals: [false], "one of them did not finish")
  }

  @Test func `repeated and turned back`() {
    UIView.animateKeyframes(withDuration: 4, options: [.repeat, .autoreverse, Self.linear]) {
      steps()
    }
    expect(
      agree(seen([1, 2, 2.5, 3, 4, 5.5, 6, 7, 8, 9]), [50, 100, 75, 50, 50, 75, 100, 50, 0, 50]))
  }

  nonisolated static let discrete: [CGFloat] = [0, 0, 100, 100, 50, 50]
  nonisolated static let paced: [CGFloat] = [0, 37.5, 75, 93.75, 87.5, 68.75]

  @Test(arguments: [
    (UIView.KeyframeAnimationOptions.calculationModeDiscrete, discrete),
    (UIView.KeyframeAnimationOptions.calculationModePaced, paced),
  ])
  func `the mode says how values are met`(
    mode: UIView.KeyframeAnimationOptions, wanted: [CGFloat]
  ) {
    UIView.animateKeyframes(withDuration: 4, options: [mode, Self.linear]) { steps() }
    expect(agree(seen([0, 1, 2, 2.5, 3, 3.5]), wanted))
  }

  @Test func `they join what is on its way`() {
    UIView.animate(withDuration: 2, options: .curveLinear) { view.center.x = 100 }
    window.advance(to: 1)
    UIView.animateKeyframes(withDuration: 2, options: Self.linear) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 0 }
    }
    expect(agree(seen([1, 1.5, 2, 2.5, 3]), [50, 75, 100, 50, 0]))
  }

  @Test func `in another animation they take its duration, unless they are not to`() {
    UIView.animate(withDuration: 2) {
      UIView.animateKeyframes(withDuration: 1) { steps() }
      UIView.animateKeyframes(withDuration: 1, options: .overrideInheritedDuration) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 0 }
      }
    }
    expect(view.layer.animation(forKey: "position")?.duration, equals: 2)
    expect(view.layer.animation(forKey: "opacity")?.duration, equals: 1)
  }

  @Test func `within an animator they are scrubbed with it`() {
    let animator = UIViewPropertyAnimator(duration: 4, curve: .linear) {
      UIView.animateKeyframes(withDuration: 0) { steps() }
    }
    for (fraction, wanted) in [(0.25, 50), (0.5, 100), (0.625, 75), (0.9, 50), (0.1, 20)] {
      animator.fractionComplete = CGFloat(fraction)
      expect(abs(x - CGFloat(wanted)), isBelow: 1e-9)
    }
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    window.advance(to: 1)
    expect(view.center.x == 0 && x == 0)
  }

  @Test func `a nested block of an animator's is part of it, with its completion`() {
    var finished: [Bool] = []
    let view = view
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
      UIView.animate(withDuration: 9) {
        view.center.x = 100
      } completion: {
        finished.append($0)
      }
    }
    animator.startAnimation()
    window.advance(to: 1)
    expect(abs(x - 50) < 1e-9 && finished.isEmpty)
    window.advance(to: 2)
    expect(finished, equals: [true])
  }

  @Test func `a step that goes on past the end does not end the program`() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        UIView.animateKeyframes(withDuration: 1) {
          UIView.addKeyframe(withRelativeStartTime: 0.9, relativeDuration: 0.2) {}
        }
      }
    }
  }

  @Test func `a step ends with the animation, however long it is`() {
    UIView.animateKeyframes(withDuration: 4, options: Self.linear) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 1) { view.center.x = 100 }
    }
    expect(agree(seen([1, 2, 3, 4]), [0, 0, 50, 100]))
  }
}
