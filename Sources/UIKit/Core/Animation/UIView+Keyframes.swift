import Foundation
import PantographMotion

extension UIView {
  /// Animates the steps that `addKeyframe` adds within the block. A change outside of any step
  /// takes the whole duration. Within another animation's or animator's block, the duration of
  /// that block is used unless the options override it.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let own = options.animationOptions
    if joinOuter(own, animations: animations, completion: completion) { return }
    animate(
      duration: duration, delay: delay, options: own.union(.overrideInheritedCurve),
      pace: .curve(own.curve.bezier), completion: completion
    ) { whole in
      let sequence = KeyframeSequence(whole, mode: options.calculationMode)
      collect(in: sequence, animations)
      sequence.start()
    }
  }

  /// Adds a step within `animateKeyframes`. Start and duration are fractions (0...1) of the whole
  /// duration. A longer step is cut off at the end of the animation.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: () -> Void
  ) {
    let start = frameStartTime.isNaN ? 0 : min(max(frameStartTime, 0), 1)
    let length = frameDuration.isNaN ? 0 : max(frameDuration, 0)
    let end = min(start + length, 1)
    guard let step = animationContext?.step(from: start, to: end) else {
      return animations()
    }
    collect(in: step, animations)
  }
}
