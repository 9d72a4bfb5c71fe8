import UIKit

class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let duration: TimeInterval = 0.6
    var isPresenting = true

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return duration
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let containerView = transitionContext.containerView
        guard let toView = transitionContext.viewController(forKey: isPresenting ? .to : .from)?.view else {
            transitionContext.completeTransition(false)
            return
        }
        if isPresenting {
            toView.transform = CGAffineTransform(translationX: 0, y: containerView.bounds.height).scaledBy(x: 0.8, y: 0.8)
            containerView.addSubview(toView)
        }
        UIView.animate(withDuration: duration, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0, options: [.curveEaseOut], animations: {
            toView.transform = self.isPresenting ? .identity : CGAffineTransform(translationX: 0, y: containerView.bounds.height)
        }, completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}
