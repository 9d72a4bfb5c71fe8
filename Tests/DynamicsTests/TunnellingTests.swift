import Expectations
import PantographDynamics
import SeededRandom
import Testing

/// Fast bodies and thin obstacles.
struct TunnellingTests {
  @Test(arguments: [1000.0, 10_000, 100_000, 1e7])
  func `nothing passes a line`(_ speed: Double) throws {
    var scene = TestWorld()
    scene.falls = false
    scene.add(.ball(3, at: 200, 400)) {
      $0.velocity = PlaneVector(speed, speed * 0.3)
      $0.elasticity = 0.5
    }
    scene.add(.box(4, 4, at: 100, 400)) { $0.velocity = PlaneVector(-speed, speed) }
    for _ in 0..<120 {
      scene.advance()
      let isInside = scene.bodies.allSatisfy {
        guard let place = $0?.position else { return true }
        return (0...400).contains(place.x) && (0...800).contains(place.y)
      }
      expect(isInside)
    }
  }

  @Test(arguments: [1000.0, 8000, 60_000])
  func `a ball does not pass a thin plate`(_ speed: Double) throws {
    var scene = TestWorld()
    scene.falls = false
    scene.add(.box(2, 300, at: 300, 400)) { $0.isAnchored = true }
    scene.add(.ball(5, at: 100, 400)) { $0.velocity = PlaneVector(speed, 0) }
    for _ in 0..<120 {
      scene.advance()
      try expect(#require(scene.bodies[1]).position.x, isBelow: 296)
    }
    expect(scene.begun, isAbove: 0)
  }

  @Test(arguments: 0..<10)
  func `bodies thrown at random stay in their room and finite`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var scene = TestWorld()
    for index in 0..<8 {
      let (x, y) = (80 + Double(index % 3) * 110, 100 + Double(index / 3) * 200)
      let size = Double.random(in: 10...60, using: &generator)
      scene.add(index % 2 == 0 ? .ball(size / 2, at: x, y) : .box(size, size / 2, at: x, y)) {
        $0.elasticity = Double.random(in: 0...1, using: &generator)
        $0.friction = Double.random(in: 0...1, using: &generator)
        $0.density = Double.random(in: 0.1...10, using: &generator)
        $0.spin = Double.random(in: -30...30, using: &generator)
        $0.velocity = PlaneVector(
          Double.random(in: -5000...5000, using: &generator),
          Double.random(in: -5000...5000, using: &generator))
      }
    }
    for _ in 0..<240 {
      scene.advance()
      let isSound = scene.bodies.allSatisfy {
        guard let body = $0 else { return true }
        return body.angle.isFinite && body.velocity.isFinite
          && (-1...401).contains(body.position.x) && (-1...801).contains(body.position.y)
      }
      expect(isSound)
    }
  }
}
