import PantographMotion

/// Moves all bodies within a region.
package struct ForceField: Sendable {
  package enum Kind: Hashable, Sendable {
    case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric,
      magnetic
  }

  package var kind: Kind
  package var region = FieldRegion.infinite
  package var position = PlaneVector.zero
  package var strength = 1.0
  /// The power of the distance by which it becomes weaker.
  package var falloff = 0.0
  /// Nearer than this it grows no stronger.
  package var minimumRadius = 0.0
  package var direction = PlaneVector.zero
  /// From 0, wild, to 1.
  package var smoothness = 0.0
  /// How fast noise changes.
  package var animationSpeed = 1.0

  package init(_ kind: Kind) { self.kind = kind }

  /// Strengths are those of forces in newtons over meters: a body of the mass 1 is accelerated by 100 points
  /// per second and second, and a meter is 150 points.
  package static let forceUnit = 100.0
  static let meter = 150.0

  /// The change of velocity in a step.
  func change(of body: DynamicBody, at time: Double, step: Double) -> PlaneVector {
    let away = body.position - position
    guard region.contains(away) else { return .zero }
    let force = strength * weakening(at: away.length) * Self.forceUnit / body.mass * step
    let pull = strength * weakening(at: away.length) * Self.meter * step
    switch kind {
    case .drag:
      // Never more than all of it.
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

  /// A direction that changes from place to place and with time, the same in every run.
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

/// Acts on one body in a step.
package struct BodyLoad: Sendable {
  package var body: Int
  /// In points per second and second.
  package var acceleration = PlaneVector.zero
  /// Forces of one unit accelerate a body of the mass 1 by one point per second and second.
  package var pushes: [Push] = []
  package var fields: [ForceField] = []

  /// A force at a place of the body, from its middle and in its own directions.
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
