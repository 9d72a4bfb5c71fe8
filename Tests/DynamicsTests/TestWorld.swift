import Expectations
import GoldenTexts
import PantographDynamics

/// A room of 400 by 800 points with bodies that fall and collide.
struct TestWorld {
  static let gravity = 1000.0
  private(set) var world = DynamicWorld()
  var falls = true
  var hasRoom = true
  var lines: [Boundary] = []
  var joints: [Joint] = []
  var fields: [ForceField] = []
  var pushes: [BodyLoad.Push] = []
  var collidesBodies = true
  private(set) var events: [ContactEvent] = []

  static let room: [Boundary] = {
    let corners = [
      PlaneVector(0, 0), PlaneVector(400, 0), PlaneVector(400, 800), PlaneVector(0, 800),
    ]
    return corners.indices.map {
      Boundary(from: corners[$0], to: corners[($0 + 1) % 4], id: 0)
    }
  }()

  var bodies: [DynamicBody?] { world.bodies }
  var begun: Int { events.filter(\.hasBegun).count }
  var energy: Double { bodies.reduce(0) { $0 + ($1?.kineticEnergy ?? 0) } }

  mutating func add(_ body: DynamicBody, _ change: (inout DynamicBody) -> Void = { _ in }) {
    var body = body
    change(&body)
    _ = world.add(body)
  }

  mutating func remove(_ body: Int) { world.remove(body) }

  mutating func change(_ body: Int, _ change: (inout DynamicBody) -> Void) {
    world.change(body, change)
  }

  mutating func push(_ body: Int, _ impulse: PlaneVector, at arm: PlaneVector = .zero) {
    world.push(body, impulse, at: arm)
  }

  mutating func advance(_ steps: Int = 1) {
    let indices = bodies.indices.filter { bodies[$0] != nil }
    let loads = indices.map { index in
      var load = BodyLoad(body: index)
      if falls { load.acceleration = PlaneVector(0, Self.gravity) }
      load.fields = fields
      load.pushes = pushes
      return load
    }
    let group = CollisionGroup(
      bodies: indices, boundaries: (hasRoom ? Self.room : []) + lines,
      collidesBodies: collidesBodies, id: 0)
    for _ in 0..<steps { events += world.advance(loads, joints, [group]) }
    if steps > 1 { see() }
  }

  /// Compares the bodies with those that the test saw before.
  private func see() { SeenMarks.see(ShortText.thousandths("\(bodies) \(events.count)")) }

  /// Steps until everything rests, and returns the elapsed seconds; nil if `seconds` pass first.
  mutating func rest(within seconds: Int) -> Double? {
    for step in 0..<240 * seconds {
      if world.isResting {
        see()
        return Double(step) * DynamicWorld.step
      }
      advance()
    }
    return nil
  }
}

extension DynamicBody {
  static func box(
    _ width: Double, _ height: Double, at x: Double, _ y: Double, angle: Double = 0
  ) -> DynamicBody {
    DynamicBody(
      shape: .rectangle(width: width, height: height), position: PlaneVector(x, y), angle: angle)
  }

  static func ball(_ radius: Double, at x: Double, _ y: Double) -> DynamicBody {
    DynamicBody(shape: .circle(radius: radius), position: PlaneVector(x, y))
  }
}
