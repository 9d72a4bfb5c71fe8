import UIKit

/// A transition of one's own: the new view fades in, the old one shrinks.
@MainActor
final class FadeTransition: UIViewControllerAnimatedTransitioning {
  let log: CallLog
  /// Completes with true, come what may, as many do by mistake.
  var alwaysCompletes = false
  /// Leaves the old view as it was, as a transition should: nobody else does.
  var isTidy = false

  nonisolated init(_ log: CallLog) {
    self.log = log
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    log.add("animate")
    let (from, to) = (context.view(forKey: .from)!, context.view(forKey: .to)!)
    context.containerView.addSubview(to)
    to.alpha = 0
    UIView.animate(withDuration: 0.4, options: .curveLinear) {
      to.alpha = 1
      from.alpha = 0.2
      from.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    } completion: { [alwaysCompletes, isTidy] _ in
      if isTidy {
        from.alpha = 1
        from.transform = .identity
      }
      context.completeTransition(alwaysCompletes || !context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    log.add("ended \(transitionCompleted)")
  }
}
