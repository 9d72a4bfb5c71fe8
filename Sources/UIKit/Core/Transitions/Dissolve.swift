import Foundation

/// A view that fades in or out where another transition would move it.
@MainActor
struct Dissolve {
  private let view: UIView
  private let comes: Bool
  private let alpha: CGFloat

  /// Fades in a view that comes, or fades out one that does not.
  init(of view: UIView, comes: Bool) {
    self.view = view
    self.comes = comes
    alpha = view.alpha
    if comes { UIView.performWithoutAnimation { view.alpha = 0 } }
  }

  /// Puts the view that comes into its place in a container, above the other one or below it.
  static func place(
    _ coming: UIView, isAbove: Bool, _ going: UIView,
    in context: any UIViewControllerContextTransitioning
  ) {
    UIView.performWithoutAnimation {
      coming.frame = context.containerView.bounds
      if isAbove {
        context.containerView.addSubview(coming)
      } else {
        context.containerView.insertSubview(coming, belowSubview: going)
      }
    }
  }

  /// Animated changes.
  func change() { view.alpha = comes ? alpha : 0 }

  func animate(
    duration: TimeInterval, options: UIView.AnimationOptions,
    in context: any UIViewControllerContextTransitioning
  ) {
    UIView.animate(withDuration: duration, delay: 0, options: options) {
      change()
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
