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

/// An animator of UIKit's own, which wants views to look afterwards as they did before.
@MainActor
protocol StandardAnimator: UIViewControllerAnimatedTransitioning {}

/// Drives a transition from outside, such as by a gesture.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning)

  var completionSpeed: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
  /// False lets the transition start by itself; it may be paused later.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}
