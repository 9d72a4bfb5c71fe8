import Foundation

/// Counts taps in one place, for `UITouch.tapCount`.
///
/// The numbers are those of the tap recognizer; what UIKit counts by is not public.
struct TapCounter {
  /// Seconds from a lift to the next landing.
  static let interval: TimeInterval = 0.35
  /// Points that a tap may stray, and the next one from its lift.
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
