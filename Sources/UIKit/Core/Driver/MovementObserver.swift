import Foundation
import PantographGestures
import QuartzCore

/// An observer of everything that moves views, so that a test knows which gesture did it.
@MainActor
package protocol MovementObserver: AnyObject {
  /// Called before an event is sent, when everything that was due earlier has happened.
  func windowWillSend(_ window: UIWindow)

  /// Called before the recognizer's targets are called; `recognizerDidAct` is called after them.
  func recognizerWillAct(_ recognizer: UIGestureRecognizer)
  func recognizerDidAct(_ recognizer: UIGestureRecognizer)

  /// Called with each step of every transition, no matter what drives it.
  func transition(_ context: TransitionContext, did step: TransitionNews)

  /// Called when `finish()` or `cancel()` is called on a transition that is no longer driven.
  func transition(_ context: TransitionContext, ignores outcome: TransitionOutcome)

  func animator(_ animator: UIViewPropertyAnimator, did step: AnimatorNews)

  /// Called when fingers have let go of the content. `words` says where it comes to rest.
  func scrollView(_ scrollView: UIScrollView, letsGo words: String)

  /// Called when fingers have let go of a row. The decision is nil for a row that was swiped
  /// over its full width.
  func row(
    _ cell: UIView, does outcome: TransitionOutcome, _ decision: ReleaseDecision?,
    _ words: String)
}

/// The steps of a property animator. Fractions are of its duration.
package enum AnimatorNews: Hashable, Sendable {
  case scrubs(to: Double)
  case runs(isForward: Bool, from: Double)
  /// The animator was stopped and leaves its properties at their current values.
  case stops(at: Double)
  case ends(UIViewAnimatingPosition)
}

extension UIApplication {
  /// The observer of a test. Without one no time is spent.
  @exclusivity(unchecked) package static var movement: (any MovementObserver)?
}

extension UIViewPropertyAnimator {
  func tell(_ step: @autoclosure () -> AnimatorNews) {
    guard let movement = UIApplication.movement else { return }
    movement.animator(self, did: step())
  }
}

extension TransitionContext {
  func tellIgnored(_ outcome: TransitionOutcome) {
    guard let movement = UIApplication.movement, hasStarted, !hasEnded,
      !(interactor is TransitionInteractor)
    else { return }
    movement.transition(self, ignores: outcome)
  }

  /// Whether a gesture drives the transition, and not the application's code.
  package var isHands: Bool { interactor is TransitionInteractor }
}

extension UIWindow {
  /// The views that fingers are on.
  package var touchedViews: [UIView] {
    deliveries.touches.sorted { $0.order < $1.order }.compactMap(\.view)
  }
}
