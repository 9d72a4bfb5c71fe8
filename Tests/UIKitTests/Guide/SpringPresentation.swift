import Foundation
import UIKit

/// Moves a view in from above with a spring, and out downwards.
final class SpringAnimator: UIViewControllerAnimatedTransitioning {
  let isPresenting: Bool
  let duration: TimeInterval = 0.5

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let containerView = transitionContext.containerView
    guard let view = transitionContext.view(forKey: isPresenting ? .to : .from) else { return }
    if isPresenting, let controller = transitionContext.viewController(forKey: .to) {
      view.frame = transitionContext.finalFrame(for: controller)
      view.center.y -= containerView.bounds.height
      containerView.addSubview(view)
    }
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: .allowUserInteraction
    ) {
      view.center.y += containerView.bounds.height
    } completion: { completed in
      transitionContext.completeTransition(completed)
    }
  }
}

/// Shows the presented view in the middle, over a button that dismisses it.
final class ButtonPresentationController: UIPresentationController {
  let dimmingView = UIButton(type: .custom)

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimmingView.frame = containerView.bounds
    dimmingView.alpha = 0
    dimmingView.addTarget(
      self, action: ButtonPresentationController.buttonClick, for: .touchUpInside)
    containerView.addSubview(dimmingView)
    presentingViewController.transitionCoordinator?.animate(
      alongsideTransition: { _ in self.dimmingView.alpha = 0.5 }, completion: nil)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dimmingView.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    presentingViewController.transitionCoordinator?.animate(
      alongsideTransition: { _ in self.dimmingView.alpha = 0 }, completion: nil)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimmingView.removeFromSuperview() }
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    (containerView?.bounds ?? .zero).insetBy(dx: 50, dy: 200)
  }

  func buttonClick() { presentedViewController.dismiss(animated: true) }
}

/// A view controller that is its own transitioning delegate.
final class SelfPresentedController: UIViewController, UIViewControllerTransitioningDelegate {
  private(set) weak var button: ButtonPresentationController?

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    commonInit()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  private func commonInit() {
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .blue
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    guard presented == self else { return nil }
    let controller = ButtonPresentationController(
      presentedViewController: presented, presenting: presenting)
    button = controller
    return controller
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    presented == self ? SpringAnimator(isPresenting: true) : nil
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    dismissed == self ? SpringAnimator(isPresenting: false) : nil
  }
}
