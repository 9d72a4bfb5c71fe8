import Foundation
import PantographDynamics

/// Draws an item to a place, where it comes to rest upright.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem
  open var snapPoint: CGPoint { didSet { changed() } }
  /// From 0, with the most swings at the end, to 1, with none.
  open var damping: CGFloat = 0.5 { didSet { changed() } }

  /// A snap always comes to rest: the share of critical damping at 0.
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
