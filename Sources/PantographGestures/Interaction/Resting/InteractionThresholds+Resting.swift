extension InteractionThresholds {
  /// Chooses a resting place for a released object.
  ///
  /// The hand is between two places: the one behind it and the next one ahead. Moving on to the
  /// next place is a finish, going back is a cancel, by the usual rules with the distance between
  /// the two as the length. Beyond the first or the last place the hand counts as being at that
  /// place, so that a throw back from there reaches the next one.
  ///
  /// - Parameters:
  ///   - inputs: The release; `distance` is its position in points.
  ///   - origin: The position at which the hand took hold.
  ///   - places: At least one place, in any order.
  ///   - space: Converts lengths and millimetres into points.
  public func rest(
    _ inputs: ReleaseInputs, from origin: Double, among places: [RestingPlace],
    in space: InteractionSpace
  ) -> ReleaseDecision {
    RestingPath(places).question(inputs, from: origin).decision(
      by: self, among: places, in: space)
  }
}

/// Resting places along a line, the nearest to the start first.
package struct RestingPath: Sendable {
  /// The two resting places around a position.
  private struct Leg {
    /// The hand's position, moved to the first or last place if it is beyond them.
    var position: Double
    /// Index of the resting place behind the hand.
    var last: Int
    /// Index of the resting place ahead of the hand; nil if there is none.
    var next: Int?
  }

  private let places: [RestingPlace]
  /// The caller's index of each resting place, in the order along the line.
  private let order: [Int]
  /// Distance in points at which the hand is at a place: half a point is not visible.
  private static let tolerance = 0.5

  package init(_ given: [RestingPlace]) {
    precondition(!given.isEmpty, "something that nowhere rests cannot be let go: give one place")
    order = given.indices.sorted { given[$0].position < given[$1].position }
    places = order.map { given[$0] }
  }

  /// Returns the question about a release that thresholds then answer.
  ///
  /// - Parameters:
  ///   - inputs: The release; `distance` is its position.
  ///   - origin: The position at which the hand took hold.
  package func question(_ inputs: ReleaseInputs, from origin: Double) -> RestingQuestion {
    let leg = leg(
      at: inputs.distance, from: origin.isFinite ? origin : inputs.distance,
      velocity: inputs.velocity)
    guard let next = leg.next else {
      return RestingQuestion(inputs: inputs, last: order[leg.last], next: nil, beyond: nil)
    }
    let (start, end) = (places[leg.last].position, places[next].position)
    let sign: Double = end > start ? 1 : -1
    var oriented = inputs
    oriented.distance = (leg.position - start) * sign
    oriented.velocity = inputs.velocity * sign
    oriented.lastTwoSteps = inputs.lastTwoSteps * sign
    let beyond = leg.last + (next > leg.last ? -1 : 1)
    let mayGoBeyond = places[next].isExit && places.indices.contains(beyond)
    return RestingQuestion(
      inputs: oriented, last: order[leg.last], next: order[next],
      beyond: mayGoBeyond ? order[beyond] : nil)
  }

  private func leg(at position: Double, from origin: Double, velocity: Double) -> Leg {
    let last = places.count - 1
    let position = min(max(position, places[0].position), places[last].position)
    if let index = places.firstIndex(where: { ($0.position - position).magnitude <= Self.tolerance }
    ) {
      // At a place, the speed alone gives the direction.
      let isForward = velocity != 0 ? velocity > 0 : places[index].position >= origin
      let wanted = isForward ? index + 1 : index - 1
      let next = places.indices.contains(wanted) ? wanted : isForward ? index - 1 : index + 1
      return Leg(
        position: places[index].position, last: index,
        next: places.indices.contains(next) ? next : nil)
    }
    let above = places.firstIndex { $0.position > position } ?? last
    let isForward =
      position != origin
      ? position > origin
      : velocity != 0
        ? velocity > 0
        : position - places[above - 1].position <= places[above].position - position
    return isForward
      ? Leg(position: position, last: above - 1, next: above)
      : Leg(position: position, last: above, next: above - 1)
  }
}
