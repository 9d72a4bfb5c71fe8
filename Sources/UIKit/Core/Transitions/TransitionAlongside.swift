import Foundation
import PantographMotion

/// The animations that run alongside a transition, and their completions.
@MainActor
final class TransitionAlongside {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private enum Mode {
    case waiting
    /// Runs the animations with the animator's own timing.
    case together(ViewAnimation?)
    /// Adds the animations to the animator that the transition runs on.
    case joined(any UIViewImplicitlyAnimating)
    /// Runs the animations with an animator of their own, which follows the progress that the
    /// context receives.
    case driven(UIViewPropertyAnimator?)
  }

  @exclusivity(unchecked) private var mode = Mode.waiting
  @exclusivity(unchecked) private var waiting: [(view: UIView?, animation: Handler)] = []
  @exclusivity(unchecked) private var completions: [Handler] = []
  @exclusivity(unchecked) private var onEnd: [Handler] = []
  @exclusivity(unchecked) private var onChange: [Handler] = []
  @exclusivity(unchecked) private var model: ViewAnimation?
  /// Whether the animator runs the transition with an interruptible property animator.
  @exclusivity(unchecked) private(set) var isInterruptible = false

  // MARK: Who goes along

  func add(
    in view: UIView?, animation: Handler?, completion: Handler?, with context: TransitionContext
  ) {
    if let completion { completions.append(completion) }
    guard let animation else { return }
    if case .waiting = mode {
      waiting.append((view, animation))
    } else {
      run(animation, in: view, with: context)
      context.clock?.seal()
    }
  }

  func notifyOnce(_ handler: @escaping Handler) { onEnd.append(handler) }

  func notify(_ handler: @escaping Handler) { onChange.append(handler) }

  // MARK: Animating

  /// Runs the animator and stores the timing of its animation.
  func observe(_ animator: () -> Void) {
    let seen = ObservedAnimation()
    UIView.observing(seen, animator)
    model = seen.first
    isInterruptible = seen.animator?.isInterruptible ?? false
  }

  func joined(to animator: any UIViewImplicitlyAnimating) { mode = .joined(animator) }

  /// Begins the animations when the animator has been started. `isDriven` is true if none was
  /// started, because an interaction controller moves the views itself.
  func begin(with context: TransitionContext, isDriven: Bool) {
    if case .waiting = mode { mode = isDriven ? .driven(nil) : .together(model) }
    let blocks = waiting
    waiting = []
    for block in blocks { run(block.animation, in: block.view, with: context) }
  }

  private func run(
    _ animation: @escaping Handler, in view: UIView?, with context: TransitionContext
  ) {
    guard context.isAnimated else {
      return UIView.performWithoutAnimation { animation(context) }
    }
    switch mode {
    case .waiting: break
    case .joined(let animator):
      animator.addAnimations { [weak context] in
        if let context { animation(context) }
      }
    case .together(let model):
      // A view outside of the container follows the container's time.
      if let view, !view.isDescendant(of: context.containerView) { context.clock?.add(view.layer) }
      UIView.animate(
        duration: model?.duration ?? context.transitionDuration, delay: model?.delay ?? 0,
        options: model?.options ?? [],
        pace: model?.pace ?? .curve(context.initiallyInteractive ? .linear : .easeInOut),
        animations: { animation(context) }, completion: nil)
    case .driven(let old):
      // Our value, in seconds: an animator without a duration could not be scrubbed.
      let animator =
        old
        ?? UIViewPropertyAnimator(duration: max(context.transitionDuration, 0.001), curve: .linear)
      animator.addAnimations { [weak context] in
        if let context { animation(context) }
      }
      if old == nil {
        animator.isOfTransition = true
        animator.pauseAnimation()
        mode = .driven(animator)
      }
      if !context.isInteractive { animator.startAnimation() }
    }
  }

  // MARK: Driven

  func move(to progress: Double) {
    guard case .driven(let animator?) = mode, !animator.isRunning else { return }
    animator.fractionComplete = CGFloat(progress)
  }

  func hold() {
    guard case .driven(let animator?) = mode, animator.isRunning else { return }
    animator.pauseAnimation()
    animator.isReversed = false
  }

  func release(_ outcome: TransitionState.Outcome, over seconds: Double, curve: CubicBezier) {
    guard case .driven(let animator?) = mode, !animator.isRunning, animator.state == .active
    else { return }
    animator.isReversed = outcome == .cancel
    // Our value: a factor of 0 stands for the rest of the animator's own duration.
    animator.continueAnimation(
      withTimingParameters: nil,
      durationFactor: CGFloat(max(seconds / animator.duration, 0.0001)))
  }

  /// Makes the changes at once for a transition that has ended before they could be animated: it
  /// had no animator, or one that completed at once.
  func catchUp(_ context: TransitionContext) {
    let blocks = waiting
    waiting = []
    guard !context.transitionWasCancelled else { return }
    UIView.performWithoutAnimation {
      for block in blocks { block.animation(context) }
    }
  }

  /// Ends the animations, as the transition has ended.
  func stop() {
    guard case .driven(let animator?) = mode, animator.state == .active else { return }
    let position: UIViewAnimatingPosition = animator.isReversed ? .start : .end
    animator.stopAnimation(false)
    animator.finishAnimation(at: position)
  }

  // MARK: Telling

  func interactionChanged(_ context: TransitionContext) {
    var handlers = onChange
    if !context.isInteractive {
      handlers += onEnd
      onEnd = []
    }
    for handler in handlers { handler(context) }
  }

  func complete(_ context: TransitionContext) {
    let handlers = completions
    completions = []
    for handler in handlers { handler(context) }
  }
}
