import PantographTouches

/// The thresholds that choose a resting place from the position and the speed at the release.
///
/// They are for content that begins and moves by rules of its own, such as the pages of a scroll view and the rows of a table.
public struct RestThresholds: Hashable, Sendable {
  /// The share of the distance to the next place, projected by `projection`, from which content
  /// moves on to the next place and rests there; nil is ignored.
  public var progress: Double?
  /// The speed towards the next place from which content moves on to the next place, from any
  /// position; nil is ignored.
  public var velocity: GestureSpeed?
  /// The backward speed at which content returns to the place before, from any position; nil is ignored.
  public var against: GestureSpeed?
  /// The time by which the speed projects the position before `progress` is judged.
  public var projection: TimeSpan
  /// The speed below which the release counts as still.
  public var slowest: GestureSpeed

  /// Creates thresholds; by default half of the distance decides, at any speed.
  public init(
    progress: Double? = 0.5, velocity: GestureSpeed? = nil, against: GestureSpeed? = nil,
    projection: TimeSpan = .zero, slowest: GestureSpeed = .points(0)
  ) {
    self.progress = progress
    self.velocity = velocity
    self.against = against
    self.projection = projection
    self.slowest = slowest
  }

  /// Takes the values for position and speed from an interaction's thresholds, such as tuned ones.
  public init(_ thresholds: InteractionThresholds) {
    self.init(
      progress: thresholds.finish.progress, velocity: thresholds.finish.velocity,
      against: thresholds.cancel.velocity, projection: thresholds.finish.projection,
      slowest: thresholds.deadZone.velocity)
  }

  /// Decides at which place released content rests.
  ///
  /// - Parameters:
  ///   - distance: The position at the release, in points on the axis of the places.
  ///   - velocity: The velocity at the release, in points per second on that axis.
  ///   - origin: The position at which the movement began.
  ///   - places: One or more places, in any order.
  ///   - length: The length of speeds that are given in lengths per second, in points.
  public func rest(
    at distance: Double, velocity: Double, from origin: Double, among places: [RestingPlace],
    length: Double
  ) -> ReleaseDecision {
    var thresholds = InteractionThresholds.bare(
      progress: progress, velocity: self.velocity, against: against, projection: projection)
    thresholds.deadZone.velocity = slowest
    return thresholds.rest(
      ReleaseInputs(distance: distance, length: length, velocity: velocity), from: origin,
      among: places, in: InteractionSpace(length: length))
  }
}
