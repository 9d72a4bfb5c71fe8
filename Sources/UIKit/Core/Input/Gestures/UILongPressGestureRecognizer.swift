import Foundation
import PantographGestures
import PantographTouches

/// Recognizes fingers that rest, after taps if such are required; a `HoldTracker` in points does the
/// following.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: TrackedGestureRecognizer {
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

  override func updateTracker(_ frame: inout PointFrame) -> GestureEvent? {
    if !isPressing, taps.completedTaps == numberOfTapsRequired { isPressing = true }
    return isPressing ? hold.update(&frame) : taps.update(&frame)
  }

  override func advanceTracker(to time: Timestamp) -> GestureEvent? {
    isPressing ? hold.advance(to: time) : taps.advance(to: time)
  }

  override var trackerDeadline: Timestamp? { isPressing ? hold.deadline : taps.deadline }

  override func renewTracker() {
    let allowance = Double(allowableMovement)
    hold = InPoints<HoldTracker>(
      touches: numberOfTouchesRequired, duration: .seconds(minimumPressDuration),
      allowance: allowance)
    taps = InPoints<TapTracker>(
      taps: numberOfTapsRequired + 1, touches: numberOfTouchesRequired, allowance: allowance,
      drift: UITapGestureRecognizer.drift)
    isPressing = numberOfTapsRequired <= 0
  }
}
