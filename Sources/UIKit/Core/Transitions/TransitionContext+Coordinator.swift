import Foundation

extension TransitionContext: UIViewControllerTransitionCoordinator {
  package var isInterruptible: Bool { interruptible != nil }
  package var isCancelled: Bool { transitionWasCancelled }

  package var percentComplete: CGFloat { CGFloat(currentProgress) }

  package var completionVelocity: CGFloat {
    let speed = interactor?.completionSpeed ?? 1
    return speed > 0 && speed.isFinite ? speed : 1
  }

  package var completionCurve: UIView.AnimationCurve { interactor?.completionCurve ?? .easeInOut }

  @discardableResult
  package func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  @discardableResult
  package func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !hasEnded else { return false }
    alongside.add(in: view, animation: animation, completion: completion, with: self)
    return true
  }

  package func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    alongside.notifyOnce(handler)
  }

  package func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    alongside.notify(handler)
  }
}
