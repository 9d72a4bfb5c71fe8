import UIKit
import ViewTesting

/// A custom transition: the new view fades in, the old one shrinks.
@MainActor
final class FadeTransition: UIViewControllerAnimatedTransitioning {
  let log: CallLog
  /// Whether the transition always completes with true, a common mistake.
  var alwaysCompletes = false
  /// Whether the transition restores the old view, as it should.
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
