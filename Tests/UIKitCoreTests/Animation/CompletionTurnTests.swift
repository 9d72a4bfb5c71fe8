import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

/// The time of completions: never within the call that created the animation.
@MainActor
struct CompletionTurnTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() { window.advance(to: 1) }

  enum Maker: CaseIterable {
    case animate, spring, keyframes, transition, animator, running
  }

  private func make(
    _ maker: Maker, _ duration: Double, _ changes: @escaping () -> Void,
    _ completion: @escaping (Bool) -> Void
  ) {
    switch maker {
    case .animate:
      UIView.animate(withDuration: duration, animations: changes, completion: completion)
    case .spring:
      UIView.animate(
        withDuration: duration, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        animations: changes, completion: completion)
    case .keyframes:
      UIView.animateKeyframes(
        withDuration: duration,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1, animations: changes)
        }, completion: completion)
    case .transition:
      UIView.transition(
        with: view, duration: duration, options: [], animations: changes, completion: completion)
    case .animator:
      let animator = UIViewPropertyAnimator(duration: duration, curve: .linear, animations: changes)
      animator.addCompletion { completion($0 == .end) }
      animator.startAnimation()
    case .running:
      UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: duration, delay: 0, animations: changes
      ) { completion($0 == .end) }
    }
  }

  @Test(arguments: Maker.allCases, [0, 0.3])
  func `with nothing to change it is called in the next turn`(maker: Maker, duration: Double) {
    // A transition of a visible view takes its full duration, whatever changes in it.
    for isInWindow in maker == .transition && duration > 0 ? [false] : [true, false] {
      if isInWindow { window.addSubview(view) } else { view.removeFromSuperview() }
      var calls: [Bool] = []
      make(maker, duration, {}, { calls.append($0) })
      expect(calls.isEmpty)
      window.advance(to: 1)
      expect(calls, equals: [true])
      window.advance(to: 2)
      expect(calls, equals: [true])
    }
  }

  @Test(arguments: Maker.allCases)
  func `a view in no window when the turn ends has arrived in the next`(maker: Maker) {
    var calls: [Bool] = []
    make(maker, 0.3, { view.alpha = 0.5 }, { calls.append($0) })
    expect(calls.isEmpty && view.alpha == 0.5)
    window.advance(to: 1)
    expect(calls == [true] && view.alpha == 0.5)
    expectNil(view.layer.animationKeys())
  }

  @Test(arguments: [Maker.animate, .spring, .keyframes, .animator, .running])
  func `a view that is in a window by the end of the turn is animated from there`(maker: Maker) {
    var calls = 0
    make(maker, 0.3, { view.alpha = 0 }, { _ in calls += 1 })
    let holder = UIView(frame: window.bounds)
    holder.addSubview(view)
    window.addSubview(holder)
    window.advance(to: 1)
    window.advance(to: 1.1)
    expect(calls, equals: 0)
    let seen = view.layer.presentation()?.opacity ?? -1
    expect(seen > 0.01 && seen < 0.99)
    window.advance(to: 1.31)
    expect(calls == 1 && view.layer.animationKeys() == nil && view.alpha == 0)
  }

  @Test func `an animator of a view in no window is where it is asked to be`() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
    animator.startAnimation()
    expect(animator.isRunning && animator.state == .active && animator.fractionComplete == 0)
    window.addSubview(view)
    window.advance(to: 1.25)
    expect(abs(animator.fractionComplete - 0.25), isBelow: 1e-9)
    animator.pauseAnimation()
    animator.fractionComplete = 0.5
    expect(abs((view.layer.presentation()?.opacity ?? -1) - 0.5), isBelow: 1e-6)
    animator.stopAnimation(true)
  }

  /// A view that animators fade in and out until the loop is over.
  private final class Pulse: UIViewController {
    var rounds = 0
    var isOver = false

    override func viewDidLoad() {
      super.viewDidLoad()
      pulse()
    }

    func pulse() {
      guard !isOver else { return }
      rounds += 1
      let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) {
        self.view.alpha = self.rounds % 2 == 0 ? 1 : 0.5
      }
      animator.addCompletion { _ in self.pulse() }
      animator.startAnimation()
    }
  }

  @Test func `a loop of animators goes turn by turn where animations are switched off`() {
    let pulse = Pulse()
    defer { pulse.isOver = true }
    window.rootViewController = pulse
    window.makeKeyAndVisible()
    window.advance(to: 1.2)
    let rounds = pulse.rounds
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    for step in 1...4 {
      window.advance(to: 1.2 + Double(step))
      // Each turn ends the animator that ran or waited, and one that its completion starts.
      expect(pulse.rounds, isAtLeast: rounds + step)
      expect(pulse.rounds, isAtMost: rounds + 2 * step)
    }
  }

  @Test func `a loop of animators started where the view is loaded goes turn by turn`() {
    let pulse = Pulse()
    defer { pulse.isOver = true }
    pulse.loadViewIfNeeded()
    expect(pulse.rounds, equals: 1)
    window.advance(to: 1)
    expect(pulse.rounds, equals: 2)
    window.rootViewController = pulse
    window.makeKeyAndVisible()
    window.advance(to: 1)
    window.advance(to: 1.4)
    let rounds = pulse.rounds
    window.advance(to: 3.9)
    expect(pulse.rounds > rounds + 3 && pulse.rounds < rounds + 7)
  }

  @Test(arguments: Maker.allCases, [true, false])
  func `where animations are switched off it is called in the next turn`(
    maker: Maker, isGlobal: Bool
  ) {
    for isInWindow in [true, false] {
      if isInWindow { window.addSubview(view) } else { view.removeFromSuperview() }
      view.alpha = 1
      var calls: [Bool] = []
      if isGlobal {
        UIView.setAnimationsEnabled(false)
        make(maker, 0.3, { view.alpha = 0.25 }, { calls.append($0) })
        UIView.setAnimationsEnabled(true)
      } else {
        UIView.performWithoutAnimation {
          make(maker, 0.3, { view.alpha = 0.25 }, { calls.append($0) })
        }
      }
      expect(view.alpha == 0.25 && view.layer.seen.opacity == 0.25)
      // An animator is inactive when `startAnimation()` returns, so its completion has come.
      expect(calls, equals: ([.animator, .running].contains(maker) ? [true] : []))
      window.advance(to: 1)
      expect(calls, equals: [true])
    }
  }

  @Test func `a completion may change the property that the call of the animation is changing`() {
    // Swift ends a program that reads a property of a class while a call changes it.
    @MainActor
    final class Flow {
      var step = 0

      func show(_ step: inout Int, on view: UIView, then next: @escaping () -> Void) {
        step += 1
        UIView.animate(withDuration: 0.3) {
          view.alpha = 0.5
        } completion: { _ in
          next()
        }
      }
    }
    let flow = Flow()
    UIView.setAnimationsEnabled(false)
    flow.show(&flow.step, on: view) { flow.step += 1 }
    UIView.setAnimationsEnabled(true)
    expect(flow.step, equals: 1)
    window.advance(to: 1)
    expect(flow.step, equals: 2)
  }

  private func fade(count: Float = 0) -> CABasicAnimation {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.toValue = 0
    fade.duration = 0.3
    fade.repeatCount = count
    return fade
  }

  @Test func `a transaction about a layer in no window ends with the animation's time`() {
    var calls = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls += 1 }
    view.layer.add(fade(count: 2), forKey: "fade")
    CATransaction.commit()
    window.advance(to: 1)
    window.advance(to: 1.5)
    expect(calls, equals: 0)
    window.advance(to: 1.7)
    expect(calls == 1 && view.layer.animationKeys() == ["fade"])
    window.addSubview(view)
    window.advance(to: 1.7)
    window.advance(to: 2.4)
    expect(calls == 1 && view.layer.animationKeys() == nil)
  }

  @Test func `an animation that is added before its layer begins in the window`() {
    var calls = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls += 1 }
    view.layer.add(fade(), forKey: "fade")
    CATransaction.commit()
    window.advance(to: 1)
    window.advance(to: 1.2)
    window.addSubview(view)
    window.advance(to: 1.2)
    window.advance(to: 1.4)
    expect(calls, equals: 0)
    window.advance(to: 1.6)
    expect(calls, equals: 1)
  }

  @Test func `without any window it waits for one`() {
    var calls = 0
    UIView.animate(withDuration: 0.2) {
      view.alpha = 0
    } completion: { _ in
      calls += 1
    }
    expect(calls, equals: 0)
    let later = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    later.advance(to: 0)
    expect(calls, equals: 1)
  }
}
