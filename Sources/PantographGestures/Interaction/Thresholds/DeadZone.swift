/// What is too little to count.
public struct DeadZone: Hashable, Sendable {
  /// A slower hand has no speed. 225 points a second: model hands that settle back as
  /// they lift reach 200.
  public var velocity: GestureSpeed
  /// With less movement than this in all nothing finishes: 20 points beyond the slop, which a jab
  /// does not make and the shortest flick does. Nil for none.
  public var distance: GestureDistance?
  /// A hand that stays within this rests: 2 points, more than a hand's tremor.
  public var rest: GestureDistance

  /// Our own numbers, where none are given.
  public init(
    velocity: GestureSpeed = .points(225), distance: GestureDistance? = .points(20),
    rest: GestureDistance = .points(2)
  ) {
    self.velocity = velocity
    self.distance = distance
    self.rest = rest
  }
}
