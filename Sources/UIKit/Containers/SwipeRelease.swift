import Foundation

/// What becomes of a swipe through a container's children when the finger lifts.
enum SwipeRelease {
  /// A flick decides by its direction, anything else by where it would come to rest.
  ///
  /// - Parameters:
  ///   - progress: the share of the way.
  ///   - velocity: whole ways a second, forwards positive.
  ///   - length: the way in points.
  static func finishes(progress: CGFloat, velocity: CGFloat, length: CGFloat) -> Bool {
    if abs(velocity) * length >= flickVelocity { return velocity > 0 }
    return progress + velocity / 1000 * deceleration / (1 - deceleration) >= 0.5
  }

  /// Points a second.
  private static let flickVelocity: CGFloat = 1000
  /// Of a scroll view, a millisecond.
  private static let deceleration: CGFloat = 0.998
}
