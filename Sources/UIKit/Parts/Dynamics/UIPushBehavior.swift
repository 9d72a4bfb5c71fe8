import Foundation
import PantographDynamics

/// Pushes its items with a force, once or as long as the behavior is active.
///
/// A continuous force of magnitude 1 accelerates an item of 100 by 100 points with a density of 1
/// by 100 points per second squared. An instantaneous force of magnitude 1 gives that item a
/// velocity of 100 points per second.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  public enum Mode: Int, Hashable, Sendable {
    case continuous, instantaneous
  }

  public let mode: Mode
  private var list: DynamicItems
  private var offsets: [ObjectIdentifier: UIOffset] = [:]
  /// Whether the push acts. An instantaneous push becomes inactive after it has pushed; setting
  /// this property to true pushes again.
  open var active = true { didSet { changed() } }
  /// The direction of the push. Its length is the magnitude.
  open var pushDirection: CGVector {
    get { direction.vector }
    set {
      direction = Direction(newValue)
      changed()
    }
  }
  private var direction = Direction(.zero)

  /// The acceleration of a mass of 1 by a magnitude of 1, in points per second squared.
  private static let unit = 100.0

  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    list = DynamicItems(items)
    super.init()
  }

  open var items: [any UIDynamicItem] { list.all }

  open func addItem(_ item: any UIDynamicItem) {
    if list.add(item) { changed() }
  }

  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    offsets[ObjectIdentifier(item)] = nil
    changed()
  }

  /// Returns the offset from the item's center at which the push acts, in the item's rotated
  /// coordinates.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = offset
    changed()
  }

  /// The angle of the direction, in radians, from the x axis to the y axis.
  open var angle: CGFloat {
    get { direction.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  open var magnitude: CGFloat {
    get { direction.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    direction = Direction(angle: angle, magnitude: magnitude)
    changed()
  }

  override func join(_ plan: inout DynamicPlan) {
    // Items of an inactive push stay in the world and continue to move.
    for item in items { _ = plan.body(item) }
    guard active else { return }
    let force = pushDirection.plane * Self.unit
    for item in items {
      let arm = targetOffsetFromCenter(for: item).plane
      switch mode {
      case .continuous: plan.load(item) { $0.pushes.append(BodyLoad.Push(force, at: arm)) }
      case .instantaneous: plan.pushes.append(DynamicPush(item: item, impulse: force, arm: arm))
      }
    }
    if mode == .instantaneous { plan.pushing.append(self) }
  }
}

/// An instantaneous push of one item.
struct DynamicPush {
  let item: any UIDynamicItem
  let impulse: PlaneVector
  let arm: PlaneVector
}
