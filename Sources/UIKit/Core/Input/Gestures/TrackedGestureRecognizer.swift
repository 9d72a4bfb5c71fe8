import Foundation
import PantographGestures
import PantographTouches

/// A recognizer that runs a tracker of `PantographGestures` and takes its state from it.
///
/// This class adds arbitration and actions to a tracker. Each subclass runs its own tracker.
@preconcurrency @MainActor
open class TrackedGestureRecognizer: UIGestureRecognizer {
  @exclusivity(unchecked) private var lastSerial: Int?
  /// The tracker's reason for the recognizer's state.
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

  /// Makes a new tracker from the recognizer's current settings.
  func renewTracker() {}

  /// Passes the frame to the tracker, once per event. Must not call code of others, as the frame
  /// belongs to the event.
  func updateTracker(_ frame: inout PointFrame) -> GestureEvent? { nil }

  /// Returns the event to follow, given the tracker's event in a frame.
  func judge(_ event: GestureEvent?) -> GestureEvent? { event }

  /// Advances the tracker's time although nothing moves.
  func advanceTracker(to time: Timestamp) -> GestureEvent? { nil }

  /// The time at which the tracker decides something although nothing moves.
  var trackerDeadline: Timestamp? { nil }

  /// Applies a changed setting to the next attempt.
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

  /// Follows a single contact, which is no touch of the event.
  func follow(_ contact: PointFrame.Contact, of event: UIEvent) {
    take(judge(event.withFrame(of: contact) { updateTracker(&$0) }))
  }

  private func take(_ event: GestureEvent?) {
    step(by: event)
    attempt.deadline = trackerDeadline?.seconds
  }

  private func renew() {
    renewTracker()
    lastSerial = nil
  }

  /// Takes the state that the tracker reports. Reports after the end of the attempt are ignored.
  /// While a recognition waits for another to fail, a change is no step of its own.
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
  /// Converts UIKit's seconds, rounded to the nearest microsecond.
  init(_ seconds: Double) {
    self = Timestamp.zero + .seconds(seconds)
  }
}
