import Foundation

/// Dims the content behind an alert and computes the alert's frame.
@MainActor
final class AlertPresentationController: UIPresentationController {
  private let dimming = UIView()

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.alpha = 0
    containerView.insertSubview(dimming, at: 0)
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] _ in self?.alert?.touchedOutside() }
    dimming.addGestureRecognizer(tap)
    fade(to: 1)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimming.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    fade(to: 0)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimming.removeFromSuperview() }
  }

  private func fade(to alpha: CGFloat) {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimming.alpha = alpha
      return
    }
    coordinator.animate { [dimming] _ in dimming.alpha = alpha }
  }

  /// The frame of the alert: centered for an alert, at the bottom edge for an action sheet.
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView, let alert, let view = alert.view else { return .zero }
    let bounds = containerView.bounds
    let isSheet = alert.preferredStyle == .actionSheet
    let width = isSheet ? min(bounds.width - 16, 400) : min(270, bounds.width - 16)
    let height = min(
      view.sizeThatFits(CGSize(width: width, height: 0)).height, bounds.height - 16)
    let y =
      isSheet
      ? bounds.height - height - max(containerView.safeAreaInsets.bottom, 8)
      : (bounds.height - height) / 2
    return CGRect(x: (bounds.width - width) / 2, y: y, width: width, height: height)
  }

  override func containerViewWillLayoutSubviews() {
    guard presentedViewController.transitionCoordinator == nil else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}
