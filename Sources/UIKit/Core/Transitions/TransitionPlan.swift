import Foundation

/// View controllers, views and frames of a transition.
@MainActor
package struct TransitionPlan {
  package var container: UIView
  package var from: UIViewController?
  package var to: UIViewController?
  /// Nil for a view that does not leave.
  package var fromView: UIView?
  /// Nil for a view that does not come in.
  package var toView: UIView?
  package var presentationStyle = UIModalPresentationStyle.none
  package var isAnimated = true
  /// The animator; nil places the views at once.
  package var animator: (any UIViewControllerAnimatedTransitioning)?
  package var interactor: (any UIViewControllerInteractiveTransitioning)? {
    didSet { driver = interactor as? any TransitionDriver }
  }
  /// The interaction controller, where it is one of UIKit's own.
  private(set) var driver: (any TransitionDriver)?
  package var frames = Frames()
  /// Besides `from` and `to`, whose coordinator it is meanwhile.
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

/// Whoever changes which view controller is seen, by way of a transition.
@MainActor
package protocol TransitionOwner: AnyObject {
  /// The appearance calls that say what will happen; the coordinator is there for them.
  func transitionWillBegin(_ transition: TransitionContext)

  /// It was cancelled, or is interactive again after that: what was on its way in is on its way out,
  /// and the other way round.
  func transitionWillTurn(_ transition: TransitionContext, cancelled: Bool)

  /// Puts the views where they belong and sends the last appearance calls.
  func transitionDidEnd(_ transition: TransitionContext, completed: Bool)

  /// After the coordinator's completions: lets go, calls completion handlers.
  func transitionDidFinish(_ transition: TransitionContext, completed: Bool)
}

/// An interaction controller of UIKit's own, as a transition knows it.
///
/// What a delegate returns is any interaction controller; whether it is one of these is asked once,
/// when the transition is planned.
@MainActor
protocol TransitionDriver: UIViewControllerInteractiveTransitioning {
  /// It is about to be started: what is asked for before that is kept for it.
  func expectStart()

  func transitionDidEnd(_ context: TransitionContext)

  func finish()

  /// Whether touches still reach the views while they settle, so that a gesture can take hold.
  var canBeGrabbed: Bool { get }
}
