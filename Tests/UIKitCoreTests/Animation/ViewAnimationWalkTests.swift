import Expectations
import Foundation
import GoldenTexts
import SeededRandom
import Testing
import UIKit

/// Random animations of views by all functions that make them, seen at whole and half seconds.
@MainActor
struct ViewAnimationWalkTests {
  @MainActor
  private final class Walk {
    var random: SeededGenerator
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var views: [UIView] = []
    var animators: [UIViewPropertyAnimator] = []
    var heard: [String] = []
    var begun = 0

    init(seed: Int) {
      random = SeededGenerator(seed: UInt64(seed))
      for index in 0..<3 {
        let view = UIView(frame: CGRect(x: index * 10, y: 10, width: 8, height: 6))
        window.addSubview(view)
        views.append(view)
      }
      window.isHidden = false
      window.UIKit::advance(to: 0)
    }

    func number(_ count: Int) -> CGFloat { CGFloat(random.below(count)) }

    func change() {
      let view = views[random.below(views.count)]
      switch random.below(9) {
      case 0: view.frame.origin.x = number(50)
      case 1: view.center = CGPoint(x: number(50), y: number(50))
      case 2: view.alpha = number(3) / 2
      case 3: view.transform = CGAffineTransform(scaleX: number(3), y: 1)
      case 4: view.backgroundColor = random.chance(0.5) ? .red : nil
      case 5: view.bounds.size = CGSize(width: number(9), height: number(9))
      case 6: view.isHidden.toggle()
      case 7: view.layer.cornerRadius = number(4)
      default: view.frame = CGRect(x: number(9), y: number(9), width: number(9), height: number(9))
      }
    }

    func options() -> UIView.AnimationOptions {
      let all: [UIView.AnimationOptions] = [
        [], .curveLinear, .curveEaseIn, .beginFromCurrentState, .autoreverse,
        [.repeat, .autoreverse],
        .overrideInheritedDuration, .overrideInheritedCurve, .allowUserInteraction, .layoutSubviews,
        .transitionFlipFromLeft, .transitionCrossDissolve, [.transitionCurlUp, .repeat],
        .showHideTransitionViews,
      ]
      return all[random.below(all.count)]
    }

    func duration() -> Double { [0, 0.5, 1, 2][random.below(4)] }

    func step(_ step: Int) {
      switch random.below(16) {
      case 0, 1:
        UIView.animate(
          withDuration: duration(), delay: Double(random.below(2)), options: options(),
          animations: { self.change() }, completion: { self.heard.append("\(step) \($0)") })
      case 2:
        UIView.animate(
          withDuration: duration(), delay: 0, usingSpringWithDamping: number(3) / 2,
          initialSpringVelocity: number(3), options: options(), animations: { self.change() })
      case 3: keyframes(step)
      case 4: old(step)
      case 5, 6: animators.append(animator(step))
      case 7, 8, 9: turn(step)
      case 10:
        UIView.transition(
          with: views[0], duration: duration(), options: options(), animations: { self.change() },
          completion: { self.heard.append("\(step) transition \($0)") })
      case 11: UIView.performWithoutAnimation { change() }
      case 12:
        UIView.animate(springDuration: duration(), bounce: number(3) / 2 - 0.5) { self.change() }
      case 13:
        UIView.modifyAnimations(withRepeatCount: 2, autoreverses: random.chance(0.5)) { change() }
      case 14: if random.chance(0.3) { views[random.below(3)].layer.removeAllAnimations() }
      default: change()
      }
    }

    private func keyframes(_ step: Int) {
      let modes: [UIView.KeyframeAnimationOptions] = [
        [], .calculationModeDiscrete, .calculationModePaced, .calculationModeCubic,
        .calculationModeCubicPaced,
      ]
      UIView.animateKeyframes(
        withDuration: duration(), delay: 0, options: modes[random.below(modes.count)],
        animations: {
          for _ in 0...self.random.below(3) {
            UIView.addKeyframe(
              withRelativeStartTime: [0, 0.5, .nan, 2][self.random.below(4)],
              relativeDuration: [0.5, 1, .nan, -1][self.random.below(4)]
            ) { self.change() }
          }
          if self.random.chance(0.2) { UIView.animate(withDuration: 1) { self.change() } }
        }, completion: { self.heard.append("\(step) frames \($0)") })
      if random.chance(0.3) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { self.change() }
      }
    }

    /// Makes an animation between `beginAnimations` and `commitAnimations`.
    private func old(_ step: Int) {
      UIView.beginAnimations("old", context: nil)
      if random.chance(0.5) { change() }
      UIView.setAnimationDuration([0.5, .infinity, -1][random.below(3)])
      UIView.setAnimationDelay([0, 0.5, .nan][random.below(3)])
      UIView.setAnimationCurve([.linear, .easeIn, .easeOut, .easeInOut][random.below(4)])
      UIView.setAnimationRepeatCount([0, 2, .nan, -1][random.below(4)])
      UIView.setAnimationRepeatAutoreverses(random.chance(0.3))
      UIView.setAnimationBeginsFromCurrentState(random.chance(0.3))
      change()
      if random.chance(0.5) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { change() }
      }
      if random.chance(0.3) { UIView.animate(withDuration: 1) { self.change() } }
      if random.chance(0.5) { change() }
      UIView.commitAnimations()
    }

    private func animator(_ step: Int) -> UIViewPropertyAnimator {
      let made: UIViewPropertyAnimator
      switch random.below(5) {
      case 0:
        made = UIViewPropertyAnimator(duration: duration(), curve: .easeIn) { self.change() }
      case 1:
        made = UIViewPropertyAnimator(
          duration: duration(), controlPoint1: .zero, controlPoint2: CGPoint(x: 1, y: 0)
        ) { self.change() }
      case 2:
        made = UIViewPropertyAnimator(duration: duration(), dampingRatio: number(3) / 2) {
          self.change()
        }
      case 3:
        made = UIViewPropertyAnimator.runningPropertyAnimator(
          withDuration: duration(), delay: number(2), options: options(),
          animations: { self.change() }, completion: { self.heard.append("\(step) run \($0)") })
      default:
        made = UIViewPropertyAnimator(
          duration: duration(),
          timingParameters: UISpringTimingParameters(
            mass: 1, stiffness: 100, damping: 10, initialVelocity: CGVector(dx: 1, dy: 0)))
        made.addAnimations({ self.change() }, delayFactor: 0.5)
      }
      made.addCompletion { self.heard.append("\(step) at \($0)") }
      made.pausesOnCompletion = random.chance(0.2)
      made.scrubsLinearly = random.chance(0.7)
      return made
    }

    private func turn(_ step: Int) {
      guard let one = animators.last, one.state != .stopped else { return }
      switch random.below(9) {
      case 0, 1: one.startAnimation()
      case 2: one.startAnimation(afterDelay: 0.5)
      case 3: one.pauseAnimation()
      case 4 where one.state == .active:
        one.pauseAnimation()
        one.fractionComplete = number(5) / 4
      case 5 where one.state == .active: one.isReversed.toggle()
      case 6 where one.state == .active && !one.isRunning:
        one.continueAnimation(withTimingParameters: nil, durationFactor: number(3) / 2)
      case 7 where one.state == .active:
        one.stopAnimation(false)
        one.finishAnimation(at: [.start, .end, .current][random.below(3)])
      case 8 where one.state == .active:
        one.addAnimations { self.change() }
      default: break
      }
    }

    func seen() -> String {
      let shown = views.map { view in
        let layer = view.layer.presentation() ?? view.layer
        return "\(view.frame) \(view.alpha) \(layer.frame) \(layer.opacity) \(layer.cornerRadius) "
          + "\(layer.isHidden) \(view.layer.animationKeys()?.count ?? 0)"
      }
      let running = animators.map {
        "\($0.state) \($0.isRunning) \($0.isReversed) \($0.fractionComplete)"
      }
      defer { heard = [] }
      return ShortText.thousandths((shown + running + heard).joined(separator: "\n"))
    }

    func end() {
      for one in animators where one.state == .active {
        one.stopAnimation(true)
      }
      animators = []
      window.isHidden = true
    }
  }

  @Test func `animations of views`() {
    for seed in 0..<60 {
      let walk = Walk(seed: seed)
      if seed % 12 == 11 { UIView.setAnimationsEnabled(false) }
      defer { UIView.setAnimationsEnabled(true) }
      var texts: [String] = []
      var time = 0.0
      for step in 0..<20 {
        walk.step(step)
        time += [0, 0.25, 0.5, 1][walk.random.below(4)]
        walk.window.UIKit::advance(to: time)
        texts.append("\(time) " + walk.seen())
      }
      walk.end()
      SeenMarks.see(texts.joined(separator: "\n"))
    }
  }
}
