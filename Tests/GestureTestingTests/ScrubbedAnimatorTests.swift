import Expectations
import GestureTesting
import Testing
import UIKit

/// A property animator that a pan scrubs.
@MainActor
struct ScrubbedAnimatorTests {
  private final class Card: UIView {}

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let card = Card(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let pan = UIPanGestureRecognizer()
  private let animator: UIViewPropertyAnimator

  init() {
    window.makeKeyAndVisible()
    window.addSubview(card)
    card.addGestureRecognizer(pan)
    animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { [card] in
      card.frame.origin.y = 400
    }
  }

  private func play(_ finger: FingerPath, _ release: @escaping (UIViewPropertyAnimator) -> Void)
    -> GestureTest
  {
    pan.addAction { [pan, animator, window] _ in
      switch pan.state {
      case .began: animator.pauseAnimation()
      case .changed: animator.fractionComplete = pan.translation(in: window).y / 400
      case .ended, .cancelled: release(animator)
      case .possible, .failed: break
      }
    }
    let test = GestureTest(window: window)
    test.play(finger)
    return test
  }

  @Test func `an animator that goes on to its end finishes`() {
    let test = play(.drag(250).lift()) {
      $0.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    test.expect(outcome: "finish by application")
    test.expect(progress: 0.6 ± 0.03, at: 0.4, of: "animator of Card")
    expect(test.reasons[0].contains("called continueAnimation at 6"), "\(test.reasons)")
    expect(test.moved.map(\.change), equals: [.moved])
  }

  @Test func `an animator that is turned back is a cancel, and its layer went there and back`() {
    let test = play(.drag(100).lift()) {
      $0.isReversed = true
      $0.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    test.expect(outcome: "cancel by application")
    expect(test.moved.map(\.change), equals: [.returned])
    withKnownIssue { test.expect(outcome: "nothing") }
  }

  @Test func `an animator that is stopped and finished elsewhere ends there`() {
    let test = play(.drag(100).lift()) {
      $0.stopAnimation(false)
      $0.finishAnimation(at: .end)
    }
    test.expect(outcome: "finish")
  }

  @Test func `an animator that is stopped for good has no end`() {
    let test = play(.drag(100).lift()) { $0.stopAnimation(true) }
    withKnownIssue { test.expect(outcome: "cancel") }
    expect(test.outcomes.map(\.ending), equals: [nil])
    expect(test.moved.map(\.change), equals: [.moved])
  }

  @Test func `an animator that only runs is what its tap moved`() {
    let tap = UITapGestureRecognizer()
    tap.addAction { [animator] _ in animator.startAnimation() }
    card.addGestureRecognizer(tap)
    let test = GestureTest(window: window)
    test.play(FingerPath().down(at: CGPoint(x: 200, y: 200)).hold(0.05).lift())
    test.expect(outcome: "move")
    expect(test.moved.map(\.gestures), equals: [["tap on Card"]])
  }
}
