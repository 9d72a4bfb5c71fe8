import Foundation

/// Animates a transition.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Animates, and calls `completeTransition` at the end. An interaction controller decides itself
  /// whether to call it.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// An animator that can be paused and turned back; the same one each time it is asked for in a
  /// transition. Optional.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating

  /// Optional.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    AbsentAnimator.shared
  }

  /// Its animator; nil where it leaves `interruptibleAnimator(using:)` out.
  public func interruptibleAnimatorIfImplemented(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? {
    let animator = interruptibleAnimator(using: transitionContext)
    return animator === AbsentAnimator.shared ? nil : animator
  }

  public func animationEnded(_ transitionCompleted: Bool) {}
}
