import PantographMotion

/// A force field that moves all bodies within its region.
package struct ForceField: Sendable {
  package enum Kind: Hashable, Sendable {
    case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric,
      magnetic
  }

  package var kind: Kind
  package var region = FieldRegion.infinite
  package var position = PlaneVector.zero
  package var strength = 1.0
  /// The exponent by which the strength decreases with distance.
  package var falloff = 0.0
  /// The distance below which the strength no longer increases, in points.
  package var minimumRadius = 0.0
  package var direction = PlaneVector.zero
  /// The smoothness of the noise, 0...1.
  package var smoothness = 0.0
  /// The speed at which the noise changes; 1 is normal.
  package var animationSpeed = 1.0

  package init(_ kind: Kind) { self.kind = kind }

  /// The acceleration that a strength of 1 gives to a body of mass 1, in points per second².
  /// Strengths are forces in newtons over meters, and a meter is 150 points.
  package static let forceUnit = 100.0
  static let meter = 150.0

  /// Returns the change of the body's velocity in a step, in points per second.
  func change(of body: DynamicBody, at time: Double, step: Double) -> PlaneVector {
    let away = body.position - position
    guard region.contains(away) else { return .zero }
    let force = strength * weakening(at: away.length) * Self.forceUnit / body.mass * step
    let pull = strength * weakening(at: away.length) * Self.meter * step
    switch kind {
    case .drag:
      // Drag removes at most all of the velocity.
      return -body.velocity * min(max(force / Self.meter, 0), 1)
    case .vortex: return away.unit.turned * force
    case .radialGravity: return -away.unit * pull
    case .linearGravity: return direction * pull
    case .velocity: return direction * (strength * Self.meter) - body.velocity
    case .noise: return noise(at: body.position, time) * force
    case .turbulence:
      return noise(at: body.position, time) * (force * body.velocity.length / Self.meter)
    case .spring: return -away * (force / Self.meter)
    case .electric: return away.unit * (force * body.charge)
    case .magnetic: return body.velocity.turned * (force * body.charge / Self.meter)
    }
  }

  private func weakening(at distance: Double) -> Double {
    guard falloff != 0, falloff.isFinite else { return 1 }
    let nearest = max(minimumRadius, 1e-3)
    return 1 / Mathematics.pow(max(distance, nearest) / Self.meter, falloff)
  }

  /// Returns a vector that varies with position and time, the same in every run.
  private func noise(at place: PlaneVector, _ time: Double) -> PlaneVector {
    let size = Self.meter * (0.1 + 0.9 * min(max(smoothness, 0), 1))
    let moment = time * (animationSpeed.isFinite ? animationSpeed : 0)
    let (x, y) = (place.x / size, place.y / size)
    return PlaneVector(
      Mathematics.sin(1.7 * x + 2.3 * y + 1.1 * moment) + Mathematics.sin(3.1 * y - 0.7 * moment),
      Mathematics.cos(2.1 * x - 1.3 * y + 0.9 * moment) + Mathematics.sin(2.9 * x + 1.3 * moment))
      * 0.5
  }
}

/// The forces on one body in a step.
package struct BodyLoad: Sendable {
  package var body: Int
  /// The acceleration in points per second².
  package var acceleration = PlaneVector.zero
  /// The forces on the body. A force of 1 accelerates a body of mass 1 by one point per second².
  package var pushes: [Push] = []
  package var fields: [ForceField] = []

  /// A force at a point of the body, given from the center in the body's own directions.
  package struct Push: Sendable {
    package var force: PlaneVector
    package var arm: PlaneVector

    package init(_ force: PlaneVector, at arm: PlaneVector) {
      self.force = force
      self.arm = arm
    }
  }

  package init(body: Int) { self.body = body }
}
