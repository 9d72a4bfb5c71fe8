import Expectations
import Testing
import UIKit

@MainActor
struct CollisionBehaviorTests {
  private let scene = DynamicScene()

  private func fall(_ views: UIView..., with collision: UICollisionBehavior) {
    for view in views { collision.addItem(view) }
    collision.collisionDelegate = scene
    scene.animator.addBehavior(UIGravityBehavior(items: views))
    scene.animator.addBehavior(collision)
  }

  @Test func `contacts with items and boundaries are told when they begin and end`() {
    let (lower, upper) = (scene.box(200, 700), scene.box(200, 300))
    let collision = UICollisionBehavior()
    collision.translatesReferenceBoundsIntoBoundary = true
    fall(lower, upper, with: collision)
    scene.run(3)
    expect(scene.words, equals: ["resume", "0 meets nil", "0 meets 1", "pause"])
    expect(upper.center.isNear(CGPoint(x: 200, y: 650), 0.2))
    let push = UIPushBehavior(items: [upper], mode: .instantaneous)
    push.pushDirection = CGVector(dx: 0, dy: -3)
    scene.animator.addBehavior(push)
    scene.run(0.1)
    expect(scene.words.suffix(2), equals: ["resume", "0 leaves 1"])
  }

  @Test func `a boundary has an identifier and can be replaced by it`() {
    let collision = UICollisionBehavior(items: [])
    expectNil(collision.boundaryIdentifiers)
    collision.addBoundary(withIdentifier: "a" as NSString, from: .zero, to: CGPoint(x: 9, y: 0))
    collision.addBoundary(
      withIdentifier: "b" as any NSCopying,
      for: UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 50, height: 50)))
    collision.addBoundary(withIdentifier: NSNumber(value: 3), from: .zero, to: CGPoint(x: 5, y: 0))
    expect(collision.boundaryIdentifiers?.count, equals: 3)
    expect(collision.boundary(withIdentifier: "a" as any NSCopying)?.bounds.width, equals: 9)
    expect(collision.boundary(withIdentifier: "b" as NSString)?.bounds.width, equals: 50)
    expect(collision.boundary(withIdentifier: NSNumber(value: 3))?.bounds.width, equals: 5)
    collision.addBoundary(
      withIdentifier: "a" as any NSCopying, from: .zero, to: CGPoint(x: 4, y: 0))
    expect(collision.boundary(withIdentifier: "a" as NSString)?.bounds.width, equals: 4)
    expect(collision.boundaryIdentifiers?.count, equals: 3)
    collision.removeBoundary(withIdentifier: "b" as any NSCopying)
    expectNil(collision.boundary(withIdentifier: "b" as NSString))
    collision.removeAllBoundaries()
    expectNil(collision.boundaryIdentifiers)
  }

  @Test func `a line holds an item until it is removed, and the delegate knows its identifier`() {
    let view = scene.box(200, 100)
    let collision = UICollisionBehavior()
    collision.addBoundary(
      withIdentifier: "shelf" as any NSCopying, from: CGPoint(x: 0, y: 400),
      to: CGPoint(x: 400, y: 400))
    fall(view, with: collision)
    scene.run(2)
    expect(view.center.isNear(CGPoint(x: 200, y: 350), 0.2))
    expect(scene.words.contains("0 meets shelf"))
    collision.removeBoundary(withIdentifier: "shelf" as NSString)
    scene.run(0.5)
    expect(view.center.y, isAbove: 450)
  }

  @Test func `insets make the bounds smaller, and bounds that change count at once`() {
    let view = scene.box(200, 100)
    let collision = UICollisionBehavior()
    collision.setTranslatesReferenceBoundsIntoBoundary(
      with: UIEdgeInsets(top: 0, left: 0, bottom: 100, right: 0))
    expect(collision.translatesReferenceBoundsIntoBoundary)
    fall(view, with: collision)
    scene.run(2.1)
    expect(view.center.isNear(CGPoint(x: 200, y: 650), 0.2))
    scene.room.frame.size.height = 900
    collision.translatesReferenceBoundsIntoBoundary = true
    scene.run(2)
    expect(view.center.isNear(CGPoint(x: 200, y: 750), 0.2))
  }

  @Test func `the mode chooses between items and boundaries`() {
    let (lower, upper) = (scene.box(200, 700), scene.box(200, 500))
    let collision = UICollisionBehavior()
    collision.translatesReferenceBoundsIntoBoundary = true
    expect(collision.collisionMode, equals: .everything)
    collision.collisionMode = .boundaries
    fall(lower, upper, with: collision)
    scene.run(2)
    expect(upper.center.isNear(lower.center, 0.2))
    collision.collisionMode = .items
    scene.run(1)
    expect(upper.center.y, isAbove: 900)
  }

  @Test func `an ellipse rolls and a path collides by its hull`() {
    final class Round: UIView {
      override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
    }
    final class Triangle: UIView {
      override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
      override var collisionBoundingPath: UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: -30, y: 10))
        path.addLine(to: CGPoint(x: 30, y: 10))
        path.addLine(to: CGPoint(x: 0, y: -40))
        path.close()
        return path
      }
    }
    let round = Round(frame: CGRect(x: 60, y: 300, width: 60, height: 60))
    let triangle = Triangle(frame: CGRect(x: 260, y: 300, width: 60, height: 60))
    for view in [round, triangle] { scene.room.addSubview(view) }
    let collision = UICollisionBehavior()
    let slope = UIBezierPath()
    slope.move(to: CGPoint(x: 0, y: 500))
    slope.addLine(to: CGPoint(x: 180, y: 560))
    collision.addBoundary(withIdentifier: "slope" as any NSCopying, for: slope)
    collision.translatesReferenceBoundsIntoBoundary = true
    let rough = UIDynamicItemBehavior(items: [round, triangle])
    rough.friction = 0.6
    scene.animator.addBehavior(rough)
    fall(round, triangle, with: collision)
    scene.run(1)
    expect(round.center.x > 100 && round.transform.b != 0)
    expect(UIView().collisionBoundsType, equals: .rectangle)
    expect(
      round.collisionBoundingPath.bounds, equals: CGRect(x: -30, y: -30, width: 60, height: 60))
    // The lowest side of the triangle is 10 points below its center.
    expect(abs(triangle.center.y - 790), isBelow: 1)
  }
}
