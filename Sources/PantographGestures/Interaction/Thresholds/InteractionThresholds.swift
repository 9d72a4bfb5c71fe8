import PantographMotion

/// The numbers by which a hand begins, moves, finishes or cancels a transition.
public struct InteractionThresholds: Hashable, Sendable {
  /// Thresholds for the beginning of a transition.
  public var begin: BeginThresholds
  /// Thresholds for the movement of a transition under the hand.
  public var update: UpdateThresholds
  /// Conditions at the release that finish the transition.
  public var finish: FinishThresholds
  /// Conditions at the release that cancel the transition, checked before those that finish it.
  public var cancel: CancelThresholds
  /// Limits below which a movement is too small to count.
  public var deadZone: DeadZone
  /// Distance from progress 0 to 1; by default the transition's own length. Other thresholds in
  /// lengths use this one.
  public var length: GestureDistance
  /// Estimator of the speed at the lift. `window100` is that of UIKit's scroll views and estimates
  /// model hands best at every report rate. The usual parabola mistakes a braking hand for one that
  /// goes back, and estimators of 20 samples cover only 20 ms of a fast device.
  public var estimator: VelocityEstimator
  /// The animation of the transition after the release.
  public var handOff: HandOff

  /// Creates thresholds with our defaults.
  public init(
    begin: BeginThresholds = BeginThresholds(), update: UpdateThresholds = UpdateThresholds(),
    finish: FinishThresholds = FinishThresholds(), cancel: CancelThresholds = CancelThresholds(),
    deadZone: DeadZone = DeadZone(), length: GestureDistance = .lengths(1),
    estimator: VelocityEstimator = .window100, handOff: HandOff = HandOff()
  ) {
    self.begin = begin
    self.update = update
    self.finish = finish
    self.cancel = cancel
    self.deadZone = deadZone
    self.length = length
    self.estimator = estimator
    self.handOff = handOff
  }

  /// Returns the space in which one length is `length`.
  public func space(on transition: InteractionSpace) -> InteractionSpace {
    InteractionSpace(
      length: length.points(in: transition), pointsPerMillimetre: transition.pointsPerMillimetre)
  }

  /// Returns `begin` as thresholds of a pan tracker, in millimetres.
  public func panThresholds(in space: InteractionSpace) -> PanThresholds {
    PanThresholds(
      minimumTouches: begin.minimumFingers, maximumTouches: begin.maximumFingers,
      slop: begin.slop.points(in: space) / space.pointsPerMillimetre,
      removesSlop: begin.removesSlop)
  }
}

/// Thresholds of a transition that a hand moves.
public struct UpdateThresholds: Hashable, Sendable {
  /// Smallest change that causes an update: a quarter of a point, below a pixel of the densest
  /// screens.
  public var smallestChange: GestureDistance
  /// Share of a pull past either end that is followed at first, at most one length in all; 0 stops
  /// at the ends. With nil, a transition stops at its ends, and an object with resting places
  /// follows by 0.55, as UIKit's scroll views do.
  public var rubberBand: Double?

  /// Creates thresholds with our defaults.
  public init(smallestChange: GestureDistance = .points(0.25), rubberBand: Double? = nil) {
    self.smallestChange = smallestChange
    self.rubberBand = rubberBand
  }

  /// Returns the rubber band past the ends of that length, in points.
  func band(length: Double, hasPlaces: Bool) -> RubberBand {
    if let rubberBand { return RubberBand(dimension: length, coefficient: rubberBand) }
    return hasPlaces ? RubberBand(dimension: length) : RubberBand(dimension: length, coefficient: 0)
  }
}
