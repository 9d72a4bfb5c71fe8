import PantographTouches

/// A pan and the interaction machine behind it: contacts in, steps of a transition out.
///
/// For tuning and tests, which have no view: the transition starts at once and has settled when the
/// next hand lands.
public struct PanInteraction: Sendable {
  private var tracker: PanTracker
  private var machine: InteractionMachine
  private let pointsPerMillimetre: Double

  /// Creates an interaction with a transition of the given size.
  public init(
    thresholds: InteractionThresholds, direction: TransitionDirection, space: InteractionSpace
  ) {
    tracker = PanTracker(
      thresholds: thresholds.panThresholds(in: thresholds.space(on: space)),
      estimator: thresholds.estimator)
    machine = InteractionMachine(thresholds: thresholds, direction: direction, space: space)
    pointsPerMillimetre = space.pointsPerMillimetre
  }

  /// Length of the transition, in points.
  public var length: Double { machine.length }

  /// Processes the next frame and returns its effect on the transition.
  public mutating func update(_ frame: consuming ContactFrame) -> InteractionStep {
    let time = frame.time
    guard let event = tracker.update(reading: &frame) else { return .nothing }
    var sample = InteractionSample(
      time: time,
      translation: PointVector(tracker.readTranslation(), pointsPerMillimetre: pointsPerMillimetre))
    switch event.phase {
    case .began:
      if !machine.isIdle { _ = machine.update(.settled) }
      var step = machine.update(.began(sample))
      if step.starts { step.progress = machine.update(.started).progress }
      return step
    case .changed: return machine.update(.moved(sample))
    case .ended:
      sample.velocity = velocity(at: time)
      return machine.update(.lifted(sample))
    case .cancelled:
      sample.velocity = velocity(at: time)
      return machine.update(.cancelled(sample))
    case .possible, .failed: return .nothing
    }
  }

  private mutating func velocity(at time: Timestamp) -> PointVector {
    PointVector(tracker.fittedVelocity(at: time), pointsPerMillimetre: pointsPerMillimetre)
  }
}
