import Expectations
import PantographDynamics
import Testing

/// Fields that move bodies.
struct FieldTests {
  /// A ball of mass 1 after the given number of seconds in a field.
  private static func ball(
    in kind: ForceField.Kind, at place: PlaneVector = PlaneVector(150, 0),
    velocity: PlaneVector = .zero, charge: Double = 0, seconds: Double = 0.5,
    _ change: (inout ForceField) -> Void = { _ in }
  ) throws -> DynamicBody {
    var scene = TestWorld()
    (scene.falls, scene.hasRoom) = (false, false)
    scene.add(
      DynamicBody(shape: .rectangle(width: 100, height: 100), position: place)
    ) {
      $0.velocity = velocity
      $0.charge = charge
    }
    var field = ForceField(kind)
    change(&field)
    scene.fields = [field]
    scene.advance(Int(seconds * 240))
    return try #require(scene.bodies[0])
  }

  @Test func `linear gravity accelerates every mass alike`() throws {
    let body = try Self.ball(in: .linearGravity) { $0.direction = PlaneVector(0, 1) }
    expect(abs(body.velocity.y - 75) < 0.01 && body.velocity.x == 0)
  }

  @Test func `radial gravity draws to its place, a negative strength drives away`() throws {
    try expect(Self.ball(in: .radialGravity).velocity.x, isBelow: -70)
    try expect(Self.ball(in: .radialGravity) { $0.strength = -1 }.velocity.x, isAbove: 70)
  }

  @Test func `falloff weakens with the distance, and not within the least radius`() throws {
    let near = try Self.ball(in: .radialGravity, at: PlaneVector(300, 0), seconds: 0.1) {
      $0.falloff = 2
    }
    expect(abs(near.velocity.x + 15.0 / 4), isBelow: 0.1)
    let limited = try Self.ball(in: .radialGravity, at: PlaneVector(10, 0), seconds: 0.004) {
      ($0.falloff, $0.minimumRadius) = (2, 150)
    }
    expect(abs(limited.velocity.x), isBelow: 1)
  }

  @Test func `drag slows and never turns around`() throws {
    let body = try Self.ball(in: .drag, velocity: PlaneVector(100, 0)) { $0.strength = 3 }
    expect(body.velocity.x > 0 && body.velocity.x < 50)
    let still = try Self.ball(in: .drag, velocity: PlaneVector(100, 0)) { $0.strength = 1e9 }
    expect(still.velocity.length, isBelow: 1e-9)
  }

  @Test func `a vortex turns around its place`() throws {
    let body = try Self.ball(in: .vortex, seconds: 0.2)
    expect(body.velocity.y > 15 && abs(body.velocity.x) < 5)
  }

  @Test func `a velocity field gives its velocity`() throws {
    let body = try Self.ball(in: .velocity, velocity: PlaneVector(7, 7)) {
      $0.direction = PlaneVector(0, 2)
    }
    expect((body.velocity - PlaneVector(0, 300)).length, isBelow: 1e-9)
  }

  @Test func `a spring field swings around its place`() throws {
    let body = try Self.ball(in: .spring, seconds: 3) { $0.strength = 10 }
    expect(body.position.length < 151 && body.velocity.length > 1)
    try expect(Self.ball(in: .spring, seconds: 0.7) { $0.strength = 10 }.position.x, isBelow: 0)
  }

  @Test func `electric fields move charges only, magnetic ones those that move`() throws {
    try expect(Self.ball(in: .electric).velocity, equals: .zero)
    try expect(Self.ball(in: .electric, charge: 1).velocity.x, isAbove: 40)
    try expect(Self.ball(in: .electric, charge: -1).velocity.x, isBelow: -40)
    try expect(Self.ball(in: .magnetic, charge: 1).velocity, equals: .zero)
    let turned = try Self.ball(in: .magnetic, velocity: PlaneVector(90, 0), charge: 1)
    expect(turned.velocity.y > 5 && abs(turned.velocity.length - 90) < 2)
  }

  @Test(arguments: [ForceField.Kind.noise, .turbulence])
  func `noise moves, and is the same in each run`(_ kind: ForceField.Kind) throws {
    func run() throws -> DynamicBody {
      try Self.ball(in: kind, velocity: PlaneVector(50, 0)) { $0.strength = 4 }
    }
    let (one, two) = (try run(), try run())
    expect(one.velocity == two.velocity && one.position == two.position)
    expect((one.velocity - PlaneVector(50, 0)).length, isAbove: 1)
  }

  @Test func `a region limits a field`() throws {
    try expect(
      Self.ball(in: .radialGravity) { $0.region = .circle(radius: 100) }.velocity, equals: .zero)
    try expect(
      Self.ball(in: .radialGravity) { $0.region = .circle(radius: 200) }.velocity,
      differsFrom: .zero)
    try expect(
      Self.ball(in: .radialGravity) {
        $0.region = .inverse(.circle(radius: 200))
      }.velocity, equals: .zero)
  }

  @Test func `regions are combined`() {
    let left = FieldRegion.circle(radius: 10)
    let wide = FieldRegion.rectangle(width: 40, height: 4)
    let (inside, right, far) = (PlaneVector(0, 1), PlaneVector(18, 1), PlaneVector(50, 0))
    expect(FieldRegion.infinite.contains(far))
    expect(left.contains(inside) && !left.contains(right))
    expect(wide.contains(right) && !wide.contains(PlaneVector(0, 3)))
    expect(FieldRegion.union(left, wide).contains(right))
    expect(!FieldRegion.intersection(left, wide).contains(right))
    expect(FieldRegion.intersection(left, wide).contains(inside))
    expect(FieldRegion.difference(wide, left).contains(right))
    expect(!FieldRegion.difference(wide, left).contains(inside))
    expect(!FieldRegion.inverse(.infinite).contains(inside))
  }

  @Test func `a push at the side of a body turns it`() throws {
    var scene = TestWorld()
    (scene.falls, scene.hasRoom) = (false, false)
    scene.add(.box(100, 100, at: 0, 0))
    scene.pushes = [BodyLoad.Push(PlaneVector(0, 100), at: PlaneVector(50, 0))]
    scene.advance(24)
    let body = try #require(scene.bodies[0])
    expect(abs(body.velocity.y - 10), isBelow: 0.01)
    expect(abs(body.spin - 100.0 * 50 / (20_000.0 / 12) * 0.1), isBelow: 0.01)
  }
}
