import Expectations
import Testing
import UIKit

/// Children of a behavior that an animator already contains.
@MainActor
struct ChildBehaviorTests {
  private final class Heard: UIDynamicBehavior {
    var animators: [UIDynamicAnimator?] = []
    override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
      animators.append(dynamicAnimator)
    }
  }

  private let scene = DynamicScene()

  @Test func `a child that comes later hears of its animator`() {
    let (parent, child) = (Heard(), Heard())
    scene.animator.addBehavior(parent)
    parent.addChildBehavior(child)
    expect(child.animators.count == 1 && child.animators.first == scene.animator)
    expect(child.dynamicAnimator === scene.animator)
    parent.addChildBehavior(child)
    expect(child.animators.count == 1 && parent.childBehaviors == [child])
  }

  @Test func `a child that goes to another parent leaves the first`() {
    let (first, second, child) = (Heard(), Heard(), Heard())
    scene.animator.addBehavior(first)
    first.addChildBehavior(child)
    second.addChildBehavior(child)
    expect(first.childBehaviors.isEmpty && second.childBehaviors == [child])
    expectNil(child.dynamicAnimator)
    expect(child.animators, equals: [scene.animator, nil])
    scene.animator.addBehavior(second)
    expect(child.dynamicAnimator === scene.animator)
  }

  @Test func `gravity that joins a running behavior moves its item`() {
    let view = scene.box(200, 100)
    let parent = Heard()
    scene.animator.addBehavior(parent)
    scene.run(0.5)
    expect(view.center.y, equals: 100)
    let gravity = UIGravityBehavior(items: [view])
    parent.addChildBehavior(gravity)
    scene.run(0.5)
    expect(view.center.y, isAbove: 150)
    parent.removeChildBehavior(gravity)
    expectNil(gravity.dynamicAnimator)
  }
}
