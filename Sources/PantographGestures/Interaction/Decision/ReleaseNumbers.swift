import PantographTouches

/// The numbers that decide at a release, in the points of one space: the release rule itself.
///
/// A number that is switched off has a value that no hand reaches, so that each rule is one
/// comparison. More progress or more speed never turns a finish into a cancel. The margins depend
/// on that, and so does the counting of a sweep.
package struct ReleaseNumbers: Hashable, Sendable {
  package var finishProgress = Double.infinity
  package var finishVelocity = Double.infinity
  package var velocityLead = -Double.infinity
  package var velocityProgress = -Double.infinity
  package var velocityTime = TimeSpan(microseconds: .max)
  /// The progress, in lengths, that each point per second of velocity adds.
  package var projection = 0.0
  package var projectionPerSpeed = 0.0
  package var meanStep = Double.infinity
  package var lastTwoSteps = Double.infinity
  package var cancelProgress = -Double.infinity
  package var velocityAgainst = Double.infinity
  package var held = TimeSpan(microseconds: .max)
  package var deadVelocity = 0.0
  package var deadDistance = -Double.infinity

  /// Creates the numbers. The length of `space` must be that of the thresholds.
  package init(_ thresholds: InteractionThresholds, in space: InteractionSpace) {
    let (finish, cancel, dead) = (thresholds.finish, thresholds.cancel, thresholds.deadZone)
    if let progress = finish.progress { finishProgress = progress }
    if let velocity = finish.velocity { finishVelocity = velocity.points(in: space) }
    if let lead = finish.velocityLead { velocityLead = lead.points(in: space) }
    velocityProgress = finish.velocityProgress
    if let longest = finish.velocityTime { velocityTime = longest }
    projection = finish.projection.seconds / space.length
    projectionPerSpeed = finish.projectionPerSpeed
    if let step = finish.meanStep { meanStep = step.points(in: space) }
    if let steps = finish.lastTwoSteps { lastTwoSteps = steps.points(in: space) }
    if let progress = cancel.progress { cancelProgress = progress }
    if let velocity = cancel.velocity { velocityAgainst = velocity.points(in: space) }
    if let held = cancel.held { self.held = held }
    deadVelocity = dead.velocity.points(in: space)
    if let distance = dead.distance { deadDistance = distance.points(in: space) }
  }

  /// The lengths that each point per second carries the progress on, in all.
  package var carry: Double { projection + projectionPerSpeed }

  package func hasRested(_ inputs: ReleaseInputs) -> Bool { inputs.held >= held }

  /// Returns the velocity that counts: 0 for a hand that rested or hardly moves.
  package func effectiveVelocity(_ inputs: ReleaseInputs) -> Double {
    hasRested(inputs) || inputs.velocity.magnitude < deadVelocity ? 0 : inputs.velocity
  }

  /// Returns the velocity that finishes by itself from here; infinite if none does.
  package func throwVelocity(_ inputs: ReleaseInputs) -> Double {
    guard inputs.progress >= velocityProgress, inputs.duration <= velocityTime else {
      return .infinity
    }
    return max(finishVelocity, inputs.sidewaysVelocity + velocityLead)
  }

  /// Returns the progress to which the velocity would carry the transition.
  package func reach(_ inputs: ReleaseInputs, _ velocity: Double) -> Double {
    inputs.progress + velocity * carry
  }

  /// Returns the rule that decides at a velocity that counts. `finishes` gives its outcome.
  package func rule(_ inputs: ReleaseInputs, _ velocity: Double) -> ReleaseRule {
    if inputs.distance < deadDistance { return .deadZone }
    if velocity <= -velocityAgainst { return .velocityAgainst }
    if inputs.progress < cancelProgress { return .tooLittleProgress }
    if velocity >= throwVelocity(inputs) { return .velocity }
    if inputs.meanStep >= meanStep || inputs.lastTwoSteps > lastTwoSteps { return .steps }
    if finishProgress == .infinity { return .tooSlow }
    return velocity * carry == 0 ? .progress : .projection
  }

  /// Whether a release that this rule decides finishes.
  package func finishes(
    _ inputs: ReleaseInputs, _ velocity: Double, by rule: ReleaseRule
  ) -> Bool {
    switch rule {
    case .velocity, .steps: true
    case .progress, .projection: reach(inputs, velocity) >= finishProgress
    case .gestureCancelled, .overruled, .deadZone, .velocityAgainst, .tooLittleProgress, .tooSlow,
      .onlyPlace:
      false
    }
  }

  /// Whether a release with these measurements finishes.
  package func finishes(_ inputs: ReleaseInputs) -> Bool {
    let velocity = effectiveVelocity(inputs)
    return finishes(inputs, velocity, by: rule(inputs, velocity))
  }
}
