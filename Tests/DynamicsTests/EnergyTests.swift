import Expectations
import PantographDynamics
import SeededRandom
import Testing

/// Energy that bodies keep, lose or must not gain.
struct EnergyTests {
  @Test(arguments: [DynamicBody.box(50, 50, at: 200, 300), .ball(25, at: 200, 300)])
  func `a body that keeps all its speed bounces as high as it fell`(_ body: DynamicBody) {
    var scene = TestWorld()
    scene.add(body) { $0.elasticity = 1 }
    let whole = TestWorld.gravity * 500
    var worst = 0.0
    for _ in 0..<240 * 60 {
      scene.advance()
      guard let body = scene.bodies[0] else { break }
      let speed = body.velocity.length
      let now = speed * speed / 2 + TestWorld.gravity * (800 - body.position.y)
      worst = max(worst, abs(now - whole))
    }
    expect(worst, isBelow: whole * 0.002)
    expect(scene.begun, isAbove: 25)
  }

  @Test func `a free fall is as far as on paper`() throws {
    var scene = TestWorld()
    scene.add(.ball(10, at: 200, 100))
    scene.advance(240)
    let body = try #require(scene.bodies[0])
    expect(abs(body.position.y - 600), isBelow: 1e-6)
    expect(abs(body.velocity.y - 1000), isBelow: 1e-6)
  }

  @Test(arguments: [0.25, 0.5, 0.8])
  func `a bounce keeps the square of the elasticity`(_ elasticity: Double) throws {
    var scene = TestWorld()
    scene.add(.ball(20, at: 200, 380)) { $0.elasticity = elasticity }
    var highest = 800.0
    while scene.begun < 2, scene.world.time < 10 {
      scene.advance()
      if scene.begun == 1 { highest = min(highest, try #require(scene.bodies[0]).position.y) }
    }
    expect(abs((780 - highest) - 400 * elasticity * elasticity), isBelow: 4)
  }

  @Test func `two balls of one mass exchange their speeds`() throws {
    var scene = TestWorld()
    scene.falls = false
    scene.add(.ball(20, at: 100, 400)) {
      $0.elasticity = 1
      $0.velocity = PlaneVector(300, 0)
    }
    scene.add(.ball(20, at: 250, 400)) { $0.elasticity = 1 }
    scene.advance(120)
    let (one, two) = (try #require(scene.bodies[0]), try #require(scene.bodies[1]))
    expect(one.velocity.length, isBelow: 1e-6)
    expect(abs(two.velocity.x - 300), isBelow: 1e-6)
  }

  @Test func `an impact goes through a row of balls to the last one`() throws {
    var scene = TestWorld()
    scene.falls = false
    for x in [100.0, 200, 240, 280] { scene.add(.ball(20, at: x, 400)) { $0.elasticity = 1 } }
    scene.change(0) { $0.velocity = PlaneVector(400, 0) }
    scene.advance(72)
    let speeds = scene.bodies.compactMap { $0?.velocity.x.rounded() }
    expect(speeds, equals: [0, 0, 0, 400])
  }

  @Test(arguments: 0..<6)
  func `balls in a box without loss keep their energy`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var scene = TestWorld()
    scene.falls = false
    for index in 0..<12 {
      scene.add(.ball(15, at: 60 + Double(index % 4) * 90, 100 + Double(index / 4) * 200)) {
        $0.elasticity = 1
        $0.velocity = PlaneVector(
          Double.random(in: -500...500, using: &generator),
          Double.random(in: -500...500, using: &generator))
      }
    }
    let before = scene.energy
    scene.advance(240 * 4)
    expect(abs(scene.energy - before), isBelow: before * 0.01, "\(scene.energy / before)")
    expect(scene.begun, isAbove: 15)
  }

  @Test(arguments: 0..<6)
  func `nothing gains energy from collisions`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var scene = TestWorld()
    scene.falls = false
    for index in 0..<9 {
      scene.add(.box(40, 30, at: 80 + Double(index % 3) * 110, 150 + Double(index / 3) * 200)) {
        $0.elasticity = 0.6
        $0.friction = 0.4
        $0.spin = Double.random(in: -10...10, using: &generator)
        $0.velocity = PlaneVector(
          Double.random(in: -900...900, using: &generator),
          Double.random(in: -900...900, using: &generator))
      }
    }
    var highest = scene.energy * 1.0001
    for _ in 0..<240 * 2 {
      scene.advance()
      expect(scene.energy, isAtMost: highest)
      highest = min(highest, scene.energy * 1.002 + 1)
    }
    expect(scene.begun, isAbove: 10)
  }

  @Test func `a pendulum swings as high after half a minute`() throws {
    var scene = TestWorld()
    scene.hasRoom = false
    scene.add(.ball(10, at: 300, 200))
    scene.joints = [
      Joint(
        .distance(low: 200, high: 200), body: 0, arm: .zero, other: nil,
        anchor: PlaneVector(100, 200), angle: 0)
    ]
    scene.advance(240 * 28)
    var highest = Double.infinity
    for _ in 0..<480 {
      scene.advance()
      let body = try #require(scene.bodies[0])
      highest = min(highest, body.position.y)
      expect(abs((body.position - PlaneVector(100, 200)).length - 200), isBelow: 1)
    }
    expect(abs(highest - 200), isBelow: 10, "\(highest)")
  }

  @Test func `resistance takes a share of the speed in each second`() throws {
    var scene = TestWorld()
    (scene.falls, scene.hasRoom) = (false, false)
    scene.add(.ball(10, at: 0, 0)) {
      $0.velocity = PlaneVector(100, 0)
      $0.spin = 4
      $0.resistance = 1
      $0.angularResistance = 2
    }
    scene.advance(240)
    let body = try #require(scene.bodies[0])
    expect(abs(body.velocity.x - 36.8), isBelow: 0.2)
    expect(abs(body.spin - 4 * 0.1353), isBelow: 0.01)
  }
}
