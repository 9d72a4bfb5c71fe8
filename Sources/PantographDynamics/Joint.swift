/// Holds a body at a place, or at another body.
package struct Joint: Sendable {
  package enum Kind: Sendable {
    /// The distance stays within the lengths.
    case distance(low: Double, high: Double)
    /// The places stay together; the angle between the bodies stays within the angles.
    case pin(low: Double, high: Double)
    /// The place moves along the axis, as far as the ways, and the angle stays.
    case slide(axis: PlaneVector, low: Double, high: Double)
    /// Neither place nor angle change.
    case weld
    /// Drawn to the place, upright.
    case snap
  }

  package var kind: Kind
  /// Tells joints apart from step to step.
  package var id = 0
  package var body: Int
  /// The place that is held, from the body's middle, in the body's own directions.
  package var arm: PlaneVector
  /// Nil holds it at a place that nothing moves.
  package var other: Int?
  /// From the other body's middle in its own directions; without one, the place.
  package var anchor: PlaneVector
  /// The angle of the body less that of the other when they were joined.
  package var angle: Double
  /// Swings per second; 0 is stiff.
  package var frequency = 0.0
  /// 1 comes to rest without swinging.
  package var damping = 0.0
  /// Torque that turning against one another needs.
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

  /// True if it gives way like a spring.
  var isSoft: Bool {
    if case .snap = kind { return true }
    return frequency > 0 && frequency.isFinite
  }

  /// Swings per second of a snap, so that it is there within half a second.
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
    // From where the body is held to where it is to be.
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
      // The held place is a part of the axis, which turns with the other body.
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
