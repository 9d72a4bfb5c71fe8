/// Something rigid that moves.
package struct DynamicBody: Sendable {
  package var shape: BodyShape
  package var position: PlaneVector
  /// In radians, from x towards y.
  package var angle: Double
  /// In points per second.
  package var velocity = PlaneVector.zero
  /// In radians per second.
  package var spin = 0.0
  /// A body of 100 by 100 points with the density 1 has the mass 1.
  package var density = 1.0
  package var friction = 0.0
  /// 0: does not bounce; 1: keeps all its speed.
  package var elasticity = 0.0
  /// The share of the velocity that is lost in each second, as 1/s.
  package var resistance = 0.0
  package var angularResistance = 0.0
  package var allowsRotation = true
  /// Whether nothing but its owner moves it.
  package var isAnchored = false
  package var charge = 0.0
  /// For how many seconds it has hardly moved.
  var stillTime = 0.0

  package init(shape: BodyShape, position: PlaneVector, angle: Double = 0) {
    self.shape = shape
    self.position = position
    self.angle = angle
  }

  package var mass: Double {
    max(density.isFinite ? density : 1, 1e-6) * max(shape.area, 1e-6) / 10_000
  }

  var inverseMass: Double { isAnchored ? 0 : 1 / mass }

  var inverseInertia: Double {
    isAnchored || !allowsRotation ? 0 : 1 / (mass * shape.inertia)
  }

  /// Energy of its movement, for the mass in the units of `mass`.
  package var kineticEnergy: Double {
    (mass * velocity.dot(velocity) + mass * shape.inertia * spin * spin) / 2
  }

  /// The velocity of a point of the body that lies so far from its middle.
  func velocity(at arm: PlaneVector) -> PlaneVector { velocity + arm.turned * spin }

  /// Changes the velocities; an impulse that is not finite changes nothing.
  mutating func push(_ impulse: PlaneVector, at arm: PlaneVector) {
    let turn = arm.cross(impulse) * inverseInertia
    guard impulse.isFinite, turn.isFinite else { return }
    velocity += impulse * inverseMass
    spin += turn
  }

  /// Moves as the last thing in a step; what is not finite moves nothing.
  package mutating func place(_ position: PlaneVector, _ angle: Double) {
    if position.isFinite { self.position = position }
    if angle.isFinite { self.angle = angle }
  }
}

/// A line that nothing moves.
package struct Boundary: Hashable, Sendable {
  package let start: PlaneVector
  package let end: PlaneVector
  /// Number of the owner's boundary.
  package let id: Int

  package init(from start: PlaneVector, to end: PlaneVector, id: Int) {
    self.start = start
    self.end = end
    self.id = id
  }
}

/// Bodies that collide with one another, with lines, or with both.
package struct CollisionGroup: Sendable {
  package var bodies: [Int]
  package var boundaries: [Boundary]
  package var collidesBodies: Bool
  /// Tells groups apart in what is reported.
  package var id: Int

  package init(bodies: [Int], boundaries: [Boundary], collidesBodies: Bool, id: Int) {
    self.bodies = bodies
    self.boundaries = boundaries
    self.collidesBodies = collidesBodies
    self.id = id
  }
}
