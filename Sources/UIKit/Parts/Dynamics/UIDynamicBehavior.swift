import Foundation
import PantographDynamics

/// Moves the items of an animator, by its own effect or by its child behaviors.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called after each frame in which items may have moved. The items are already at their new
  /// places.
  open var action: (() -> Void)?
  private weak var ownAnimator: UIDynamicAnimator?
  private weak var parent: UIDynamicBehavior?

  public override init() { super.init() }

  /// The animator that contains the behavior, directly or within another behavior.
  open var dynamicAnimator: UIDynamicAnimator? { ownAnimator ?? parent?.dynamicAnimator }

  /// Adds a child behavior, and removes it from the animator or behavior that contained it.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    require(
      behavior !== self && !behavior.holds(self),
      "\(Swift.type(of: behavior)) cannot be its own child behavior")
    guard behavior.parent !== self else { return }
    behavior.leave()
    childBehaviors.append(behavior)
    behavior.parent = self
    if let dynamicAnimator { behavior.willMove(to: dynamicAnimator) }
    changed()
  }

  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    if dynamicAnimator != nil { behavior.willMove(to: nil) }
    let animator = dynamicAnimator
    childBehaviors.remove(at: index)
    behavior.parent = nil
    animator?.behaviorsChanged()
  }

  /// Called before the behavior is added to an animator, and with nil before it is removed. The
  /// default implementation does nothing.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  open override nonisolated var description: String { ObjectText.of(self) }

  // MARK: Inside

  func move(to animator: UIDynamicAnimator?) { ownAnimator = animator }

  func leave() {
    ownAnimator?.removeBehavior(self)
    parent?.removeChildBehavior(self)
  }

  private func holds(_ behavior: UIDynamicBehavior) -> Bool {
    childBehaviors.contains { $0 === behavior || $0.holds(behavior) }
  }

  /// This behavior and all behaviors within it, each before its children.
  var all: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.all) }

  /// Called after each change of the behavior's effect, so that resting items move again.
  func changed() { dynamicAnimator?.behaviorsChanged() }

  /// Adds the behavior's effect to the next steps. UIKit's own subclasses override this method.
  func join(_ plan: inout DynamicPlan) {}
}

/// The items of a behavior, without duplicates.
@MainActor
struct DynamicItems {
  private(set) var all: [any UIDynamicItem] = []

  init(_ items: [any UIDynamicItem] = []) {
    for item in items { _ = add(item) }
  }

  func contains(_ item: any UIDynamicItem) -> Bool { all.contains { $0 === item } }

  /// Adds an item. Returns false if the item is already in the list.
  mutating func add(_ item: any UIDynamicItem) -> Bool {
    guard !contains(item) else { return false }
    all.append(item)
    return true
  }

  mutating func remove(_ item: any UIDynamicItem) { all.removeAll { $0 === item } }
}
