/// A joint that holds a body at a place, or at another body.
package struct Joint: Sendable {
  package enum Kind: Sendable {
    /// Limits the distance between the joint's places on the two bodies, in points.
    case distance(low: Double, high: Double)
    /// Keeps the two places together, and limits the angle between the bodies.
    case pin(low: Double, high: Double)
    /// Lets the place slide along the axis within limits; the angle is fixed.
    case slide(axis: PlaneVector, low: Double, high: Double)
    /// Fixes both the position and the angle of the bodies to each other.
    case weld
    /// Pulls the body to the place and upright.
    case snap
  }

  package var kind: Kind
  /// Identifies the joint from step to step.
  package var id = 0
  package var body: Int
  /// The held point, from the body's center in the body's own directions.
  package var arm: PlaneVector
  /// The index of the other body; nil for a fixed place.
  package var other: Int?
  /// The anchor, from the other body's center in that body's own directions; without another body,
  /// a place in the world.
  package var anchor: PlaneVector
  /// The body's angle minus the other body's when they were joined, in radians.
  package var angle: Double
  /// The frequency of the spring, in oscillations per second; 0 is stiff.
  package var frequency = 0.0
  /// The damping ratio; 1 comes to rest without oscillating.
  package var damping = 0.0
  /// The torque that rotation against the other body has to overcome.
  package var frictionTorque = 0.0

  package init(
    _ kind: Kind, body: Int, arm: PlaneVector, other: Int?, anchor: PlaneVector, angle: Double
  ) {
    self.kind = kind
    self.body = body
    self.arm = arm
    self.other = other
    self.anchor = anchor
    self.angle = angle
  }

  /// Whether the joint yields like a spring.
  var isSoft: Bool {
    if case .snap = kind { return true }
    return frequency > 0 && frequency.isFinite
  }

  /// The frequency of a snap, chosen so that the body arrives within half a second.
  private static let snapFrequency = 3.0

  func rows(
    in bodies: [DynamicBody?], _ states: [BodyState], step: Double
  ) -> [ImpulseRow] {
    guard let own = bodies[body] else { return [] }
    let around = other.flatMap { bodies[$0] }
    if other != nil, around == nil { return [] }
    let ownArm = arm.rotated(Turn(own.angle))
    let otherArm = around.map { anchor.rotated(Turn($0.angle)) } ?? .zero
    let place = around.map { $0.position + otherArm } ?? anchor
    // The vector from the target place to the held point.
    let gap = own.position + ownArm - place
    let turn = own.angle - (around?.angle ?? 0) - angle
    let maker = RowMaker(
      first: other ?? states.count - 1, firstArm: otherArm, second: body, secondArm: ownArm,
      states: states, step: step)
    switch kind {
    case .distance(let low, let high):
      let length = gap.length
      guard length > 1e-6 || high > 1e-6 else { return [] }
      if high <= 1e-6 {
        return [PlaneVector(1, 0), PlaneVector(0, 1)].map {
          maker.linear($0, error: gap.dot($0), frequency, damping)
        }
      }
      let way = length > 1e-9 ? gap * (1 / length) : PlaneVector(0, 1)
      if low == high { return [maker.linear(way, error: length - low, frequency, damping)] }
      return maker.limits(way, place: length, low: low, high: high)
    case .pin(let low, let high):
      var rows = [PlaneVector(1, 0), PlaneVector(0, 1)].map {
        maker.linear($0, error: gap.dot($0), frequency, damping)
      }
      rows += maker.angleLimits(turn, low: low, high: high)
      if frictionTorque > 0 { rows.append(maker.friction(torque: frictionTorque)) }
      return rows
    case .slide(let axis, let low, let high):
      let along = around.map { axis.rotated(Turn($0.angle)) } ?? axis
      let across = along.turned
      // The held point is on the axis, which turns with the other body.
      let maker = RowMaker(
        first: other ?? states.count - 1, firstArm: otherArm + (around == nil ? .zero : gap),
        second: body, secondArm: ownArm, states: states, step: step)
      return [
        maker.linear(across, error: gap.dot(across), frequency, damping),
        maker.angular(error: turn, frequency, damping),
      ] + maker.limits(along, place: gap.dot(along), low: low, high: high)
    case .weld:
      return [PlaneVector(1, 0), PlaneVector(0, 1)].map {
        maker.linear($0, error: gap.dot($0), frequency, damping)
      } + [maker.angular(error: turn, frequency, damping)]
    case .snap:
      let whole = (own.angle / (2 * .pi)).rounded() * 2 * .pi
      return [PlaneVector(1, 0), PlaneVector(0, 1)].map {
        maker.linear($0, error: gap.dot($0), Self.snapFrequency, damping)
      } + [maker.angular(error: own.angle - whole, Self.snapFrequency, damping)]
    }
  }
}
