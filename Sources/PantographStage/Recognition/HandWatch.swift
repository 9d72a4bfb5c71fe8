import PantographGestures
import PantographTouches

/// Tells what the hand on a screen does, beside the touches that its contacts are.
@MainActor
final class HandWatch {
  private var tracker = HandTracker(thresholds: .touchscreen)
  private let tell: (HandEvent) -> Void

  init(_ tell: @escaping (HandEvent) -> Void) {
    self.tell = tell
  }

  func receive(_ frame: inout ContactFrame) { tracker.update(reading: &frame, tell) }

  func advance(to time: Timestamp) { tracker.advance(to: time, tell) }
}
