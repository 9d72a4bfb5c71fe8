import PantographGestures
import PantographTouches

/// Reports the gesture events of the hand on a screen, beside the touches of its contacts.
@MainActor
final class HandWatch {
  private var tracker: HandTracker
  private let tell: (HandEvent) -> Void

  init(by thresholds: HandThresholds, _ tell: @escaping (HandEvent) -> Void) {
    tracker = HandTracker(thresholds: thresholds)
    self.tell = tell
  }

  func receive(_ frame: inout ContactFrame) { tracker.update(reading: &frame, tell) }

  func advance(to time: Timestamp) { tracker.advance(to: time, tell) }
}
