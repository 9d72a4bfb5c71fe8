import Foundation
import UIKit

/// The guide's animator: moves a view in from the lower right corner, and back to it.
final class DiagonalAnimator: UIViewControllerAnimatedTransitioning {
  let presenting: Bool

  init(presenting: Bool) { self.presenting = presenting }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let containerView = transitionContext.containerView
    guard let fromVC = transitionContext.viewController(forKey: .from),
      let toVC = transitionContext.viewController(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let toView = transitionContext.view(forKey: .to)
    let fromView = transitionContext.view(forKey: .from)

    let containerFrame = containerView.frame
    var toViewStartFrame = transitionContext.initialFrame(for: toVC)
    let toViewFinalFrame = transitionContext.finalFrame(for: toVC)
    var fromViewFinalFrame = transitionContext.finalFrame(for: fromVC)
    if presenting {
      toViewStartFrame.origin = CGPoint(x: containerFrame.width, y: containerFrame.height)
      toViewStartFrame.size = toViewFinalFrame.size
    } else {
      fromViewFinalFrame = CGRect(
        x: containerFrame.width, y: containerFrame.height,
        width: fromView?.frame.width ?? 0, height: fromView?.frame.height ?? 0)
    }
    // The animator always adds the appearing view.
    if let toView {
      containerView.addSubview(toView)
      if !presenting, let fromView { containerView.bringSubviewToFront(fromView) }
      toView.frame = presenting ? toViewStartFrame : toViewFinalFrame
    }
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      if self.presenting {
        toView?.frame = toViewFinalFrame
      } else {
        fromView?.frame = fromViewFinalFrame
      }
    } completion: { _ in
      let success = !transitionContext.transitionWasCancelled
      if self.presenting && !success { toView?.removeFromSuperview() }
      if !self.presenting && success { fromView?.removeFromSuperview() }
      transitionContext.completeTransition(success)
    }
  }
}
