import Foundation
import PantographGestures
import PantographTouches

/// Recognizes two fingers that turn about each other; a `RotationTracker` does the following.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: TrackedGestureRecognizer {
  private var tracker = UIRotationGestureRecognizer.fresh

  /// How far they turned, in radians, clockwise; setting it counts on from there.
  open var rotation: CGFloat {
    get { CGFloat(tracker.rotation) }
    set {
      tracker.setRotation(Double(newValue))
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

  private static var fresh: InPoints<RotationTracker> { InPoints<RotationTracker>() }
}
