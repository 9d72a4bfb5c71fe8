import Foundation
import UIKit
import ViewTesting

/// A window with a root view controller, and the guide's transitioning delegate.
@MainActor
final class GuideTable: UIViewControllerTransitioningDelegate {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let root = UIViewController()
  let fingers: Fingers
  var interaction: PullInteraction?
  var dimming: DimmingPresentationController?
  var isDiagonal = true
  var asked: [String] = []

  init() {
    fingers = Fingers(window, startingAt: 1)
    window.rootViewController = root
    window.makeKeyAndVisible()
    fingers.wait(10)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    asked.append("animator")
    return isDiagonal ? DiagonalAnimator(presenting: true) : nil
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isDiagonal ? DiagonalAnimator(presenting: false) : nil
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    asked.append("interactor")
    return interaction
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    asked.append("presentation")
    dimming = DimmingPresentationController(
      presentedViewController: presented, presenting: presenting)
    return dimming
  }
}
