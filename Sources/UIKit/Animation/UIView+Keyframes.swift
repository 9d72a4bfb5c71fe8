import Foundation
import Motion

extension UIView {
  /// Steps added by `addKeyframe` within the block; each one goes evenly. What changes outside of a
  /// step takes the whole duration.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    precondition(
      !options.contains(.repeat) && !options.contains(.autoreverse),
      "animations of steps run once: repeat or turn back a CAKeyframeAnimation instead")
    animate(
      duration: duration, delay: delay,
      options: options.union([.overrideInheritedCurve, .overrideInheritedDuration]),
      pace: .curve(.linear), animations: animations, completion: completion)
  }

  /// A step within `animateKeyframes`; start and duration are shares of the whole duration.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: () -> Void
  ) {
    guard let whole = animationContext as? ViewAnimation else { return animations() }
    precondition(
      frameStartTime >= 0 && frameDuration >= 0 && frameStartTime + frameDuration <= 1 + 1e-9,
      "a step lies within 0 and 1, not \(frameStartTime) and \(frameDuration) more")
    // Each step lies over the model and holds its start until it is its turn: they follow by adding.
    let step = ViewAnimation(
      duration: max(frameDuration * whole.duration, whole.duration > 0 ? 1e-6 : 0),
      delay: whole.delay + frameStartTime * whole.duration, options: whole.options,
      pace: whole.pace, token: whole.token)
    collect(in: step, animations)
  }
}
