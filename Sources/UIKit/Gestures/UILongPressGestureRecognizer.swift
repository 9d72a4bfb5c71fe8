import Foundation
import Gestures
import Touches

/// Recognizes fingers that rest, after taps if such are required; a `HoldTracker` in points does the
/// following.
@MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5 { didSet { renewIfIdle() } }
  /// How far in points a finger may stray before the press begins; later it may go anywhere.
  open var allowableMovement: CGFloat = 10 { didSet { renewIfIdle() } }
  /// Whole taps before the press.
  open var numberOfTapsRequired = 0 { didSet { renewIfIdle() } }
  open var numberOfTouchesRequired = 1 { didSet { renewIfIdle() } }

  private var hold = InPoints<HoldTracker>(allowance: 10)
  /// Counts the taps before the press; it is asked for one more than there need be.
  private var taps = InPoints<TapTracker>(
    allowance: 10, drift: UITapGestureRecognizer.drift)
  private var isPressing = true
  private var feed = TouchFrameFeed()

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
    let now = Timestamp(time)
    step(by: isPressing ? hold.advance(to: now) : taps.advance(to: now))
    updateDeadline()
  }

  private func follow(_ event: UIEvent) {
    guard let frame = feed.frame(of: touches, at: event) else { return }
    if !isPressing, taps.completedTaps == numberOfTapsRequired { isPressing = true }
    step(by: isPressing ? hold.update(frame) : taps.update(frame))
    updateDeadline()
  }

  private func updateDeadline() {
    deadline = (isPressing ? hold.deadline : taps.deadline)?.seconds
  }

  private func renewIfIdle() {
    if attemptTouches.isEmpty { renew() }
  }

  private func renew() {
    let allowance = Double(allowableMovement)
    hold = InPoints<HoldTracker>(
      touches: numberOfTouchesRequired, duration: .seconds(minimumPressDuration),
      allowance: allowance)
    taps = InPoints<TapTracker>(
      taps: numberOfTapsRequired + 1, touches: numberOfTouchesRequired, allowance: allowance,
      drift: UITapGestureRecognizer.drift)
    isPressing = numberOfTapsRequired <= 0
    feed = TouchFrameFeed()
  }
}
