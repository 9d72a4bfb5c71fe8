/// Between which of several places something was let go, and how: all that thresholds need to choose
/// the one at which it rests. Places are given by their indices among those that there were.
package struct RestingQuestion: Hashable, Sendable {
  /// On the way from the last place to the next.
  package var inputs: ReleaseInputs
  /// The place behind the hand.
  package var last: Int
  /// The one before it; nil where there is no other.
  package var next: Int?
  /// The one behind the last, where the next is the way out: a hand that throws back what it was about
  /// to take there throws it past the last if the throw goes that far.
  package var beyond: Int?

  package init(inputs: ReleaseInputs, last: Int, next: Int?, beyond: Int?) {
    self.inputs = inputs
    self.last = last
    self.next = next
    self.beyond = beyond
  }

  /// At which of the places it rests, and why.
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
  /// The same hand at the place behind it, on the way that leads from there the other way.
  package var thrownBack: ReleaseInputs {
    var inputs = self
    inputs.distance = 0
    inputs.velocity = -inputs.velocity
    inputs.lastTwoSteps = -inputs.lastTwoSteps
    return inputs
  }
}
