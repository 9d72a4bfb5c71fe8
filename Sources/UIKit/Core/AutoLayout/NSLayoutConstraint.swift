import Foundation
import QuartzCore

/// A relation between two views, guides or numbers that layout keeps: `first = multiplier × second + constant`.
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
  /// Constant term in points. A change takes effect with the next layout.
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
  /// A name that sentences about it have.
  open var identifier: String?
  @Inert("nothing is archived")
  open var shouldBeArchived = false

  /// The view that holds it while it is active.
  weak var holder: UIView?
  /// Position in an engine while active.
  var placement: LayoutPlacement?
  /// Whether it leaves a hidden view of a stack no length, whatever else is required of it.
  var isCollapse = false
  /// Whether it only chooses between lengths that nothing else decides on.
  var isSlack = false
  /// Whether it excluded others that are required, and layout had to break it. It stays so as long as it is
  /// active, and is only kept as well as can be.
  var isBroken = false
  /// Its turn among all that became active.
  var serial = 0

  /// Creates a constraint of nothing, which cannot be activated.
  // The only designated initializer: a subclass without initializers of its own inherits them all.
  public override init() { super.init() }

  convenience init(
    _ first: LayoutOperand, _ relation: Relation, _ second: LayoutOperand,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    self.init()
    self.first = first
    self.second = second
    self.relation = relation
    self.multiplier = multiplier
    ownConstant = constant
    Self.check(constant, "constant")
    Self.check(multiplier, "multiplier")
    checkSides()
    if multiplier == 0, self.second.layoutKind == .size {
      // No share of a size is a size in points.
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

  // MARK: Sides

  open var firstItem: AnyObject? { first.item }
  open var secondItem: AnyObject? { second.item }
  open var firstAttribute: Attribute { first.attribute }
  open var secondAttribute: Attribute { second.attribute }
  /// Equals the anchor that the constraint was made from, and has its class.
  open var firstAnchor: AnyLayoutAnchor { first.anchor }
  open var secondAnchor: AnyLayoutAnchor? { second.item == nil ? nil : second.anchor }

  // MARK: Being active

  /// Whether layout keeps it. Activating it adds it to the nearest view around both items.
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

/// How much a constraint counts, up to 1000. One of a higher priority is never given up for any number of
/// lower ones.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  /// How much a button or a label resists being made smaller than what it shows.
  public static let defaultHigh = UILayoutPriority(750)
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// How much views resist being made larger than what they show.
  public static let defaultLow = UILayoutPriority(250)
  /// How much `systemLayoutSizeFitting(_:)` asks for its size.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
