import Foundation

extension NSLayoutConstraint {
  /// The alignment of the views of a visual format, and its direction.
  /// The raw values are UIKit's.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let alignAllLeft = FormatOptions(.left)
    public static let alignAllRight = FormatOptions(.right)
    public static let alignAllTop = FormatOptions(.top)
    public static let alignAllBottom = FormatOptions(.bottom)
    public static let alignAllLeading = FormatOptions(.leading)
    public static let alignAllTrailing = FormatOptions(.trailing)
    public static let alignAllCenterX = FormatOptions(.centerX)
    public static let alignAllCenterY = FormatOptions(.centerY)
    public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
    public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
    public static let directionLeadingToTrailing: FormatOptions = []
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    public static let directionMask = FormatOptions(rawValue: 3 << 16)
    public static let spacingEdgeToEdge: FormatOptions = []
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

    static let alignments: [Attribute] = [
      .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY, .lastBaseline,
      .firstBaseline,
    ]

    func aligns(_ attribute: Attribute) -> Bool { contains(FormatOptions(attribute)) }
  }

  /// Returns the constraints that a line such as `H:|-[name]-8-[value(>=50)]-|` describes.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      let line = try VisualFormat.parse(format)
      return try VisualFormatBuilder(options: opts, metrics: metrics ?? [:], views: views)
        .constraints(line)
    } catch {
      Misuse.stop("the visual format “\(format)”: \(error.message)")
    }
  }
}

/// A builder of the constraints of a parsed visual format.
@MainActor
struct VisualFormatBuilder {
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]

  func constraints(_ line: VisualFormat) throws(VisualFormatError) -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    var items: [any LayoutItem] = []
    for view in line.views { items.append(try item(view.name)) }
    for (item, view) in zip(items, line.views) {
      for predicate in view.predicates {
        made.append(try size(item, predicate, isVertical: line.isVertical))
      }
    }
    for (index, spaces) in line.spaces.enumerated() {
      let before = index == 0 ? nil : items[index - 1]
      let after = index == items.count ? nil : items[index]
      guard spaces != .none, let item = before ?? after else { continue }
      let isEdge = before == nil || after == nil
      guard let around = item.layoutContainer ?? (isEdge ? nil : item.layoutView) else {
        throw VisualFormatError(
          "“|” stands for the view around \(item.layoutName), which is in none; add it to one first"
        )
      }
      switch spaces {
      case .none: continue
      case .touching: made.append(relate(before, after, around, .equal, 0, line.isVertical))
      case .standard: made.append(standard(before, after, around, line.isVertical))
      case .predicates(let predicates):
        for predicate in predicates {
          let constraint = relate(
            before, after, around, predicate.relation, try number(predicate.value), line.isVertical)
          constraint.priority = try priority(predicate)
          made.append(constraint)
        }
      }
    }
    for attribute in NSLayoutConstraint.FormatOptions.alignments where options.aligns(attribute) {
      for (one, two) in zip(items, items.dropFirst()) {
        made.append(
          NSLayoutConstraint(
            LayoutOperand(one, attribute), .equal, LayoutOperand(two, attribute)))
      }
    }
    return made
  }

  /// Returns the view with the given name, or a guide such as the one below a bar.
  private func item(_ name: String) throws(VisualFormatError) -> any LayoutItem {
    if let item = views[name] as? any LayoutItem { return item }
    let known = views.keys.sorted().joined(separator: ", ")
    throw VisualFormatError("there is no view “\(name)” among its views; there are \(known)")
  }

  private func number(_ value: VisualFormat.Value) throws(VisualFormatError) -> CGFloat {
    switch value {
    case .number(let number): return number
    case .name(let name):
      switch metrics[name] {
      case let number as CGFloat: return number
      case let number as Double: return CGFloat(number)
      case let number as Float: return CGFloat(number)
      case let number as Int: return CGFloat(number)
      case let number as NSNumber: return CGFloat(number.doubleValue)
      case let priority as UILayoutPriority: return CGFloat(priority.rawValue)
      default: throw VisualFormatError("there is no number “\(name)” among its metrics")
      }
    }
  }

  private func priority(
    _ predicate: VisualFormat.Predicate
  ) throws(VisualFormatError) -> UILayoutPriority {
    guard let value = predicate.priority else { return .required }
    let number = try number(value)
    // UIKit's: priorities are above 0, and 1000 is required.
    guard number > 0, number <= 1000 else {
      throw VisualFormatError("the priority \(number.text) is not above 0 and at most 1000")
    }
    return UILayoutPriority(Float(number))
  }

  private func size(
    _ item: any LayoutItem, _ predicate: VisualFormat.Predicate, isVertical: Bool
  ) throws(VisualFormatError) -> NSLayoutConstraint {
    let attribute: NSLayoutConstraint.Attribute = isVertical ? .height : .width
    let constraint: NSLayoutConstraint
    if case .name(let name) = predicate.value, metrics[name] == nil {
      constraint = NSLayoutConstraint(
        LayoutOperand(item, attribute), predicate.relation,
        LayoutOperand(try self.item(name), attribute))
    } else {
      constraint = NSLayoutConstraint(
        LayoutOperand(item, attribute), predicate.relation, .nothing,
        constant: try number(predicate.value))
    }
    constraint.priority = try priority(predicate)
    return constraint
  }

  // MARK: Spaces

  /// Returns the attributes at which a view begins and ends along the line.
  private func ends(
    _ isVertical: Bool
  ) -> (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
    if isVertical { return (.top, .bottom) }
    if options.contains(.directionLeftToRight) { return (.left, .right) }
    if options.contains(.directionRightToLeft) { return (.right, .left) }
    return (.leading, .trailing)
  }

  /// Returns a constraint from the end of `before` to the start of `after`. If one is nil, the
  /// edge of the superview is used.
  private func relate(
    _ before: (any LayoutItem)?, _ after: (any LayoutItem)?, _ around: UIView,
    _ relation: NSLayoutConstraint.Relation, _ constant: CGFloat, _ isVertical: Bool,
    inMargins: Bool = false
  ) -> NSLayoutConstraint {
    let (start, end) = ends(isVertical)
    let room: any LayoutItem = inMargins ? around.layoutMarginsGuide : around
    var here = LayoutOperand(after ?? room, after == nil ? end : start)
    var there = LayoutOperand(before ?? room, before == nil ? start : end)
    if isVertical, options.contains(.spacingBaselineToBaseline), before != nil, after != nil {
      here.attribute = .firstBaseline
      there.attribute = .lastBaseline
    }
    if !isVertical, options.contains(.directionRightToLeft) {
      // Toward the left, coordinates decrease.
      return NSLayoutConstraint(there, relation, here, constant: constant)
    }
    return NSLayoutConstraint(here, relation, there, constant: constant)
  }

  /// Returns a constraint for the standard space: 8 points between views, the margins at the
  /// superview's edges.
  private func standard(
    _ before: (any LayoutItem)?, _ after: (any LayoutItem)?, _ around: UIView,
    _ isVertical: Bool
  ) -> NSLayoutConstraint {
    let isEdge = before == nil || after == nil
    return relate(
      before, after, around, .equal, isEdge ? 0 : SystemSpacing.betweenViews, isVertical,
      inMargins: isEdge)
  }
}
