import Foundation
import PantographDynamics

/// Accelerates its items in one direction, whatever their masses.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  private var list: DynamicItems
  /// The direction of gravity. Its length is the magnitude: 1 accelerates by 1000 points per second
  /// squared.
  open var gravityDirection: CGVector {
    get { direction.vector }
    set {
      direction = Direction(newValue)
      changed()
    }
  }
  private var direction = Direction(CGVector(dx: 0, dy: 1))

  /// The acceleration of a magnitude of 1, in points per second squared.
  private static let unit = 1000.0

  public init(items: [any UIDynamicItem]) {
    list = DynamicItems(items)
    super.init()
  }

  public override convenience init() { self.init(items: []) }

  open var items: [any UIDynamicItem] { list.all }

  open func addItem(_ item: any UIDynamicItem) {
    if list.add(item) { changed() }
  }

  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    changed()
  }

  /// The angle of the direction, in radians, from the x axis to the y axis; π/2 is down.
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
    let pull = gravityDirection.plane * Self.unit
    for item in items { plan.load(item) { $0.acceleration += pull } }
  }
}
