import Foundation
import PantographGestures
import PantographTouches

/// A recognizer of taps. It runs a `TapTracker` in points.
@preconcurrency @MainActor
open class UITapGestureRecognizer: TrackedGestureRecognizer {
  open var numberOfTapsRequired = 1 { didSet { renewIfIdle() } }
  open var numberOfTouchesRequired = 1 { didSet { renewIfIdle() } }
  /// Pointer buttons that must be pressed. Fingers need none.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary
  /// The distance in points that a finger may move; `drift` is the distance of a later tap from
  /// the first.
  static let allowance = 10.0
  static let drift = 45.0

  private var tracker = UITapGestureRecognizer.tracker(taps: 1, touches: 1)

  /// Returns the location of the first tap.
  open override func location(in view: UIView?) -> CGPoint {
    guard tracker.completedTaps > 0 || attempt.state == .ended else {
      return super.location(in: view)
    }
    return convertFromWindow(CGPoint(tracker.location), to: view)
  }

  /// Whether this tap prevents another recognizer. It does not prevent taps that require more
  /// taps.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else {
      return super.canPrevent(preventedGestureRecognizer)
    }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.contains(where: { $0.type == .indirectPointer }), !event.buttonMask.isEmpty,
      event.buttonMask != buttonMaskRequired
    {
      state = .failed
      return
    }
    super.touchesBegan(touches, with: event)
  }

  override func renewTracker() {
    tracker = Self.tracker(taps: numberOfTapsRequired, touches: numberOfTouchesRequired)
  }

  override func updateTracker(_ frame: inout PointFrame) -> GestureEvent? {
    tracker.update(&frame)
  }

  override func advanceTracker(to time: Timestamp) -> GestureEvent? { tracker.advance(to: time) }

  override var trackerDeadline: Timestamp? { tracker.deadline }

  private static func tracker(taps: Int, touches: Int) -> InPoints<TapTracker> {
    InPoints<TapTracker>(taps: taps, touches: touches, allowance: allowance, drift: drift)
  }
}
