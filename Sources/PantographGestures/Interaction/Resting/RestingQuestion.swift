/// A release between two of several places: everything that thresholds need to choose one. Places
/// are indices in the caller's order.
package struct RestingQuestion: Hashable, Sendable {
  /// The release, on the line from the place behind to the place ahead.
  package var inputs: ReleaseInputs
  /// The resting place behind the hand.
  package var last: Int
  /// The resting place ahead of the hand; nil if there is none.
  package var next: Int?
  /// The resting place behind `last`, to which the object may return if it is thrown back past
  /// `last`. Nil unless the place ahead is out of sight.
  package var beyond: Int?

  package init(inputs: ReleaseInputs, last: Int, next: Int?, beyond: Int?) {
    self.inputs = inputs
    self.last = last
    self.next = next
    self.beyond = beyond
  }

  /// Returns the decision, with the chosen place and its reason.
  package func decision(
    by thresholds: InteractionThresholds, among places: [RestingPlace], in space: InteractionSpace
  ) -> ReleaseDecision {
    guard let next else {
      var decision = ReleaseDecision(outcome: .cancel, rule: .onlyPlace, inputs: inputs)
      decision.keep(RestingChoice(place: places[last], index: last, other: nil), of: self)
      return decision
    }
    let decision = decide(inputs, to: next, by: thresholds, among: places, in: space)
    guard decision.rule == .velocityAgainst, let beyond else { return decision }
    let further = decide(inputs.thrownBack, to: beyond, by: thresholds, among: places, in: space)
    return further.outcome == .finish ? further : decision
  }

  private func decide(
    _ inputs: ReleaseInputs, to next: Int, by thresholds: InteractionThresholds,
    among places: [RestingPlace], in space: InteractionSpace
  ) -> ReleaseDecision {
    var decision = thresholds.decide(
      inputs,
      in: InteractionSpace(
        length: (places[next].position - places[last].position).magnitude,
        pointsPerMillimetre: space.pointsPerMillimetre))
    let (place, other) = decision.outcome == .finish ? (next, last) : (last, next)
    decision.keep(
      RestingChoice(place: places[place], index: place, other: places[other]), of: self)
    return decision
  }
}

extension ReleaseInputs {
  /// This release, seen from the resting place behind the hand: distance 0, velocity negated.
  package var thrownBack: ReleaseInputs {
    var inputs = self
    inputs.distance = 0
    inputs.velocity = -inputs.velocity
    inputs.lastTwoSteps = -inputs.lastTwoSteps
    return inputs
  }
}
