import Foundation
import PantographDynamics
import PantographMotion

/// Holds an item at a place, or at another item.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  public enum AttachmentType: Int, Hashable, Sendable {
    case items, anchor
  }

  public let attachedBehaviorType: AttachmentType
  open private(set) var items: [any UIDynamicItem]
  private var hold = Hold.distance
  /// Attachment points of the items, relative to their centers.
  private let arms: [PlaneVector]
  /// The angle between the items that is kept.
  private let angle: Double

  /// In the coordinates of the animator's reference; of no use between two items.
  open var anchorPoint: CGPoint { didSet { changed() } }
  /// The distance that is kept. At first, the one that there is.
  open var length: CGFloat { didSet { changed() } }
  /// 1 comes to rest without a swing. Counts only with a frequency.
  open var damping: CGFloat = 0 { didSet { changed() } }
  /// Swings per second; 0 is stiff.
  open var frequency: CGFloat = 0 { didSet { changed() } }
  /// Resistance to turning around a pin: 1 holds a force of 1 at 150 points.
  open var frictionTorque: CGFloat = 0 { didSet { changed() } }
  /// How far a slide moves from its anchor, in points, or a pin turns, in radians.
  open var attachmentRange = UIFloatRange.infinite { didSet { changed() } }

  private enum Hold {
    case distance, limit, fixed, pin
    case slide(axis: PlaneVector)
  }

  /// Force units times points of the friction torque 1.
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

  /// A place in the item's own directions.
  private static func offset(of place: CGPoint, in item: any UIDynamicItem) -> UIOffset {
    let offset = (place.plane - item.center.plane).rotated(by: -item.angle)
    return UIOffset(horizontal: offset.x, vertical: offset.y)
  }

  /// Two items that are held at one place.
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

  /// The items move against one another along an axis, and do not turn.
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    make(item1, item2, at: point, .slide(axis: axis.plane.unit.rotated(by: -item2.angle)))
  }

  /// The item moves along an axis through the anchor, and does not turn.
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    let behavior = UIAttachmentBehavior(
      item: item, offsetFromCenter: offset(of: point, in: item), attachedToAnchor: point)
    behavior.hold = .slide(axis: axis.plane.unit)
    return behavior
  }

  /// Holds the items as a rope: they may come nearer, but not go farther apart than they are now.
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    let behavior = UIAttachmentBehavior(
      item: item1, offsetFromCenter: offset1, attachedTo: item2, offsetFromCenter: offset2)
    behavior.hold = .limit
    return behavior
  }

  /// The items move and turn as one.
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior { make(item1, item2, at: point, .fixed) }

  /// The items turn around a common place.
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
  /// How far the item is turned, in radians.
  var angle: Double { Mathematics.atan2(Double(transform.b), Double(transform.a)) }
}
