import Expectations
import Foundation
import SeededRandom
import Testing
import ViewTesting

@testable import UIKit

/// Row 23 of the specification's table of tests: random constraints are added, removed and edited. After each step
/// the layout equals that of a new tree in which the same constraints are already broken.
@MainActor
struct RandomBreaksTests {
  private typealias Attribute = NSLayoutConstraint.Attribute

  private struct Wish {
    var first: Int
    var attribute: Attribute
    /// The index of the second view; nil for a constant, -1 for the outermost view.
    var second: Int?
    var other: Attribute
    var relation: NSLayoutConstraint.Relation
    var constant: CGFloat
    var priority: Float
    /// The turn in which the constraint was activated; nil if it is inactive.
    var turn: Int?
    var isBroken = false
  }

  private final class Content: UIView {
    var size = CGSize.zero { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { size }
  }

  private struct Scene {
    let window: UIWindow
    let views: [Content]
    let constraints: [NSLayoutConstraint]

    /// The frames that the engine computed, before rounding.
    @MainActor var numbers: [CGFloat] {
      views.flatMap { view in
        let frame = view.layoutEntry?.frame ?? .null
        return [frame.minX, frame.minY, frame.width, frame.height]
      }
    }
  }

  private struct Plan {
    var parents: [Int]
    var sizes: [CGSize]
    var wishes: [Wish] = []
    var turn = 0

    init(_ random: inout SeededGenerator) {
      let count = 5
      parents = (0..<count).map { random.below($0 + 1) - 1 }
      sizes = (0..<count).map { _ in CGSize(width: random.below(80), height: random.below(80)) }
      for _ in 0..<30 {
        let attributes: [Attribute] =
          random.chance(0.5)
          ? [.leading, .centerX, .trailing, .width] : [.top, .centerY, .bottom, .height]
        let (kind, first) = (random.below(4), random.below(count))
        var second: Int? = random.below(count + 1) - 1
        if second == first { second = -1 }
        if kind == 3, random.chance(0.6) { second = nil }
        wishes.append(
          Wish(
            first: first, attribute: attributes[kind], second: second,
            other: second == nil ? .notAnAttribute : attributes[kind == 3 ? 3 : random.below(3)],
            relation: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual][random.below(4)],
            constant: CGFloat(random.below(100) - 30) + 0.01 * CGFloat(random.below(90)),
            priority: [1000, 1000, 1000, 749, 501, 301][random.below(6)]))
      }
    }

    /// A scene in which every view has a default position for missing constraints.
    @MainActor func scene() -> Scene {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      let box = UIView(frame: window.bounds)
      window.addSubview(box)
      var views: [Content] = []
      for (index, (parent, size)) in zip(parents, sizes).enumerated() {
        let around = parent < 0 ? box : views[parent]
        let view = Content(constrainedIn: around)
        view.size = size
        views.append(view)
        let rest = [
          view.leadingAnchor.constraint(equalTo: around.leadingAnchor),
          view.topAnchor.constraint(equalTo: around.topAnchor),
        ]
        for (constraint, part) in zip(rest, [0, 1] as [Float]) {
          constraint.priority = UILayoutPriority(10 + Float(index) * 2 + part)
          constraint.isActive = true
        }
      }
      let constraints = wishes.map { wish in
        let constraint = NSLayoutConstraint(
          item: views[wish.first], attribute: wish.attribute, relatedBy: wish.relation,
          toItem: wish.second.map { $0 < 0 ? box : views[$0] }, attribute: wish.other,
          multiplier: 1, constant: wish.constant)
        constraint.priority = UILayoutPriority(wish.priority)
        constraint.isBroken = wish.isBroken
        return constraint
      }
      let active = wishes.indices.filter { wishes[$0].turn != nil }
      for index in active.sorted(by: { (wishes[$0].turn ?? 0) < (wishes[$1].turn ?? 0) }) {
        constraints[index].isActive = true
      }
      window.layoutIfNeeded()
      return Scene(window: window, views: views, constraints: constraints)
    }

    /// A position or size in the outermost view.
    @MainActor func number(_ scene: Scene, _ index: Int, _ attribute: Attribute) -> CGFloat {
      let isHorizontal = attribute.axis == .horizontal
      func frame(_ index: Int) -> CGRect {
        index < 0
          ? CGRect(x: 0, y: 0, width: 400, height: 800)
          : scene.views[index].layoutEntry?.frame ?? .null
      }
      let size = isHorizontal ? frame(index).width : frame(index).height
      if attribute.kind == .size { return size }
      var (start, around): (CGFloat, Int) = (0, index)
      while around >= 0 {
        start += isHorizontal ? frame(around).minX : frame(around).minY
        around = parents[around]
      }
      return start + size * CGFloat(attribute.share)
    }

    /// The required constraints that are not broken and not satisfied.
    @MainActor func violated(_ scene: Scene) -> [Int] {
      wishes.indices.filter { index in
        let wish = wishes[index]
        guard wish.turn != nil, wish.priority == 1000, !scene.constraints[index].isBroken else {
          return false
        }
        let other = wish.second.map { number(scene, $0, wish.other) } ?? 0
        let error = number(scene, wish.first, wish.attribute) - other - wish.constant
        return switch wish.relation {
        case .equal: abs(error) > 1e-3
        case .lessThanOrEqual: error > 1e-3
        case .greaterThanOrEqual: error < -1e-3
        }
      }
    }

    @MainActor mutating func change(_ scene: Scene, _ random: inout SeededGenerator) {
      let index = random.below(wishes.count)
      let constraint = scene.constraints[index]
      switch random.below(4) {
      case 0, 1:
        turn += 1
        wishes[index].turn = wishes[index].turn == nil ? turn : nil
        constraint.isActive = wishes[index].turn != nil
      case 2:
        wishes[index].constant = CGFloat(random.below(200) - 50) + 0.01 * CGFloat(random.below(90))
        constraint.constant = wishes[index].constant
      default:
        let view = random.below(sizes.count)
        sizes[view] = CGSize(width: random.below(90), height: random.below(90))
        scene.views[view].size = sizes[view]
      }
    }
  }

  @Test(arguments: 0..<20) func `row 23: what was changed is what is made so, with the same breaks`(
    seed: Int
  ) {
    let before = Misuse.onWarning
    Misuse.onWarning = { _ in }
    defer { Misuse.onWarning = before }
    var random = SeededGenerator(seed: UInt64(seed))
    var plan = Plan(&random)
    let scene = plan.scene()
    for step in 0..<50 {
      plan.change(scene, &random)
      scene.window.layoutIfNeeded()
      for index in plan.wishes.indices {
        plan.wishes[index].isBroken = scene.constraints[index].isBroken
        // Only active and required constraints can be broken.
        if plan.wishes[index].isBroken {
          expect(plan.wishes[index].turn != nil && plan.wishes[index].priority == 1000)
        }
      }
      let fresh = plan.scene()
      expect(fresh.constraints.map(\.isBroken), equals: plan.wishes.map(\.isBroken), "step \(step)")
      let far = zip(scene.numbers, fresh.numbers).filter { abs($0 - $1) > 1e-6 }
      expect(far.isEmpty, "step \(step)")
      expect(plan.violated(scene).isEmpty, "step \(step)")
      guard far.isEmpty else { return }
    }
  }

  @Test(arguments: 0..<20) func `what breaks does not depend on the order of activation`(seed: Int)
  {
    let before = Misuse.onWarning
    Misuse.onWarning = { _ in }
    defer { Misuse.onWarning = before }
    var random = SeededGenerator(seed: UInt64(500 + seed))
    var plan = Plan(&random)
    for index in plan.wishes.indices { plan.wishes[index].turn = index }
    let first = plan.scene()
    expect(plan.violated(first).isEmpty)
    for _ in 0..<5 {
      var turns = Array(plan.wishes.indices)
      turns.shuffle(using: &random)
      for index in plan.wishes.indices { plan.wishes[index].turn = turns[index] }
      expect(plan.scene().constraints.map(\.isBroken), equals: first.constraints.map(\.isBroken))
    }
  }
}
