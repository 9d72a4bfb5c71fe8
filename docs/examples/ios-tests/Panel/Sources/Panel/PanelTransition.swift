import UIKit

/// Presents and dismisses panels from below, also with a finger.
open class PanelTransition: NSObject, UIViewControllerTransitioningDelegate {
    public var detents: [PanelDetent] = [.medium, .large]
    public var duration: TimeInterval = 0.4
    public weak var panelDelegate: PanelDelegate?

    /// Moves the next dismissal with a finger while it is not nil.
    public private(set) var interactor: UIPercentDrivenInteractiveTransition?

    /// Begins a dismissal that `update`, `finish` and `cancel` move.
    open func beginInteractiveDismissal(of controller: UIViewController) {
        interactor = UIPercentDrivenInteractiveTransition()
        controller.dismiss(animated: true)
    }

    open func update(_ progress: CGFloat) { interactor?.update(progress) }

    open func finish() {
        interactor?.finish()
        interactor = nil
    }

    open func cancel() {
        interactor?.cancel()
        interactor = nil
    }

    open func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let controller = PanelPresentationController(
            presentedViewController: presented, presenting: presenting, detents: detents, transition: self)
        controller.panelDelegate = panelDelegate
        return controller
    }

    open func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        PanelAnimator(isPresenting: true, duration: duration)
    }

    open func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        PanelAnimator(isPresenting: false, duration: duration)
    }

    open func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { interactor }
}

final class PanelAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool
    private let duration: TimeInterval
    private(set) var ended: [Bool] = []

    init(isPresenting: Bool, duration: TimeInterval) {
        self.isPresenting = isPresenting
        self.duration = duration
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { duration }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
        guard let controller = transitionContext.viewController(forKey: key),
            let view = transitionContext.view(forKey: isPresenting ? .to : .from) ?? controller.view
        else { return transitionContext.completeTransition(false) }
        let container = transitionContext.containerView
        let shown = isPresenting ? transitionContext.finalFrame(for: controller) : view.frame
        let hidden = shown.offsetBy(dx: 0, dy: container.bounds.height - shown.minY)
        if isPresenting {
            container.addSubview(view)
            view.frame = hidden
        }
        UIView.animate(
            withDuration: duration, delay: 0, options: .curveLinear,
            animations: { view.frame = self.isPresenting ? shown : hidden },
            completion: { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) })
    }

    func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

extension UIViewController {
    /// The panel that presents this controller.
    @objc open var panel: PanelPresentationController? {
        presentationController as? PanelPresentationController
    }

    /// Presents a controller in a panel, and keeps `transition` as long as the caller does.
    public func presentPanel(
        _ controller: UIViewController, transition: PanelTransition, animated: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        controller.modalPresentationStyle = .custom
        controller.transitioningDelegate = transition
        present(controller, animated: animated, completion: completion)
    }
}
