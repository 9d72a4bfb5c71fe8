import Expectations
import PantographDynamics
import Testing

/// Joints between bodies, and between bodies and fixed points.
struct JointTests {
  private static func scene(_ bodies: DynamicBody..., joint: Joint) -> TestWorld {
    var scene = TestWorld()
    (scene.hasRoom, scene.collidesBodies) = (false, false)
    for body in bodies { scene.add(body) }
    scene.joints = [joint]
    return scene
  }

  private static func joint(
    _ kind: Joint.Kind, arm: PlaneVector = .zero, other: Int? = nil, anchor: PlaneVector,
    frequency: Double = 0, damping: Double = 0
  ) -> Joint {
    var joint = Joint(kind, body: 0, arm: arm, other: other, anchor: anchor, angle: 0)
    (joint.frequency, joint.damping) = (frequency, damping)
    return joint
  }

  @Test func `a stiff distance to another body stays`() throws {
    var scene = Self.scene(
      .ball(10, at: 0, 0), .ball(10, at: 80, 0),
      joint: Self.joint(.distance(low: 80, high: 80), other: 1, anchor: .zero))
    scene.change(0) { $0.velocity = PlaneVector(0, 300) }
    for _ in 0..<480 {
      scene.advance()
      let (one, two) = (try #require(scene.bodies[0]), try #require(scene.bodies[1]))
      let gap = one.position - two.position
      expect(abs(gap.length - 80), isBelow: 0.5)
    }
  }

  @Test func `a soft distance swings as often as it says`() throws {
    var scene = Self.scene(
      .ball(10, at: 0, 150),
      joint: Self.joint(
        .distance(low: 100, high: 100), anchor: .zero, frequency: 2))
    scene.falls = false
    var crossings = 0
    var before = 50.0
    for _ in 0..<240 * 2 {
      scene.advance()
      let error = try #require(scene.bodies[0]).position.length - 100
      if error * before < 0 { crossings += 1 }
      before = error
    }
    expect(crossings, equals: 8)
  }

  @Test func `a rope holds only when it is tight`() throws {
    var scene = Self.scene(
      .ball(10, at: 0, 0), joint: Self.joint(.distance(low: 0, high: 200), anchor: .zero))
    scene.advance(120)
    expect(abs(try #require(scene.bodies[0]).position.y - 125), isBelow: 0.01)
    scene.advance(240)
    expect(abs(try #require(scene.bodies[0]).position.y - 200), isBelow: 1)
  }

  @Test func `a pin keeps its place and its angles`() throws {
    var scene = Self.scene(
      .box(100, 20, at: 50, 0),
      joint: Self.joint(
        .pin(low: -0.5, high: 0.5), arm: PlaneVector(-50, 0), anchor: .zero))
    scene.advance(480)
    let body = try #require(scene.bodies[0])
    expect(abs(body.angle - 0.5), isBelow: 0.02)
    expect(abs(body.position.length - 50), isBelow: 0.5)
  }

  @Test func `friction in a pin holds against gravity`() throws {
    var scene = Self.scene(
      .box(100, 20, at: 50, 0),
      joint: Self.joint(
        .pin(low: -.infinity, high: .infinity), arm: PlaneVector(-50, 0), anchor: .zero))
    scene.joints[0].frictionTorque = 1e6
    scene.advance(240)
    expect(abs(try #require(scene.bodies[0]).angle), isBelow: 0.01)
    scene.joints[0].frictionTorque = 0
    scene.advance(60)
    try expect(#require(scene.bodies[0]).angle, isAbove: 0.2)
  }

  @Test func `a slide moves along its axis within its limits and does not turn`() throws {
    var scene = Self.scene(
      .box(40, 40, at: 0, 0),
      joint: Self.joint(
        .slide(axis: PlaneVector(1, 0), low: -10, high: 60), anchor: .zero))
    scene.change(0) { ($0.velocity, $0.spin) = (PlaneVector(200, 0), 3) }
    for _ in 0..<240 {
      scene.advance()
      let body = try #require(scene.bodies[0])
      expect(abs(body.position.y) < 0.5 && abs(body.angle) < 0.02)
      expect(body.position.x, isBelow: 61)
    }
    expect(abs(try #require(scene.bodies[0]).position.x - 60), isBelow: 0.5)
  }

  @Test func `welded bodies fall as one`() throws {
    var scene = Self.scene(
      .box(40, 40, at: 0, 0), .box(40, 40, at: 50, 10),
      joint: Self.joint(.weld, arm: PlaneVector(50, 10), other: 1, anchor: .zero))
    scene.change(1) { $0.spin = 2 }
    scene.advance(240)
    let (one, two) = (try #require(scene.bodies[0]), try #require(scene.bodies[1]))
    expect(abs(one.angle - two.angle), isBelow: 0.02)
    expect(abs((one.position - two.position).length - PlaneVector(50, 10).length), isBelow: 0.5)
    expect(one.angle, isAbove: 0.2)
  }

  @Test(arguments: [0.2, 0.5, 1.0])
  func `a snap takes a thrown and turned body to its place, upright`(_ damping: Double) throws {
    var scene = Self.scene(
      .box(80, 60, at: 300, 500, angle: 7),
      joint: Self.joint(.snap, anchor: PlaneVector(100, 100), damping: damping))
    scene.falls = false
    scene.change(0) { ($0.velocity, $0.spin) = (PlaneVector(2000, -900), 9) }
    let rest = scene.rest(within: 6)
    let time = try #require(rest)
    expect(time, isBelow: 4)
    let body = try #require(scene.bodies[0])
    expect((body.position - PlaneVector(100, 100)).length, isBelow: 0.2)
    let turns = body.angle / (2 * .pi)
    expect(abs(turns - turns.rounded()), isBelow: 0.001)
  }

  @Test func `a chain hangs from its place`() throws {
    var scene = TestWorld()
    (scene.hasRoom, scene.collidesBodies) = (false, false)
    for index in 0..<8 {
      scene.add(.ball(8, at: 30 * Double(index + 1), 0)) { $0.resistance = 1 }
      var joint = Joint(
        .distance(low: 30, high: 30), body: index, arm: .zero, other: index == 0 ? nil : index - 1,
        anchor: .zero, angle: 0)
      joint.id = index
      scene.joints.append(joint)
    }
    scene.advance(240 * 12)
    for index in 0..<8 {
      let body = try #require(scene.bodies[index])
      expect(
        (body.position - PlaneVector(0, 30 * Double(index + 1))).length, isBelow: 2,
        "\(body.position)")
    }
  }
}
