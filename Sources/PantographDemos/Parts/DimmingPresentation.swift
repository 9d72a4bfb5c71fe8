import Foundation
import UIKit

/// A presentation over a part of the container. The rest of the container is dimmed while the
/// presented view is shown.
final class DimmingPresentation: UIPresentationController {
  /// Returns the frame of the presented view in a container of this size.
  private let place: (CGSize) -> CGRect
  private let dim = UIView()

  init(
    presented: UIViewController, presenting: UIViewController?, place: @escaping (CGSize) -> CGRect
  ) {
    self.place = place
    super.init(presentedViewController: presented, presenting: presenting)
    dim.backgroundColor = .black
    dim.alpha = 0
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    place(containerView?.bounds.size ?? .zero)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dim.frame = containerView.bounds
    dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    containerView.insertSubview(dim, at: 0)
    alongside { $0.dim.alpha = 0.4 }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dim.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() { alongside { $0.dim.alpha = 0 } }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dim.removeFromSuperview() }
  }

  private func alongside(_ change: @escaping @MainActor (DimmingPresentation) -> Void) {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      return change(self)
    }
    coordinator.animate { _ in change(self) }
  }
}
