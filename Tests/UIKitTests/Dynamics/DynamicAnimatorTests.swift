import Expectations
import Testing
import UIKit

@MainActor
struct DynamicAnimatorTests {
  private let scene = DynamicScene()

  @Test func `an item falls 1000 points per second and second`() {
    let view = scene.box(200, 100)
    let gravity = UIGravityBehavior(items: [view])
    expect(gravity.magnitude == 1 && gravity.gravityDirection == CGVector(dx: 0, dy: 1))
    expect(abs(gravity.angle - .pi / 2), isBelow: 1e-12)
    scene.animator.addBehavior(gravity)
    expect(view.center, equals: CGPoint(x: 200, y: 100))
    scene.run(1)
    expect(view.center.isNear(CGPoint(x: 200, y: 600), 0.01))
    expect(abs(scene.animator.elapsedTime - 1), isBelow: 1e-9)
    expect(scene.animator.isRunning)
  }

  @Test(arguments: [1.0 / 30, 1.0 / 50, 1.0 / 144, 0.25])
  func `places are the same at every rate of frames`(_ interval: Double) {
    func end(_ interval: Double) -> [CGPoint] {
      let scene = DynamicScene()
      let views = (0..<4).map { scene.box(120 + Double($0) * 55, 100 + Double($0) * 90, 50, 50) }
      let behavior = UIDynamicItemBehavior(items: views)
      behavior.elasticity = 0.6
      behavior.friction = 0.3
      let collision = UICollisionBehavior(items: views)
      collision.translatesReferenceBoundsIntoBoundary = true
      for behavior in [UIGravityBehavior(items: views), collision, behavior] {
        scene.animator.addBehavior(behavior)
      }
      behavior.addAngularVelocity(3, for: views[1])
      scene.run(2, each: interval)
      return views.map(\.center)
    }
    expect(end(interval), equals: end(1.0 / 60))
  }

  @Test func `it pauses at rest and runs again for each change`() {
    let view = scene.box(200, 700)
    let gravity = UIGravityBehavior(items: [view])
    let collision = UICollisionBehavior(items: [view])
    collision.translatesReferenceBoundsIntoBoundary = true
    scene.animator.addBehavior(gravity)
    scene.animator.addBehavior(collision)
    scene.run(3)
    expect(!scene.animator.isRunning)
    expect(scene.words, equals: ["resume", "pause"])
    expect(view.center.isNear(CGPoint(x: 200, y: 750), 0.1))
    let elapsed = scene.animator.elapsedTime
    expect(elapsed > 0.5 && elapsed < 2)
    scene.run(1)
    expect(scene.animator.elapsedTime, equals: elapsed)
    gravity.gravityDirection = CGVector(dx: 0, dy: -1)
    expect(scene.animator.isRunning)
    scene.run(5)
    expect(view.center.isNear(CGPoint(x: 200, y: 50), 0.1))
    expect(scene.words, equals: ["resume", "pause", "resume", "pause"])
  }

  @Test func `without behaviors it pauses, and items stay where they are`() {
    let view = scene.box(200, 100)
    scene.animator.addBehavior(UIGravityBehavior(items: [view]))
    scene.run(0.2)
    let place = view.center
    scene.animator.removeAllBehaviors()
    expect(scene.animator.behaviors.isEmpty)
    scene.run(1)
    expect(view.center, equals: place)
    expect(scene.words, equals: ["resume", "pause"])
    expect(!scene.animator.isRunning)
  }

  @Test func `an item's own changes count once its state is updated`() {
    let view = scene.box(200, 100)
    let gravity = UIGravityBehavior(items: [view])
    scene.animator.addBehavior(gravity)
    scene.run(0.1)
    view.center = CGPoint(x: 50, y: 50)
    scene.run(0.1)
    expect(view.center.isNear(CGPoint(x: 200, y: 120), 0.1))
    view.center = CGPoint(x: 50, y: 50)
    view.transform = CGAffineTransform(rotationAngle: 0.5)
    scene.animator.updateItem(usingCurrentState: view)
    scene.run(0.1)
    expect(view.center.isNear(CGPoint(x: 50, y: 75), 0.5))
    expect(abs(view.transform.b - CGAffineTransform(rotationAngle: 0.5).b), isBelow: 1e-9)
  }

  @Test func `items are found by where they are`() {
    let (one, two) = (scene.box(100, 100), scene.box(300, 300))
    scene.animator.addBehavior(UIGravityBehavior(items: [one, two]))
    expect(scene.animator.items(in: CGRect(x: 0, y: 0, width: 200, height: 200)).count, equals: 1)
    expect(
      scene.animator.items(in: scene.room.bounds).map { ($0 as? UIView)?.tag }, equals: [0, 1])
    expect(scene.animator.items(in: CGRect(x: 0, y: 600, width: 9, height: 9)).isEmpty)
  }

  @Test func `behaviors belong to one animator, and hear of it`() {
    final class Heard: UIDynamicBehavior {
      var moves: [Bool] = []
      override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
        moves.append(dynamicAnimator != nil)
      }
    }
    let (behavior, child) = (Heard(), Heard())
    behavior.addChildBehavior(child)
    scene.animator.addBehavior(behavior)
    expect(behavior.dynamicAnimator === scene.animator)
    expect(child.dynamicAnimator === scene.animator)
    let other = UIDynamicAnimator(referenceView: scene.room)
    other.addBehavior(behavior)
    expect(scene.animator.behaviors.isEmpty && other.behaviors.count == 1)
    expect(behavior.moves, equals: [true, false, true])
    behavior.removeChildBehavior(child)
    expect(child.dynamicAnimator == nil && behavior.childBehaviors.isEmpty)
    expect(child.moves, equals: [false])
  }

  @Test func `a composed behavior moves its items and acts at each frame`() {
    final class Falling: UIDynamicBehavior {
      init(_ view: UIView) {
        super.init()
        addChildBehavior(UIGravityBehavior(items: [view]))
        let collision = UICollisionBehavior(items: [view])
        collision.translatesReferenceBoundsIntoBoundary = true
        addChildBehavior(collision)
      }
    }
    let view = scene.box(200, 100)
    let falling = Falling(view)
    var frames = 0
    falling.action = { frames += 1 }
    scene.animator.addBehavior(falling)
    scene.run(0.5)
    expect(frames, equals: 30)
    scene.run(3)
    expect(view.center.isNear(CGPoint(x: 200, y: 750), 0.1))
  }

  @Test func `behaviors may be added and removed in actions and callbacks`() {
    let (one, two) = (scene.box(100, 100), scene.box(300, 100))
    let gravity = UIGravityBehavior(items: [one])
    let collision = UICollisionBehavior(items: [one, two])
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = scene
    scene.onContact = { [scene] in
      scene.onContact = nil
      scene.animator.removeBehavior(gravity)
      collision.removeItem(one)
      scene.animator.addBehavior(UIGravityBehavior(items: [two]))
    }
    var count = 0
    gravity.action = { [scene] in
      count += 1
      if count == 3 { scene.animator.addBehavior(UISnapBehavior(item: two, snapTo: two.center)) }
      if count == 6 { scene.animator.behaviors.last.map(scene.animator.removeBehavior) }
    }
    scene.animator.addBehavior(gravity)
    scene.animator.addBehavior(collision)
    scene.run(6)
    expect(scene.words.contains("0 meets nil"))
    expect(abs(two.center.y - 750), isBelow: 0.1)
  }

  @Test func `an animator that is let go stops`() {
    let view = scene.box(200, 100)
    var animator: UIDynamicAnimator? = UIDynamicAnimator(referenceView: scene.room)
    animator?.addBehavior(UIGravityBehavior(items: [view]))
    scene.run(0.1)
    animator = nil
    let place = view.center
    scene.run(0.5)
    expect(view.center, equals: place)
  }

  @Test func `a view keeps the scale that it had`() {
    let view = scene.box(200, 100)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let behavior = UIDynamicItemBehavior(items: [view])
    behavior.addAngularVelocity(1, for: view)
    scene.animator.addBehavior(behavior)
    scene.run(1)
    let wanted = CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 2)
    expect(abs(view.transform.a - wanted.a) < 0.01 && abs(view.transform.b - wanted.b) < 0.01)
  }

  @Test func `the switch for drawing fields can be called by its selector`() {
    let animator = UIDynamicAnimator(referenceView: UIView())
    let selector = Selector(("setDebugEnabled:"))
    expect(animator.responds(to: selector))
    expect(!animator.responds(to: Selector(("setDebug:"))))
    animator.perform(selector, with: true)
    expect(animator.behaviors.isEmpty && !animator.isRunning)
  }
}
