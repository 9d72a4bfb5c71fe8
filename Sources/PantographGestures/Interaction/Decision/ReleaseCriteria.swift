import PantographTouches

/// The thresholds in one space, with which a release is decided: the outcome, the number that
/// decided, and the distance to the other outcome.
struct ReleaseCriteria: Sendable {
  let thresholds: InteractionThresholds
  let length: Double
  let numbers: ReleaseNumbers

  /// Creates criteria. The length of `space` must be that of the thresholds.
  init(_ thresholds: InteractionThresholds, in space: InteractionSpace) {
    self.thresholds = thresholds
    length = space.length
    numbers = ReleaseNumbers(thresholds, in: space)
  }

  func decide(_ inputs: ReleaseInputs) -> ReleaseDecision {
    let hasRested = numbers.hasRested(inputs)
    let velocity = numbers.effectiveVelocity(inputs)
    let rule = numbers.rule(inputs, velocity)
    return ReleaseDecision(
      outcome: numbers.finishes(inputs, velocity, by: rule) ? .finish : .cancel, rule: rule,
      inputs: inputs, effectiveVelocity: velocity,
      projectedProgress: numbers.reach(inputs, velocity), threshold: threshold(of: rule, inputs),
      progressMargin: margin(of: inputs.progress, neededProgress(inputs, velocity)),
      velocityMargin: hasRested ? nil : margin(of: inputs.velocity, neededVelocity(inputs)))
  }

  /// Returns the number that the rule compared; nil if it compares none.
  private func threshold(of rule: ReleaseRule, _ inputs: ReleaseInputs) -> Double? {
    switch rule {
    case .deadZone: numbers.deadDistance
    case .velocityAgainst: -numbers.velocityAgainst
    case .tooLittleProgress: numbers.cancelProgress
    case .velocity: numbers.throwVelocity(inputs)
    case .steps: inputs.meanStep >= numbers.meanStep ? numbers.meanStep : numbers.lastTwoSteps
    case .progress, .projection: numbers.finishProgress
    case .tooSlow: throwVelocity(inputs)
    case .gestureCancelled, .overruled, .onlyPlace: nil
    }
  }

  /// Returns the speed that finishes by itself; nil if none does from here.
  private func throwVelocity(_ inputs: ReleaseInputs) -> Double? {
    let velocity = numbers.throwVelocity(inputs)
    return velocity.isFinite ? velocity : nil
  }

  // MARK: Margins

  private func margin(of value: Double, _ needed: Double) -> Double? {
    needed.isFinite ? (value - needed).magnitude : nil
  }

  /// Whether the movement per report finishes the transition, whatever the progress and the speed.
  private func stepsFinish(_ inputs: ReleaseInputs) -> Bool {
    inputs.meanStep >= numbers.meanStep || inputs.lastTwoSteps > numbers.lastTwoSteps
  }

  /// Returns the least progress that finishes at this speed; infinite if none does, −∞ if any does.
  private func neededProgress(_ inputs: ReleaseInputs, _ velocity: Double) -> Double {
    if velocity <= -numbers.velocityAgainst { return .infinity }
    var needed = thresholds.finish.progress.map { $0 - velocity * numbers.carry } ?? .infinity
    var atAnyProgress = inputs
    atAnyProgress.distance = .greatestFiniteMagnitude
    if let fast = throwVelocity(atAnyProgress), velocity >= fast {
      needed = min(needed, numbers.velocityProgress)
    }
    if stepsFinish(inputs) { needed = -.infinity }
    return max(needed, numbers.cancelProgress, numbers.deadDistance / length)
  }

  /// Returns the least speed that finishes from this position; infinite if none does.
  private func neededVelocity(_ inputs: ReleaseInputs) -> Double {
    if inputs.distance < numbers.deadDistance { return .infinity }
    if inputs.progress < numbers.cancelProgress { return .infinity }
    let deadVelocity = numbers.deadVelocity
    var needed = carryingVelocity(inputs)
    if let fast = throwVelocity(inputs) { needed = min(needed, max(fast, deadVelocity)) }
    if stepsFinish(inputs) { needed = -.infinity }
    guard thresholds.cancel.velocity != nil else { return needed }
    let velocityAgainst = numbers.velocityAgainst
    return max(needed, velocityAgainst == 0 ? deadVelocity : -max(velocityAgainst, deadVelocity))
  }

  /// Returns the least speed that carries the progress far enough.
  private func carryingVelocity(_ inputs: ReleaseInputs) -> Double {
    guard let progress = thresholds.finish.progress else { return .infinity }
    let missing = progress - inputs.progress
    let (carry, deadVelocity) = (numbers.carry, numbers.deadVelocity)
    guard carry > 0 else { return missing <= 0 ? -.infinity : .infinity }
    let needed = missing / carry
    if needed.magnitude >= deadVelocity { return needed }
    return needed > 0 ? deadVelocity : -deadVelocity
  }
}

extension InteractionThresholds {
  /// Decides whether a released transition finishes or goes back.
  ///
  /// - Parameters:
  ///   - inputs: The state of the gesture at the release.
  ///   - space: The transition's own space. The length of `inputs` is replaced by the length of
  ///     these thresholds in that space.
  public func decide(_ inputs: ReleaseInputs, in space: InteractionSpace) -> ReleaseDecision {
    let criteria = ReleaseCriteria(self, in: self.space(on: space))
    var inputs = inputs
    inputs.length = criteria.length
    return criteria.decide(inputs)
  }
}
