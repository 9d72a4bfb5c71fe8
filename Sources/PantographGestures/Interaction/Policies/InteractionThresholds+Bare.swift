import PantographMotion
import PantographTouches

extension InteractionThresholds {
  /// Thresholds without any of ours: nothing but what is given plays a part, as in another's rule.
  public static func bare(
    slop: Double = 10, removesSlop: Bool = true, length: GestureDistance = .lengths(1),
    progress: Double? = nil, velocity: GestureSpeed? = nil, against: GestureSpeed? = nil,
    projection: TimeSpan = .zero, estimator: VelocityEstimator = .lsq2
  ) -> InteractionThresholds {
    InteractionThresholds(
      begin: BeginThresholds(slop: .points(slop), removesSlop: removesSlop),
      update: UpdateThresholds(smallestChange: .points(0)),
      finish: FinishThresholds(progress: progress, velocity: velocity, projection: projection),
      cancel: CancelThresholds(velocity: against, held: nil),
      deadZone: DeadZone(velocity: .points(0), distance: nil, rest: .points(0)),
      length: length, estimator: estimator, handOff: HandOff(isSpring: false))
  }

  /// libadwaita's rule: forwards at a speed it goes on, backwards the speed is carried on, and a
  /// slower hand has none.
  static func snapping(
    length: GestureDistance, velocity: Double, decay: Double, estimator: VelocityEstimator
  ) -> InteractionThresholds {
    var thresholds = bare(
      slop: 16, length: length, progress: 0.5, velocity: .points(velocity), estimator: estimator)
    // It takes pixels a millisecond for lengths: half a length for each, however long one is.
    thresholds.finish.projectionPerSpeed = decay / (1 - decay) / 1_000_000
    thresholds.deadZone.velocity = .points(velocity)
    return thresholds
  }

  /// The rule of those that count by the report.
  static func counting(
    length: Double, progress: Double, meanStep: GestureDistance? = nil,
    lastTwoSteps: GestureDistance? = nil, deadDistance: GestureDistance? = nil
  ) -> InteractionThresholds {
    var thresholds = bare(
      slop: 5, removesSlop: false, length: .points(length), progress: progress)
    thresholds.finish.meanStep = meanStep
    thresholds.finish.lastTwoSteps = lastTwoSteps
    thresholds.deadZone.distance = deadDistance
    return thresholds
  }

  /// Progress alone, on the surface itself.
  static func millimetres(
    slop: Double, length: Double, progress: Double
  ) -> InteractionThresholds {
    var thresholds = bare(length: .millimetres(length), progress: progress)
    thresholds.begin.slop = .millimetres(slop)
    return thresholds
  }
}
