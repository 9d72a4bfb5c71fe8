import Expectations
import Testing
import UIKit
import ViewTesting

@MainActor
struct UIViewPropertyAnimatorTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let view = UIView(frame: .zero)

  init() {
    window.addSubview(view)
    window.advance(to: 0)
  }

  private var x: CGFloat { view.layer.seen.position.x }

  private func animator(_ curve: UIView.AnimationCurve) -> UIViewPropertyAnimator {
    let view = view
    return UIViewPropertyAnimator(duration: 2, curve: curve) { view.center.x = 100 }
  }

  @Test func `it runs to its end and says so`() {
    let animator = animator(.linear)
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    expect(animator.state == .inactive && view.center.x == 0)
    animator.startAnimation()
    window.advance(to: 0.5)
    expect(x == 25 && animator.fractionComplete == 0.25 && animator.isRunning)
    window.advance(to: 2)
    expect(positions == [.end] && animator.state == .inactive && view.center.x == 100)
    expectNil(view.layer.animationKeys())
  }

  @Test func `scrubbed, turned back and gone on it stays where it was`() {
    let animator = animator(.easeInOut)
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    animator.startAnimation()
    window.advance(to: 0.6)
    let before = x
    animator.pauseAnimation()
    expect(abs(x - before), isBelow: 1e-9)
    window.advance(to: 5)
    expect(abs(x - before), isBelow: 1e-9)
    animator.fractionComplete = 0.4
    expect(abs(x - 40), isBelow: 1e-9)
    animator.isReversed = true
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 0)
    expect(abs(x - 40), isBelow: 1e-9)
    window.advance(to: 5.4)
    expect(abs(x - 20) < 1e-9 && abs(animator.fractionComplete - 0.2) < 1e-9)
    window.advance(to: 6)
    expect(positions == [.start] && view.center.x == 0 && x == 0)
  }

  @Test func `turned back on the way it retraces its way`() {
    let animator = animator(.easeIn)
    animator.startAnimation()
    window.advance(to: 0.5)
    let early = x
    window.advance(to: 1)
    animator.isReversed = true
    window.advance(to: 1.5)
    expect(abs(x - early), isBelow: 1e-9)
    window.advance(to: 3)
    expect(view.center.x, equals: 0)
  }

  @Test func `a factor is a share of the whole duration`() {
    let animator = animator(.linear)
    animator.fractionComplete = 0.5
    expect(animator.state, equals: .active)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 2)
    window.advance(to: 2)
    expect(abs(x - 75), isBelow: 1e-9)
    window.advance(to: 4)
    expect(x, equals: 100)
  }

  @Test func `cancelled at its start it still comes to its end`() {
    let animator = animator(.linear)
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    animator.pauseAnimation()
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    window.advance(to: 0.1)
    expect(positions == [.start] && view.center.x == 0)
  }

  @Test(arguments: [
    (UIViewAnimatingPosition.end, 100.0), (.start, 0), (.current, 25),
  ])
  func `stopped it stays, and finishes where it is told`(
    position: UIViewAnimatingPosition, end: Double
  ) {
    let animator = animator(.linear)
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    animator.startAnimation()
    window.advance(to: 0.5)
    animator.stopAnimation(false)
    expect(animator.state == .stopped && view.center.x == 25 && positions.isEmpty)
    animator.finishAnimation(at: position)
    expect(positions == [position] && abs(view.center.x - end) < 1e-9)
  }

  @Test func `stopped without finishing it calls nobody`() {
    let animator = animator(.linear)
    animator.addCompletion { _ in Issue.record("a completion was called") }
    animator.startAnimation()
    window.advance(to: 0.5)
    animator.stopAnimation(true)
    window.advance(to: 5)
    expect(animator.state == .inactive && view.center.x == 25 && x == 25)
  }

  @Test func `it may stay paused at its end`() {
    let animator = animator(.linear)
    animator.pausesOnCompletion = true
    animator.startAnimation()
    window.advance(to: 3)
    expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 1)
    animator.stopAnimation(true)
  }

  @Test func `an animator that was stopped without finishing has nothing to finish`() {
    let animator = animator(.linear)
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    window.advance(to: 1)
    animator.stopAnimation(true)
    animator.finishAnimation(at: .end)
    expect(animator.state == .inactive && ends.isEmpty && abs(x - 50) < 1e-9)
  }

  @Test func `changes added on the way take what is left`() {
    let animator = animator(.linear)
    animator.startAnimation()
    window.advance(to: 1)
    animator.addAnimations { view.alpha = 0 }
    expect(view.layer.seen.opacity == 1 && abs(x - 50) < 1e-9)
    window.advance(to: 1.5)
    expect(abs(view.layer.seen.opacity - 0.5) < 1e-6 && abs(x - 75) < 1e-9)
    window.advance(to: 2)
    expect(view.alpha, equals: 0)
  }

  @Test func `what must not be done stops with a sentence`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIViewPropertyAnimator(duration: 1, curve: .linear)
          .continueAnimation(withTimingParameters: nil, durationFactor: 0)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.startAnimation()
        animator.finishAnimation(at: .end)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.pauseAnimation()
        animator.stopAnimation(false)
        animator.startAnimation()
      }
    }
  }
}
