import PantographGestures

/// The thresholds of a swipe along a row. UIKit's numbers are not known; these are our own.
public struct RowSwipeThresholds: Hashable, Sendable {
  /// The thresholds for a row that stays open: half of the buttons' width, or 200 points per second.
  public var opening = RestThresholds(
    progress: 0.5, velocity: .points(200), against: .points(200))
  /// The share of the row's width from which a swipe performs the first action at once.
  public var fullShare = 0.6
  /// The distance beyond the buttons, in points, from which a swipe at `fullVelocity` performs the first action.
  public var fullOvershoot = 50.0
  /// The speed, in points per second, at which a swipe beyond `fullOvershoot` performs the first action.
  public var fullVelocity = 1000.0
  /// The share of the finger's movement that the row follows beyond the buttons, if a full swipe performs nothing.
  public var resistance = 0.4
  /// The stiffness of the spring that opens and closes a row of mass 1.
  public var stiffness = 100.0
  /// The damping of that spring. At a tenth below the critical 20 the row overshoots by less than a point.
  public var damping = 18.0

  /// Creates the default thresholds.
  public init() {}

  /// Returns whether a swipe performs the first action at once. All lengths are in points.
  func isFull(
    _ distance: CGFloat, velocity: CGFloat, buttons: CGFloat, row: CGFloat
  ) -> Bool {
    distance >= row * fullShare
      || distance > buttons + fullOvershoot && velocity >= fullVelocity
  }
}
