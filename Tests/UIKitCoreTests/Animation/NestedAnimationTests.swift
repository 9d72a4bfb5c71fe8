import Expectations
import Foundation
import SeededRandom
import Testing
import UIKit

/// Animations, keyframes, springs and animators in one another, with their completions.
@MainActor
struct NestedAnimationTests {
  @MainActor
  private final class Program {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let views = (0..<3).map { UIView(frame: CGRect(x: 10 * $0, y: 0, width: 20, height: 20)) }
    var random: SeededGenerator
    var lines: [String] = []
    var count = 0
    private var animators: [UIViewPropertyAnimator] = []

    init(seed: Int) {
      random = SeededGenerator(seed: UInt64(seed))
      window.isHidden = false
      for view in views { window.addSubview(view) }
    }

    private func change() {
      let view = views[random.below(3)]
      switch random.below(5) {
      case 0: view.center.x = CGFloat(random.below(5) * 20)
      case 1: view.alpha = CGFloat(random.below(3)) / 2
      case 2: view.bounds.size.width = CGFloat(random.below(4) * 10)
      case 3: view.transform = CGAffineTransform(rotationAngle: CGFloat(random.below(3)))
      default: view.backgroundColor = [.red, .blue, nil][random.below(3)]
      }
    }

    /// Ends animators that were paused; they must not be let go before.
    func end() {
      for animator in animators where animator.state == .active {
        animator.stopAnimation(false)
        animator.finishAnimation(at: .end)
      }
    }

    func animate(_ depth: Int) {
      count += 1
      let name = count
      let completion: ((Bool) -> Void)? =
        random.chance(0.8) ? { [weak self] in self?.lines.append("\(name) \($0)") } : nil
      let duration = [0, 0.5, 1][random.below(3)]
      let delay = [0, 0, 0.25][random.below(3)]
      let body = { [self] in
        for _ in 0...random.below(2) {
          depth > 2 || random.chance(0.5) ? change() : animate(depth + 1)
        }
      }
      let options: UIView.AnimationOptions =
        [
          [], [], .curveLinear, .beginFromCurrentState, .overrideInheritedDuration, .autoreverse,
          .layoutSubviews, .overrideInheritedCurve,
        ][random.below(8)]
      switch random.below(7) {
      case 0, 1:
        UIView.animate(
          withDuration: duration, delay: delay, options: options, animations: body,
          completion: completion)
      case 2:
        UIView.animateKeyframes(
          withDuration: duration, delay: delay,
          options: [[], .calculationModeLinear, .calculationModePaced, .calculationModeDiscrete][
            random.below(4)],
          animations: { [self] in
            for _ in 0...random.below(3) {
              UIView.addKeyframe(
                withRelativeStartTime: Double(random.below(4)) / 4,
                relativeDuration: Double(random.below(4)) / 4, animations: body)
            }
          }, completion: completion)
      case 3:
        UIView.animate(
          withDuration: duration, delay: delay, usingSpringWithDamping: 0.5,
          initialSpringVelocity: CGFloat(random.below(3)), options: options, animations: body,
          completion: completion)
      case 4:
        let animator = UIViewPropertyAnimator(duration: duration, curve: .easeIn, animations: body)
        animator.addCompletion { [weak self] in self?.lines.append("\(name) at \($0.rawValue)") }
        animators.append(animator)
        if random.chance(0.3) { animator.addAnimations(body, delayFactor: 0.5) }
        animator.startAnimation()
        guard animator.state == .active else { return }
        if random.chance(0.5) { animator.pauseAnimation() }
        if random.chance(0.3) { animator.isReversed = true }
        if !animator.isRunning, random.chance(0.7) {
          animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
        }
      case 5: UIView.performWithoutAnimation(body)
      default:
        UIView.transition(
          with: views[random.below(3)], duration: duration, options: .transitionCrossDissolve,
          animations: body, completion: completion)
      }
    }
  }

  @Test(arguments: 0..<3) func `each moment and completion is as it was`(part: Int) {
    for seed in part * 20..<part * 20 + 20 {
      let program = Program(seed: seed)
      var time = 0.0
      for _ in 0..<8 {
        program.animate(0)
        time += [0.125, 0.25, 0.5, 1.25][program.random.below(4)]
        program.window.UIKit::advance(to: time)
        program.lines.append(program.window.layer.treeDescription(.presentation))
      }
      program.window.UIKit::advance(to: time + 5)
      program.end()
      SeenMarks.see("\(seed) " + program.lines.joined(separator: "\n"))
    }
  }
}
