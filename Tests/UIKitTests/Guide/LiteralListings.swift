import Foundation
import UIKit

/// Listing 10-2 line for line, with its mistake: after a dismissal it removes the view that reappears.
final class LiteralDiagonalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  var presenting = false

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    // Get the set of relevant objects.
    let containerView = transitionContext.containerView
    let fromVC = transitionContext.viewController(forKey: .from)!
    let toVC = transitionContext.viewController(forKey: .to)!

    let toView = transitionContext.view(forKey: .to)
    let fromView = transitionContext.view(forKey: .from)

    // Set up some variables for the animation.
    let containerFrame = containerView.frame
    var toViewStartFrame = transitionContext.initialFrame(for: toVC)
    let toViewFinalFrame = transitionContext.finalFrame(for: toVC)
    var fromViewFinalFrame = transitionContext.finalFrame(for: fromVC)

    // Set up the animation parameters.
    if presenting {
      // Modify the frame of the presented view so that it starts
      // offscreen at the lower-right corner of the container.
      toViewStartFrame.origin.x = containerFrame.size.width
      toViewStartFrame.origin.y = containerFrame.size.height
    } else {
      // Modify the frame of the dismissed view so it ends in
      // the lower-right corner of the container view.
      fromViewFinalFrame = CGRect(
        x: containerFrame.size.width, y: containerFrame.size.height,
        width: toView?.frame.size.width ?? 0, height: toView?.frame.size.height ?? 0)
    }

    // Always add the "to" view to the container.
    // And it doesn't hurt to set its start frame.
    if let toView { containerView.addSubview(toView) }
    toView?.frame = toViewStartFrame

    // Animate using the animator's own duration value.
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: {
        if self.presenting {
          // Move the presented view into position.
          toView?.frame = toViewFinalFrame
        } else {
          // Move the dismissed view offscreen.
          fromView?.frame = fromViewFinalFrame
        }
      },
      completion: { finished in
        let success = !transitionContext.transitionWasCancelled

        // After a failed presentation or successful dismissal, remove the view.
        if (self.presenting && !success) || (!self.presenting && success) {
          toView?.removeFromSuperview()
        }

        // Notify UIKit that the transition has finished
        transitionContext.completeTransition(success)
      })
  }
}

/// Listings 10-3 and 10-4 line for line: whatever ends the pan finishes the transition.
final class LiteralSwipeInteraction: UIPercentDrivenInteractiveTransition {
  var contextData: (any UIViewControllerContextTransitioning)!
  var panGesture: UIPanGestureRecognizer!

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    // Always call super first.
    super.startInteractiveTransition(transitionContext)

    // Save the transition context for future reference.
    contextData = transitionContext

    // Create a pan gesture recognizer to monitor events.
    panGesture = UIPanGestureRecognizer(
      target: self, action: LiteralSwipeInteraction.handleSwipeUpdate)
    panGesture.maximumNumberOfTouches = 1

    // Add the gesture recognizer to the container view.
    let container = transitionContext.containerView
    container.addGestureRecognizer(panGesture)
  }

  func handleSwipeUpdate(_ gestureRecognizer: UIGestureRecognizer) {
    let container = contextData.containerView

    if gestureRecognizer.state == .began {
      // Reset the translation value at the beginning of the gesture.
      panGesture.setTranslation(CGPoint(x: 0, y: 0), in: container)
    } else if gestureRecognizer.state == .changed {
      // Get the current translation value.
      let translation = panGesture.translation(in: container)

      // Compute how far the gesture has travelled vertically,
      //  relative to the height of the container view.
      let percentage = abs(translation.y / container.bounds.height)

      // Use the translation value to update the interactive animator.
      update(percentage)
    } else if gestureRecognizer.state.rawValue >= UIGestureRecognizer.State.ended.rawValue {
      // Finish the transition and remove the gesture recognizer.
      finish()
      contextData.containerView.removeGestureRecognizer(panGesture)
    }
  }
}

/// Listing 10-1: an animator for a presentation, and nothing for the dismissal.
final class LiteralTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let animator = LiteralDiagonalAnimator()
  var interaction: LiteralSwipeInteraction?
  var animatesDismissal = true

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator.presenting = true
    return animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator.presenting = false
    return animatesDismissal ? animator : nil
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

/// Listing 9-1, with the code that calls it.
final class LiteralOrientationController: UIViewController {
  private var isShowingLandscapeView = false

  override func viewDidLoad() {
    super.viewDidLoad()
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    NotificationCenter.default.addObserver(
      self, selector: LiteralOrientationController.orientationChanged,
      name: UIDevice.orientationDidChangeNotification, object: nil)
  }

  func orientationChanged(_ notification: NSNotification) {
    let deviceOrientation = UIDevice.current.orientation
    if deviceOrientation.isLandscape && !isShowingLandscapeView {
      performSegue(withIdentifier: "DisplayAlternateView", sender: self)
      isShowingLandscapeView = true
    }
    // Remainder of example omitted.
  }
}
