import Foundation

/// Dims the content behind an alert and computes the alert's frame.
@MainActor
final class AlertPresentationController: UIPresentationController {
  private let dimming = UIView()

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  /// Our value: the content behind stays readable.
  private static let shade: CGFloat = 0.2
  /// Our value: the width of an alert on a phone, in points.
  private static let alertWidth: CGFloat = 270
  /// Our value: an action sheet does not stretch across a tablet.
  private static let sheetWidth: CGFloat = 400
  /// Our value: an alert's distance to both edges together, in points.
  private static let margins: CGFloat = 16

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.backgroundColor = UIColor(white: 0, alpha: Self.shade)
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
    let width =
      isSheet
      ? min(bounds.width - Self.margins, Self.sheetWidth)
      : min(Self.alertWidth, bounds.width - Self.margins)
    let height = min(
      view.sizeThatFits(CGSize(width: width, height: 0)).height, bounds.height - Self.margins)
    let y =
      isSheet
      ? bounds.height - height - max(containerView.safeAreaInsets.bottom, Self.margins / 2)
      : (bounds.height - height) / 2
    return CGRect(x: (bounds.width - width) / 2, y: y, width: width, height: height)
  }

  override func containerViewWillLayoutSubviews() {
    guard presentedViewController.transitionCoordinator == nil else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}
