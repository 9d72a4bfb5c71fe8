import Foundation
import PantographGestures
import QuartzCore

/// Hears what moves things and when, so that a test can tell by which gesture.
@MainActor
package protocol MovementObserver: AnyObject {
  /// An event is about to be sent, and all that was due before it has happened.
  func windowWillSend(_ window: UIWindow)

  /// The recognizer's targets are called between the two.
  func recognizerWillAct(_ recognizer: UIGestureRecognizer)
  func recognizerDidAct(_ recognizer: UIGestureRecognizer)

  /// Every transition, whoever drives it.
  func transition(_ context: TransitionContext, did step: TransitionNews)

  /// `finish()` or `cancel()` was called on a transition that nobody drives any more.
  func transition(_ context: TransitionContext, ignores outcome: TransitionOutcome)

  func animator(_ animator: UIViewPropertyAnimator, did step: AnimatorNews)

  /// Fingers have let go of the content, which rests where the words say.
  func scrollView(_ scrollView: UIScrollView, letsGo words: String)

  /// Fingers have let go of a row; nil for the decision of one that was swiped over.
  func row(
    _ cell: UIView, does outcome: TransitionOutcome, _ decision: ReleaseDecision?,
    _ words: String)
}

/// Steps of a property animator. Fractions refer to its time.
package enum AnimatorNews: Hashable, Sendable {
  case scrubs(to: Double)
  case runs(isForward: Bool, from: Double)
  /// Stopped where it is.
  case stops(at: Double)
  case ends(UIViewAnimatingPosition)
}

extension UIApplication {
  /// The test that watches; nil costs nothing.
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

  /// Whether a hand drives it, and no code of the application's.
  package var isHands: Bool { interactor is TransitionInteractor }
}

extension UIWindow {
  /// The views in which fingers are.
  package var touchedViews: [UIView] {
    deliveries.touches.sorted { $0.order < $1.order }.compactMap(\.view)
  }
}
