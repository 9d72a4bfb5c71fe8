import UIKit

@objc public protocol PanelDelegate: AnyObject {
    @objc optional func panelShouldDismiss(_ panel: PanelPresentationController) -> Bool
    @objc optional func panelWillDismiss(_ panel: PanelPresentationController)
    @objc optional func panelDidDismiss(_ panel: PanelPresentationController)
    @objc optional func panel(_ panel: PanelPresentationController, didRestAt detent: String)
    @objc optional func panel(_ panel: PanelPresentationController, dimmingAlphaFor detent: String) -> CGFloat
}

/// Presents a controller in a panel at the bottom, which a pan moves between its detents.
open class PanelPresentationController: UIPresentationController {
    public weak var panelDelegate: PanelDelegate?

    public var detents: [PanelDetent] = [.medium, .large] {
        didSet { containerView?.setNeedsLayout() }
    }

    public private(set) var detent: PanelDetent

    public let dimmingView = UIView()
    public let panGestureRecognizer: UIPanGestureRecognizer

    private var heightAtBegin: CGFloat = 0
    private weak var transition: PanelTransition?

    public init(
        presentedViewController: UIViewController, presenting: UIViewController?,
        detents: [PanelDetent] = [.medium, .large], transition: PanelTransition? = nil,
        panGestureRecognizer: UIPanGestureRecognizer = UIPanGestureRecognizer()
    ) {
        self.detents = detents
        self.transition = transition
        self.panGestureRecognizer = panGestureRecognizer
        detent = detents.first ?? .large
        super.init(presentedViewController: presentedViewController, presenting: presenting)
        dimmingView.backgroundColor = .black
        dimmingView.alpha = 0
        dimmingView.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: #selector(dimmingViewTapped(_:))))
        panGestureRecognizer.addTarget(self, action: #selector(panned(_:)))
    }

    // MARK: Places

    /// The space that the largest panel takes.
    private var availableHeight: CGFloat {
        guard let containerView = containerView else { return 0 }
        return containerView.bounds.height - containerView.safeAreaInsets.top
    }

    private var heights: [CGFloat] { detents.map { $0.height(in: availableHeight) }.sorted() }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView = containerView else { return .zero }
        let height = detent.height(in: availableHeight)
        return CGRect(
            x: 0, y: containerView.bounds.height - height, width: containerView.bounds.width,
            height: height)
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        dimmingView.frame = containerView?.bounds ?? .zero
        guard panGestureRecognizer.state != .changed, !presentedViewController.isBeingDismissed else { return }
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    open override func size(
        forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        CGSize(width: parentSize.width, height: detent.height(in: parentSize.height))
    }

    // MARK: Phases

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView = containerView else { return }
        dimmingView.frame = containerView.bounds
        containerView.insertSubview(dimmingView, at: 0)
        presentedView?.addGestureRecognizer(panGestureRecognizer)
        alongside { self.dimmingView.alpha = self.dimmingAlpha }
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if !completed { dimmingView.removeFromSuperview() }
    }

    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        panelDelegate?.panelWillDismiss?(self)
        alongside { self.dimmingView.alpha = 0 }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        guard completed else { return }
        dimmingView.removeFromSuperview()
        panelDelegate?.panelDidDismiss?(self)
    }

    private func alongside(_ change: @escaping () -> Void) {
        guard let coordinator = presentedViewController.transitionCoordinator else { return change() }
        coordinator.animate(alongsideTransition: { _ in change() })
    }

    private var dimmingAlpha: CGFloat {
        panelDelegate?.panel?(self, dimmingAlphaFor: detent.name) ?? 0.4
    }

    // MARK: Fingers

    /// Moves to a detent of this name.
    public func select(_ detent: PanelDetent, animated: Bool, completion: (() -> Void)? = nil) {
        self.detent = detent
        let place = {
            self.presentedView?.frame = self.frameOfPresentedViewInContainerView
            self.dimmingView.alpha = self.dimmingAlpha
        }
        let rested = {
            self.panelDelegate?.panel?(self, didRestAt: detent.name)
            completion?()
        }
        guard animated else {
            place()
            return rested()
        }
        UIView.animate(
            withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
            options: [.allowUserInteraction, .beginFromCurrentState], animations: place
        ) { _ in rested() }
    }

    @objc func dimmingViewTapped(_ recognizer: UITapGestureRecognizer) { dismissIfAllowed() }

    private func dismissIfAllowed() {
        guard panelDelegate?.panelShouldDismiss?(self) ?? true else {
            return select(detent, animated: true)
        }
        presentedViewController.dismiss(animated: true)
    }

    @objc func panned(_ recognizer: UIPanGestureRecognizer) {
        guard let containerView = containerView, let view = presentedView else { return }
        let translation = recognizer.translation(in: containerView).y
        switch recognizer.state {
        case .began:
            heightAtBegin = view.frame.height
        case .changed:
            view.frame.size.height = height(afterPanBy: translation)
            view.frame.origin.y = containerView.bounds.height - min(view.frame.height, heightAtBegin - min(translation, 0))
        case .ended:
            let height = height(afterPanBy: translation)
            let velocity = recognizer.velocity(in: containerView).y
            let target = PanelMath.target(height: height, velocity: velocity, heights: heights)
            if target == 0 { return dismissIfAllowed() }
            if let detent = detents.first(where: { $0.height(in: availableHeight) == target }) {
                select(detent, animated: true)
            }
        case .cancelled, .failed:
            select(detent, animated: true)
        default: break
        }
    }

    private func height(afterPanBy translation: CGFloat) -> CGFloat {
        let height = heightAtBegin - translation
        guard let largest = heights.last, height > largest else { return max(height, 0) }
        return largest + PanelMath.rubberBand(height - largest, dimension: availableHeight)
    }
}
