import Foundation
import PantographDynamics

/// Defines how its items move and collide. If several of these behaviors contain the same item, the
/// one added last applies.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var list: DynamicItems
  /// The elasticity: 0 does not bounce, 1 preserves all speed. Between two items the higher value
  /// applies.
  open var elasticity: CGFloat = 0 { didSet { changed() } }
  /// The friction: 0 slides freely. Between two items the square root of the product applies.
  open var friction: CGFloat = 0 { didSet { changed() } }
  /// The density. An item of 100 by 100 points with a density of 1 has a mass of 1.
  open var density: CGFloat = 1 { didSet { changed() } }
  /// The share of the velocity that is lost, per second.
  open var resistance: CGFloat = 0 { didSet { changed() } }
  /// The share of the angular velocity that is lost, per second.
  open var angularResistance: CGFloat = 0 { didSet { changed() } }
  /// The charge of the items in electric and magnetic fields.
  open var charge: CGFloat = 0 { didSet { changed() } }
  /// Whether only the program moves the items. Other items still collide with them.
  open var isAnchored = false { didSet { changed() } }
  open var allowsRotation = true { didSet { changed() } }
  /// The velocities that items receive when the behavior is added to an animator.
  private var waiting: [ObjectIdentifier: (linear: PlaneVector, angular: Double)] = [:]

  public init(items: [any UIDynamicItem]) {
    list = DynamicItems(items)
    super.init()
  }

  public override convenience init() { self.init(items: []) }

  open var items: [any UIDynamicItem] { list.all }

  open func addItem(_ item: any UIDynamicItem) {
    if list.add(item) { changed() }
  }

  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    waiting[ObjectIdentifier(item)] = nil
    changed()
  }

  /// Adds a velocity to that of an item, in points per second. Ignored for an item that is not in
  /// this behavior.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    guard list.contains(item), velocity.plane.isFinite else { return }
    if let engine = dynamicAnimator?.engine {
      engine.change(item) { $0.velocity += velocity.plane }
      return changed()
    }
    waiting[ObjectIdentifier(item), default: (.zero, 0)].linear += velocity.plane
  }

  /// Returns the velocity of an item, in points per second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let own = dynamicAnimator?.engine.body(of: item)?.velocity ?? .zero
    return CGPoint(own + (waiting[ObjectIdentifier(item)]?.linear ?? .zero))
  }

  /// Adds an angular velocity to that of an item, in radians per second. Ignored for an item that
  /// is not in this behavior.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    guard list.contains(item), velocity.isFinite else { return }
    if let engine = dynamicAnimator?.engine {
      engine.change(item) { $0.spin += Double(velocity) }
      return changed()
    }
    waiting[ObjectIdentifier(item), default: (.zero, 0)].angular += Double(velocity)
  }

  /// Returns the angular velocity of an item, in radians per second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    let own = dynamicAnimator?.engine.body(of: item)?.spin ?? 0
    return CGFloat(own + (waiting[ObjectIdentifier(item)]?.angular ?? 0))
  }

  override func join(_ plan: inout DynamicPlan) {
    for item in items {
      plan.describe(item) { [self] body in
        body.elasticity = Double(elasticity)
        body.friction = Double(friction)
        body.density = Double(density)
        body.resistance = Double(resistance)
        body.angularResistance = Double(angularResistance)
        body.charge = Double(charge)
        body.isAnchored = isAnchored
        body.allowsRotation = allowsRotation
      }
      guard let velocity = waiting.removeValue(forKey: ObjectIdentifier(item)) else { continue }
      plan.velocities.append((item, velocity.linear, velocity.angular))
    }
  }
}
