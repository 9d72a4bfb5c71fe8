import Foundation

/// The swipe from the leading edge that pops what is on top of a navigation controller.
@MainActor
final class InteractivePop: UIGestureRecognizerDelegate {
  /// What a pop that the recognizer begins runs on.
  struct Transition {
    /// Nil for the standard one.
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: any UIViewControllerInteractiveTransitioning
  }

  let recognizer = UIScreenEdgePanGestureRecognizer()
  private weak var navigationController: UINavigationController?
  private var driver: UIPercentDrivenInteractiveTransition?
  /// The share of the way at which the finger took hold.
  private var grabbedAt: CGFloat = 0

  init(of navigationController: UINavigationController) {
    self.navigationController = navigationController
    recognizer.edges = .left
    recognizer.delegate = self
    navigationController.view.addGestureRecognizer(recognizer)
    recognizer.addTarget(self, action: InteractivePop.handle)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    canBegin
  }

  /// Not at the root, whatever another delegate of the recognizer says; nor while something else is
  /// under way.
  private var canBegin: Bool {
    guard let navigationController else { return false }
    if navigationController.current != nil { return isSettling }
    return navigationController.stack.wanted.count > 1
  }

  private var isSettling: Bool {
    guard let driver, let context = navigationController?.current?.context else { return false }
    return context.interactor === driver && !context.isInteractive
  }

  private func handle(_ pan: UIScreenEdgePanGestureRecognizer) {
    guard let navigationController, let view = navigationController.viewIfLoaded else { return }
    let sign: CGFloat = navigationController.isMirrored ? -1 : 1
    let width = max(view.bounds.width, 1)
    let progress = grabbedAt + sign * pan.translation(in: view).x / width
    switch pan.state {
    case .began: begin()
    case .changed: driver?.update(progress)
    case .ended:
      release(
        progress: progress, velocity: sign * pan.currentVelocity(in: view).x / width, width: width)
    case .cancelled, .failed: driver?.cancel()
    default: break
    }
  }

  private func begin() {
    guard let navigationController, canBegin else { return }
    if isSettling, let driver {
      driver.pause()
      grabbedAt = driver.percentComplete
      return
    }
    grabbedAt = 0
    driver = navigationController.beginInteractivePop()
  }

  private func release(progress: CGFloat, velocity: CGFloat, width: CGFloat) {
    guard let driver else { return }
    let finishes = SwipeRelease.finishes(progress: progress, velocity: velocity, length: width)
    driver.releaseVelocity = velocity
    if finishes { driver.finish() } else { driver.cancel() }
  }
}

extension UINavigationController {
  /// Nil when the delegate animates the pop and lets nobody drive it; or drives it itself.
  func beginInteractivePop() -> UIPercentDrivenInteractiveTransition? {
    guard let from = topViewController, let to = stack.wanted.dropLast().last else { return nil }
    let below = Array(stack.wanted.dropLast())
    guard
      let animator = delegate?.navigationController(
        self, animationControllerFor: .pop, from: from, to: to)
    else {
      let driver = UIPercentDrivenInteractiveTransition()
      driver.canBeGrabbed = true
      change(
        to: below, animated: true, by: InteractivePop.Transition(animator: nil, interactor: driver))
      return driver
    }
    if let interactor = delegate?.navigationController(self, interactionControllerFor: animator) {
      change(
        to: below, animated: true,
        by: InteractivePop.Transition(animator: animator, interactor: interactor))
    }
    return nil
  }
}
