import UIKit

/// Slides the presented or dismissed view by its height.
@MainActor
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isComing: Bool

  init(isComing: Bool) { self.isComing = isComing }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let moving = context.view(forKey: isComing ? .to : .from)
    let container = context.containerView
    if let coming = context.view(forKey: .to) {
      if isComing { container.addSubview(coming) } else { container.insertSubview(coming, at: 0) }
      coming.frame = container.bounds
    }
    let away = CGAffineTransform(translationX: 0, y: container.bounds.height)
    if isComing { moving?.transform = away }
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
      moving?.transform = self.isComing ? .identity : away
    } completion: { _ in
      moving?.transform = .identity
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// A scene whose own pan drives a transition, as in applications: it finishes from half of the distance.
@MainActor
final class PanDrivenScene: NSObject {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let interactor: UIPercentDrivenInteractiveTransition
  let pan = UIPanGestureRecognizer()
  /// Begins the transition.
  var begin: () -> Void = {}
  /// Objects that must stay alive.
  var kept: [AnyObject] = []
  /// Called instead of the rule.
  var release: ((UIPanGestureRecognizer) -> Void)?

  init(_ interactor: UIPercentDrivenInteractiveTransition = .init()) {
    self.interactor = interactor
    super.init()
    window.makeKeyAndVisible()
    pan.addAction { [weak self] _ in self?.follow() }
    window.addGestureRecognizer(pan)
  }

  private func follow() {
    let progress = pan.translation(in: window).y.magnitude / 400
    switch pan.state {
    case .began: begin()
    case .changed: interactor.update(progress)
    case .ended:
      if let release { return release(pan) }
      progress > 0.5 ? interactor.finish() : interactor.cancel()
    case .cancelled: interactor.cancel()
    case .possible, .failed: break
    }
  }

  func makeCard() -> UIViewController {
    let card = UIViewController()
    card.modalPresentationStyle = .fullScreen
    card.transitioningDelegate = self
    return card
  }
}

extension PanDrivenScene: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SlideAnimator(isComing: true) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SlideAnimator(isComing: false) }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isDragged ? interactor : nil }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isDragged ? interactor : nil }

  private var isDragged: Bool { pan.state == .began || pan.state == .changed }
}

extension PanDrivenScene: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    SlideAnimator(isComing: operation == .push)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isDragged ? interactor : nil }
}

extension PanDrivenScene: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SlideAnimator(isComing: true) }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isDragged ? interactor : nil }
}
