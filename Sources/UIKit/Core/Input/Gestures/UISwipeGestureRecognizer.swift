import Foundation
import PantographGestures
import PantographTouches

/// A recognizer of fingers that move fast in one direction. It runs a `SwipeTracker` in points.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: TrackedGestureRecognizer {
  /// The raw values are UIKit's.
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  /// The directions to recognize. If a horizontal one is among them, the vertical ones are
  /// ignored, as in UIKit.
  open var direction = Direction.right { didSet { renewIfIdle() } }
  open var numberOfTouchesRequired = 1 { didSet { renewIfIdle() } }
  /// The least distance of a swipe and the greatest deviation to the side, in points. Measured on
  /// UIKit.
  static let distance = 50.0

  private var tracker = UISwipeGestureRecognizer.tracker(.right, touches: 1)
  /// The first location of the swipe in the window.
  private var start: CGPoint?

  /// Returns the first location of the swipe.
  open override func location(in view: UIView?) -> CGPoint {
    guard let start else { return super.location(in: view) }
    return convertFromWindow(start, to: view)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if attempt.touches.count <= numberOfTouchesRequired {
      start = nil
      start = super.location(in: nil)
    }
  }

  override func renewTracker() {
    tracker = Self.tracker(direction, touches: numberOfTouchesRequired)
    start = nil
  }

  override func updateTracker(_ frame: inout PointFrame) -> GestureEvent? {
    tracker.update(&frame)
  }

  override func advanceTracker(to time: Timestamp) -> GestureEvent? { tracker.advance(to: time) }

  override var trackerDeadline: Timestamp? { tracker.deadline }

  private static func tracker(_ direction: Direction, touches: Int) -> InPoints<SwipeTracker> {
    InPoints<SwipeTracker>(
      directions: SwipeDirections(rawValue: direction.rawValue), touches: touches,
      distance: distance, deviation: distance)
  }
}
