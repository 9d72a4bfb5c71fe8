import Foundation

/// A fade of a view, in place of a transition that would move it.
@MainActor
struct Dissolve {
  private let view: UIView
  private let comes: Bool
  private let alpha: CGFloat

  /// Prepares a view that comes for fading in. A view that does not come is faded out.
  init(of view: UIView, comes: Bool) {
    self.view = view
    self.comes = comes
    alpha = view.alpha
    if comes { UIView.performWithoutAnimation { view.alpha = 0 } }
  }

  /// Puts the coming view into the container, above the other view or below it.
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

  /// Makes the change that is animated.
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
