import PantographGestures

/// When a swipe along a row opens it, and when it does the first action at once. UIKit's numbers are not known; these are ours.
public struct RowSwipeThresholds: Hashable, Sendable {
  /// Whether a row stays open: half of the buttons, or 200 points a second.
  public var opening = RestThresholds(
    progress: 0.5, velocity: .points(200), against: .points(200))
  /// The share of a row's width beyond which the first action is done at once.
  public var fullShare = 0.6
  /// Points beyond the buttons from which a swipe at `fullVelocity` does the same.
  public var fullOvershoot = 50.0
  /// Points a second at which a swipe beyond `fullOvershoot` does the first action at once.
  public var fullVelocity = 1000.0
  /// The share of a pull beyond the buttons that is followed where a full swipe does nothing.
  public var resistance = 0.4
  /// The stiffness of the spring on which a row of mass 1 opens and closes.
  public var stiffness = 100.0
  /// The damping of that spring. With a tenth less than the critical 20 it swings by less than a point.
  public var damping = 18.0

  /// Our own numbers.
  public init() {}

  /// Whether a swipe does the first action at once. All lengths are in points.
  func isFull(
    _ way: CGFloat, velocity: CGFloat, buttons: CGFloat, row: CGFloat
  ) -> Bool {
    way >= row * fullShare || way > buttons + fullOvershoot && velocity >= fullVelocity
  }
}
