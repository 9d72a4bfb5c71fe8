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

  /// A step within `animateKeyframes`; start and duration are shares of the whole duration.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: () -> Void
  ) {
    require(
      frameStartTime >= 0 && frameDuration >= 0 && frameStartTime + frameDuration <= 1 + 1e-9,
      "a step lies within 0 and 1, not \(frameStartTime) and \(frameDuration) more")
    let end = min(frameStartTime + frameDuration, 1)
    guard let step = animationContext?.step(from: frameStartTime, to: end) else {
      return animations()
    }
    collect(in: step, animations)
  }
}
