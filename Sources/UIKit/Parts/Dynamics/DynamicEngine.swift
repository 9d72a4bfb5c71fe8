import CoreGraphics
import Foundation
import PantographDynamics
import PantographMotion

/// The physics world of an animator. It has a body for each item and moves the bodies in steps.
@MainActor
final class DynamicEngine {
  private unowned let animator: UIDynamicAnimator
  private var world = DynamicWorld()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var itemOfBody: [Int: any UIDynamicItem] = [:]
  private var idOfBehavior: [ObjectIdentifier: Int] = [:]
  private var lastID = 0
  private var plan: DynamicPlan?
  /// The number of steps that the engine has made so far.
  private(set) var steps = 0

  private struct Entry {
    let item: any UIDynamicItem
    let body: Int
    /// The item's transform while the body's angle is `angle`.
    var transform: CGAffineTransform
    var angle: Double
    var shownPlace: PlaneVector
    var shownAngle: Double
  }

  init(_ animator: UIDynamicAnimator) { self.animator = animator }

  var isResting: Bool { plan != nil && world.isResting }
  var isEmpty: Bool { itemOfBody.isEmpty }
  var elapsedTime: Double { Double(steps) * DynamicWorld.step }

  // MARK: Plan

  /// Discards the plan. The behaviors are consulted again before the next step, and resting items
  /// move again.
  func invalidate() {
    plan = nil
    world.wake()
  }

  /// Removes the bodies of items that no behavior contains.
  func forgetUnusedItems() { _ = currentPlan() }

  private func currentPlan() -> DynamicPlan {
    if let plan { return plan }
    var plan = DynamicPlan(self, bounds: animator.referenceBounds)
    for behavior in animator.behaviors.flatMap(\.all) { behavior.join(&plan) }
    let used = Set(plan.bodies)
    for entry in entries.values where !used.contains(entry.body) {
      world.remove(entry.body)
      itemOfBody[entry.body] = nil
      entries[ObjectIdentifier(entry.item)] = nil
    }
    idOfBehavior = idOfBehavior.filter { plan.ids.contains($0.value) }
    for body in plan.bodies { plan.describe(body, in: &world) }
    for (item, linear, angular) in plan.velocities {
      guard let body = entries[ObjectIdentifier(item)]?.body else { continue }
      world.change(body) {
        $0.velocity += linear
        $0.spin += angular
      }
    }
    self.plan = plan
    return plan
  }

  /// Returns the item's body, and creates the body if there is none.
  func register(_ item: any UIDynamicItem) -> Int {
    if let entry = entries[ObjectIdentifier(item)] { return entry.body }
    let (place, angle) = (item.center.plane, item.angle)
    let body = world.add(
      DynamicBody(
        shape: DynamicOutline.shape(of: item), position: place.isFinite ? place : .zero,
        angle: angle))
    entries[ObjectIdentifier(item)] = Entry(
      item: item, body: body, transform: item.transform, angle: angle, shownPlace: place,
      shownAngle: angle)
    itemOfBody[body] = item
    return body
  }

  func id(of behavior: UIDynamicBehavior) -> Int {
    if let id = idOfBehavior[ObjectIdentifier(behavior)] { return id }
    lastID += 1
    idOfBehavior[ObjectIdentifier(behavior)] = lastID
    return lastID
  }

  // MARK: Items

  /// The items in the order in which the behaviors name them.
  var items: [any UIDynamicItem] { currentPlan().bodies.compactMap { itemOfBody[$0] } }

  func body(of item: any UIDynamicItem) -> DynamicBody? {
    _ = currentPlan()
    return entries[ObjectIdentifier(item)].flatMap { world.bodies[$0.body] }
  }

  func change(_ item: any UIDynamicItem, _ change: (inout DynamicBody) -> Void) {
    _ = currentPlan()
    guard let entry = entries[ObjectIdentifier(item)] else { return }
    world.change(entry.body, change)
  }

  /// Updates the body from the item's current position, rotation and outline.
  func update(_ item: any UIDynamicItem) {
    guard var entry = entries[ObjectIdentifier(item)] else { return }
    let (place, angle) = (item.center.plane, item.angle)
    entry.transform = item.transform
    entry.angle = angle
    entry.shownPlace = place
    entry.shownAngle = angle
    entries[ObjectIdentifier(item)] = entry
    let shape = DynamicOutline.shape(of: item)
    world.change(entry.body) {
      $0.shape = shape
      $0.place(place, angle)
    }
  }

  // MARK: Steps

  func advance(by count: Int) {
    for _ in 0..<max(count, 0) {
      let plan = currentPlan()
      push(plan)
      if world.isResting { break }
      steps += 1
      var loads = plan.loads
      for (field, index) in plan.evaluated {
        guard let body = world.bodies[index] else { continue }
        var load = BodyLoad(body: index)
        load.acceleration = field.acceleration(of: body, step: DynamicWorld.step)
        loads.append(load)
      }
      let events = world.advance(loads, plan.joints, plan.groups)
      guard !events.isEmpty else { continue }
      show()
      for event in events { tell(event) }
    }
    show()
  }

  private func push(_ plan: DynamicPlan) {
    guard !plan.pushing.isEmpty else { return }
    self.plan?.pushes = []
    self.plan?.pushing = []
    for push in plan.pushes {
      guard let entry = entries[ObjectIdentifier(push.item)] else { continue }
      world.push(entry.body, push.impulse, at: push.arm)
    }
    for behavior in plan.pushing { behavior.active = false }
  }

  private func tell(_ event: ContactEvent) {
    let key = event.key
    let behavior = plan?.collisions.first { $0.group.id == key.group }?.behavior
    // A callback may have removed the behavior or an item.
    guard let behavior, let delegate = behavior.collisionDelegate, let first = itemOfBody[key.first]
    else { return }
    let place = CGPoint(event.place)
    guard key.isBoundary else {
      guard let second = itemOfBody[key.second] else { return }
      if event.hasBegun {
        delegate.collisionBehavior(behavior, beganContactFor: first, with: second, at: place)
      } else {
        delegate.collisionBehavior(behavior, endedContactFor: first, with: second)
      }
      return
    }
    guard behavior.boundaries.contains(key.second) else { return }
    let identifier = behavior.boundaries.identifier(of: key.second)
    if event.hasBegun {
      delegate.collisionBehavior(
        behavior, beganContactFor: first, withBoundaryIdentifier: identifier, at: place)
    } else {
      delegate.collisionBehavior(
        behavior, endedContactFor: first, withBoundaryIdentifier: identifier)
    }
  }

  /// Moves the items to the positions of their bodies.
  private func show() {
    for index in world.bodies.indices {
      guard let body = world.bodies[index], let item = itemOfBody[index],
        var entry = entries[ObjectIdentifier(item)], !body.isAnchored
      else { continue }
      if body.position != entry.shownPlace {
        entry.shownPlace = body.position
        item.center = CGPoint(body.position)
      }
      if body.angle != entry.shownAngle {
        entry.shownAngle = body.angle
        let turn = body.angle - entry.angle
        let (sine, cosine) = (CGFloat(Mathematics.sin(turn)), CGFloat(Mathematics.cos(turn)))
        item.transform = entry.transform.concatenating(
          CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0))
      }
      entries[ObjectIdentifier(item)] = entry
    }
  }
}

/// Converts the outlines of items to the shapes of bodies.
@MainActor
enum DynamicOutline {
  static func shape(of item: any UIDynamicItem) -> BodyShape {
    if let group = item as? UIDynamicItemGroup {
      return .compound(
        group.items.indices.map { index in
          let transform = group.transform(of: index)
          return BodyPart(
            shape(of: group.items[index]), offset: group.offsets[index].plane,
            angle: Mathematics.atan2(Double(transform.b), Double(transform.a)))
        })
    }
    let (width, height) = (Double(item.bounds.width), Double(item.bounds.height))
    switch item.collisionBoundsType {
    case .rectangle: return .rectangle(width: width, height: height)
    case .ellipse: return .ellipse(width: width, height: height)
    case .path:
      let points = PathLines(item.collisionBoundingPath.cgPath).points.map(\.plane)
      return BodyShape.hull(of: points) ?? .rectangle(width: width, height: height)
    }
  }
}
