/// The velocity of a body while a step is solved.
struct BodyState {
  var velocity: PlaneVector
  var spin: Double
  let inverseMass: Double
  let inverseInertia: Double

  /// The state of lines and fixed anchors.
  static let fixed = BodyState(velocity: .zero, spin: 0, inverseMass: 0, inverseInertia: 0)

  /// Returns the states of all bodies by index, followed by `fixed`.
  static func all(_ bodies: [DynamicBody?]) -> [BodyState] {
    bodies.map { body in
      guard let body else { return fixed }
      return BodyState(
        velocity: body.isAnchored ? .zero : body.velocity, spin: body.isAnchored ? 0 : body.spin,
        inverseMass: body.inverseMass, inverseInertia: body.inverseInertia)
    } + [fixed]
  }
}

/// One constrained direction between two bodies.
struct ImpulseRow {
  let first: Int
  let second: Int
  /// The direction; zero for a row about rotation.
  let way: PlaneVector
  let firstArm: PlaneVector
  let secondArm: PlaneVector
  /// The speed of the second body relative to the first that the row aims at while bodies move.
  var target = 0.0
  /// The target for the speed that remains after the step, without the part that only corrects
  /// positions.
  var relaxedTarget = 0.0
  /// The distance or angle that a stiff joint preserves; nil for other rows.
  var place: Double?
  /// The compliance of a soft row; 0 for a stiff one.
  var softness = 0.0
  var least = -Double.infinity
  var most = Double.infinity
  var impulse = 0.0
  /// The impulse that changes the row's speed by one unit.
  var weight = 0.0

  init(
    first: Int, second: Int, way: PlaneVector, firstArm: PlaneVector, secondArm: PlaneVector
  ) {
    self.first = first
    self.second = second
    self.way = way
    self.firstArm = firstArm
    self.secondArm = secondArm
  }

  private var isAngular: Bool { way == .zero }

  func speed(in states: [BodyState]) -> Double {
    let (one, two) = (states[first], states[second])
    if isAngular { return two.spin - one.spin }
    let x = two.velocity.x - secondArm.y * two.spin - one.velocity.x + firstArm.y * one.spin
    let y = two.velocity.y + secondArm.x * two.spin - one.velocity.y - firstArm.x * one.spin
    return x * way.x + y * way.y
  }

  /// Returns the speed along this row for each unit of impulse along another row of the same
  /// bodies.
  func response(to other: ImpulseRow, _ states: [BodyState]) -> Double {
    let (one, two) = (states[first], states[second])
    if isAngular { return one.inverseInertia + two.inverseInertia }
    let (left, right) = (firstArm.cross(way), other.firstArm.cross(other.way))
    let (low, high) = (secondArm.cross(way), other.secondArm.cross(other.way))
    return (one.inverseMass + two.inverseMass) * way.dot(other.way)
      + left * right * one.inverseInertia + low * high * two.inverseInertia
  }

  mutating func weigh(_ states: [BodyState]) {
    let sum = response(to: self, states) + softness
    weight = sum > 0 ? 1 / sum : 0
  }

  mutating func solve(_ states: inout [BodyState], isRelaxing: Bool) {
    let aim = isRelaxing ? relaxedTarget : target
    let change = (aim - speed(in: states) - softness * impulse) * weight
    let before = impulse
    impulse = min(max(before + change, least), most)
    apply(impulse - before, to: &states)
  }

  func apply(_ impulse: Double, to states: inout [BodyState]) {
    guard impulse != 0, impulse.isFinite else { return }
    if isAngular {
      states[first].spin -= impulse * states[first].inverseInertia
      states[second].spin += impulse * states[second].inverseInertia
      return
    }
    let push = way * impulse
    states[first].velocity -= push * states[first].inverseMass
    states[first].spin -= firstArm.cross(push) * states[first].inverseInertia
    states[second].velocity += push * states[second].inverseMass
    states[second].spin += secondArm.cross(push) * states[second].inverseInertia
  }
}
