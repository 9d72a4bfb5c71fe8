import Expectations
import Foundation
import SeededRandom
import Testing
import ViewTesting

@testable import UIKit

/// Random constraints of every relation and priority that are added, removed and changed. At the end no priority
/// is violated more than if the same constraints had been created at once.
@MainActor
struct RandomChangesTests {
  private typealias Attribute = NSLayoutConstraint.Attribute

  private struct Wish {
    var first: Int
    var attribute: Attribute
    /// The index of the second view; nil for a constant, -1 for the outermost view.
    var second: Int?
    var other: Attribute
    var relation: NSLayoutConstraint.Relation
    var multiplier: CGFloat
    var constant: CGFloat
    var priority: Float
    var isActive: Bool
  }

  private final class Content: UIView {
    var size = CGSize.zero { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize { size }
  }

  private struct Scene {
    let window: UIWindow
    let views: [Content]
    let constraints: [NSLayoutConstraint]
  }

  /// The plan of a scene; a size below zero means no size.
  private struct Plan {
    var parents: [Int]
    var sizes: [CGSize]
    var wishes: [Wish]
    var room = CGSize(width: 400, height: 800)

    static let horizontal: [Attribute] = [.leading, .centerX, .trailing, .width]
    static let vertical: [Attribute] = [.top, .centerY, .bottom, .height]
    static let priorities: [Float] = [1000, 1000, 750, 500, 250]

    init(_ random: inout SeededGenerator) {
      let count = 8
      parents = (0..<count).map { random.below($0 + 1) - 1 }
      sizes = (0..<count).map { _ in
        random.chance(0.3)
          ? CGSize(width: random.below(80), height: random.below(80))
          : CGSize(width: -1, height: -1)
      }
      wishes = []
      for _ in 0..<40 {
        let attributes = random.chance(0.5) ? Self.horizontal : Self.vertical
        let (kind, first) = (random.below(4), random.below(count))
        var second: Int? = random.below(count + 1) - 1
        if second == first { second = -1 }
        if kind == 3, random.chance(0.3) { second = nil }
        wishes.append(
          Wish(
            first: first, attribute: attributes[kind], second: second,
            other: second == nil ? .notAnAttribute : attributes[kind == 3 ? 3 : random.below(3)],
            relation: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual][random.below(4)],
            multiplier: second == nil ? 1 : [1, 1, 1, 0.5, 2][random.below(5)],
            constant: CGFloat(random.below(100) - 30),
            priority: random.chance(0.2)
              ? Float(1 + random.below(999)) : Self.priorities[random.below(5)],
            isActive: random.chance(0.7)))
      }
    }

    @MainActor func scene() -> Scene {
      let window = UIWindow(frame: CGRect(origin: .zero, size: room))
      let box = UIView(frame: window.bounds)
      box.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      window.addSubview(box)
      var views: [Content] = []
      for (parent, size) in zip(parents, sizes) {
        let view = Content(constrainedIn: parent < 0 ? box : views[parent])
        view.size = size
        views.append(view)
      }
      let constraints = wishes.map { wish in
        let constraint = NSLayoutConstraint(
          item: views[wish.first], attribute: wish.attribute, relatedBy: wish.relation,
          toItem: wish.second.map { $0 < 0 ? box : views[$0] }, attribute: wish.other,
          multiplier: wish.multiplier, constant: wish.constant)
        constraint.priority = UILayoutPriority(wish.priority)
        return constraint
      }
      for (constraint, wish) in zip(constraints, wishes) where wish.isActive {
        constraint.isActive = true
      }
      window.layoutIfNeeded()
      return Scene(window: window, views: views, constraints: constraints)
    }

    /// A position or size in the outermost view, from the engine, before it is rounded.
    @MainActor func number(_ scene: Scene, _ index: Int, _ attribute: Attribute) -> Double {
      let isHorizontal = Self.horizontal.contains(attribute)
      func frame(_ index: Int) -> CGRect {
        index < 0
          ? CGRect(origin: .zero, size: room) : scene.views[index].layoutEntry?.frame ?? .null
      }
      let size = isHorizontal ? frame(index).width : frame(index).height
      if attribute.kind == .size { return Double(size) }
      var (start, around): (CGFloat, Int) = (0, index)
      while around >= 0 {
        start += isHorizontal ? frame(around).minX : frame(around).minY
        around = parents[around]
      }
      return Double(start + size * CGFloat(attribute.share))
    }

    /// The total violation of each priority.
    @MainActor func violations(_ scene: Scene) -> [Float: Double] {
      var sums: [Float: Double] = [:]
      for (wish, constraint) in zip(wishes, scene.constraints) where wish.isActive {
        // Multiples of positions are relative to the view that holds the constraint.
        let holder = scene.views.firstIndex { $0 === constraint.nearestHolder } ?? -1
        let start: Attribute = Self.horizontal.contains(wish.attribute) ? .leading : .top
        let zero = wish.attribute.kind == .size ? 0 : number(scene, holder, start)
        var error = number(scene, wish.first, wish.attribute) - zero - Double(wish.constant)
        if let second = wish.second {
          error -= Double(wish.multiplier) * (number(scene, second, wish.other) - zero)
        }
        switch wish.relation {
        case .equal: sums[wish.priority, default: 0] += abs(error)
        case .lessThanOrEqual: sums[wish.priority, default: 0] += max(error, 0)
        case .greaterThanOrEqual: sums[wish.priority, default: 0] += max(-error, 0)
        }
      }
      for index in scene.views.indices {
        for (wanted, attribute) in [
          (sizes[index].width, Attribute.width), (sizes[index].height, .height),
        ] where wanted >= 0 {
          let excess = number(scene, index, attribute) - Double(wanted)
          sums[750, default: 0] += max(-excess, 0)
          sums[250, default: 0] += max(excess, 0)
        }
      }
      return sums
    }

    /// Changes a scene and the plan in the same way.
    @MainActor mutating func change(_ scene: Scene, _ random: inout SeededGenerator) {
      let index = random.below(wishes.count)
      let constraint = scene.constraints[index]
      switch random.below(7) {
      case 0, 1:
        wishes[index].isActive.toggle()
        constraint.isActive = wishes[index].isActive
      case 2:
        wishes[index].constant = CGFloat(random.below(200) - 50)
        constraint.constant = wishes[index].constant
      case 3:
        wishes[index].priority = Self.priorities[random.below(5)]
        constraint.priority = UILayoutPriority(wishes[index].priority)
      case 4:
        let view = random.below(sizes.count)
        sizes[view] = CGSize(width: random.below(90) - 1, height: random.below(90) - 1)
        scene.views[view].size = sizes[view]
      case 5:
        room = CGSize(width: 200 + random.below(600), height: 200 + random.below(600))
        scene.window.frame.size = room
      default:
        // Removes and adds a view, perhaps with a layout in between.
        let view = scene.views[random.below(sizes.count)]
        let active = scene.constraints.filter(\.isActive)
        let parent = view.superview
        view.removeFromSuperview()
        if random.chance(0.5) { scene.window.layoutIfNeeded() }
        parent?.addSubview(view)
        NSLayoutConstraint.activate(active)
      }
    }
  }

  @Test(arguments: 0..<40) func `constraints that were changed hold as well as new ones`(seed: Int)
  {
    let before = Misuse.onWarning
    Misuse.onWarning = { _ in }
    defer { Misuse.onWarning = before }
    var random = SeededGenerator(seed: UInt64(seed))
    var plan = Plan(&random)
    let scene = plan.scene()
    for _ in 0..<80 {
      plan.change(scene, &random)
      if random.chance(0.3) { scene.window.layoutIfNeeded() }
    }
    scene.window.layoutIfNeeded()
    // A broken constraint stays broken while it is active, even if its opponent was removed.
    let broken = scene.constraints.filter(\.isBroken)
    NSLayoutConstraint.deactivate(broken)
    NSLayoutConstraint.activate(broken)
    scene.window.layoutIfNeeded()
    let (changed, fresh) = (plan.violations(scene), plan.violations(plan.scene()))
    // A loss of a higher priority does not count for a lower one.
    for priority in Set(changed.keys).union(fresh.keys).sorted(by: >) {
      let (one, two) = (changed[priority] ?? 0, fresh[priority] ?? 0)
      expect(abs(one - two), isBelow: 1e-3 * (1 + abs(one)), "priority \(priority)")
      guard abs(one - two) < 1e-3 * (1 + abs(one)) else { return }
    }
  }
}
