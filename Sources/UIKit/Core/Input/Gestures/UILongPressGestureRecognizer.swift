import Foundation
import PantographGestures
import PantographTouches

/// A recognizer of fingers that rest, after taps if these are required. It runs a `HoldTracker` in
/// points.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: TrackedGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5 { didSet { renewIfIdle() } }
  /// The distance that a finger may move before the press begins, in points. Later it may move
  /// anywhere.
  open var allowableMovement: CGFloat = 10 { didSet { renewIfIdle() } }
  /// The number of taps before the press.
  open var numberOfTapsRequired = 0 { didSet { renewIfIdle() } }
  open var numberOfTouchesRequired = 1 { didSet { renewIfIdle() } }

  // UIKit's documented `allowableMovement`, in points.
  private var hold = InPoints<HoldTracker>(allowance: 10)
  /// The tracker of the taps before the press. It expects one more tap than required, so it never
  /// recognizes.
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
