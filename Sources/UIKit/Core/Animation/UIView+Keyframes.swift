import Foundation
import PantographMotion

extension UIView {
  /// Steps added by `addKeyframe` within the block. What changes outside of a step takes the whole
  /// duration. In the block of an animation or animator its duration counts, unless overridden.
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

  /// A step within `animateKeyframes`; start and duration are shares of the whole duration. A step ends with the
  /// animation, however long it is.
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
