import Foundation
import PantographGestures
import PantographTouches

/// Recognizes two fingers that part or close; a `PinchTracker` in points does the following.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: TrackedGestureRecognizer {
  private var tracker = UIPinchGestureRecognizer.fresh

  /// The distance of the fingers over that at which they began; setting it counts on from there.
  open var scale: CGFloat {
    get { CGFloat(tracker.scale) }
    set {
      tracker.setScale(Double(newValue))
      velocity = 0
    }
  }

  /// The change a second when the state last changed.
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
    InPoints<PinchTracker>(slop: 10, removed: 8)
  }
}
