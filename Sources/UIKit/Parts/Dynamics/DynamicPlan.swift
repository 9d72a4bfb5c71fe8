import Foundation
import PantographDynamics

/// The effects of an animator's behaviors in the next steps.
@MainActor
struct DynamicPlan {
  private let engine: DynamicEngine
  /// The bounds of the animator's reference.
  let bounds: CGRect?
  private var loadOfBody: [Int: BodyLoad] = [:]
  private var descriptions: [Int: (inout DynamicBody) -> Void] = [:]
  private(set) var joints: [Joint] = []
  /// The bodies in the order in which the behaviors named them.
  private(set) var bodies: [Int] = []
  private var known: Set<Int> = []
  private(set) var ids: Set<Int> = []
  var pushes: [DynamicPush] = []
  /// The behaviors that caused `pushes`.
  var pushing: [UIPushBehavior] = []
  var velocities: [(item: any UIDynamicItem, linear: PlaneVector, angular: Double)] = []
  /// The fields with an evaluation block, and the bodies that they act on.
  var evaluated: [(field: UIFieldBehavior, body: Int)] = []
  var collisions: [(behavior: UICollisionBehavior, group: CollisionGroup)] = []

  init(_ engine: DynamicEngine, bounds: CGRect?) {
    self.engine = engine
    self.bounds = bounds
  }

  var loads: [BodyLoad] { bodies.compactMap { loadOfBody[$0] } }
  var groups: [CollisionGroup] { collisions.map(\.group) }

  mutating func body(_ item: any UIDynamicItem) -> Int {
    let body = engine.register(item)
    if known.insert(body).inserted { bodies.append(body) }
    return body
  }

  mutating func load(_ item: any UIDynamicItem, _ change: (inout BodyLoad) -> Void) {
    let body = body(item)
    change(&loadOfBody[body, default: BodyLoad(body: body)])
  }

  /// Sets the properties of an item's body. A later call for the item replaces an earlier one.
  mutating func describe(_ item: any UIDynamicItem, _ change: @escaping (inout DynamicBody) -> Void)
  {
    descriptions[body(item)] = change
  }

  mutating func add(
    _ behavior: UIDynamicBehavior, _ item: any UIDynamicItem, _ other: (any UIDynamicItem)?,
    _ make: (Int, Int?) -> Joint
  ) {
    let one = body(item)
    let two = other.map { body($0) }
    guard one != two else { return }
    var joint = make(one, two)
    joint.id = id(of: behavior)
    joints.append(joint)
  }

  /// Returns an id that is unique among the behaviors of the animator.
  mutating func id(of behavior: UIDynamicBehavior) -> Int {
    let id = engine.id(of: behavior)
    ids.insert(id)
    return id
  }

  func describe(_ body: Int, in world: inout DynamicWorld) {
    world.describe(body) {
      let plain = DynamicBody(shape: $0.shape, position: $0.position)
      $0.elasticity = plain.elasticity
      $0.friction = plain.friction
      $0.density = plain.density
      $0.resistance = plain.resistance
      $0.angularResistance = plain.angularResistance
      $0.charge = plain.charge
      $0.isAnchored = plain.isAnchored
      $0.allowsRotation = plain.allowsRotation
      descriptions[body]?(&$0)
      $0.elasticity = $0.elasticity.isFinite ? max($0.elasticity, 0) : 0
      $0.friction = $0.friction.isFinite ? max($0.friction, 0) : 0
    }
  }
}
