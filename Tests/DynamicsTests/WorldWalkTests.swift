import Expectations
import GoldenTexts
import PantographDynamics
import SeededRandom
import Testing

/// Random bodies, joints, fields, pushes and lines with small whole numbers. The world compares itself with an earlier one
/// after each few steps.
struct WorldWalkTests {
  private func body(_ random: inout SeededGenerator) -> DynamicBody {
    func number(_ count: Int) -> Double { Double(random.below(count) * 20) }
    let place = PlaneVector(40 + number(16), 40 + number(30))
    let shape: BodyShape
    switch random.below(5) {
    case 0: shape = .circle(radius: 10 + number(2))
    case 1: shape = .ellipse(width: 20 + number(3), height: 20 + number(3))
    case 2:
      let points = (0..<3 + random.below(4)).map { _ in PlaneVector(number(4), number(4)) }
      shape = .hull(of: points) ?? .circle(radius: 15)
    default: shape = .rectangle(width: number(4), height: 20 + number(3))
    }
    var body = DynamicBody(shape: shape, position: place, angle: Double(random.below(3)) / 2)
    body.velocity = PlaneVector(number(11) - 100, number(11) - 100)
    body.spin = Double(random.below(3) - 1)
    body.density = [1, 0.5, 3][random.below(3)]
    body.friction = [0, 0.2, 1][random.below(3)]
    body.elasticity = [0, 0.5, 1][random.below(3)]
    body.resistance = [0, 0, 2][random.below(3)]
    body.angularResistance = [0, 0, 1][random.below(3)]
    body.allowsRotation = random.chance(0.8)
    body.isAnchored = random.chance(0.15)
    body.charge = Double(random.below(3) - 1)
    return body
  }

  private func joint(_ count: Int, _ random: inout SeededGenerator) -> Joint {
    let kinds: [Joint.Kind] = [
      .distance(low: 40, high: 40), .distance(low: 20, high: 90), .pin(low: -0.5, high: 0.5),
      .pin(low: -.infinity, high: .infinity),
      .slide(axis: PlaneVector(0.6, 0.8), low: -20, high: 40), .weld, .snap,
    ]
    let other = random.chance(0.5) && count > 1 ? 1 + random.below(count - 1) : nil
    return Joint(
      kinds[random.below(kinds.count)], body: 0, arm: PlaneVector(Double(random.below(3) * 5), 0),
      other: other, anchor: other == nil ? PlaneVector(200, 300) : PlaneVector(0, 5), angle: 0)
  }

  private static let fields: [ForceField.Kind] = [
    .drag, .vortex, .radialGravity, .linearGravity, .velocity, .spring, .electric, .magnetic,
  ]

  @Test(arguments: 0..<4) func `worlds of small numbers`(part: Int) {
    for seed in part * 8..<part * 8 + 8 {
      var random = SeededGenerator(seed: UInt64(seed))
      var world = TestWorld()
      let count = 1 + random.below(4)
      for _ in 0..<count { world.add(body(&random)) }
      world.falls = random.chance(0.7)
      world.hasRoom = random.chance(0.8)
      world.collidesBodies = random.chance(0.8)
      if random.chance(0.4) { world.joints = [joint(count, &random)] }
      if random.chance(0.4) {
        var field = ForceField(Self.fields[random.below(Self.fields.count)])
        field.position = PlaneVector(200, 200)
        field.strength = [0.5, 1, -1][random.below(3)]
        field.falloff = Double(random.below(3))
        field.direction = PlaneVector(0, 1)
        world.fields = [field]
      }
      if random.chance(0.3) {
        world.lines = [
          Boundary(from: PlaneVector(0, 500), to: PlaneVector(400, 400), id: 1)
        ]
      }
      for _ in 0..<6 {
        world.advance([2, 10, 24][random.below(3)])
        switch random.below(6) {
        case 0:
          world.push(0, PlaneVector(Double(random.below(5) * 100), -200), at: PlaneVector(5, 0))
        case 1: world.change(0) { $0.velocity = .zero }
        case 2 where count > 2: world.remove(count - 1)
        default: break
        }
      }
    }
  }
}
