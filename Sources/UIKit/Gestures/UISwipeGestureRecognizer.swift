import Foundation
import Gestures
import Touches

/// Recognizes fingers that dash in one direction; a `SwipeTracker` in points does the following.
@MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
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

  /// With a sideways direction in it, the others are not looked for: as UIKit was measured.
  open var direction = Direction.right { didSet { renewIfIdle() } }
  open var numberOfTouchesRequired = 1 { didSet { renewIfIdle() } }
  /// The points that UIKit was measured with: how far at least, and how far aside at most.
  static let distance = 50.0

  private var tracker = UISwipeGestureRecognizer.tracker(.right, touches: 1)
  private var feed = TouchFrameFeed()
  /// Where it began, in the window.
  private var start: CGPoint?

  /// Where the swipe began.
  open override func location(in view: UIView?) -> CGPoint {
    guard let start else { return super.location(in: view) }
    return convertFromWindow(start, to: view)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(event)
    if self.touches.count <= numberOfTouchesRequired {
      start = nil
      start = super.location(in: nil)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { follow(event) }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { follow(event) }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(event)
  }

  open override func reset() {
    super.reset()
    renew()
    start = nil
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
    tracker = Self.tracker(direction, touches: numberOfTouchesRequired)
    feed = TouchFrameFeed()
  }

  private static func tracker(_ direction: Direction, touches: Int) -> InPoints<SwipeTracker> {
    InPoints<SwipeTracker>(
      directions: SwipeDirections(rawValue: direction.rawValue), touches: touches,
      distance: distance, deviation: distance)
  }
}
