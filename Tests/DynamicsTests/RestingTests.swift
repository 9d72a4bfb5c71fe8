import Expectations
import PantographDynamics
import Testing

/// Bodies that come to rest and stay where they are.
struct RestingTests {
  @Test(arguments: [0.0, 0.3])
  func `a box rests on the floor`(_ elasticity: Double) throws {
    var scene = TestWorld()
    scene.add(.box(60, 40, at: 200, 300)) { $0.elasticity = elasticity }
    let rest = scene.rest(within: 8)
    let time = try #require(rest)
    expect(time, isBelow: 4)
    let body = try #require(scene.bodies[0])
    expect(abs(body.position.y - 780), isBelow: 0.1)
    expect(abs(body.position.x - 200), isBelow: 1e-6)
    expect(abs(body.angle), isBelow: 1e-6)
  }

  @Test(arguments: [0.0, 0.2, 0.8], [2, 6, 10])
  func `a stack stands`(_ friction: Double, _ count: Int) throws {
    var scene = TestWorld()
    for index in 0..<count {
      scene.add(.box(50, 50, at: 200, 774 - Double(index) * 52)) { $0.friction = friction }
    }
    scene.advance(240 * 8)
    for index in 0..<count {
      let body = try #require(scene.bodies[index])
      expect(abs(body.position.x - 200), isBelow: 0.5, "\(index): \(body.position)")
      expect(
        abs(body.position.y - (775 - Double(index) * 50)), isBelow: 0.5,
        "\(index): \(body.position)")
      expect(abs(body.angle), isBelow: 0.01)
    }
    expect(scene.world.isResting)
  }

  @Test func `a leaning stack with friction stands`() throws {
    var scene = TestWorld()
    for index in 0..<6 {
      scene.add(.box(60, 40, at: 200 + Double(index % 2) * 8, 780 - Double(index) * 40)) {
        $0.friction = 0.5
      }
    }
    scene.advance(240 * 8)
    for index in 0..<6 {
      let body = try #require(scene.bodies[index])
      expect(
        abs(body.position.x - (200 + Double(index % 2) * 8)), isBelow: 1,
        "\(index): \(body.position)")
      expect(abs(body.angle), isBelow: 0.01)
    }
  }

  @Test func `a pyramid stands`() throws {
    var scene = TestWorld()
    var places: [PlaneVector] = []
    for row in 0..<5 {
      for column in 0..<(5 - row) {
        let x = 80 + Double(row) * 28 + Double(column) * 56
        places.append(PlaneVector(x, 780 - Double(row) * 40))
        scene.add(.box(50, 40, at: x, 780 - Double(row) * 40)) { $0.friction = 0.4 }
      }
    }
    scene.advance(240 * 6)
    for (index, place) in places.enumerated() {
      let body = try #require(scene.bodies[index])
      expect((body.position - place).length, isBelow: 1.5, "\(index): \(body.position) \(place)")
    }
    expect(scene.world.isResting)
  }

  @Test func `a heap of boxes and balls comes to rest within the room`() {
    var scene = TestWorld()
    for index in 0..<12 {
      let (x, y) = (90 + Double(index % 3) * 90 + Double(index), 80 + Double(index / 3) * 90)
      if index % 2 == 0 {
        scene.add(.box(60, 40, at: x, y, angle: Double(index))) {
          ($0.friction, $0.elasticity) = (0.5, 0.2)
        }
      } else {
        scene.add(.ball(25, at: x, y)) {
          ($0.friction, $0.elasticity, $0.angularResistance) = (0.5, 0.2, 1)
        }
      }
    }
    let time = scene.rest(within: 30)
    expect(time != nil, "\(scene.bodies.map { ($0?.velocity.length ?? 0, $0?.spin ?? 0) })")
    for body in scene.bodies.compactMap({ $0 }) {
      expect((0...400).contains(body.position.x) && (0...800).contains(body.position.y))
    }
  }

  @Test(arguments: [0.1, 0.3])
  func `friction holds a box on a slope that is flat enough`(_ slope: Double) throws {
    var scene = TestWorld()
    scene.lines = [
      Boundary(
        from: PlaneVector(-2000, 400 - 2000 * slope), to: PlaneVector(2000, 400 + 2000 * slope),
        id: 1)
    ]
    scene.hasRoom = false
    // At the middle of the slope, rotated like the slope.
    let length = (1 + slope * slope).squareRoot()
    scene.add(
      .box(
        40, 40, at: 20 * slope / length, 400 - 20 / length,
        angle: slope == 0.1 ? 0.0996687 : 0.2914568)
    ) { $0.friction = 0.2 }
    scene.advance(240 * 2)
    let body = try #require(scene.bodies[0])
    guard slope > 0.2 else {
      expect(abs(body.position.x - 20 * slope / length), isBelow: 0.5)
      return
    }
    // Down the slope, by gravity minus friction.
    let pull = 1000 * (slope - 0.2) / length
    let way = (body.position - PlaneVector(20 * slope / length, 400 - 20 / length)).length
    expect(abs(way - pull / 2 * 4), isBelow: 10, "\(way) \(pull * 2)")
  }

  @Test func `what rests moves again when it is pushed`() throws {
    var scene = TestWorld()
    scene.add(.box(50, 50, at: 200, 775))
    expect(scene.rest(within: 3) != nil)
    scene.push(0, PlaneVector(0, -100))
    expect(!scene.world.isResting)
    scene.advance(24)
    try expect(#require(scene.bodies[0]).position.y, isBelow: 745)
  }
}
