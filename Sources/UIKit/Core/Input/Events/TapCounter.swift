import Foundation

/// A counter of taps in one place, for `UITouch.tapCount`.
///
/// Its limits are those of the tap recognizer. UIKit's own are not public.
struct TapCounter {
  /// The longest time from a lift to the next landing, in seconds.
  static let interval: TimeInterval = 0.35
  /// The greatest movement of a tap, and the greatest distance of the next tap from the lift, in
  /// points.
  static let distance: CGFloat = 45

  private var last: (position: CGPoint, time: TimeInterval, count: Int)?

  func count(at position: CGPoint, _ time: TimeInterval) -> Int {
    guard let last, time - last.time <= Self.interval,
      hypot(position.x - last.position.x, position.y - last.position.y) <= Self.distance
    else { return 1 }
    return last.count + 1
  }

  @MainActor
  mutating func lifted(_ touch: UITouch) {
    let way = hypot(touch.position.x - touch.origin.x, touch.position.y - touch.origin.y)
    last = way > Self.distance ? nil : (touch.position, touch.timestamp, touch.tapCount)
  }
}
