import Foundation
import PantographGestures
import PantographTouches

/// A recognizer of two fingers that turn about each other. It runs a `RotationTracker`.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: TrackedGestureRecognizer {
  private var tracker = UIRotationGestureRecognizer.fresh

  /// The rotation of the fingers in radians, clockwise. Further changes are added to a value that
  /// is set.
  open var rotation: CGFloat {
    get { CGFloat(tracker.rotation) }
    set {
      tracker.setRotation(Double(newValue))
      velocity = 0
    }
  }

  /// The change of the rotation per second at the last change of the state.
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
