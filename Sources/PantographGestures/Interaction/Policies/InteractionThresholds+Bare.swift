import PantographMotion
import PantographTouches

extension InteractionThresholds {
  /// Creates thresholds with the given numbers only, without our defaults, to restate another
  /// system's rule.
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

  /// libadwaita's rule: a forward flick finishes, a backward one is projected, and a slower hand
  /// counts as having no speed.
  static func snapping(
    length: GestureDistance, velocity: Double, decay: Double, estimator: VelocityEstimator
  ) -> InteractionThresholds {
    var thresholds = bare(
      slop: 16, length: length, progress: 0.5, velocity: .points(velocity), estimator: estimator)
    // libadwaita adds a speed in pixels per millisecond to a progress in lengths, whatever the
    // length is.
    thresholds.finish.projectionPerSpeed = decay / (1 - decay) / 1_000_000
    thresholds.deadZone.velocity = .points(velocity)
    return thresholds
  }

  /// Creates thresholds of a rule that counts movement per report.
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

  /// Creates thresholds of a rule on progress alone, in millimetres of the surface.
  static func millimetres(
    slop: Double, length: Double, progress: Double
  ) -> InteractionThresholds {
    var thresholds = bare(length: .millimetres(length), progress: progress)
    thresholds.begin.slop = .millimetres(slop)
    return thresholds
  }
}
