import Foundation
import Gestures
import Touches

/// Recognizes taps; a `TapTracker` in points does the following.
@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1 { didSet { renewIfIdle() } }
  open var numberOfTouchesRequired = 1 { didSet { renewIfIdle() } }
  /// Which buttons of a pointer must be pressed; fingers have none.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary
  /// How far in points a finger may stray, and a later tap from the first.
  static let allowance = 10.0
  static let drift = 45.0

  private var tracker = UITapGestureRecognizer.tracker(taps: 1, touches: 1)
  private var feed = TouchFrameFeed()

  /// Where the first tap was.
  open override func location(in view: UIView?) -> CGPoint {
    guard tracker.completedTaps > 0 || currentState == .ended else {
      return super.location(in: view)
    }
    return convertFromWindow(CGPoint(tracker.location), to: view)
  }

  /// A tap lets those go on that wait for more taps than it.
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
    follow(event)
  }

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
    step(by: tracker.advance(to: Timestamp(time)))
    deadline = tracker.deadline?.seconds
  }

  private func follow(_ event: UIEvent) {
    guard let frame = feed.frame(of: touches, at: event) else { return }
    step(by: tracker.update(frame))
    deadline = tracker.deadline?.seconds
  }

  private func renewIfIdle() {
    if attemptTouches.isEmpty { renew() }
  }

  private func renew() {
    tracker = Self.tracker(taps: numberOfTapsRequired, touches: numberOfTouchesRequired)
    feed = TouchFrameFeed()
  }

  private static func tracker(taps: Int, touches: Int) -> InPoints<TapTracker> {
    InPoints<TapTracker>(taps: taps, touches: touches, allowance: allowance, drift: drift)
  }
}
