import Foundation

/// The view controllers, views and frames of a transition.
@MainActor
package struct TransitionPlan {
  package var container: UIView
  package var from: UIViewController?
  package var to: UIViewController?
  /// The view that leaves; nil if no view leaves.
  package var fromView: UIView?
  /// The view that comes in; nil if no view does.
  package var toView: UIView?
  package var presentationStyle = UIModalPresentationStyle.none
  package var isAnimated = true
  /// The animator of the transition; nil places the views at once.
  package var animator: (any UIViewControllerAnimatedTransitioning)?
  package var interactor: (any UIViewControllerInteractiveTransitioning)? {
    didSet { driver = interactor as? any TransitionDriver }
  }
  /// The interaction controller, if it is one of UIKit's own.
  private(set) var driver: (any TransitionDriver)?
  package var frames = Frames()
  /// The view controllers besides `from` and `to` whose coordinator the transition is.
  package var others: [UIViewController] = []

  package struct Frames {
    package var initialFrom = CGRect.zero
    package var finalFrom = CGRect.zero
    package var initialTo = CGRect.zero
    package var finalTo = CGRect.zero

    package init(
      initialFrom: CGRect = .zero, finalFrom: CGRect = .zero, initialTo: CGRect = .zero,
      finalTo: CGRect = .zero
    ) {
      self.initialFrom = initialFrom
      self.finalFrom = finalFrom
      self.initialTo = initialTo
      self.finalTo = finalTo
    }
  }

  package init(container: UIView, from: UIViewController?, to: UIViewController?) {
    self.container = container
    self.from = from
    self.to = to
    fromView = from?.viewIfLoaded
  }
}

/// An object that changes the visible view controller with a transition.
@MainActor
package protocol TransitionOwner: AnyObject {
  /// Sends the first appearance calls, during which the coordinator is available.
  func transitionWillBegin(_ transition: TransitionContext)

  /// Called when the transition is cancelled, or is interactive again after that. View controllers
  /// that were appearing are disappearing then, and the reverse.
  func transitionWillTurn(_ transition: TransitionContext, cancelled: Bool)

  /// Puts the views in their places and sends the last appearance calls.
  func transitionDidEnd(_ transition: TransitionContext, completed: Bool)

  /// Releases what the transition used and calls completion handlers, after the coordinator's
  /// completions.
  func transitionDidFinish(_ transition: TransitionContext, completed: Bool)
}

/// An interaction controller of UIKit's own.
///
/// A delegate may return any interaction controller. Whether it is one of these is checked once,
/// when the transition is planned.
@MainActor
protocol TransitionDriver: UIViewControllerInteractiveTransitioning {
  /// Prepares for a start: from now on, requests before the start are stored for it.
  func expectStart()

  func transitionDidEnd(_ context: TransitionContext)

  func finish()

  /// Whether touches reach the views while they settle, so that a gesture can take hold of the
  /// transition.
  var canBeGrabbed: Bool { get }
}
