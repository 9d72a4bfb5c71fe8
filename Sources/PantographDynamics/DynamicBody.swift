/// A rigid body that moves.
package struct DynamicBody: Sendable {
  package var shape: BodyShape
  package var position: PlaneVector
  /// The body's angle in radians, from x towards y.
  package var angle: Double
  /// The body's velocity in points per second.
  package var velocity = PlaneVector.zero
  /// The body's angular velocity in radians per second.
  package var spin = 0.0
  /// The density. A body of 100 by 100 points with density 1 has mass 1.
  package var density = 1.0
  package var friction = 0.0
  /// The bounciness: 0 does not bounce, 1 keeps all speed.
  package var elasticity = 0.0
  /// The linear damping: the fraction of the velocity that is lost per second, in 1/s.
  package var resistance = 0.0
  package var angularResistance = 0.0
  package var allowsRotation = true
  /// Whether only its owner moves this body.
  package var isAnchored = false
  package var charge = 0.0
  /// The time for which the body has hardly moved, in seconds.
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

  /// The kinetic energy, in units of `mass` times points² per second².
  package var kineticEnergy: Double {
    (mass * velocity.dot(velocity) + mass * shape.inertia * spin * spin) / 2
  }

  /// Returns the velocity of the point at `arm` from the center.
  func velocity(at arm: PlaneVector) -> PlaneVector { velocity + arm.turned * spin }

  /// Applies an impulse at `arm` from the center. An impulse that is not finite changes nothing.
  mutating func push(_ impulse: PlaneVector, at arm: PlaneVector) {
    let turn = arm.cross(impulse) * inverseInertia
    guard impulse.isFinite, turn.isFinite else { return }
    velocity += impulse * inverseMass
    spin += turn
  }

  /// Sets position and angle at the end of a step. Values that are not finite are ignored.
  package mutating func place(_ position: PlaneVector, _ angle: Double) {
    if position.isFinite { self.position = position }
    if angle.isFinite { self.angle = angle }
  }
}

/// A fixed line that bodies collide with.
package struct Boundary: Hashable, Sendable {
  package let start: PlaneVector
  package let end: PlaneVector
  /// The number of the boundary to which the line belongs; its owner chooses it.
  package let id: Int

  package init(from start: PlaneVector, to end: PlaneVector, id: Int) {
    self.start = start
    self.end = end
    self.id = id
  }
}

/// Bodies that collide with one another, with boundaries, or with both.
package struct CollisionGroup: Sendable {
  package var bodies: [Int]
  package var boundaries: [Boundary]
  package var collidesBodies: Bool
  /// Identifies the group in reported contacts.
  package var id: Int

  package init(bodies: [Int], boundaries: [Boundary], collidesBodies: Bool, id: Int) {
    self.bodies = bodies
    self.boundaries = boundaries
    self.collidesBodies = collidesBodies
    self.id = id
  }
}
