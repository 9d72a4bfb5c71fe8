extension InteractionThresholds {
  /// At which of several places something rests that a hand lets go.
  ///
  /// The hand is between two of them: the one it comes from and the next one on its way. Going on to
  /// the next finishes, staying takes back, by the same rules as anywhere, with the way between the
  /// two as the length. Beyond the first or the last it stands at that one: a hand that throws it
  /// back from there goes on to the next.
  ///
  /// - Parameters:
  ///   - inputs: `distance` is the place, in points along the way, at which the hand let go.
  ///   - origin: the place at which the hand took it.
  ///   - places: at least one, in whichever order.
  ///   - space: what turns lengths and millimetres into points.
  public func rest(
    _ inputs: ReleaseInputs, from origin: Double, among places: [RestingPlace],
    in space: InteractionSpace
  ) -> ReleaseDecision {
    RestingPath(places).question(inputs, from: origin).decision(
      by: self, among: places, in: space)
  }
}

/// Places along a way, the first in front.
package struct RestingPath: Sendable {
  /// Between which places a hand is.
  private struct Leg {
    /// Where it counts as being.
    var position: Double
    /// The index of the place behind the hand.
    var last: Int
    /// The index of the one before it; nil where there is none.
    var next: Int?
  }

  private let places: [RestingPlace]
  /// The index of each among those that were given.
  private let order: [Int]
  /// Nearer to a place than this it is at the place: half a point is not seen.
  private static let tolerance = 0.5

  package init(_ given: [RestingPlace]) {
    precondition(!given.isEmpty, "something that nowhere rests cannot be let go: give one place")
    order = given.indices.sorted { given[$0].position < given[$1].position }
    places = order.map { given[$0] }
  }

  /// What is asked of thresholds when a hand lets go so.
  ///
  /// - Parameters:
  ///   - inputs: `distance` is the place at which it let go.
  ///   - origin: the place at which it took what it moves.
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
      // At a place the speed alone says which way it may go on.
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
