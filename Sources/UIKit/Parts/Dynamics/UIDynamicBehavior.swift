import Foundation
import PantographDynamics

/// Moves items of an animator, by itself or by the behaviors that were added to it.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called after each frame in which items may have moved, when they are at their new places.
  open var action: (() -> Void)?
  private weak var ownAnimator: UIDynamicAnimator?
  private weak var parent: UIDynamicBehavior?

  public override init() { super.init() }

  /// The animator that it was added to, by itself or within another behavior.
  open var dynamicAnimator: UIDynamicAnimator? { ownAnimator ?? parent?.dynamicAnimator }

  /// A behavior that is in an animator or in another behavior already leaves that one.
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

  /// Called before the behavior comes to an animator; nil before it leaves one. Does nothing by itself.
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

  /// The behavior and all within it, each before its children.
  var all: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.all) }

  /// Called after each change of what the behavior does: items move again.
  func changed() { dynamicAnimator?.behaviorsChanged() }

  /// Adds what the behavior does to the next steps. Subclasses of UIKit's do.
  func join(_ plan: inout DynamicPlan) {}
}

/// Items of a behavior, each once.
@MainActor
struct DynamicItems {
  private(set) var all: [any UIDynamicItem] = []

  init(_ items: [any UIDynamicItem] = []) {
    for item in items { _ = add(item) }
  }

  func contains(_ item: any UIDynamicItem) -> Bool { all.contains { $0 === item } }

  /// False if the item is there already.
  mutating func add(_ item: any UIDynamicItem) -> Bool {
    guard !contains(item) else { return false }
    all.append(item)
    return true
  }

  mutating func remove(_ item: any UIDynamicItem) { all.removeAll { $0 === item } }
}
