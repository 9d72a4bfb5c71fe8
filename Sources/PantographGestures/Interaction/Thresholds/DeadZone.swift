/// Limits below which a movement is too small to count.
public struct DeadZone: Hashable, Sendable {
  /// Smallest speed that counts. 225 points per second: model hands that settle back as they lift
  /// reach 200.
  public var velocity: GestureSpeed
  /// Smallest total movement that can finish: 20 points beyond the slop, more than a jab and less
  /// than the shortest flick. Nil for none.
  public var distance: GestureDistance?
  /// Radius within which a hand is at rest: 2 points, more than a hand's tremor.
  public var rest: GestureDistance

  /// Creates a dead zone with our defaults.
  public init(
    velocity: GestureSpeed = .points(225), distance: GestureDistance? = .points(20),
    rest: GestureDistance = .points(2)
  ) {
    self.velocity = velocity
    self.distance = distance
    self.rest = rest
  }
}
