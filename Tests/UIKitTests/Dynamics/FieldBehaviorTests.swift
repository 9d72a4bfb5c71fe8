import Expectations
import Testing
import UIKit

@MainActor
struct FieldBehaviorTests {
  private let scene = DynamicScene()

  /// The velocity of an item of mass 1 after half a second in a field.
  private func velocity(
    in field: UIFieldBehavior, at place: CGPoint = CGPoint(x: 250, y: 400),
    from velocity: CGPoint = .zero, charge: CGFloat = 0
  ) -> CGPoint {
    let view = scene.box(place.x, place.y)
    let behavior = UIDynamicItemBehavior(items: [view])
    behavior.charge = charge
    behavior.addLinearVelocity(velocity, for: view)
    field.addItem(view)
    scene.animator.addBehavior(field)
    scene.animator.addBehavior(behavior)
    scene.run(0.5)
    let end = behavior.linearVelocity(for: view)
    scene.animator.removeAllBehaviors()
    field.removeItem(view)
    return end
  }

  @Test func `gravity fields draw in a direction or to their position`() {
    let down = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 2))
    expect(down.direction == CGVector(dx: 0, dy: 2) && down.strength == 1 && down.falloff == 0)
    expect(abs(velocity(in: down).y - 150), isBelow: 1)
    let middle = UIFieldBehavior.radialGravityField(position: CGPoint(x: 100, y: 400))
    expect(middle.position, equals: CGPoint(x: 100, y: 400))
    expect(velocity(in: middle).x, isBelow: -50)
    middle.strength = -1
    expect(velocity(in: middle).x, isAbove: 50)
    middle.falloff = 1
    middle.minimumRadius = 600
    expect(velocity(in: middle).x, isBelow: 30)
  }

  @Test func `drag slows, velocity fields give their velocity`() {
    let drag = UIFieldBehavior.dragField()
    drag.strength = 4
    let slow = velocity(in: drag, from: CGPoint(x: 100, y: 0))
    expect(slow.x > 0 && slow.x < 50)
    let wind = UIFieldBehavior.velocityField(direction: CGVector(dx: 1, dy: 0))
    expect(abs(velocity(in: wind).x - 150), isBelow: 1)
  }

  @Test func `vortex, spring, charges`() {
    let vortex = UIFieldBehavior.vortexField()
    vortex.position = CGPoint(x: 100, y: 400)
    expect(velocity(in: vortex).y, isAbove: 20)
    let spring = UIFieldBehavior.springField()
    spring.position = CGPoint(x: 100, y: 400)
    expect(velocity(in: spring).x, isBelow: -20)
    let electric = UIFieldBehavior.electricField()
    electric.position = CGPoint(x: 100, y: 400)
    expect(velocity(in: electric), equals: .zero)
    expect(velocity(in: electric, charge: 1).x, isAbove: 20)
    let magnetic = UIFieldBehavior.magneticField()
    expect(velocity(in: magnetic, from: CGPoint(x: 50, y: 0), charge: 2).y, isAbove: 5)
  }

  @Test func `noise and turbulence are the same in every run`() {
    func noise() -> [CGPoint] {
      let test = FieldBehaviorTests()
      let (noise, turbulence) = (
        UIFieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 2),
        UIFieldBehavior.turbulenceField(smoothness: 0.2, animationSpeed: 1)
      )
      expect(noise.smoothness == 0.5 && noise.animationSpeed == 2)
      return [test.velocity(in: noise), test.velocity(in: turbulence, from: CGPoint(x: 90, y: 0))]
    }
    let one = noise()
    expect(one, equals: noise())
    expect(one[0] != .zero && one[1] != CGPoint(x: 90, y: 0))
  }

  @Test func `a block says the force`() {
    var masses: Set<CGFloat> = []
    let field = UIFieldBehavior.field { field, place, velocity, mass, charge, step in
      masses.insert(mass)
      return CGVector(dx: place.y > 300 ? 1 : 0, dy: 0)
    }
    expect(abs(velocity(in: field).x - 50), isBelow: 1)
    expect(velocity(in: field, at: CGPoint(x: 100, y: 100)), equals: .zero)
    expect(masses, equals: [1])
  }

  @Test func `a region limits a field`() {
    let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1))
    field.position = CGPoint(x: 200, y: 400)
    field.region = UIRegion(radius: 30)
    expect(field.items.isEmpty)
    expect(velocity(in: field), equals: .zero)
    field.region = UIRegion(size: CGSize(width: 200, height: 400))
    expect(velocity(in: field).y, isAbove: 50)
  }

  @Test func `regions are combined`() {
    let (round, wide) = (UIRegion(radius: 10), UIRegion(size: CGSize(width: 40, height: 4)))
    let right = CGPoint(x: 18, y: 1)
    expect(UIRegion.infinite.contains(CGPoint(x: 1e9, y: 0)))
    expect(!round.contains(right) && round.byUnion(with: wide).contains(right))
    expect(!round.byIntersection(with: wide).contains(right) && round.inverse().contains(right))
    expect(wide.byDifference(from: round).contains(right))
    expect(!wide.byDifference(from: round).contains(.zero))
    expect(
      round.isEqual(UIRegion(radius: 10)) && (round.copy() as? UIRegion)?.isEqual(round) == true)
  }
}
