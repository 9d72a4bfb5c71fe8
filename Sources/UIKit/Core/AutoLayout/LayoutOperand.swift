/// A view or a layout guide, as constraints speak of it.
@MainActor
protocol LayoutItem: AnyObject {
  /// The view around it, in whose coordinates it lies; nil where it is in none.
  var layoutContainer: UIView? { get }
  /// The view itself, or the one that the guide belongs to.
  var layoutView: UIView? { get }
  /// The engine's entry of the item.
  var layoutEntry: LayoutEntry? { get set }
  /// Its name in sentences.
  var layoutName: String { get }
}

/// A side of a constraint: an attribute of an item, or how far it is from another.
@MainActor
struct LayoutOperand {
  weak var item: (any LayoutItem)?
  var attribute: NSLayoutConstraint.Attribute
  /// For a distance: from where.
  weak var origin: (any LayoutItem)?
  var originAttribute = NSLayoutConstraint.Attribute.notAnAttribute

  init(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  init(from start: LayoutOperand, to end: LayoutOperand) {
    self.init(end.item, end.attribute)
    origin = start.item
    originAttribute = start.attribute
  }

  static let nothing = LayoutOperand(nil, .notAnAttribute)

  var isDistance: Bool { originAttribute != .notAnAttribute }

  var items: [any LayoutItem] { [item, origin].compactMap { $0 } }

  /// The margins of a view are the edges of its guide.
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

  /// To what lies in a scroll view, its edges are those of all that it shows.
  func ofContent(around other: LayoutOperand) -> LayoutOperand {
    guard attribute.kind == .place, let scroll = (item as? UIView)?.scrolling,
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

  /// An anchor of the class that the attribute's own anchor has.
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

  /// Whether it goes by the direction of text.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether it stays on its side of the screen.
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
