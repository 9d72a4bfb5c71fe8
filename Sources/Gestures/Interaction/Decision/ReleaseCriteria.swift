import Touches

/// Thresholds in the points of one space: what decides.
///
/// Finishing rises with progress and with speed: where a hand finishes, one further or faster does
/// too. The margins rest on that.
struct ReleaseCriteria: Sendable {
  let thresholds: InteractionThresholds
  let length: Double
  private let finishVelocity: Double?
  private let velocityLead: Double?
  private let meanStep: Double?
  private let lastTwoSteps: Double?
  private let velocityAgainst: Double?
  private let deadVelocity: Double
  private let deadDistance: Double?
  /// Lengths that each point a second carries on.
  private let carry: Double

  /// The space is the thresholds' own, in which one length is theirs.
  init(_ thresholds: InteractionThresholds, in space: InteractionSpace) {
    self.thresholds = thresholds
    length = space.length
    finishVelocity = thresholds.finish.velocity?.points(in: space)
    velocityLead = thresholds.finish.velocityLead?.points(in: space)
    meanStep = thresholds.finish.meanStep?.points(in: space)
    lastTwoSteps = thresholds.finish.lastTwoSteps?.points(in: space)
    velocityAgainst = thresholds.cancel.velocity?.points(in: space)
    deadVelocity = thresholds.deadZone.velocity.points(in: space)
    deadDistance = thresholds.deadZone.distance?.points(in: space)
    carry =
      thresholds.finish.projection.seconds / space.length + thresholds.finish.projectionPerSpeed
  }

  func decide(_ inputs: ReleaseInputs) -> ReleaseDecision {
    let hasRested = thresholds.cancel.held.map { inputs.held >= $0 } ?? false
    let isStill = hasRested || inputs.velocity.magnitude < deadVelocity
    let velocity = isStill ? 0 : inputs.velocity
    let verdict = judge(inputs, velocity)
    return ReleaseDecision(
      outcome: verdict.outcome, rule: verdict.rule, inputs: inputs, effectiveVelocity: velocity,
      projectedProgress: inputs.progress + velocity * carry, threshold: verdict.threshold,
      progressMargin: margin(of: inputs.progress, neededProgress(inputs, velocity)),
      velocityMargin: hasRested ? nil : margin(of: inputs.velocity, neededVelocity(inputs)))
  }

  private struct Verdict {
    var outcome: TransitionOutcome
    var rule: ReleaseRule
    var threshold: Double?
  }

  private func judge(_ inputs: ReleaseInputs, _ velocity: Double) -> Verdict {
    if let deadDistance, inputs.distance < deadDistance {
      return Verdict(outcome: .cancel, rule: .deadZone, threshold: deadDistance)
    }
    if let velocityAgainst, velocity <= -velocityAgainst {
      return Verdict(outcome: .cancel, rule: .velocityAgainst, threshold: -velocityAgainst)
    }
    if let least = thresholds.cancel.progress, inputs.progress < least {
      return Verdict(outcome: .cancel, rule: .tooLittleProgress, threshold: least)
    }
    if let fast = throwVelocity(inputs), velocity >= fast {
      return Verdict(outcome: .finish, rule: .velocity, threshold: fast)
    }
    if let meanStep, inputs.meanStep >= meanStep {
      return Verdict(outcome: .finish, rule: .steps, threshold: meanStep)
    }
    if let lastTwoSteps, inputs.lastTwoSteps > lastTwoSteps {
      return Verdict(outcome: .finish, rule: .steps, threshold: lastTwoSteps)
    }
    guard let progress = thresholds.finish.progress else {
      return Verdict(outcome: .cancel, rule: .tooSlow, threshold: throwVelocity(inputs))
    }
    let carried = velocity * carry
    return Verdict(
      outcome: inputs.progress + carried >= progress ? .finish : .cancel,
      rule: carried == 0 ? .progress : .projection, threshold: progress)
  }

  /// The speed that finishes by itself, if any does from here.
  private func throwVelocity(_ inputs: ReleaseInputs) -> Double? {
    guard let finishVelocity, inputs.progress >= thresholds.finish.velocityProgress else {
      return nil
    }
    if let longest = thresholds.finish.velocityTime, inputs.duration > longest { return nil }
    guard let velocityLead else { return finishVelocity }
    return max(finishVelocity, inputs.sidewaysVelocity + velocityLead)
  }

  // MARK: Margins

  private func margin(of value: Double, _ needed: Double) -> Double? {
    needed.isFinite ? (value - needed).magnitude : nil
  }

  /// Whether the steps alone finish.
  private func stepsFinish(_ inputs: ReleaseInputs) -> Bool {
    if let meanStep, inputs.meanStep >= meanStep { return true }
    if let lastTwoSteps, inputs.lastTwoSteps > lastTwoSteps { return true }
    return false
  }

  /// The least progress that finishes at this speed; infinite for none, −∞ for any.
  private func neededProgress(_ inputs: ReleaseInputs, _ velocity: Double) -> Double {
    if let velocityAgainst, velocity <= -velocityAgainst { return .infinity }
    var needed = thresholds.finish.progress.map { $0 - velocity * carry } ?? .infinity
    var atAnyProgress = inputs
    atAnyProgress.distance = .greatestFiniteMagnitude
    if let fast = throwVelocity(atAnyProgress), velocity >= fast {
      needed = min(needed, thresholds.finish.velocityProgress)
    }
    if stepsFinish(inputs) { needed = -.infinity }
    return max(
      needed, thresholds.cancel.progress ?? -.infinity,
      deadDistance.map { $0 / length } ?? -.infinity)
  }

  /// The least speed that finishes from this place.
  private func neededVelocity(_ inputs: ReleaseInputs) -> Double {
    if let deadDistance, inputs.distance < deadDistance { return .infinity }
    if let least = thresholds.cancel.progress, inputs.progress < least { return .infinity }
    var needed = carryingVelocity(inputs)
    if let fast = throwVelocity(inputs) { needed = min(needed, max(fast, deadVelocity)) }
    if stepsFinish(inputs) { needed = -.infinity }
    guard let velocityAgainst else { return needed }
    return max(needed, velocityAgainst == 0 ? deadVelocity : -max(velocityAgainst, deadVelocity))
  }

  /// The least speed that carries the progress far enough.
  private func carryingVelocity(_ inputs: ReleaseInputs) -> Double {
    guard let progress = thresholds.finish.progress else { return .infinity }
    let missing = progress - inputs.progress
    guard carry > 0 else { return missing <= 0 ? -.infinity : .infinity }
    let needed = missing / carry
    if needed.magnitude >= deadVelocity { return needed }
    return needed > 0 ? deadVelocity : -deadVelocity
  }
}

extension InteractionThresholds {
  /// What becomes of a transition that is let go so.
  ///
  /// - Parameter space: the transition's own; the length of the inputs is replaced by that of these
  ///   thresholds on it.
  public func decide(_ inputs: ReleaseInputs, in space: InteractionSpace) -> ReleaseDecision {
    let criteria = ReleaseCriteria(self, in: self.space(on: space))
    var inputs = inputs
    inputs.length = criteria.length
    return criteria.decide(inputs)
  }
}
