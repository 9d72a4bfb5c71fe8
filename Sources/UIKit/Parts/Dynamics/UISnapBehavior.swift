import Foundation
import PantographDynamics

/// Pulls an item to a point, where it comes to rest without rotation.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  open var snapPoint: CGPoint { didSet { changed() } }
  /// The damping, from 0 with the most oscillation to 1 with none.
  open var damping: CGFloat = 0.5 { didSet { changed() } }

  /// The share of critical damping at a `damping` of 0. It is positive, so that a snap always comes
  /// to rest.
  private static let leastDamping = 0.15

  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  override func join(_ plan: inout DynamicPlan) {
    let share = min(max(Double(damping), 0), 1)
    plan.add(self, item, nil) { body, _ in
      var joint = Joint(
        .snap, body: body, arm: .zero, other: nil, anchor: snapPoint.plane, angle: 0)
      joint.damping = Self.leastDamping + (1 - Self.leastDamping) * share
      return joint
    }
  }
}
