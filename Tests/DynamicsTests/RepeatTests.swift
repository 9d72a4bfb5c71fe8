import Expectations
import PantographDynamics
import Testing

/// The same steps give the same movement.
struct RepeatTests {
  private static func heap() -> TestWorld {
    var scene = TestWorld()
    for index in 0..<10 {
      scene.add(.box(50, 30, at: 100 + Double(index % 3) * 90, 100 + Double(index / 3) * 70)) {
        ($0.friction, $0.elasticity, $0.spin) = (0.3, 0.4, Double(index) - 5)
      }
    }
    return scene
  }

  @Test func `a run is the same to the last bit each time`() {
    var (one, two) = (Self.heap(), Self.heap())
    one.advance(1200)
    for _ in 0..<300 { two.advance(4) }
    expect(one.bodies.map { $0?.position }, equals: two.bodies.map { $0?.position })
    expect(one.bodies.map { $0?.angle }, equals: two.bodies.map { $0?.angle })
    expect(one.events, equals: two.events)
  }

  @Test func `a copy of a world goes on as the world does`() {
    var one = Self.heap()
    one.advance(500)
    var two = one
    one.advance(500)
    two.advance(500)
    expect(one.bodies.map { $0?.position }, equals: two.bodies.map { $0?.position })
  }

  @Test func `a contact is reported once when it begins and once when it ends`() {
    var scene = TestWorld()
    scene.add(.ball(20, at: 200, 700)) { $0.elasticity = 1 }
    scene.advance(150)
    expect(scene.events.map(\.hasBegun), equals: [true, false])
    let key = scene.events[0].key
    expect(key.isBoundary && key.group == 0 && key.first == 0 && key.second == 0)
    expect(abs(scene.events[0].place.x - 200), isBelow: 1e-9)
    expect(abs(scene.events[0].place.y - 800), isBelow: 5)
  }

  @Test func `a resting contact is not reported again`() {
    var scene = TestWorld()
    scene.add(.box(40, 40, at: 192, 700)) { $0.friction = 0.2 }
    scene.add(.box(40, 40, at: 200, 600)) { $0.friction = 0.2 }
    scene.advance(240 * 10)
    expect(scene.events.map(\.hasBegun), equals: [true, true])
  }

  @Test func `a removed body leaves its contacts without a report`() {
    var scene = TestWorld()
    scene.add(.box(40, 40, at: 180, 770))
    scene.advance(100)
    expect(scene.begun, equals: 1)
    scene.remove(0)
    scene.advance(10)
    expect(scene.events.count, equals: 1)
  }
}
