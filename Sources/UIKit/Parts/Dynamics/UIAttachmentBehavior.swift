import Foundation
import PantographDynamics
import PantographMotion

/// Attaches an item to a point or to another item.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  public enum AttachmentType: Int, Hashable, Sendable {
    case items, anchor
  }

  public let attachedBehaviorType: AttachmentType
  open private(set) var items: [any UIDynamicItem]
  private var hold = Hold.distance
  /// The attachment points of the items, relative to their centers.
  private let arms: [PlaneVector]
  /// The angle between the items that the attachment preserves, in radians.
  private let angle: Double

  /// The anchor in the coordinates of the animator's reference. It is not used between two items.
  open var anchorPoint: CGPoint { didSet { changed() } }
  /// The distance that the attachment preserves, in points. Its initial value is the current
  /// distance.
  open var length: CGFloat { didSet { changed() } }
  /// The damping of the oscillation; 1 comes to rest without any. It applies only if `frequency` is
  /// not 0.
  open var damping: CGFloat = 0 { didSet { changed() } }
  /// The number of oscillations per second; 0 makes the attachment rigid.
  open var frequency: CGFloat = 0 { didSet { changed() } }
  /// The resistance to turning around a pin. A value of 1 balances a force of 1 at a distance of
  /// 150 points.
  open var frictionTorque: CGFloat = 0 { didSet { changed() } }
  /// The range in which a slide moves from its anchor, in points, or a pin turns, in radians.
  open var attachmentRange = UIFloatRange.infinite { didSet { changed() } }

  private enum Hold {
    case distance, limit, fixed, pin
    case slide(axis: PlaneVector)
  }

  /// The torque of a `frictionTorque` of 1, in force units times points.
  private static let torque = 100.0 * 150

  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    items = [item]
    arms = [offset.plane]
    attachedBehaviorType = .anchor
    anchorPoint = point
    length = CGFloat((Self.place(item, offset.plane) - point.plane).length)
    angle = item.angle
    super.init()
  }

  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    items = [item1, item2]
    arms = [offset1.plane, offset2.plane]
    attachedBehaviorType = .items
    anchorPoint = .zero
    let far = Self.place(item2, offset2.plane)
    length = CGFloat((Self.place(item1, offset1.plane) - far).length)
    angle = item1.angle - item2.angle
    super.init()
  }

  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  private static func place(_ item: any UIDynamicItem, _ offset: PlaneVector) -> PlaneVector {
    item.center.plane + offset.rotated(by: item.angle)
  }

  /// Returns the offset of a point from the item's center, in the item's rotated coordinates.
  private static func offset(of place: CGPoint, in item: any UIDynamicItem) -> UIOffset {
    let offset = (place.plane - item.center.plane).rotated(by: -item.angle)
    return UIOffset(horizontal: offset.x, vertical: offset.y)
  }

  /// Creates an attachment of two items at one point.
  private static func make(
    _ item1: any UIDynamicItem, _ item2: any UIDynamicItem, at point: CGPoint, _ hold: Hold
  ) -> UIAttachmentBehavior {
    let behavior = UIAttachmentBehavior(
      item: item1, offsetFromCenter: offset(of: point, in: item1), attachedTo: item2,
      offsetFromCenter: offset(of: point, in: item2))
    behavior.hold = hold
    behavior.anchorPoint = point
    return behavior
  }

  // MARK: Kinds

  /// Creates an attachment whose items slide along an axis against each other and do not turn.
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    make(item1, item2, at: point, .slide(axis: axis.plane.unit.rotated(by: -item2.angle)))
  }

  /// Creates an attachment whose item slides along an axis through the anchor and does not turn.
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    let behavior = UIAttachmentBehavior(
      item: item, offsetFromCenter: offset(of: point, in: item), attachedToAnchor: point)
    behavior.hold = .slide(axis: axis.plane.unit)
    return behavior
  }

  /// Creates an attachment like a rope: the items may come nearer, but cannot be farther apart than
  /// they are now.
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    let behavior = UIAttachmentBehavior(
      item: item1, offsetFromCenter: offset1, attachedTo: item2, offsetFromCenter: offset2)
    behavior.hold = .limit
    return behavior
  }

  /// Creates an attachment whose items move and turn as one.
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior { make(item1, item2, at: point, .fixed) }

  /// Creates an attachment whose items turn around a common point.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior { make(item1, item2, at: point, .pin) }

  // MARK: Inside

  override func join(_ plan: inout DynamicPlan) {
    let range = (low: Double(attachmentRange.minimum), high: Double(attachmentRange.maximum))
    let length = max(Double(self.length), 0)
    let kind: Joint.Kind =
      switch hold {
      case .distance: .distance(low: length, high: length)
      case .limit: .distance(low: 0, high: length)
      case .fixed: .weld
      case .pin: .pin(low: range.low, high: range.high)
      case .slide(let axis): .slide(axis: axis, low: range.low, high: range.high)
      }
    plan.add(self, items[0], items.count > 1 ? items[1] : nil) { body, other in
      var joint = Joint(
        kind, body: body, arm: arms[0], other: other,
        anchor: other == nil ? anchorPoint.plane : arms[1], angle: angle)
      joint.frequency = max(Double(frequency), 0)
      joint.damping = max(Double(damping), 0)
      joint.frictionTorque = max(Double(frictionTorque), 0) * Self.torque
      return joint
    }
  }
}

extension UIDynamicItem {
  /// The rotation of the item, in radians.
  var angle: Double { Mathematics.atan2(Double(transform.b), Double(transform.a)) }
}
