import Foundation
import PantographGestures
import PantographTouches

/// A recognizer of two fingers that move apart or together. It runs a `PinchTracker` in points.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: TrackedGestureRecognizer {
  private var tracker = UIPinchGestureRecognizer.fresh

  /// The ratio of the fingers' distance to that at the beginning. Further changes are relative to
  /// a value that is set.
  open var scale: CGFloat {
    get { CGFloat(tracker.scale) }
    set {
      tracker.setScale(Double(newValue))
      velocity = 0
    }
  }

  /// The change of the scale per second at the last change of the state.
  open private(set) var velocity: CGFloat = 0

  override func renewTracker() { tracker = Self.fresh }

  override func updateTracker(_ frame: inout PointFrame) -> GestureEvent? {
    let time = frame.time
    let event = tracker.update(&frame)
    if event?.phase == .began || event?.phase == .changed {
      velocity = CGFloat(tracker.velocity(at: time))
    }
    return event
  }

  private static var fresh: InPoints<PinchTracker> {
    // Measured on iOS, in points: the distance at which a pinch begins, and the part of it that the
    // scale leaves out.
    InPoints<PinchTracker>(slop: 10, removed: 8)
  }
}
