import CoreGraphics
import Expectations
import Foundation
import PantographDynamics
import Testing

@testable import UIKit

/// Directions, boundaries, lines and properties of behaviors, by calculation.
@MainActor
struct DynamicValueTests {
  private func near(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) < 1e-9 }

  // MARK: Lines

  @Test func `a rectangle has four lines in its order`() {
    let lines = PathLines(CGPath(rect: CGRect(x: 1, y: 2, width: 30, height: 40))).lines
    let corners = [(1, 2), (31, 2), (31, 42), (1, 42)].map { CGPoint(x: $0.0, y: $0.1) }
    expect(lines.map(\.start), equals: corners)
    expect(lines.map(\.end), equals: [corners[1], corners[2], corners[3], corners[0]])
  }

  @Test func `an open path stays open and a closed one returns to where it began`() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.move(to: CGPoint(x: 20, y: 5))
    path.addLine(to: CGPoint(x: 30, y: 5))
    path.addLine(to: CGPoint(x: 30, y: 9))
    expect(PathLines(path.cgPath).lines.count, equals: 3)
    path.close()
    let lines = PathLines(path.cgPath).lines
    expect(lines.count, equals: 4)
    expect(lines[3].start == CGPoint(x: 30, y: 9) && lines[3].end == CGPoint(x: 20, y: 5))
    expect(lines[1].start, equals: CGPoint(x: 20, y: 5))
  }

  @Test func `a curve is sixteen lines through its points`() {
    let (a, b) = (CGPoint(x: 0, y: 0), CGPoint(x: 160, y: 0))
    let quad = UIBezierPath()
    quad.move(to: a)
    quad.addQuadCurve(to: b, controlPoint: CGPoint(x: 80, y: 100))
    let lines = PathLines(quad.cgPath).lines
    expect(lines.count == 16 && lines[0].start == a && lines[15].end == b)
    // At a half: (0 + 2 · 80 + 160) / 4 and 2 · 100 / 4.
    expect(lines[7].end, equals: CGPoint(x: 80, y: 50))
    // At a quarter: 6/16 · 80 + 1/16 · 160 and 6/16 · 100.
    expect(lines[3].end, equals: CGPoint(x: 40, y: 37.5))
    let cubic = UIBezierPath()
    cubic.move(to: a)
    cubic.addCurve(
      to: b, controlPoint1: CGPoint(x: 0, y: 64), controlPoint2: CGPoint(x: 160, y: 128))
    let parts = PathLines(cubic.cgPath).lines
    expect(parts.count == 16 && parts[15].end == b)
    // At a half: 3/8 · 160 + 1/8 · 160 and 3/8 · (64 + 128).
    expect(parts[7].end, equals: CGPoint(x: 80, y: 72))
    // At a quarter: 9/64 · 160 + 1/64 · 160 and 27/64 · 64 + 9/64 · 128.
    expect(parts[3].end, equals: CGPoint(x: 25, y: 45))
  }

  // MARK: Boundaries

  @Test func `a boundary is known by an equal identifier and has its own number`() {
    var boundaries = CollisionBoundaries()
    expect(boundaries.identifiers == nil && boundaries.contains(0) && !boundaries.contains(1))
    let line = UIBezierPath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 5, y: 0))
    boundaries.add("floor", line)
    boundaries.add(7, UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2)))
    expect(boundaries.lines.map(\.id), equals: [1, 2, 2, 2, 2])
    expect(boundaries.identifier(of: 1) as? String, equals: "floor")
    expect(boundaries.identifier(of: 2) as? Int == 7 && boundaries.identifier(of: 0) == nil)
    expect(boundaries.path(of: "floor")?.bounds, equals: CGRect(x: 0, y: 0, width: 5, height: 0))
    expectNil(boundaries.path(of: "wall"))
    boundaries.add("floor", UIBezierPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9)))
    expect(boundaries.identifiers?.count == 2 && !boundaries.contains(1) && boundaries.contains(3))
    expect(boundaries.identifiers?.first as? Int, equals: 7)
    expect(boundaries.lines.map(\.id), equals: [2, 2, 2, 2, 3, 3, 3, 3])
    boundaries.remove(7)
    expect(boundaries.lines.map(\.id), equals: [3, 3, 3, 3])
    boundaries.removeAll()
    expect(boundaries.identifiers == nil && boundaries.lines.isEmpty && boundaries.contains(0))
  }

  @Test func `changing a path does not change the boundary that was made of it`() {
    let behavior = UICollisionBehavior()
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2))
    behavior.addBoundary(withIdentifier: "a", for: path)
    path.addLine(to: CGPoint(x: 90, y: 90))
    let own = CGRect(x: 0, y: 0, width: 2, height: 2)
    expect(behavior.boundary(withIdentifier: "a")?.bounds, equals: own)
    behavior.boundary(withIdentifier: "a")?.addLine(to: CGPoint(x: 90, y: 90))
    expect(behavior.boundary(withIdentifier: "a")?.bounds, equals: own)
    behavior.addBoundary(
      withIdentifier: "b", from: CGPoint(x: 3, y: 4), to: CGPoint(x: 6, y: 8))
    expect(
      behavior.boundary(withIdentifier: "b")?.bounds,
      equals: CGRect(x: 3, y: 4, width: 3, height: 4))
    expect(behavior.boundaryIdentifiers?.compactMap { $0 as? String }, equals: ["a", "b"])
    behavior.removeBoundary(withIdentifier: "a")
    expect(behavior.boundaryIdentifiers?.compactMap { $0 as? String }, equals: ["b"])
    behavior.removeAllBoundaries()
    expectNil(behavior.boundaryIdentifiers)
  }

  // MARK: Directions

  @Test(
    arguments: [
      (3, 4, 5, 0.9272952180016122), (-3, 4, 5, 2.214297435588181), (0, -2, 2, -.pi / 2),
      (1, 0, 1, 0), (-1, 0, 1, .pi),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func `a direction is an angle and a length`(
    x: CGFloat, y: CGFloat, length: CGFloat, angle: CGFloat
  ) {
    let gravity = UIGravityBehavior()
    gravity.gravityDirection = CGVector(dx: x, dy: y)
    expect(near(gravity.magnitude, length) && near(gravity.angle, angle))
    let push = UIPushBehavior(items: [], mode: .continuous)
    push.setAngle(angle, magnitude: length)
    expect(near(push.pushDirection.dx, x) && near(push.pushDirection.dy, y))
  }

  @Test func `a direction keeps its angle while its length is zero`() {
    let gravity = UIGravityBehavior()
    expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1) && gravity.magnitude == 1)
    expect(near(gravity.angle, .pi / 2))
    gravity.angle = 0
    expect(gravity.gravityDirection, equals: CGVector(dx: 1, dy: 0))
    gravity.angle = .pi / 6
    gravity.magnitude = 0
    expect(gravity.gravityDirection == .zero && gravity.angle == .pi / 6)
    gravity.magnitude = 2
    expect(
      near(gravity.gravityDirection.dy, 1) && near(gravity.gravityDirection.dx, 3.squareRoot()))
    let push = UIPushBehavior(items: [], mode: .instantaneous)
    expect(push.magnitude == 0 && push.angle == 0 && push.active && push.mode == .instantaneous)
    push.angle = .pi
    expect(push.pushDirection, equals: .zero)
    push.magnitude = 3
    expect(near(push.pushDirection.dx, -3) && near(push.pushDirection.dy, 0))
  }

  @Test func `the offset of a push belongs to its item`() {
    let (one, two) = (UIView(), UIView())
    let push = UIPushBehavior(items: [one, two, one], mode: .continuous)
    expect(push.items.count == 2 && push.targetOffsetFromCenter(for: one) == .zero)
    push.setTargetOffsetFromCenter(UIOffset(horizontal: 3, vertical: -4), for: one)
    expect(push.targetOffsetFromCenter(for: one), equals: UIOffset(horizontal: 3, vertical: -4))
    expect(push.targetOffsetFromCenter(for: two), equals: .zero)
    push.removeItem(one)
    expect(push.targetOffsetFromCenter(for: one) == .zero && push.items.count == 1)
    push.addItem(two)
    expect(push.items.count, equals: 1)
  }

  // MARK: Fields

  @Test func `a field has the values it was made with`() {
    let wind = UIFieldBehavior.velocityField(direction: CGVector(dx: 1, dy: -2))
    expect(wind.direction == CGVector(dx: 1, dy: -2) && wind.position == .zero)
    let hole = UIFieldBehavior.radialGravityField(position: CGPoint(x: 3, y: 4))
    expect(hole.position == CGPoint(x: 3, y: 4) && hole.direction == .zero)
    for field in [
      UIFieldBehavior.noiseField(smoothness: 0.25, animationSpeed: 3),
      .turbulenceField(smoothness: 0.25, animationSpeed: 3),
    ] { expect(field.smoothness == 0.25 && field.animationSpeed == 3) }
    let spring = UIFieldBehavior.springField()
    spring.position = CGPoint(x: 5, y: 6)
    spring.strength = -2
    spring.falloff = 1.5
    spring.minimumRadius = 7
    spring.direction = CGVector(dx: 8, dy: 9)
    spring.smoothness = 0.5
    spring.animationSpeed = 0.75
    expect(spring.position == CGPoint(x: 5, y: 6) && spring.strength == -2)
    expect(spring.falloff == 1.5 && spring.minimumRadius == 7)
    expect(spring.direction, equals: CGVector(dx: 8, dy: 9))
    expect(spring.smoothness == 0.5 && spring.animationSpeed == 0.75)
  }

  @Test func `a region holds its edge, and regions are combined`() {
    let circle = UIRegion(radius: 5)
    expect(circle.contains(CGPoint(x: 3, y: 4)) && !circle.contains(CGPoint(x: 3, y: 4.01)))
    let box = UIRegion(size: CGSize(width: 8, height: 4))
    expect(box.contains(CGPoint(x: 4, y: -2)) && !box.contains(CGPoint(x: 4.01, y: 0)))
    expect(!box.contains(CGPoint(x: 0, y: 2.01)) && box.contains(CGPoint(x: -4, y: 2)))
    let inside = CGPoint(x: 3, y: 1)
    let (onlyCircle, onlyBox) = (CGPoint(x: 0, y: 4), CGPoint(x: 4, y: 2))
    let union = circle.byUnion(with: UIRegion(size: CGSize(width: 20, height: 1)))
    expect(union.contains(onlyCircle) && union.contains(CGPoint(x: 9, y: 0)))
    expect(!union.contains(CGPoint(x: 9, y: 3)))
    let both = circle.byIntersection(with: box)
    expect(both.contains(inside) && !both.contains(onlyCircle) && both.contains(onlyBox))
    let rest = circle.byDifference(from: box)
    expect(!rest.contains(inside) && rest.contains(onlyCircle))
    expect(circle.inverse().contains(CGPoint(x: 6, y: 0)) && !circle.inverse().contains(inside))
    expect(circle.inverse().inverse().contains(inside))
    expect(circle != UIRegion(radius: 6) && circle.hash == UIRegion(radius: 5).hash)
  }

  // MARK: Items

  @Test func `an attachment begins with the distance it finds`() {
    let one = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let two = UIView(frame: CGRect(x: 30, y: 40, width: 20, height: 20))
    let anchored = UIAttachmentBehavior(item: one, attachedToAnchor: CGPoint(x: 13, y: 14))
    expect(anchored.length == 5 && anchored.attachedBehaviorType == .anchor)
    expect(anchored.anchorPoint == CGPoint(x: 13, y: 14) && anchored.items.count == 1)
    expect(anchored.damping == 0 && anchored.frequency == 0 && anchored.frictionTorque == 0)
    expect(anchored.attachmentRange, equals: .infinite)
    let pair = UIAttachmentBehavior(item: one, attachedTo: two)
    expect(pair.length == 50 && pair.attachedBehaviorType == .items && pair.items.count == 2)
    expect(pair.anchorPoint, equals: .zero)
    one.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let turned = UIAttachmentBehavior(
      item: one, offsetFromCenter: UIOffset(horizontal: 10, vertical: 0),
      attachedToAnchor: CGPoint(x: 10, y: 50))
    // The offset is turned to (0, 10): the point lies at (10, 20).
    expect(near(turned.length, 30))
    let pin = UIAttachmentBehavior.pinAttachment(
      with: one, attachedTo: two, attachmentAnchor: CGPoint(x: 25, y: 30))
    expect(pin.anchorPoint == CGPoint(x: 25, y: 30) && near(pin.length, 0))
    let limit = UIAttachmentBehavior.limitAttachment(
      with: one, offsetFromCenter: .zero, attachedTo: two,
      offsetFromCenter: UIOffset(horizontal: -30, vertical: 0))
    expect(near(limit.length, 40))
  }

  @Test func `a group lies around the middle of its items' areas`() {
    let big = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    let small = UIView(frame: CGRect(x: 50, y: 0, width: 10, height: 10))
    let group = UIDynamicItemGroup(items: [big, small])
    // (15 · 900 + 55 · 100) / 1000 and (15 · 900 + 5 · 100) / 1000.
    expect(group.center, equals: CGPoint(x: 19, y: 14))
    expect(group.bounds, equals: CGRect(x: 0, y: 0, width: 60, height: 30))
    group.center = CGPoint(x: 119, y: 24)
    expect(big.center == CGPoint(x: 115, y: 25) && small.center == CGPoint(x: 155, y: 15))
    group.transform = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    // The offsets (-4, 1) and (36, -9) become (-1, -4) and (9, 36).
    expect(big.center == CGPoint(x: 118, y: 20) && small.center == CGPoint(x: 128, y: 60))
    expect(small.transform, equals: group.transform)
    expect(group.bounds, equals: CGRect(x: 0, y: 0, width: 60, height: 30))
    let none = UIDynamicItemGroup(items: [])
    expect(none.center == .zero && none.bounds == .zero)
  }

  @Test func `velocities wait for the animator`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let behavior = UIDynamicItemBehavior(items: [view])
    behavior.addLinearVelocity(CGPoint(x: 3, y: 4), for: view)
    behavior.addLinearVelocity(CGPoint(x: 1, y: -1), for: view)
    behavior.addAngularVelocity(0.5, for: view)
    behavior.addAngularVelocity(0.25, for: view)
    behavior.addLinearVelocity(CGPoint(x: CGFloat.nan, y: 0), for: view)
    behavior.addAngularVelocity(.infinity, for: view)
    expect(behavior.linearVelocity(for: view), equals: CGPoint(x: 4, y: 3))
    expect(behavior.angularVelocity(for: view), equals: 0.75)
    let other = UIView()
    behavior.addLinearVelocity(CGPoint(x: 1, y: 1), for: other)
    behavior.addAngularVelocity(1, for: other)
    expect(
      behavior.linearVelocity(for: other) == .zero && behavior.angularVelocity(for: other) == 0)
    let scene = DynamicScene()
    scene.animator.addBehavior(behavior)
    expect(behavior.linearVelocity(for: view), equals: CGPoint(x: 4, y: 3))
    behavior.addLinearVelocity(CGPoint(x: 1, y: 1), for: view)
    behavior.addAngularVelocity(0.25, for: view)
    expect(behavior.linearVelocity(for: view), equals: CGPoint(x: 5, y: 4))
    expect(behavior.angularVelocity(for: view), equals: 1)
    behavior.removeItem(view)
    expect(behavior.linearVelocity(for: view), equals: .zero)
    expect(behavior.items.isEmpty)
  }

  @Test func `an item's properties have these values at first`() {
    let behavior = UIDynamicItemBehavior()
    expect(behavior.elasticity == 0 && behavior.friction == 0 && behavior.density == 1)
    expect(behavior.resistance == 0 && behavior.angularResistance == 0 && behavior.charge == 0)
    expect(!behavior.isAnchored && behavior.allowsRotation && behavior.items.isEmpty)
    let snap = UISnapBehavior(item: UIView(), snapTo: CGPoint(x: 1, y: 2))
    expect(snap.damping == 0.5 && snap.snapPoint == CGPoint(x: 1, y: 2))
    let collision = UICollisionBehavior()
    expect(collision.collisionMode == .everything && collision.items.isEmpty)
    expect(!collision.translatesReferenceBoundsIntoBoundary)
    collision.setTranslatesReferenceBoundsIntoBoundary(with: .zero)
    expect(collision.translatesReferenceBoundsIntoBoundary)
    let all: UICollisionBehavior.Mode = [.items, .boundaries]
    expect(all.rawValue == 3 && UICollisionBehavior.Mode.everything.isSuperset(of: all))
  }
}
