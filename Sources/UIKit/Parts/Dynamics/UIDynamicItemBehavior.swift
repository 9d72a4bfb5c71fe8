import Foundation
import PantographDynamics

/// Says how its items move and collide. If several say so of one item, the one added last is right.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var list: DynamicItems
  /// 0 does not bounce, 1 keeps all speed. Of two items the higher one counts.
  open var elasticity: CGFloat = 0 { didSet { changed() } }
  /// 0 slides. Of two items, the root of the product counts.
  open var friction: CGFloat = 0 { didSet { changed() } }
  /// An item of 100 by 100 points with the density 1 has the mass 1.
  open var density: CGFloat = 1 { didSet { changed() } }
  /// The share of the velocity that is lost, per second.
  open var resistance: CGFloat = 0 { didSet { changed() } }
  /// The share of the angular velocity that is lost, per second.
  open var angularResistance: CGFloat = 0 { didSet { changed() } }
  /// Charge in electric and magnetic fields.
  open var charge: CGFloat = 0 { didSet { changed() } }
  /// True for items that others collide with and that only the program moves.
  open var isAnchored = false { didSet { changed() } }
  open var allowsRotation = true { didSet { changed() } }
  /// Velocities that items get when they come to an animator.
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

  /// In points per second, on top of what the item has. Ignored for an item that is not this behavior's.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    guard list.contains(item), velocity.plane.isFinite else { return }
    if let engine = dynamicAnimator?.engine {
      engine.change(item) { $0.velocity += velocity.plane }
      return changed()
    }
    waiting[ObjectIdentifier(item), default: (.zero, 0)].linear += velocity.plane
  }

  /// In points per second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let own = dynamicAnimator?.engine.body(of: item)?.velocity ?? .zero
    return CGPoint(own + (waiting[ObjectIdentifier(item)]?.linear ?? .zero))
  }

  /// In radians per second, on top of what the item has. Ignored for an item that is not this behavior's.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    guard list.contains(item), velocity.isFinite else { return }
    if let engine = dynamicAnimator?.engine {
      engine.change(item) { $0.spin += Double(velocity) }
      return changed()
    }
    waiting[ObjectIdentifier(item), default: (.zero, 0)].angular += Double(velocity)
  }

  /// In radians per second.
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
