import Foundation
import Gestures
import Touches

/// Recognizes two fingers that turn about each other; a `RotationTracker` does the following.
@MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private var tracker = UIRotationGestureRecognizer.fresh
  private var feed = TouchFrameFeed()

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

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { follow(event) }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { follow(event) }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { follow(event) }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(event)
  }

  open override func reset() {
    super.reset()
    tracker = Self.fresh
    feed = TouchFrameFeed()
  }

  private func follow(_ event: UIEvent) {
    guard let frame = feed.frame(of: touches, at: event) else { return }
    let event = tracker.update(frame)
    if event?.phase == .began || event?.phase == .changed {
      velocity = CGFloat(tracker.velocity(at: frame.time))
    }
    step(by: event)
  }

  private static var fresh: InPoints<RotationTracker> { InPoints<RotationTracker>() }
}
