import Expectations
import Foundation
import SeededRandom
import Testing
import UIKit

/// Random behaviors with random settings, which change while the items move for half a second.
@MainActor
struct DynamicWalkTests {
  /// Logs contacts with their points.
  private final class Listener: NSObject, UICollisionBehaviorDelegate {
    var words: [String] = []

    private func name(_ item: any UIDynamicItem) -> String { "\((item as? UIView)?.tag ?? -1)" }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
      with item2: any UIDynamicItem, at p: CGPoint
    ) { words.append("\(name(item1)) meets \(name(item2)) \(DynamicWalkTests.text(p))") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
      with item2: any UIDynamicItem
    ) { words.append("\(name(item1)) leaves \(name(item2))") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {
      let boundary = identifier.map { "\($0)" } ?? "-"
      words.append("\(name(item)) meets \(boundary) \(DynamicWalkTests.text(p))")
    }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?
    ) { words.append("\(name(item)) leaves \(identifier.map { "\($0)" } ?? "-")") }
  }

  private final class Ball: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType {
      [.ellipse, .path][tag % 2]
    }
    override var collisionBoundingPath: UIBezierPath {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0, y: -bounds.height / 2))
      path.addLine(to: CGPoint(x: bounds.width / 2, y: bounds.height / 2))
      path.addQuadCurve(
        to: CGPoint(x: -bounds.width / 2, y: bounds.height / 2), controlPoint: CGPoint(x: 0, y: 9))
      path.close()
      return path
    }
  }

  /// Adds 0, so that a tiny negative number has no sign.
  private static func rounded(_ number: CGFloat, to part: CGFloat = 10) -> CGFloat {
    (number * part).rounded() / part + 0
  }

  private static func text(_ point: CGPoint) -> String { "\(rounded(point.x)) \(rounded(point.y))" }

  private static func vector(_ random: inout SeededGenerator) -> CGVector {
    CGVector(dx: [0, 1, -0.5, 0.2][random.below(4)], dy: [0, 1, -1, 0.3][random.below(4)])
  }

  private static func offset(_ random: inout SeededGenerator) -> UIOffset {
    UIOffset(
      horizontal: [0, 10, -15][random.below(3)], vertical: [0, -10, 20][random.below(3)])
  }

  private static func region(_ random: inout SeededGenerator) -> UIRegion {
    let one = UIRegion(radius: [40, 150][random.below(2)])
    let other = UIRegion(size: CGSize(width: 200, height: 120))
    switch random.below(8) {
    case 0: return one
    case 1: return other
    case 2: return one.inverse()
    case 3: return one.byUnion(with: other)
    case 4: return one.byDifference(from: other)
    case 5: return one.byIntersection(with: other)
    default: return .infinite
    }
  }

  private static func field(_ random: inout SeededGenerator) -> UIFieldBehavior {
    let field: UIFieldBehavior
    switch random.below(11) {
    case 0: field = .dragField()
    case 1: field = .vortexField()
    case 2: field = .radialGravityField(position: CGPoint(x: 200, y: 300))
    case 3: field = .linearGravityField(direction: vector(&random))
    case 4: field = .velocityField(direction: vector(&random))
    case 5: field = .noiseField(smoothness: 0.4, animationSpeed: 1)
    case 6: field = .turbulenceField(smoothness: 0.6, animationSpeed: 0)
    case 7: field = .springField()
    case 8: field = .electricField()
    case 9: field = .magneticField()
    default:
      field = .field { _, point, velocity, mass, charge, time in
        CGVector(
          dx: (200 - point.x) / 40 - velocity.dx / 90, dy: mass + charge + CGFloat(time) * 3)
      }
    }
    field.position = CGPoint(x: 120 + random.below(3) * 60, y: 200)
    field.region = region(&random)
    field.strength = [1, 0.3, -2, 0][random.below(4)]
    field.falloff = [0, 1, 2][random.below(3)]
    field.minimumRadius = [0, 5, 60][random.below(3)]
    if random.chance(0.5) { field.smoothness = 0.2 }
    if random.chance(0.5) { field.animationSpeed = 2 }
    if random.chance(0.5) { field.direction = vector(&random) }
    return field
  }

  private static func attachment(
    _ items: [UIView], _ random: inout SeededGenerator
  ) -> UIAttachmentBehavior {
    let (one, other) = (items[0], items[1])
    let point = CGPoint(x: 150 + random.below(3) * 40, y: 100 + random.below(3) * 40)
    let attachment: UIAttachmentBehavior
    switch random.below(9) {
    case 0: attachment = UIAttachmentBehavior(item: one, attachedToAnchor: point)
    case 1:
      attachment = UIAttachmentBehavior(
        item: one, offsetFromCenter: offset(&random), attachedToAnchor: point)
    case 2: attachment = UIAttachmentBehavior(item: one, attachedTo: other)
    case 3:
      attachment = UIAttachmentBehavior(
        item: one, offsetFromCenter: offset(&random), attachedTo: other,
        offsetFromCenter: offset(&random))
    case 4:
      attachment = .slidingAttachment(
        with: one, attachedTo: other, attachmentAnchor: point, axisOfTranslation: vector(&random))
    case 5:
      attachment = .slidingAttachment(
        with: one, attachmentAnchor: point, axisOfTranslation: vector(&random))
    case 6:
      attachment = .limitAttachment(
        with: one, offsetFromCenter: offset(&random), attachedTo: other,
        offsetFromCenter: offset(&random))
    case 7: attachment = .fixedAttachment(with: one, attachedTo: other, attachmentAnchor: point)
    default: attachment = .pinAttachment(with: one, attachedTo: other, attachmentAnchor: point)
    }
    if random.chance(0.5) { attachment.length = [0, 40, 120][random.below(3)] }
    if random.chance(0.5) { attachment.frequency = [0.5, 1, 4][random.below(3)] }
    if random.chance(0.5) { attachment.damping = [0, 0.3, 1][random.below(3)] }
    if random.chance(0.5) { attachment.frictionTorque = [0, 0.5, 9][random.below(3)] }
    if random.chance(0.5) {
      attachment.attachmentRange =
        [
          UIFloatRange(minimum: -20, maximum: 30), UIFloatRange(minimum: 0, maximum: 0.5), .zero,
        ][random.below(3)]
    }
    return attachment
  }

  private static func collision(
    _ items: [UIView], _ listener: Listener, _ random: inout SeededGenerator
  ) -> UICollisionBehavior {
    let collision = UICollisionBehavior(items: items)
    collision.collisionDelegate = listener
    collision.collisionMode = [.everything, .items, .boundaries, .everything][random.below(4)]
    switch random.below(3) {
    case 0: collision.translatesReferenceBoundsIntoBoundary = true
    case 1:
      collision.setTranslatesReferenceBoundsIntoBoundary(
        with: UIEdgeInsets(top: 5, left: 20, bottom: 400, right: 90))
    default: break
    }
    collision.addBoundary(
      withIdentifier: "line" as NSString, from: CGPoint(x: 0, y: 260 + random.below(3) * 40),
      to: CGPoint(x: 400, y: 330))
    if random.chance(0.5) {
      collision.addBoundary(
        withIdentifier: "oval" as NSString,
        for: UIBezierPath(ovalIn: CGRect(x: 100, y: 240, width: 180, height: 60)))
    }
    if random.chance(0.2) { collision.removeBoundary(withIdentifier: "line" as NSString) }
    return collision
  }

  private static func behavior(
    _ items: [UIView], _ listener: Listener, _ random: inout SeededGenerator
  ) -> UIDynamicBehavior {
    switch random.below(7) {
    case 0:
      let gravity = UIGravityBehavior(items: items)
      switch random.below(4) {
      case 0: gravity.gravityDirection = vector(&random)
      case 1: gravity.angle = 0.7
      case 2: gravity.setAngle(2, magnitude: 0.6)
      default: gravity.magnitude = 0.5
      }
      return gravity
    case 1:
      let push = UIPushBehavior(
        items: Array(items.prefix(2)), mode: random.chance(0.5) ? .continuous : .instantaneous)
      push.pushDirection = vector(&random)
      if random.chance(0.4) { push.setAngle(1, magnitude: 0.8) }
      push.setTargetOffsetFromCenter(offset(&random), for: items[0])
      push.active = random.chance(0.8)
      return push
    case 2:
      let snap = UISnapBehavior(item: items[random.below(3)], snapTo: CGPoint(x: 90, y: 350))
      snap.damping = [0, 0.5, 1][random.below(3)]
      return snap
    case 3: return attachment(items, &random)
    case 4:
      let field = field(&random)
      for item in items { field.addItem(item) }
      return field
    case 5:
      let material = UIDynamicItemBehavior(items: Array(items.prefix(2)))
      material.elasticity = [0, 0.5, 1][random.below(3)]
      material.friction = [0, 0.4, 1][random.below(3)]
      material.density = [0.5, 1, 3][random.below(3)]
      material.resistance = [0, 0.5, 4][random.below(3)]
      material.angularResistance = [0, 2][random.below(2)]
      material.charge = [0, 1, -2][random.below(3)]
      material.isAnchored = random.chance(0.15)
      material.allowsRotation = random.chance(0.7)
      material.addLinearVelocity(CGPoint(x: 60 - random.below(120), y: 30), for: items[0])
      material.addAngularVelocity([0, 1, -3][random.below(3)], for: items[1])
      return material
    default: return collision(items, listener, &random)
    }
  }

  @Test(arguments: 0..<120) func `items move in the same course`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) + 900)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let room = UIView(frame: window.bounds)
    window.addSubview(room)
    window.advance(to: 0)
    let animator = UIDynamicAnimator(referenceView: room)
    let listener = Listener()
    let items = (0..<3).map { number -> UIView in
      let size = CGSize(width: 30 + 20 * number, height: 40)
      let view = random.chance(0.4) ? Ball() : UIView()
      view.frame = CGRect(origin: CGPoint(x: 60 + number * 90, y: 60 + number * 30), size: size)
      view.tag = number
      if random.chance(0.3) { view.transform = CGAffineTransform(rotationAngle: 0.4) }
      room.addSubview(view)
      return view
    }
    var behaviors = (0...random.below(3) + 1).map { _ in
      Self.behavior(items, listener, &random)
    }
    for behavior in behaviors { animator.addBehavior(behavior) }
    if random.chance(0.3), let first = behaviors.first {
      let child = Self.behavior(items, listener, &random)
      first.addChildBehavior(child)
      if random.chance(0.3) { first.removeChildBehavior(child) }
    }
    let material = UIDynamicItemBehavior(items: items)
    animator.addBehavior(material)
    for step in 1...6 {
      for frame in 1...4 { window.advance(to: Double(step) / 12 + Double(frame - 4) / 48) }
      let places = items.map { item in
        let turn = Self.rounded(atan2(item.transform.b, item.transform.a), to: 100)
        let spin = material.angularVelocity(for: item)
        return "\(Self.text(item.center)) \(turn) \(Self.text(material.linearVelocity(for: item)))"
          + " \(Self.rounded(spin))"
      }
      let inside = animator.items(in: CGRect(x: 50, y: 80, width: 150, height: 120)).count
      SeenMarks.see(
        (places + listener.words + ["\(animator.isRunning) \(inside)"]).joined(separator: "\n"))
      listener.words.removeAll()
      switch random.below(8) {
      case 0:
        let new = Self.behavior(items, listener, &random)
        behaviors.append(new)
        animator.addBehavior(new)
      case 1: if let last = behaviors.popLast() { animator.removeBehavior(last) }
      case 2:
        items[random.below(3)].center = CGPoint(x: 200, y: 150)
        animator.updateItem(usingCurrentState: items[random.below(3)])
      case 3: (behaviors.first as? UIPushBehavior)?.active.toggle()
      case 4: for case let one as UICollisionBehavior in behaviors { one.removeAllBoundaries() }
      default: break
      }
    }
    animator.removeAllBehaviors()
  }
}
