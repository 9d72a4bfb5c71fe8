import Foundation
import PantographMotion
import QuartzCore

extension UIView {
  @exclusivity(unchecked) private static var contexts: [(any ViewAnimationContext)?] = [] {
    didSet { CALayer.areOwnersAnimating = animationContext != nil }
  }
  @exclusivity(unchecked) private static var isAnimating = true

  /// The context of the innermost block of animations; nil outside, and within
  /// `performWithoutAnimation`.
  static var animationContext: (any ViewAnimationContext)? { contexts.last ?? nil }

  public static var areAnimationsEnabled: Bool { isAnimating }

  public static func setAnimationsEnabled(_ enabled: Bool) {
    isAnimating = enabled
  }

  /// The duration of the innermost running block of animations, in seconds; 0 outside of one.
  public static var inheritedAnimationDuration: TimeInterval {
    animationContext?.inheritedDuration ?? 0
  }

  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wasAnimating = isAnimating
    isAnimating = false
    collect(in: nil, actionsWithoutAnimation)
    isAnimating = wasAnimating
  }

  private(set) static var modifiedRepeats: (count: CGFloat, autoreverses: Bool)?

  /// Repeats the changes that `animations` makes. Used within a block of animations.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    require(count >= 0, "a repeat count must be zero or more, not \(count)")
    let outer = modifiedRepeats
    modifiedRepeats = (count, autoreverses)
    animations()
    modifiedRepeats = outer
  }

  static func collect(in context: (any ViewAnimationContext)?, _ changes: () -> Void) {
    contexts.append(context)
    changes()
    contexts.removeLast()
  }

  /// Begins to collect changes until `endCollecting()`.
  static func beginCollecting(in context: (any ViewAnimationContext)?) { contexts.append(context) }

  static func endCollecting() { _ = contexts.popLast() }

  private static var observed: ObservedAnimation?

  /// Runs `work`, and stores in `seen` the first animation and the first animator that begin
  /// meanwhile.
  static func observing(_ seen: ObservedAnimation, _ work: () -> Void) {
    let outer = observed
    observed = seen
    work()
    observed = outer
  }

  static func observe(_ animator: UIViewPropertyAnimator) {
    if observed?.animator == nil { observed?.animator = animator }
  }

  // MARK: Curves

  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    // The timing function of a surrounding transaction overrides the curve of the options.
    let curve = CATransaction.animationTimingFunction()?.curve ?? options.curve.bezier
    animate(
      duration: duration, delay: delay, options: options, pace: .curve(curve),
      animations: animations, completion: completion)
  }

  // MARK: Springs

  /// Animates with a spring that has a thousandth of its distance left after `duration`. The
  /// velocity is in total distances per second.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    check(velocity)
    var length = duration
    if isAnimating, !options.contains(.overrideInheritedDuration),
      let outer = animationContext as? ViewAnimation
    {
      length = outer.duration
    }
    let spring = Spring(
      duration: length, dampingRatio: Double(dampingRatio), initialVelocity: Double(velocity))
    animate(
      duration: duration, delay: delay, options: options.union(.overrideInheritedCurve),
      pace: .spring(spring, velocity: Double(velocity)), animations: animations,
      completion: completion)
  }

  /// Animates with a spring that is given by its perceived duration and its bounce. The animation
  /// ends once the spring is at rest.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity velocity: CGFloat = 0, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    check(velocity)
    let spring = Spring(perceptualDuration: duration, bounce: Double(bounce))
    animate(
      duration: duration > 0 ? spring.settlingDuration : 0, delay: delay,
      options: options.union([.overrideInheritedCurve, .overrideInheritedDuration]),
      pace: .spring(spring, velocity: Double(velocity)), animations: animations,
      completion: completion)
  }

  private static func check(_ velocity: CGFloat) {
    require(velocity.isFinite, "a spring's velocity must be finite, not \(velocity)")
  }

  // MARK: Inside

  static func animate(
    duration: Double, delay: Double, options: AnimationOptions, pace: AnimationPace,
    animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    if joinOuter(options, animations: animations, completion: completion) { return }
    animate(
      duration: duration, delay: delay, options: options, pace: pace, completion: completion
    ) { collect(in: $0, animations) }
  }

  /// Runs the changes as a part of the surrounding animator's block or keyframe step. Returns
  /// false, and does nothing, outside of one or if the options override the inherited duration.
  static func joinOuter(
    _ options: AnimationOptions, animations: () -> Void, completion: ((Bool) -> Void)?
  ) -> Bool {
    guard isAnimating, let outer = animationContext, !(outer is ViewAnimation),
      !options.contains(.overrideInheritedDuration)
    else { return false }
    collect(in: outer, animations)
    if let completion { outer.addCompletion(completion) }
    return true
  }

  static func animate(
    duration: Double, delay: Double, options: AnimationOptions, pace: AnimationPace,
    completion: ((Bool) -> Void)?, collecting: (ViewAnimation) -> Void
  ) {
    require(duration.isFinite, "a duration must be finite, not \(duration)")
    require(delay.isFinite, "a delay must be finite, not \(delay)")
    let outer = animationContext as? ViewAnimation
    var (duration, options, pace) = (isAnimating ? max(duration, 0) : 0, options, pace)
    if let outer, isAnimating {
      if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
      if !options.contains(.overrideInheritedCurve) { pace = outer.pace }
      if !options.contains(.overrideInheritedOptions) {
        options.formUnion(outer.options.intersection([.allowUserInteraction]))
      }
    }
    let token = AnimationToken { completion?($0) }
    let context = ViewAnimation(
      duration: duration, delay: max(delay, 0), options: options, pace: pace, token: token)
    if observed?.first == nil { observed?.first = context }
    collecting(context)
    if options.contains(.layoutSubviews) { collect(in: context) { context.layOutTouched() } }
    context.seal()
  }
}
