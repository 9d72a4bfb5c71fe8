import Foundation

/// An animator of a transition.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Animates, and calls `completeTransition` at the end. If there is an interaction controller,
  /// that decides whether this method is called.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Returns an animator that can be paused and reversed: the same one at each call during a
  /// transition. Optional.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating

  /// Called when the transition has ended. Optional.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    AbsentAnimator.shared
  }

  /// Returns the interruptible animator; nil if `interruptibleAnimator(using:)` is not
  /// implemented.
  public func interruptibleAnimatorIfImplemented(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> (any UIViewImplicitlyAnimating)? {
    let animator = interruptibleAnimator(using: transitionContext)
    return animator === AbsentAnimator.shared ? nil : animator
  }

  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// An animator of UIKit's own. After the animation, views must look as they did before.
@MainActor
protocol StandardAnimator: UIViewControllerAnimatedTransitioning {}

/// An object that drives a transition, for instance by a gesture.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning)

  var completionSpeed: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition starts interactively. If false, it starts by itself and may be paused
  /// later.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}
