import Foundation

/// Animates an alert: an alert scales down into place and fades out, an action sheet slides in from
/// below and out again.
@MainActor
final class AlertTransition: StandardAnimator {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.25 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
    guard let alert = context.viewController(forKey: key) as? UIAlertController,
      let view = alert.view
    else { return context.completeTransition(true) }
    let isSheet = alert.preferredStyle == .actionSheet
    let below = CGAffineTransform(
      translationX: 0, y: context.containerView.bounds.height - view.frame.minY)
    if isPresenting {
      UIView.performWithoutAnimation {
        context.containerView.addSubview(view)
        view.frame = context.finalFrame(for: alert)
        view.layoutIfNeeded()
        view.alpha = isSheet ? 1 : 0
        view.transform =
          isSheet
          ? CGAffineTransform(
            translationX: 0, y: context.containerView.bounds.height - view.frame.minY)
          : CGAffineTransform(scaleX: 1.2, y: 1.2)
      }
    }
    UIView.animate(
      withDuration: context.isAnimated ? 0.25 : 0,
      options: context.isInteractive ? .curveLinear : .curveEaseOut
    ) { [isPresenting] in
      view.alpha = isPresenting || isSheet ? 1 : 0
      view.transform = isPresenting || !isSheet ? .identity : below
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
