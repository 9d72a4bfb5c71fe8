import PantographMotion

/// All the numbers that say when a hand begins a transition, moves it, finishes it or takes it back.
public struct InteractionThresholds: Hashable, Sendable {
  /// When a hand begins a transition.
  public var begin: BeginThresholds
  /// How the transition follows.
  public var update: UpdateThresholds
  /// When it finishes at the release.
  public var finish: FinishThresholds
  /// When it goes back whatever else says.
  public var cancel: CancelThresholds
  /// Movements that are too small to count.
  public var deadZone: DeadZone
  /// The way from no progress to all of it: by default the transition's own length. What is given in
  /// lengths elsewhere counts this one.
  public var length: GestureDistance
  /// How the speed at the lift is told. `window100` is UIKit's scroll view's, and tells model hands
  /// best at every report rate: the usual parabola takes a hand that brakes for one that goes back,
  /// and those that look at 20 samples see 20 ms of a fast device.
  public var estimator: VelocityEstimator
  /// How the hand's speed goes over to the rest of the way.
  public var handOff: HandOff

  /// Our own numbers, where none are given.
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

  /// The space in which one length is these thresholds' own.
  public func space(on transition: InteractionSpace) -> InteractionSpace {
    InteractionSpace(
      length: length.points(in: transition), pointsPerMillimetre: transition.pointsPerMillimetre)
  }

  /// What a pan tracker that works in millimetres begins by.
  public func panThresholds(in space: InteractionSpace) -> PanThresholds {
    PanThresholds(
      minimumTouches: begin.minimumFingers, maximumTouches: begin.maximumFingers,
      slop: begin.slop.points(in: space) / space.pointsPerMillimetre,
      removesSlop: begin.removesSlop)
  }
}

/// What becomes of movement while the hand is down.
public struct UpdateThresholds: Hashable, Sendable {
  /// The least change that is worth an update. Below a pixel of the densest screens nothing is seen:
  /// a quarter of a point.
  public var smallestChange: GestureDistance
  /// The share of a pull past either end that is followed at first, and never more than a length in
  /// all; 0 stops at the ends. Nil leaves it to what is moved: a transition stops at its ends, and
  /// what rests at places has the 0.55 of UIKit's scroll views past the first and the last.
  public var rubberBand: Double?

  /// Our own numbers, where none are given.
  public init(smallestChange: GestureDistance = .points(0.25), rubberBand: Double? = nil) {
    self.smallestChange = smallestChange
    self.rubberBand = rubberBand
  }

  /// The band past the ends of a way of that length, in points.
  func band(length: Double, hasPlaces: Bool) -> RubberBand {
    if let rubberBand { return RubberBand(dimension: length, coefficient: rubberBand) }
    return hasPlaces ? RubberBand(dimension: length) : RubberBand(dimension: length, coefficient: 0)
  }
}
