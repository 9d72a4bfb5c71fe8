import Foundation
import UIKit

/// The guide's percent-driven subclass, which follows a pan that it adds to the container. It also cancels if
/// the pan was too short.
final class PullInteraction: UIPercentDrivenInteractiveTransition {
  private(set) var contextData: (any UIViewControllerContextTransitioning)?
  private(set) var panGesture: UIPanGestureRecognizer?

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    super.startInteractiveTransition(transitionContext)
    contextData = transitionContext
    let pan = UIPanGestureRecognizer()
    pan.addTarget(self, action: PullInteraction.handleSwipeUpdate)
    pan.maximumNumberOfTouches = 1
    transitionContext.containerView.addGestureRecognizer(pan)
    panGesture = pan
  }

  func handleSwipeUpdate(_ gestureRecognizer: UIPanGestureRecognizer) {
    guard let container = contextData?.containerView else { return }
    switch gestureRecognizer.state {
    case .began:
      gestureRecognizer.setTranslation(.zero, in: container)
    case .changed:
      let translation = gestureRecognizer.translation(in: container)
      update(abs(translation.y / container.bounds.height))
    case .ended, .cancelled, .failed:
      if gestureRecognizer.state == .ended, percentComplete > 0.3 { finish() } else { cancel() }
      container.removeGestureRecognizer(gestureRecognizer)
    default: break
    }
  }
}
