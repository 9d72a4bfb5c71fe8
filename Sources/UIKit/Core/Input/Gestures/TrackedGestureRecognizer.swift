import Foundation
import PantographGestures
import PantographTouches

/// A recognizer of which a tracker in `Gestures` does the following: it says what the tracker saw.
///
/// What adds arbitration and actions to a tracker stands here once; each recognizer feeds its own.
@preconcurrency @MainActor
open class TrackedGestureRecognizer: UIGestureRecognizer {
  @exclusivity(unchecked) private var lastSerial: Int?
  /// Why it came to where it stands, as the tracker saw it.
  @exclusivity(unchecked) package private(set) var latestReason: GestureReason?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { follow(event) }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { follow(event) }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { follow(event) }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(event)
  }

  open override func reset() {
    super.reset()
    renew()
  }

  override func deadlineReached(at time: TimeInterval) {
    take(advanceTracker(to: Timestamp(time)))
  }

  // MARK: For each recognizer

  /// Makes the tracker anew, by the recognizer's present settings.
  func renewTracker() {}

  /// Feeds the tracker, once an event. No code of others may run in here: the frame is the event's own.
  func updateTracker(_ frame: inout PointFrame) -> GestureEvent? { nil }

  /// What the recognizer makes of what its tracker saw in a frame.
  func judge(_ event: GestureEvent?) -> GestureEvent? { event }

  /// Lets time pass for the tracker though nothing moves.
  func advanceTracker(to time: Timestamp) -> GestureEvent? { nil }

  /// When the tracker decides something though nothing moves.
  var trackerDeadline: Timestamp? { nil }

  /// A setting changed: counts from the next attempt on.
  func renewIfIdle() {
    if attempt.allTouches.isEmpty { renew() }
  }

  // MARK: Following

  private func follow(_ event: UIEvent) {
    // Touches that begin, move and end in one event are one frame.
    if lastSerial == event.serial { return }
    lastSerial = event.serial
    take(judge(event.withFrame(of: attempt.touches) { updateTracker(&$0) }))
  }

  func follow(_ frame: inout PointFrame) {
    take(judge(updateTracker(&frame)))
  }

  private func take(_ event: GestureEvent?) {
    step(by: event)
    attempt.deadline = trackerDeadline?.seconds
  }

  private func renew() {
    renewTracker()
    lastSerial = nil
  }

  /// Takes the state where the tracker inside says. What it says once the attempt is over, or while a
  /// recognition waits for another to fail, is not a step of its own.
  func step(by event: GestureEvent?) {
    guard let event, !attempt.state.isTerminal else { return }
    stepReason = event.reason
    latestReason = event.reason
    defer { stepReason = nil }
    switch event.phase {
    case .possible: return
    case .began: state = .began
    case .changed: if hasBegun { state = .changed }
    case .ended: state = .ended
    case .cancelled: state = .cancelled
    // A subclass may have begun by itself.
    case .failed: state = hasBegun ? .cancelled : .failed
    }
  }
}

extension Timestamp {
  /// The microsecond nearest to UIKit's seconds.
  init(_ seconds: Double) {
    self = Timestamp.zero + .seconds(seconds)
  }
}
