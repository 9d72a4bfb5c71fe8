import UIKit

final class BannerTransition: NSObject, UIViewControllerTransitioningDelegate {

    func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController) -> UIPresentationController? {
        BannerPresentationController(presentedViewController: presented, presenting: presenting)
    }

    func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        BannerAnimator(isPresenting: true)
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        BannerAnimator(isPresenting: false)
    }
}

/// Pins a dimming view to its container.
final class BannerPresentationController: UIPresentationController {

    private lazy var dimmingView: UIView = {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        view.backgroundColor = UIColor(white: 0, alpha: 0.4)
        view.alpha = 0
        return view
    }()

    override func presentationTransitionWillBegin() {
        guard let containerView = containerView else { return }
        containerView.insertSubview(dimmingView, at: 0)
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(withVisualFormat: "V:|[dimmingView]|", options: [], metrics: nil, views: ["dimmingView": dimmingView]))
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(withVisualFormat: "H:|[dimmingView]|", options: [], metrics: nil, views: ["dimmingView": dimmingView]))
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            self.dimmingView.alpha = 1
        })
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            self.dimmingView.alpha = 0
        })
    }
}

/// Slides a view in from the top by the constant of a constraint.
final class BannerAnimator: NSObject, UIViewControllerAnimatedTransitioning {

    private let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.35
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let view = transitionContext.view(forKey: isPresenting ? .to : .from) else {
            return transitionContext.completeTransition(false)
        }
        let top: NSLayoutConstraint
        if isPresenting {
            container.addSubview(view)
            view.translatesAutoresizingMaskIntoConstraints = false
            let height = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
            top = view.topAnchor.constraint(equalTo: container.topAnchor, constant: -height)
            top.identifier = "banner"
            NSLayoutConstraint.activate([
                top,
                view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
            ])
            container.layoutIfNeeded()
        } else {
            top = container.constraints.first { $0.identifier == "banner" }!
        }
        top.constant = isPresenting ? container.safeAreaInsets.top : -view.bounds.height
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            container.layoutIfNeeded()
        } completion: { _ in
            print("the banner is at \(Int(view.frame.minY)), \(Int(view.frame.width)) wide")
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
