import Foundation

/// Animates an alert: an alert scales down into place and fades out, an action sheet slides in from
/// below and out again.
@MainActor
final class AlertTransition: StandardAnimator {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
  }

  /// Our value: short, because an alert interrupts.
  private static let duration: TimeInterval = 0.25
  /// Our value: an alert comes a little from the front.
  private static let startScale: CGFloat = 1.2

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { Self.duration }

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
          : CGAffineTransform(scaleX: Self.startScale, y: Self.startScale)
      }
    }
    UIView.animate(
      withDuration: context.isAnimated ? Self.duration : 0,
      options: context.isInteractive ? .curveLinear : .curveEaseOut
    ) { [isPresenting] in
      view.alpha = isPresenting || isSheet ? 1 : 0
      view.transform = isPresenting || !isSheet ? .identity : below
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
