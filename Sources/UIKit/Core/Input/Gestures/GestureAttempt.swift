import Foundation
import PantographGestures

/// The state of a recognizer's current attempt. The next attempt begins with a new value.
@MainActor
struct GestureAttempt {
  var state = UIGestureRecognizer.State.possible
  /// The touches that are down; those that lift stay until the event has been handled.
  var touches: [UITouch] = []
  /// The touches of this attempt, lifted ones too: the recognizer competes for these. Of lifted
  /// touches with the same view and the same recognizers, the list contains only the first.
  var allTouches: [UITouch] = []
  /// The number of lifted touches that are not in `allTouches` any more.
  var forgottenTouches = 0
  /// The touch that represents the pointer while the recognizer follows a scroll.
  var scrollAnchor: UITouch?
  /// The state that the recognizer takes if those it waits for fail.
  var pendingState: UIGestureRecognizer.State?
  /// Whether a continuous gesture began and ended while it waited.
  var hasBegunPending = false
  /// The time at which the recognizer must be called although nothing moves, on the events' clock.
  var deadline: TimeInterval?
  /// The arbiter of this attempt. It stays set after the view has left its window.
  var place: ArbiterReference?
  /// Whether the arbiter has the recognizer in its list.
  var isEngaged = false
  /// Whether this recognizer waits for another recognizer, by the identity of the other recognizer.
  /// Stored so that delegates are called once per attempt.
  var failureAnswers: [ObjectIdentifier: Bool] = [:]
  var touchCache = TouchSetCache()

  /// The number of touches that the attempt has had.
  var touchCount: Int { allTouches.count + forgottenTouches }

  /// Removes a lifted touch that another lifted touch represents.
  mutating func forget(_ touch: UITouch) {
    let before = allTouches.count
    allTouches.removeAll { $0 === touch }
    forgottenTouches += before - allTouches.count
  }

  mutating func remove(_ touch: UITouch) {
    touches.removeAll { $0 === touch }
    allTouches.removeAll { $0 === touch }
  }
}

/// The reason why a recognizer took a step, or did not.
@MainActor
enum StepCause {
  /// The reason that the recognizer's tracker gave.
  case gesture(GestureReason)
  /// The recognizer's subclass set the state.
  case assigned
  case waits(for: UIGestureRecognizer)
  case requirementRecognized(UIGestureRecognizer)
  case prevented(by: UIGestureRecognizer)
  /// A view or the delegate has not allowed the recognizer to begin.
  case refused
  case disabled
  case leftWindow
}
