/// Two bodies, or a line and a body, that touch or may meet within the step.
struct Contact {
  let key: ContactKey
  /// The index of the first body; nil for a line.
  let first: Int?
  let second: Int
  /// The unit vector from the first body to the second.
  let normal: PlaneVector
  let places: [Touching.Place]
  /// The vectors from the centers of both bodies to each place.
  let arms: [(first: PlaneVector, second: PlaneVector)]
  /// The friction coefficient: the largest friction as a fraction of the pressure.
  let friction: Double
  let elasticity: Double

  /// Overlaps up to this are not corrected, so that resting bodies go on touching, in points.
  static let slop = 0.01
  /// The fraction of an overlap that one step of the simulation corrects.
  static let pull = 0.2
  /// The highest speed at which overlapping bodies are moved apart, in points per second.
  static let fastestPull = 400.0
  /// The largest gap between two bodies, in points, that counts as touching.
  private static let nearness = 0.05
  /// The largest gap between two bodies, in points, that does not end a contact that has begun.
  static let linger = 0.5

  init(
    key: ContactKey, first: Int?, second: Int, _ touching: Touching, _ bodies: [DynamicBody?]
  ) {
    self.key = key
    self.first = first
    self.second = second
    normal = touching.normal
    places = touching.places
    let (one, two) = (first.flatMap { bodies[$0] }, bodies[second])
    arms = touching.places.map { place in
      (
        one.map { place.point - $0.position } ?? .zero,
        two.map { place.point - $0.position } ?? .zero
      )
    }
    let product = max((one ?? two)?.friction ?? 0, 0) * max(two?.friction ?? 0, 0)
    friction = product > 0 ? product.squareRoot() : 0
    elasticity = max(one?.elasticity ?? 0, two?.elasticity ?? 0)
  }

  /// Returns whether the bodies touch, or meet within the step at these speeds.
  func presses(_ states: [BodyState], step: Double) -> Bool {
    places.indices.contains { meets($0, states, step: step) }
  }

  /// Returns whether the bodies touch at the place, or meet there within the step.
  func meets(_ place: Int, _ states: [BodyState], step: Double) -> Bool {
    -places[place].depth <= max(-speed(at: place, states), 0) * step + Self.slop
  }

  /// Returns the speed of the second body away from the first at a place, in points per second.
  func speed(at place: Int, _ states: [BodyState]) -> Double {
    row(normal, at: place, states.count - 1).speed(in: states)
  }

  /// Returns whether the contact is reported. A contact that was reported lasts until there is a
  /// real gap.
  func touches(hasTouched: Bool) -> Bool {
    let gap = hasTouched ? Self.linger : Self.nearness
    return places.contains { $0.depth >= -gap }
  }

  func row(_ way: PlaneVector, at place: Int, _ fixed: Int) -> ImpulseRow {
    ImpulseRow(
      first: first ?? fixed, second: second, way: way, firstArm: arms[place].first,
      secondArm: arms[place].second)
  }
}

/// Identifies a contact between two bodies of a group, or a body and one of its boundaries.
package struct ContactKey: Hashable, Comparable, Sendable {
  package let group: Int
  package let first: Int
  /// The index of the second body, or the id of the boundary.
  package let second: Int
  package let isBoundary: Bool

  private var order: (Int, Int, Int, Int) { (group, isBoundary ? 1 : 0, first, second) }

  package static func < (left: ContactKey, right: ContactKey) -> Bool { left.order < right.order }
}

/// The beginning or end of a contact.
package struct ContactEvent: Hashable, Sendable {
  package let key: ContactKey
  package let hasBegun: Bool
  package let place: PlaneVector
}
