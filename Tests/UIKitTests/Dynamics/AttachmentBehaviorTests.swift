import Expectations
import Testing
import UIKit

@MainActor
struct AttachmentBehaviorTests {
  private let scene = DynamicScene()

  private func distance(_ one: CGPoint, _ two: CGPoint) -> CGFloat {
    ((one.x - two.x) * (one.x - two.x) + (one.y - two.y) * (one.y - two.y)).squareRoot()
  }

  @Test func `an item hangs from its anchor at the distance that there was`() {
    let view = scene.box(300, 100, 40, 40)
    let attachment = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 200, y: 100))
    expect(attachment.length == 100 && attachment.attachedBehaviorType == .anchor)
    expect(attachment.frequency == 0 && attachment.damping == 0 && attachment.items.count == 1)
    let behavior = UIDynamicItemBehavior(items: [view])
    behavior.resistance = 2
    for behavior in [UIGravityBehavior(items: [view]), attachment, behavior] {
      scene.animator.addBehavior(behavior)
    }
    for _ in 0..<30 {
      scene.run(0.1)
      expect(abs(distance(view.center, attachment.anchorPoint) - 100), isBelow: 0.5)
    }
    scene.run(5)
    expect(view.center.isNear(CGPoint(x: 200, y: 200), 2))
    attachment.length = 50
    scene.run(4)
    expect(abs(distance(view.center, attachment.anchorPoint) - 50), isBelow: 0.5)
  }

  @Test func `an attachment at a corner turns the item`() {
    let view = scene.box(200, 200, 80, 80)
    let attachment = UIAttachmentBehavior(
      item: view, offsetFromCenter: UIOffset(horizontal: 40, vertical: -40),
      attachedToAnchor: CGPoint(x: 240, y: 160))
    expect(attachment.length, equals: 0)
    scene.animator.addBehavior(UIGravityBehavior(items: [view]))
    scene.animator.addBehavior(attachment)
    scene.run(0.3)
    expect(view.transform.b, isBelow: -0.1)
    expect(
      abs(distance(view.center, CGPoint(x: 240, y: 160)) - 40 * 2.0.squareRoot()), isBelow: 0.5)
  }

  @Test func `a soft attachment swings to an anchor that moves away`() {
    let view = scene.box(100, 100, 40, 40)
    let attachment = UIAttachmentBehavior(item: view, attachedToAnchor: view.center)
    attachment.frequency = 2
    attachment.damping = 0.5
    scene.animator.addBehavior(attachment)
    scene.run(0.1)
    attachment.anchorPoint = CGPoint(x: 300, y: 400)
    scene.run(0.05)
    expect(view.center.x > 100 && view.center.x < 250)
    scene.run(4)
    expect(view.center.isNear(CGPoint(x: 300, y: 400), 0.5))
  }

  @Test func `two items keep their distance`() {
    let (one, two) = (scene.box(100, 300, 40, 40), scene.box(200, 300, 40, 40))
    let attachment = UIAttachmentBehavior(item: one, attachedTo: two)
    expect(attachment.attachedBehaviorType == .items && attachment.length == 100)
    let behavior = UIDynamicItemBehavior(items: [one])
    behavior.addLinearVelocity(CGPoint(x: 0, y: 200), for: one)
    scene.animator.addBehavior(attachment)
    scene.animator.addBehavior(behavior)
    for _ in 0..<20 {
      scene.run(0.1)
      expect(abs(distance(one.center, two.center) - 100), isBelow: 0.5)
    }
    expect(two.center.y, isAbove: 310)
    let offset = UIAttachmentBehavior(
      item: one, offsetFromCenter: UIOffset(horizontal: 0, vertical: 20), attachedTo: two,
      offsetFromCenter: .zero)
    expect(offset.items.count, equals: 2)
  }

  @Test func `a slide keeps its axis, angle and range`() {
    let view = scene.box(200, 300, 60, 60)
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: view, attachmentAnchor: CGPoint(x: 200, y: 300),
      axisOfTranslation: CGVector(dx: 1, dy: 0))
    slide.attachmentRange = UIFloatRange(minimum: -50, maximum: 120)
    let push = UIPushBehavior(items: [view], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 2, dy: 1)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: 20), for: view)
    for behavior in [slide, push] { scene.animator.addBehavior(behavior) }
    scene.run(2)
    expect(view.center.isNear(CGPoint(x: 320, y: 300), 1))
    expect(abs(view.transform.b), isBelow: 0.02)
  }

  @Test func `a slide between two items follows the second`() {
    let (one, two) = (scene.box(200, 200, 40, 40), scene.box(200, 300, 40, 40))
    let slide = UIAttachmentBehavior.slidingAttachment(
      with: one, attachedTo: two, attachmentAnchor: CGPoint(x: 200, y: 250),
      axisOfTranslation: CGVector(dx: 0, dy: 1))
    expect(slide.attachmentRange.isInfinite)
    // Without a limit, the first view would fly off along the axis while the second view rotates.
    slide.attachmentRange = UIFloatRange(minimum: -20, maximum: 20)
    let snap = UISnapBehavior(item: two, snapTo: CGPoint(x: 300, y: 300))
    snap.damping = 1
    for behavior in [slide, snap] { scene.animator.addBehavior(behavior) }
    scene.run(30)
    expect(abs(one.center.x - 300), isBelow: 1)
  }

  @Test func `a limit is a rope`() {
    let (fixed, hanging) = (scene.box(200, 100, 20, 20), scene.box(200, 200, 20, 20))
    let anchor = UIDynamicItemBehavior(items: [fixed])
    anchor.isAnchored = true
    let rope = UIAttachmentBehavior.limitAttachment(
      with: hanging, offsetFromCenter: .zero, attachedTo: fixed, offsetFromCenter: .zero)
    expect(rope.length, equals: 100)
    hanging.center = CGPoint(x: 200, y: 120)
    let gravity = UIGravityBehavior(items: [hanging])
    for behavior in [anchor, rope, gravity] { scene.animator.addBehavior(behavior) }
    scene.run(0.25)
    expect(abs(hanging.center.y - 151), isBelow: 2)
    scene.run(2)
    expect(abs(hanging.center.y - 200), isBelow: 1)
  }

  @Test func `fixed items turn as one, pinned ones around their pin`() {
    let (one, two) = (scene.box(100, 300, 40, 40), scene.box(160, 300, 40, 40))
    let fixed = UIAttachmentBehavior.fixedAttachment(
      with: one, attachedTo: two, attachmentAnchor: CGPoint(x: 130, y: 300))
    let behavior = UIDynamicItemBehavior(items: [one])
    behavior.addAngularVelocity(3, for: one)
    for behavior in [fixed, behavior] { scene.animator.addBehavior(behavior) }
    scene.run(1)
    expect(abs(one.transform.b - two.transform.b) < 0.02 && one.transform.b > 0.1)
    scene.animator.removeAllBehaviors()
    let (arm, hub) = (scene.box(250, 500, 100, 20), scene.box(200, 500, 20, 20))
    let anchor = UIDynamicItemBehavior(items: [hub])
    anchor.isAnchored = true
    let pin = UIAttachmentBehavior.pinAttachment(
      with: arm, attachedTo: hub, attachmentAnchor: CGPoint(x: 200, y: 500))
    pin.attachmentRange = UIFloatRange(minimum: -0.4, maximum: 0.4)
    let gravity = UIGravityBehavior(items: [arm])
    for behavior in [anchor, pin, gravity] { scene.animator.addBehavior(behavior) }
    scene.run(3)
    expect(abs(arm.transform.b - 0.389), isBelow: 0.02)
    expect(abs(distance(arm.center, hub.center) - 50), isBelow: 0.5)
    pin.frictionTorque = 100
    gravity.gravityDirection = CGVector(dx: 0, dy: -1)
    scene.run(2)
    expect(abs(arm.transform.b - 0.389), isBelow: 0.03)
  }

  @Test func `a range has two limits`() {
    expect(UIFloatRange.zero, equals: UIFloatRange(minimum: 0, maximum: 0))
    expect(UIFloatRange.infinite.isInfinite && !UIFloatRange.zero.isInfinite)
    expect(UIFloatRange(), equals: .zero)
  }
}
