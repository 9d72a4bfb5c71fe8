import Foundation
import PantographGestures

/// What a recognizer knows of the attempt that is under way. The next attempt begins with a new one.
@MainActor
struct GestureAttempt {
  var state = UIGestureRecognizer.State.possible
  /// The touches that are down; those that lift stay until the event has been handled.
  var touches: [UITouch] = []
  /// Every touch of this attempt, lifted ones too: what the recognizer competes for.
  var allTouches: [UITouch] = []
  /// Stands for the pointer while the recognizer follows a scroll.
  var scrollAnchor: UITouch?
  /// The state that waits for others to fail.
  var pendingState: UIGestureRecognizer.State?
  /// A continuous gesture that ended too while it waited.
  var hasBegunPending = false
  /// When the recognizer wants to be woken though nothing moves; on the events' clock.
  var deadline: TimeInterval?
  /// The one that it takes part with, also once its view has left the window.
  var place: ArbiterReference?
  /// Whether that one has it in its list.
  var isEngaged = false
  /// Pairs asked about in this attempt, so that delegates are asked once.
  var failureAnswers: [ObjectIdentifier: Bool] = [:]
  var touchCache = TouchSetCache()

  mutating func remove(_ touch: UITouch) {
    touches.removeAll { $0 === touch }
    allTouches.removeAll { $0 === touch }
  }
}

/// Why a recognizer took a step, or did not.
@MainActor
enum StepCause {
  /// The tracker's own reason.
  case gesture(GestureReason)
  /// Its subclass said so.
  case assigned
  case waits(for: UIGestureRecognizer)
  case requirementRecognized(UIGestureRecognizer)
  case prevented(by: UIGestureRecognizer)
  /// A view or the delegate said that it should not begin.
  case refused
  case disabled
  case leftWindow
}
