import Expectations
import PantographDynamics
import Testing

/// Outlines of bodies, and the resting positions of bodies with each outline.
struct ShapeTests {
  @Test func `areas and masses are those of the outline`() {
    expect(abs(BodyShape.rectangle(width: 30, height: 20).area - 600), isBelow: 1e-9)
    expect(abs(BodyShape.circle(radius: 10).area - 314.159), isBelow: 1e-2)
    expect(abs(BodyShape.ellipse(width: 40, height: 20, corners: 96).area - 628.3), isBelow: 1)
    expect(DynamicBody.box(100, 100, at: 0, 0).mass, equals: 1)
    expect(BodyShape.rectangle(width: 0, height: 50).area, isAbove: 0)
  }

  @Test func `an ellipse with equal sides is a circle`() {
    expect(BodyShape.ellipse(width: 20, height: 20), equals: .circle(radius: 10))
  }

  @Test func `the hull leaves out dents, and points without area have none`() throws {
    let corners = [
      PlaneVector(0, 0), PlaneVector(10, 0), PlaneVector(10, 10), PlaneVector(5, 2),
      PlaneVector(0, 10),
    ]
    try expect(#require(BodyShape.hull(of: corners)).area, equals: 100)
    expectNil(BodyShape.hull(of: [PlaneVector(0, 0), PlaneVector(5, 5), PlaneVector(9, 9)]))
    expectNil(BodyShape.hull(of: [PlaneVector(.nan, 0), PlaneVector(1, 1)]))
  }

  @Test func `a triangle, an ellipse and a ball rest on the floor with their lowest side`() throws {
    let triangle = try #require(
      BodyShape.hull(of: [PlaneVector(-30, 20), PlaneVector(30, 20), PlaneVector(0, -40)]))
    for (shape, below) in [
      (triangle, 20.0), (.ellipse(width: 60, height: 40), 20), (.circle(radius: 15), 15),
    ] {
      var scene = TestWorld()
      scene.add(DynamicBody(shape: shape, position: PlaneVector(200, 740))) {
        ($0.friction, $0.angularResistance) = (0.5, 1)
      }
      expect(scene.rest(within: 10) != nil)
      let body = try #require(scene.bodies[0])
      expect(abs(body.position.y - (800 - below)), isBelow: 0.3, "\(shape) \(body.position)")
    }
  }

  @Test func `a compound of two boxes lies on both, and not on the gap between them`() throws {
    let box = BodyShape.rectangle(width: 20, height: 40)
    let bridge = BodyShape.compound([
      BodyPart(box, offset: PlaneVector(-60, 0), angle: 0),
      BodyPart(box, offset: PlaneVector(60, 0), angle: 0),
    ])
    expect(abs(bridge.area - 1600), isBelow: 1e-9)
    var scene = TestWorld()
    scene.add(DynamicBody(shape: bridge, position: PlaneVector(200, 700)))
    scene.add(.box(60, 30, at: 200, 785))
    scene.advance(480)
    let body = try #require(scene.bodies[0])
    expect(abs(body.position.y - 780) < 0.1 && abs(body.angle) < 1e-3)
    // The box between the two did not move.
    try expect(#require(scene.bodies[1]).position, equals: PlaneVector(200, 785))
    expect(!scene.events.contains { !$0.key.isBoundary })
  }

  @Test func `a box slides over the seams of a floor of many lines`() throws {
    var scene = TestWorld()
    scene.hasRoom = false
    scene.lines = (0..<40).map {
      Boundary(
        from: PlaneVector(Double($0) * 25, 500), to: PlaneVector(Double($0 + 1) * 25, 500), id: 1)
    }
    scene.add(.box(40, 40, at: 100, 480)) { $0.velocity = PlaneVector(300, 0) }
    scene.advance(480)
    let body = try #require(scene.bodies[0])
    expect(abs(body.velocity.x - 300), isBelow: 1, "\(body.velocity)")
    expect(abs(body.position.y - 480), isBelow: 0.2)
  }

  @Test func `a box that falls on the end of a line tips over it`() throws {
    var scene = TestWorld()
    scene.lines = [Boundary(from: PlaneVector(0, 400), to: PlaneVector(130, 400), id: 1)]
    scene.add(.box(60, 60, at: 145, 300)) { $0.friction = 0.2 }
    scene.advance(480)
    let body = try #require(scene.bodies[0])
    expect(body.position.y, isAbove: 700)
    expect(scene.events.contains { $0.key.second == 1 })
    expect(body.angle.magnitude, isAbove: 0.5)
  }
}
