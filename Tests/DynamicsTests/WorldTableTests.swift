import Expectations
import GoldenTexts
import PantographDynamics
import Testing

/// Places of bodies at many moments, under each field, joint and property of a body.
struct WorldTableTests {
  private func run(_ words: String, _ lines: inout [String], _ make: (inout TestWorld) -> Void) {
    var world = TestWorld()
    make(&world)
    lines.append("# \(words)")
    for _ in 0..<6 {
      world.advance(30)
      let places = world.bodies.map { body in
        body.map {
          [
            $0.position.x, $0.position.y, $0.angle, $0.velocity.x, $0.velocity.y, $0.spin,
          ].map { "\(($0 * 100).rounded() / 100)" }.joined(separator: " ")
        } ?? "gone"
      }
      lines.append("\(places.joined(separator: ", ")); \(world.begun) contacts")
    }
  }

  @Test func `bodies under fields, at joints and with each property`() throws {
    var lines: [String] = []
    let kinds: [ForceField.Kind] = [
      .drag, .vortex, .radialGravity, .linearGravity, .velocity, .noise, .turbulence, .spring,
      .electric, .magnetic,
    ]
    for kind in kinds {
      for variant in 0..<2 {
        run("\(kind) \(variant)", &lines) { world in
          world.falls = false
          world.add(.box(40, 30, at: 150, 300)) {
            $0.velocity = PlaneVector(60, -40)
            $0.charge = 2
          }
          world.add(.ball(20, at: 260, 500)) { $0.charge = -1 }
          var field = ForceField(kind)
          field.position = PlaneVector(200, 400)
          field.strength = 0.8
          if variant == 1 {
            field.falloff = 0.5
            field.minimumRadius = 30
            field.smoothness = 0.3
            field.animationSpeed = 1.5
            field.direction = PlaneVector(0.6, 0.8)
          }
          world.fields = [field]
        }
      }
    }
    let joints: [(String, Joint.Kind)] = [
      ("distance", .distance(low: 50, high: 90)), ("pin", .pin(low: -0.5, high: 0.7)),
      ("free pin", .pin(low: -.infinity, high: .infinity)),
      ("slide", .slide(axis: PlaneVector(0.6, 0.8), low: -60, high: 80)), ("weld", .weld),
      ("snap", .snap),
    ]
    for (name, kind) in joints {
      for other in [nil, 1] {
        run("\(name) to \(other.map { "\($0)" } ?? "the room")", &lines) { world in
          world.add(.box(40, 30, at: 150, 300)) { $0.spin = 2 }
          world.add(.ball(25, at: 230, 310))
          world.joints = [
            Joint(
              kind, body: 0, arm: PlaneVector(10, -5), other: other,
              anchor: PlaneVector(other == nil ? 200 : 4, other == nil ? 260 : -6), angle: 0.1)
          ]
        }
      }
    }
    let changes: [(String, (inout DynamicBody) -> Void)] = [
      ("plain", { _ in }), ("elastic", { $0.elasticity = 0.8 }), ("rough", { $0.friction = 0.9 }),
      ("dense", { $0.density = 5 }), ("slowed", { $0.resistance = 2 }),
      ("slowed in turning", { $0.angularResistance = 3 }),
      ("without turning", { $0.allowsRotation = false }), ("anchored", { $0.isAnchored = true }),
    ]
    for (name, change) in changes {
      run("\(name) bodies", &lines) { world in
        world.add(.box(60, 40, at: 150, 600, angle: 0.3)) {
          $0.velocity = PlaneVector(120, 0)
          $0.spin = 4
          change(&$0)
        }
        world.add(.ball(25, at: 250, 500), change)
        world.add(.box(90, 20, at: 190, 700)) { $0.elasticity = 0.2 }
        world.lines = [Boundary(from: PlaneVector(0, 760), to: PlaneVector(200, 790), id: 7)]
        world.push(0, PlaneVector(3, -8), at: PlaneVector(5, 5))
      }
    }
    run("a stack", &lines) { world in
      for row in 0..<5 { world.add(.box(60, 40, at: 200 + Double(row), 700 - Double(row) * 45)) }
    }
    let difference = try GoldenText("worlds").difference(from: lines.joined(separator: "\n"))
    expectNil(difference)
  }
}
