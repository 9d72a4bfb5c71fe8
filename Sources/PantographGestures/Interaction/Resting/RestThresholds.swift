import PantographTouches

/// At which of several places something rests, by where it is and how fast it is when the hand lets go, and by nothing else.
///
/// For content whose pan begins and moves it by rules of its own: the pages of a scroll view, the rows of a table.
public struct RestThresholds: Hashable, Sendable {
  /// The share of the way to the next place, carried on by `projection`, that goes on to it; nil plays no part.
  public var progress: Double?
  /// The speed towards the next place that goes on to it from wherever it is; nil plays no part.
  public var velocity: GestureSpeed?
  /// The speed back that stays at the place behind, wherever it is; nil plays no part.
  public var against: GestureSpeed?
  /// For how long the speed carries on before `progress` is judged.
  public var projection: TimeSpan
  /// A slower hand has no speed.
  public var slowest: GestureSpeed

  /// Half of the way, and no speed, where nothing is given.
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

  /// What thresholds of an interaction, such as tuned ones, say of the place and the speed.
  public init(_ thresholds: InteractionThresholds) {
    self.init(
      progress: thresholds.finish.progress, velocity: thresholds.finish.velocity,
      against: thresholds.cancel.velocity, projection: thresholds.finish.projection,
      slowest: thresholds.deadZone.velocity)
  }

  /// At which place something rests.
  ///
  /// - Parameters:
  ///   - distance: The place at which the hand let go, in points along the way.
  ///   - velocity: Points a second along the way.
  ///   - origin: The place at which the hand took it.
  ///   - places: At least one, in whichever order.
  ///   - length: Points; the way for speeds in lengths a second.
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
