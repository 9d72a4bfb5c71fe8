import Expectations
import Testing
import UIKit

/// NaN, and numbers that make no sense.
@MainActor
struct DynamicHostileTests {
  private let scene = DynamicScene()
  nonisolated private static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1, 0, 1e-300, 1e12,
  ]

  /// Runs for a second, and expects that every position stays finite.
  private func expectFinite(_ items: [UIView], _ number: CGFloat) {
    scene.run(1)
    for item in items {
      let center = item.center
      expect(center.x.isFinite && center.y.isFinite, "\(number)")
      expect(item.transform.b.isFinite, "\(number)")
    }
    scene.animator.removeAllBehaviors()
  }

  private func boxes() -> [UIView] {
    [scene.box(100, 100), scene.box(150, 260), scene.box(300, 300)]
  }

  private func collide(_ items: [UIView]) -> UICollisionBehavior {
    let collision = UICollisionBehavior(items: items)
    collision.translatesReferenceBoundsIntoBoundary = true
    return collision
  }

  private func add(_ behaviors: [UIDynamicBehavior]) {
    for behavior in behaviors { scene.animator.addBehavior(behavior) }
  }

  @Test(arguments: numbers)
  func `no number of an item's properties takes it away`(number: CGFloat) {
    let items = boxes()
    let looks = UIDynamicItemBehavior(items: items)
    looks.elasticity = number
    looks.friction = number
    looks.density = number
    looks.resistance = number
    looks.angularResistance = number
    looks.charge = number
    looks.addLinearVelocity(CGPoint(x: number, y: 1), for: items[0])
    looks.addAngularVelocity(number, for: items[1])
    add([UIGravityBehavior(items: items), collide(items), looks])
    expectFinite(items, number)
  }

  @Test(arguments: numbers)
  func `no number of a force takes an item away`(number: CGFloat) {
    let items = boxes()
    let gravity = UIGravityBehavior(items: items)
    gravity.setAngle(number, magnitude: number)
    let pushes = [UIPushBehavior.Mode.continuous, .instantaneous].map { mode in
      let push = UIPushBehavior(items: items, mode: mode)
      push.pushDirection = CGVector(dx: number, dy: 1)
      push.setTargetOffsetFromCenter(UIOffset(horizontal: number, vertical: number), for: items[0])
      return push
    }
    let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: number, y: number))
    field.strength = number
    field.falloff = number
    field.minimumRadius = number
    for item in items { field.addItem(item) }
    add([gravity, collide(items), field] + pushes)
    expectFinite(items, number)
  }

  @Test(arguments: numbers)
  func `no number of an attachment takes an item away`(number: CGFloat) {
    let items = boxes()
    let hold = UIAttachmentBehavior(
      item: items[0], attachedToAnchor: CGPoint(x: number, y: number))
    let pair = UIAttachmentBehavior(item: items[1], attachedTo: items[2])
    for attachment in [hold, pair] {
      attachment.length = number
      attachment.damping = number
      attachment.frequency = number
      attachment.frictionTorque = number
    }
    let snap = UISnapBehavior(item: items[2], snapTo: CGPoint(x: number, y: 100))
    snap.damping = number
    add([UIGravityBehavior(items: items), collide(items), hold, pair, snap])
    expectFinite(items, number)
  }

  @Test(arguments: numbers)
  func `no outline and no boundary takes an item away`(number: CGFloat) {
    let items = boxes()
    items[0].bounds.size = CGSize(width: 0, height: 0)
    let collision = collide(items)
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: number, left: number, bottom: number, right: number))
    collision.addBoundary(
      withIdentifier: "line", from: CGPoint(x: number, y: 300), to: CGPoint(x: 400, y: number))
    collision.addBoundary(withIdentifier: "nothing", for: UIBezierPath())
    add([UIGravityBehavior(items: items), collision])
    expectFinite(items, number)
  }

  @Test func `a callback may take everything away`() {
    let items = boxes()
    let collision = collide(items)
    collision.collisionDelegate = scene
    scene.onContact = { [scene] in scene.animator.removeAllBehaviors() }
    add([UIGravityBehavior(items: items), collision])
    expectFinite(items, 0)
    expect(!scene.animator.isRunning)
  }
}
