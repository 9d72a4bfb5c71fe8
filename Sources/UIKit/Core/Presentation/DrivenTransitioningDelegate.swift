/// A replacement for a view controller's transitioning delegate while a driver starts a
/// transition. It forwards to that delegate, except for the interaction controllers, which are the
/// driver's.
@MainActor
final class DrivenTransitioningDelegate: UIViewControllerTransitioningDelegate {
  private let base: (any UIViewControllerTransitioningDelegate)?
  private let interactor: TransitionInteractor

  private init(
    _ base: (any UIViewControllerTransitioningDelegate)?, _ interactor: TransitionInteractor
  ) {
    self.base = base
    self.interactor = interactor
  }

  /// Replaces the delegate during `start`. A presentation or a dismissal calls its methods before
  /// it returns.
  static func replace(
    thatOf viewController: UIViewController, _ interactor: TransitionInteractor,
    during start: () -> Void
  ) {
    let base = viewController.transitioningDelegate
    let delegate = DrivenTransitioningDelegate(base, interactor)
    viewController.transitioningDelegate = delegate
    start()
    if viewController.transitioningDelegate === delegate {
      viewController.transitioningDelegate = base
    }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    base?.animationController(forPresented: presented, presenting: presenting, source: source)
      ?? standard(presented, isPresenting: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    base?.animationController(forDismissed: dismissed) ?? standard(dismissed, isPresenting: false)
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    base?.presentationController(forPresented: presented, presenting: presenting, source: source)
  }

  private func standard(
    _ viewController: UIViewController, isPresenting: Bool
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    if let preferred = viewController.preferredTransition {
      return preferred.animator(isPresenting: isPresenting)
    }
    return viewController.presentationController?.standardAnimator(
      style: viewController.modalTransitionStyle, isPresenting: isPresenting)
  }
}
