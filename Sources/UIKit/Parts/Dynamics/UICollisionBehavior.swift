import Foundation
import PantographDynamics

/// Makes its items collide with one another, with boundaries, or with both.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  public struct Mode: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let items = Mode(rawValue: 1)
    public static let boundaries = Mode(rawValue: 2)
    public static let everything = Mode(rawValue: .max)
  }

  private var list: DynamicItems
  private(set) var boundaries = CollisionBoundaries()
  open var collisionMode = Mode.everything { didSet { changed() } }
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  /// Whether the bounds of the animator's reference are a boundary. The delegate receives nil as
  /// its identifier.
  open var translatesReferenceBoundsIntoBoundary = false { didSet { changed() } }
  private var insets = UIEdgeInsets.zero

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

  /// Makes the bounds of the animator's reference a boundary. Positive insets make the boundary
  /// smaller.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    self.insets = insets
    translatesReferenceBoundsIntoBoundary = true
  }

  /// Adds a path as a boundary. A path that is not closed stays open. A boundary with the same
  /// identifier is replaced.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    boundaries.add(identifier, bezierPath)
    changed()
  }

  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    addBoundary(withIdentifier: identifier, for: path)
  }

  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.path(of: identifier)
  }

  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.remove(identifier)
    changed()
  }

  /// The identifiers of the boundaries in the order in which they were added; nil if there are
  /// none.
  open var boundaryIdentifiers: [any NSCopying]? { boundaries.identifiers }

  open func removeAllBoundaries() {
    boundaries.removeAll()
    changed()
  }

  override func join(_ plan: inout DynamicPlan) {
    var lines: [Boundary] = []
    if collisionMode.contains(.boundaries) {
      lines = boundaries.lines
      if translatesReferenceBoundsIntoBoundary, let bounds = plan.bounds {
        lines += CollisionBoundaries.lines(of: bounds.inset(by: insets))
      }
    }
    plan.collisions.append(
      (
        self,
        CollisionGroup(
          bodies: items.map { plan.body($0) }, boundaries: lines,
          collidesBodies: collisionMode.contains(.items), id: plan.id(of: self))
      ))
  }
}

/// Receives the beginning and the end of each contact of a collision behavior. All methods are
/// optional.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem)
  /// Called when an item touches a boundary. The identifier is nil for the bounds of the animator's
  /// reference.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}
