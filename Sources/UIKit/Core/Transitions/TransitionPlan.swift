import Foundation

/// What a transition is between.
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
  /// What places the views at once where nil.
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
