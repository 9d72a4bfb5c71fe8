import Expectations
import Testing
import UIKit

@MainActor
struct DynamicBehaviorTests {
  private let scene = DynamicScene()

  private func add(_ behaviors: UIDynamicBehavior...) {
    for behavior in behaviors { scene.animator.addBehavior(behavior) }
  }

  // MARK: Gravity

  @Test func `gravity has a direction by angle and magnitude`() {
    let view = scene.box(200, 100)
    let gravity = UIGravityBehavior()
    gravity.addItem(view)
    gravity.setAngle(0, magnitude: 0.5)
    expect(gravity.items.count == 1 && gravity.gravityDirection == CGVector(dx: 0.5, dy: 0))
    gravity.magnitude = 0
    gravity.magnitude = 2
    expect(gravity.angle == 0 && gravity.gravityDirection == CGVector(dx: 2, dy: 0))
    gravity.angle = .pi
    expect(abs(gravity.gravityDirection.dx + 2), isBelow: 1e-12)
    gravity.setAngle(0, magnitude: 0.1)
    add(gravity)
    scene.run(1)
    expect(view.center.isNear(CGPoint(x: 250, y: 100), 0.01))
    gravity.removeItem(view)
    let place = view.center
    scene.run(1)
    expect(gravity.items.isEmpty && view.center == place)
  }

  // MARK: Pushes

  @Test func `a continuous push accelerates by 100 points, once gives 100 points per second`() {
    let (one, two, large) = (scene.box(50, 100), scene.box(50, 300), scene.box(150, 500, 200, 100))
    let steady = UIPushBehavior(items: [one, large], mode: .continuous)
    steady.pushDirection = CGVector(dx: 1, dy: 0)
    let once = UIPushBehavior(items: [two], mode: .instantaneous)
    once.setAngle(0, magnitude: 1)
    expect(once.active && once.mode == .instantaneous && steady.magnitude == 1)
    add(steady, once)
    scene.run(1)
    expect(one.center.isNear(CGPoint(x: 100, y: 100), 0.1))
    expect(large.center.isNear(CGPoint(x: 175, y: 500), 0.1))
    expect(two.center.isNear(CGPoint(x: 150, y: 300), 0.1))
    expect(!once.active && steady.active)
    once.active = true
    scene.run(1)
    expect(two.center.isNear(CGPoint(x: 350, y: 300), 0.2))
    steady.active = false
    let before = one.center.x
    scene.run(0.5)
    expect(abs(one.center.x - before - 100), isBelow: 1.5)
  }

  @Test func `a push beside the center turns the item`() {
    let view = scene.box(200, 100)
    let push = UIPushBehavior(items: [view], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: 0.2)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: view)
    expect(push.targetOffsetFromCenter(for: view).horizontal, equals: 50)
    add(push)
    scene.run(0.2)
    expect(view.transform.b > 0.05 && view.center.y > 103)
    push.removeItem(view)
    expect(push.items.isEmpty && push.targetOffsetFromCenter(for: view) == .zero)
    push.addItem(view)
    expect(push.items.count, equals: 1)
  }

  // MARK: Item behavior

  @Test func `an item behavior has the defaults of iOS`() {
    let behavior = UIDynamicItemBehavior(items: [])
    expect(behavior.elasticity == 0 && behavior.friction == 0 && behavior.density == 1)
    expect(behavior.resistance == 0 && behavior.angularResistance == 0 && behavior.charge == 0)
    expect(!behavior.isAnchored && behavior.allowsRotation)
  }

  @Test func `velocities are added, also before the behavior is in an animator`() {
    let view = scene.box(100, 100)
    let behavior = UIDynamicItemBehavior()
    behavior.addItem(view)
    behavior.addLinearVelocity(CGPoint(x: 30, y: 0), for: view)
    behavior.addAngularVelocity(2, for: view)
    expect(behavior.linearVelocity(for: view), equals: CGPoint(x: 30, y: 0))
    expect(behavior.angularVelocity(for: view), equals: 2)
    add(behavior)
    behavior.addLinearVelocity(CGPoint(x: 20, y: 10), for: view)
    expect(behavior.linearVelocity(for: view), equals: CGPoint(x: 50, y: 10))
    scene.run(1)
    expect(view.center.isNear(CGPoint(x: 150, y: 110), 0.1))
    expect(behavior.angularVelocity(for: view), equals: 2)
    behavior.addLinearVelocity(CGPoint(x: 1, y: 1), for: scene.box(1, 1))
    behavior.removeItem(view)
    expect(behavior.items.isEmpty)
  }

  @Test func `resistance slows and density makes heavy`() {
    let (one, two) = (scene.box(100, 100), scene.box(100, 300))
    let behavior = UIDynamicItemBehavior(items: [one])
    behavior.resistance = 2
    behavior.addLinearVelocity(CGPoint(x: 100, y: 0), for: one)
    let heavy = UIDynamicItemBehavior(items: [two])
    heavy.density = 4
    heavy.angularResistance = 3
    heavy.addAngularVelocity(1, for: two)
    let push = UIPushBehavior(items: [two], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 1, dy: 0)
    add(behavior, heavy, push)
    scene.run(1)
    expect(one.center.x > 130 && one.center.x < 150)
    expect(two.center.isNear(CGPoint(x: 125, y: 300), 0.2))
    expect(heavy.angularVelocity(for: two), isBelow: 0.06)
  }

  @Test func `what is anchored holds others and stays, what may not turn does not`() {
    let (floor, falling) = (scene.box(200, 600, 60, 40), scene.box(225, 400, 60, 60))
    let anchor = UIDynamicItemBehavior(items: [floor])
    anchor.isAnchored = true
    let upright = UIDynamicItemBehavior(items: [falling])
    upright.allowsRotation = false
    add(
      anchor, upright, UIGravityBehavior(items: [floor, falling]),
      UICollisionBehavior(items: [floor, falling]))
    scene.run(3)
    expect(floor.center, equals: CGPoint(x: 200, y: 600))
    expect(falling.center.isNear(CGPoint(x: 225, y: 550), 0.2))
    expect(falling.transform, equals: .identity)
    upright.allowsRotation = true
    scene.run(1)
    expect(falling.transform, differsFrom: .identity)
  }

  @Test func `elasticity throws back and friction holds`() {
    let (ball, still, sliding) = (
      scene.box(60, 300, 40, 40), scene.box(200, 780, 40, 40), scene.box(200, 700, 40, 40)
    )
    let bouncy = UIDynamicItemBehavior(items: [ball])
    bouncy.elasticity = 1
    let rough = UIDynamicItemBehavior(items: [still])
    rough.friction = 1
    rough.addLinearVelocity(CGPoint(x: 100, y: 0), for: still)
    let smooth = UIDynamicItemBehavior(items: [sliding])
    smooth.addLinearVelocity(CGPoint(x: 100, y: 0), for: sliding)
    let one = UICollisionBehavior(items: [ball, still])
    one.translatesReferenceBoundsIntoBoundary = true
    let two = UICollisionBehavior(items: [sliding])
    two.addBoundary(
      withIdentifier: "shelf" as NSString, from: CGPoint(x: 0, y: 720), to: CGPoint(x: 400, y: 720))
    add(bouncy, rough, smooth, one, two, UIGravityBehavior(items: [ball, still, sliding]))
    var highest = 800.0
    one.action = { [scene] in
      if scene.animator.elapsedTime > 1.2 { highest = min(highest, Double(ball.center.y)) }
    }
    scene.run(2)
    expect(abs(highest - 300), isBelow: 5)
    expect(still.center.x, isBelow: 210)
    expect(abs(sliding.center.x - 380), isBelow: 25)
  }

  // MARK: Snap

  @Test(arguments: [0.0, 0.5, 1.0])
  func `a snap brings an item to its place, upright, and rests`(_ damping: CGFloat) {
    let view = scene.box(300, 600)
    view.transform = CGAffineTransform(rotationAngle: 1)
    let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 100, y: 100))
    expect(snap.damping, equals: 0.5)
    snap.damping = damping
    add(snap)
    scene.run(5)
    expect(view.center.isNear(CGPoint(x: 100, y: 100), 0.3))
    expect(abs(view.transform.b), isBelow: 0.01)
    expect(!scene.animator.isRunning)
    snap.snapPoint = CGPoint(x: 200, y: 500)
    scene.run(5)
    expect(view.center.isNear(CGPoint(x: 200, y: 500), 0.3))
  }

  // MARK: Groups

  @Test func `a group moves as one and collides by the outlines of its items`() {
    let (left, right) = (scene.box(100, 100, 40, 40), scene.box(200, 100, 40, 40))
    let middle = scene.box(150, 300, 30, 30)
    let group = UIDynamicItemGroup(items: [left, right])
    expect(group.items.count == 2 && group.center == CGPoint(x: 150, y: 100))
    expect(group.bounds, equals: CGRect(x: 0, y: 0, width: 140, height: 40))
    let collision = UICollisionBehavior(items: [group, middle])
    collision.translatesReferenceBoundsIntoBoundary = true
    add(UIGravityBehavior(items: [group]), collision)
    scene.run(3)
    expect(left.center.isNear(CGPoint(x: 100, y: 780), 0.2))
    expect(right.center.isNear(CGPoint(x: 200, y: 780), 0.2))
    expect(middle.center, equals: CGPoint(x: 150, y: 300))
    group.transform = CGAffineTransform(rotationAngle: .pi / 2)
    expect(left.center.isNear(CGPoint(x: 150, y: 730), 0.3))
    expect(abs(left.transform.b - 1), isBelow: 1e-6)
    group.center = CGPoint(x: 50, y: 100)
    expect(right.center.isNear(CGPoint(x: 50, y: 150), 0.3))
  }
}
