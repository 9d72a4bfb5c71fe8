/// A view or a layout guide, as an item of constraints.
@MainActor
protocol LayoutItem: AnyObject {
  /// The superview or the guide's view, in whose coordinates the item lies; nil without one.
  var layoutContainer: UIView? { get }
  /// The view itself, or the one that the guide belongs to.
  var layoutView: UIView? { get }
  /// The engine's entry of the item.
  var layoutEntry: LayoutEntry? { get set }
  /// The item's name in messages.
  var layoutName: String { get }
  /// The reference by which others refer to the item without retaining it.
  var reference: ViewReference { get }
}

/// A side of a constraint: an attribute of an item, or its distance from an attribute of another.
@MainActor
struct LayoutOperand {
  private var itemReference: ViewReference?
  var attribute: NSLayoutConstraint.Attribute
  private var originReference: ViewReference?
  var originAttribute = NSLayoutConstraint.Attribute.notAnAttribute

  init(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
    itemReference = item?.reference
    self.attribute = attribute
  }

  /// The item, which is not retained; nil once it is gone.
  var item: (any LayoutItem)? {
    get { itemReference?.item }
    set { itemReference = newValue?.reference }
  }

  /// The item that a distance is measured from.
  var origin: (any LayoutItem)? {
    get { originReference?.item }
    set { originReference = newValue?.reference }
  }

  init(from start: LayoutOperand, to end: LayoutOperand) {
    self.init(end.item, end.attribute)
    origin = start.item
    originAttribute = start.attribute
  }

  static let nothing = LayoutOperand(nil, .notAnAttribute)

  var isDistance: Bool { originAttribute != .notAnAttribute }

  var items: [any LayoutItem] {
    var items: [any LayoutItem] = []
    if let item { items.append(item) }
    if let origin { items.append(origin) }
    return items
  }

  /// Whether an item is `view` or belongs to it. Adds the number of the items before it, or of all items, to
  /// `place`.
  func mentions(_ view: UIView, at place: inout Int) -> Bool {
    if let item {
      if item.layoutView === view { return true }
      place += 1
    }
    guard let origin else { return false }
    if origin.layoutView === view { return true }
    place += 1
    return false
  }

  /// The operand with margin attributes replaced by edges of the margins guide.
  var resolved: LayoutOperand {
    if attribute.edgeOfMargins == nil, originAttribute.edgeOfMargins == nil { return self }
    var operand = self
    (operand.item, operand.attribute) = Self.resolved(item, attribute)
    (operand.origin, operand.originAttribute) = Self.resolved(origin, originAttribute)
    return operand
  }

  private static func resolved(
    _ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute
  ) -> ((any LayoutItem)?, NSLayoutConstraint.Attribute) {
    guard let edge = attribute.edgeOfMargins, let view = item as? UIView else {
      return (item, attribute)
    }
    return (view.layoutMarginsGuide, edge)
  }

  /// Returns the operand with a scroll view replaced by its content guide, if `other` lies in the
  /// scroll view. Centers remain those of the scroll view's frame, as Apple's guide says.
  func ofContent(around other: LayoutOperand) -> LayoutOperand {
    guard attribute.kind == .place, !attribute.isCenter, let scroll = (item as? UIView)?.scrolling,
      let inner = other.item, inner !== scroll,
      inner.layoutContainer?.isDescendant(of: scroll) == true
    else { return self }
    var operand = self
    operand.item = scroll.contentLayoutGuide
    return operand
  }

  func isSame(as other: LayoutOperand) -> Bool {
    item === other.item && attribute == other.attribute && origin === other.origin
      && originAttribute == other.originAttribute
  }

  /// An anchor of the attribute's own class.
  var anchor: AnyLayoutAnchor {
    if layoutKind == .size { return NSLayoutDimension(self) }
    return attribute.axis == .horizontal ? NSLayoutXAxisAnchor(self) : NSLayoutYAxisAnchor(self)
  }

  var text: String {
    let name = "\(item?.layoutName ?? "nothing").\(attribute)"
    return isDistance
      ? "(\(name) - \(origin?.layoutName ?? "nothing").\(originAttribute))" : name
  }
}

extension NSLayoutConstraint.Attribute {
  enum Kind {
    case size, place, nothing
  }

  var kind: Kind {
    switch self {
    case .width, .height: .size
    case .notAnAttribute: .nothing
    default: .place
    }
  }

  var axis: NSLayoutConstraint.Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins, .notAnAttribute:
      .horizontal
    default: .vertical
    }
  }

  /// Whether the attribute depends on the text direction.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute means the same side of the screen for every text direction.
  var isAbsolute: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  var edgeOfMargins: NSLayoutConstraint.Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }
}
