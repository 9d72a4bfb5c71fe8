import Foundation
import QuartzCore

/// A relation between views, guides or numbers that layout maintains: `first = multiplier × second
/// + constant`.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  public enum Attribute: Int, Hashable, Sendable {
    case notAnAttribute = 0
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
  }

  public enum Relation: Int, Hashable, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  public enum Axis: Int, Hashable, Sendable {
    case horizontal = 0
    case vertical
  }

  private(set) var first = LayoutOperand.nothing
  private(set) var second = LayoutOperand.nothing
  open private(set) var relation = Relation.equal
  open private(set) var multiplier: CGFloat = 1
  /// The constant term, in points. A change takes effect with the next layout.
  open var constant: CGFloat {
    get {
      noteRead("constant")
      return ownConstant
    }
    set {
      Self.check(newValue, "constant")
      guard newValue != ownConstant else { return }
      changing(["constant"]) { ownConstant = newValue }
      placement?.engine?.constantChanged(of: self)
    }
  }
  private var ownConstant: CGFloat = 0
  open var priority = UILayoutPriority.required {
    didSet {
      Self.check(priority)
      guard priority != oldValue else { return }
      isBroken = false
      placement?.engine?.priorityChanged(of: self)
    }
  }
  /// The constraint's name in messages.
  open var identifier: String?
  @Inert("nothing is archived")
  open var shouldBeArchived = false

  /// The view that holds the constraint while it is active.
  final var holder: UIView? {
    get { holderReference?.view }
    set { holderReference = newValue?.reference }
  }
  @exclusivity(unchecked) private var holderReference: ViewReference?
  @exclusivity(unchecked) nonisolated(unsafe) private var ownReference:
    LooseReference<NSLayoutConstraint>?
  /// The constraint's position in an engine while it is active.
  var placement: LayoutPlacement?
  /// Whether the constraint gives a hidden view of a stack no length, whatever else is required of
  /// the view.
  var isCollapse = false
  /// Whether the constraint only chooses between lengths that nothing else determines.
  var isSlack = false
  /// Whether the constraint conflicted with other required ones and was broken by layout. It stays
  /// broken until it is deactivated or its priority changes, and is satisfied only as far as
  /// possible.
  var isBroken = false
  /// The constraint's number in the order of activation.
  var serial = 0

  /// Creates a constraint without items, which cannot be activated.
  // The only designated initializer: a subclass without initializers of its own inherits them all.
  public override init() { super.init() }

  deinit { ownReference?.clear() }

  /// The reference by which views refer to the constraint without retaining it.
  final var reference: LooseReference<NSLayoutConstraint> {
    if let ownReference { return ownReference }
    let reference = LooseReference<NSLayoutConstraint>()
    reference.lead(to: self)
    ownReference = reference
    return reference
  }

  convenience init(
    _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    self.init()
    relate(first, relation, second, multiplier: multiplier, constant: constant)
  }

  /// Gives a constraint without items its items.
  func relate(
    _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand, multiplier: CGFloat,
    constant: CGFloat
  ) {
    self.first = first
    self.second = second
    self.relation = relation
    self.multiplier = multiplier
    ownConstant = constant
    Self.check(constant, "constant")
    Self.check(multiplier, "multiplier")
    checkSides()
    if multiplier == 0, self.second.layoutKind == .size {
      // A size times 0 is a plain number of points.
      (self.second, self.multiplier) = (.nothing, 1)
    }
  }

  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    guard let first = view1 as? any LayoutItem else {
      Misuse.stop("a constraint is between views and layout guides, not \(type(of: view1))")
    }
    let second = view2.flatMap { $0 as? any LayoutItem }
    self.init(
      LayoutOperand(first, attr1), relation,
      second == nil ? .nothing : LayoutOperand(second, attr2), multiplier: multiplier, constant: c)
  }

  /// Called when the storyboard with the constraint has been loaded.
  open func awakeFromNib() {}

  // MARK: Sides

  open var firstItem: AnyObject? { first.item }
  open var secondItem: AnyObject? { second.item }
  open var firstAttribute: Attribute { first.attribute }
  open var secondAttribute: Attribute { second.attribute }
  /// An anchor that equals the one the constraint was made from, and has its class.
  open var firstAnchor: AnyLayoutAnchor { first.anchor }
  open var secondAnchor: AnyLayoutAnchor? { second.item == nil ? nil : second.anchor }

  // MARK: Being active

  /// Whether layout maintains the constraint. Activation adds it to the nearest view that contains
  /// both items.
  open var isActive: Bool {
    get {
      noteRead("active")
      return holder != nil
    }
    set { changing(["active"]) { newValue ? activate() : deactivate() } }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  open override nonisolated var description: String { ObjectText.of(self) { text } }

  // MARK: Checks

  private static func check(_ number: CGFloat, _ name: String) {
    require(
      number.isFinite, "the \(name) of a constraint must be a finite number, not \(number)")
  }

  private static func check(_ priority: UILayoutPriority) {
    require(
      priority.rawValue > 0 && priority.rawValue <= 1000,
      "the priority of a constraint is above 0 and at most 1000, not \(priority.rawValue)")
  }

  private func checkSides() {
    require(first.attribute != .notAnAttribute, "a constraint's first attribute must be one")
    let kinds = (first.layoutKind, second.layoutKind)
    if kinds.1 == .nothing {
      require(
        kinds.0 == .size,
        "\(first.text) is a place: it can be constrained to another item's, not to a number alone")
      return
    }
    require(
      kinds.0 == kinds.1,
      "\(first.text) and \(second.text) are a place and a size: they cannot be"
        + " related")
    require(
      multiplier != 0 || kinds.0 == .size,
      "\(first.text) is a place: with the multiplier 0 it would be related to a number alone")
    let directional = first.attribute.isDirectional || second.attribute.isDirectional
    let absolute = first.attribute.isAbsolute || second.attribute.isAbsolute
    require(
      !(directional && absolute) || first.isDistance || second.isDistance,
      "\(first.text) and \(second.text): leading and trailing cannot be related to left and right,"
        + " as they change sides with the direction of text")
  }
}

extension LayoutOperand {
  var layoutKind: NSLayoutConstraint.Attribute.Kind { isDistance ? .size : attribute.kind }
}

/// The importance of a constraint, up to 1000. A constraint is never given up for any number of
/// constraints of lower priority.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// The raw values of all priorities are UIKit's.
  public static let required = UILayoutPriority(1000)
  /// The default resistance of views against becoming smaller than their content.
  public static let defaultHigh = UILayoutPriority(750)
  // UIKit's values.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The default resistance of views against becoming larger than their content.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of the size that `systemLayoutSizeFitting(_:)` requests.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
