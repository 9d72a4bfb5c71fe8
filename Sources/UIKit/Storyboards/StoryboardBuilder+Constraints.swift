import Foundation

extension StoryboardBuilder {
  /// Sets a view's Auto Layout properties.
  func configureLayout(_ view: UIView, _ element: StoryboardElement) {
    // Views with a fixed frame are those without constraints in Interface Builder.
    if element.flag("translatesAutoresizingMaskIntoConstraints") == false,
      element.flag("fixedFrame") != true
    {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    let axes: [(NSLayoutConstraint.Axis, StoryboardNumber, StoryboardNumber)] = [
      (.horizontal, .horizontalHuggingPriority, .horizontalCompressionResistancePriority),
      (.vertical, .verticalHuggingPriority, .verticalCompressionResistancePriority),
    ]
    for (axis, hugging, resistance) in axes {
      if let number = element.number(hugging) {
        view.setContentHuggingPriority(Self.priority(number), for: axis)
      }
      if let number = element.number(resistance) {
        view.setContentCompressionResistancePriority(Self.priority(number), for: axis)
      }
    }
    if let flag = element.flag("preservesSuperviewLayoutMargins") {
      view.preservesSuperviewLayoutMargins = flag
    }
    if let flag = element.flag("insetsLayoutMarginsFromSafeArea") {
      view.insetsLayoutMarginsFromSafeArea = flag
    }
    if let insets = element.child(key: "layoutMargins") {
      // UIKit's documented default, in points.
      view.layoutMargins = UIEdgeInsets(
        top: insets.number(.top) ?? 8, left: insets.number(.left) ?? 8,
        bottom: insets.number(.bottom) ?? 8, right: insets.number(.right) ?? 8)
    }
    if let insets = element.child(key: "directionalLayoutMargins") {
      // UIKit's documented default, in points.
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: insets.number(.top) ?? 8, leading: insets.number(.leading) ?? 8,
        bottom: insets.number(.bottom) ?? 8, trailing: insets.number(.trailing) ?? 8)
    }
    for guide in element.children where guide.name == "viewLayoutGuide" {
      switch guide["key"] {
      case "safeArea": made(view.safeAreaLayoutGuide, guide)
      case "layoutMargins": made(view.layoutMarginsGuide, guide)
      case "contentLayoutGuide":
        if let scroll = view as? UIScrollView { made(scroll.contentLayoutGuide, guide) }
      case "frameLayoutGuide":
        if let scroll = view as? UIScrollView { made(scroll.frameLayoutGuide, guide) }
      case "readableContent": made(view.readableContentGuide, guide)
      case "keyboard": made(view.keyboardLayoutGuide, guide)
      default: made(view, guide)
      }
    }
  }

  private static func priority(_ number: Double) -> UILayoutPriority {
    // UIKit's limits of a priority.
    UILayoutPriority(Float(min(max(number, 1), 1000)))
  }

  func configure(_ stack: UIStackView, _ element: StoryboardElement) throws(StoryboardError) {
    if let axis = element["axis"] { stack.axis = axis == "vertical" ? .vertical : .horizontal }
    if let name = element["distribution"] {
      stack.distribution = try named(
        name, InterfaceNames.distributions, "distribution", element)
    }
    if let name = element["alignment"] {
      stack.alignment = try named(name, InterfaceNames.stackAlignments, "alignment", element)
    }
    if let number = element.number(.spacing) { stack.spacing = CGFloat(number) }
    if element["spacingType"] == "standard" { stack.spacing = UIStackView.spacingUseSystem }
    if let flag = element.flag("baselineRelativeArrangement") {
      stack.isBaselineRelativeArrangement = flag
    }
    if let flag = element.flag("layoutMarginsRelativeArrangement") {
      stack.isLayoutMarginsRelativeArrangement = flag
    }
  }

  /// Creates the constraints of a view and of its subviews. Called after all views exist.
  func makeConstraints(in element: StoryboardElement) throws(StoryboardError) {
    for child in element.child("constraints")?.children ?? [] where child.name == "constraint" {
      let constraint = try makeConstraint(child, in: element)
      made(constraint, child)
      // A placeholder constraint exists only in Interface Builder.
      if child.flag("placeholder") == true { continue }
      variations.add(child) { [weak constraint] values in
        if let number = values.number(.constant) { constraint?.constant = CGFloat(number) }
      }
      if let id = child.id, element.varies(id, among: "constraints") {
        variations.add(constraint, id, in: element)
        if !element.installs(id, among: "constraints") { continue }
      }
      if variations.waits(constraint) { continue }
      guard constraint.nearestHolder != nil else {
        throw file.error("what this constraint relates is not in one tree of views", at: child)
      }
      constraint.isActive = true
    }
    for child in element.child("subviews")?.children ?? [] { try makeConstraints(in: child) }
    if element.name == "visualEffectView", let content = element.child(key: "contentView") {
      try makeConstraints(in: content)
    }
    for key in ["tableHeaderView", "tableFooterView"] {
      if let end = element.child(key: key) { try makeConstraints(in: end) }
    }
    for section in element.child("sections")?.children ?? [] {
      for cell in section.child("cells")?.children ?? [] {
        if let content = cell.child(key: "contentView") { try makeConstraints(in: content) }
      }
    }
  }

  private func makeConstraint(
    _ element: StoryboardElement, in owner: StoryboardElement
  ) throws(StoryboardError) -> NSLayoutConstraint {
    guard let first = try side(element, element["firstAttribute"], element["firstItem"], owner)
    else {
      throw file.error("this constraint has no first attribute", at: element)
    }
    let second =
      try side(element, element["secondAttribute"], element["secondItem"], owner) ?? .nothing
    let relation = try element["relation"].map { name throws(StoryboardError) in
      try named(name, InterfaceNames.relations, "relation", element)
    }
    try check(first, second, element)
    let (one, other) = (first.inContent(besides: second), second.inContent(besides: first))
    let own = element["customClass"].flatMap(InterfaceClasses.object) as? NSLayoutConstraint
    let constraint = own ?? NSLayoutConstraint()
    constraint.relate(
      one, relation ?? .equal, other, multiplier: try multiplier(of: element),
      constant: CGFloat(element.number(.constant) ?? 0))
    if let own { ownConstraints.append(own) }
    constraint.identifier = element["identifier"]
    if let number = element.number(.priority) {
      // UIKit's: priorities are above 0, and 1000 is required.
      guard number > 0, number <= 1000 else {
        throw file.error("the priority \(number) is not above 0 and at most 1000", at: element)
      }
      constraint.priority = UILayoutPriority(Float(number))
    }
    return constraint
  }

  /// Returns one side of a constraint: a view or guide, or the view that owns the constraint if no
  /// item is named.
  private func side(
    _ element: StoryboardElement, _ name: String?, _ item: String?, _ owner: StoryboardElement
  ) throws(StoryboardError) -> LayoutOperand? {
    guard let name else { return nil }
    let attribute = try named(name, InterfaceNames.layoutAttributes, "attribute", element)
    guard let id = item ?? owner.id else { return nil }
    guard let item = object(id) as? any LayoutItem else {
      throw file.error(
        "this constraint speaks of \(id), which is no view of its scene", at: element)
    }
    return LayoutOperand(item, attribute)
  }

  private func check(
    _ first: LayoutOperand, _ second: LayoutOperand, _ element: StoryboardElement
  ) throws(StoryboardError) {
    let (one, two) = (first.attribute, second.attribute)
    if two.kind == .nothing {
      if one.kind == .size { return }
      throw file.error("\(one) needs a second item to be related to", at: element)
    }
    guard one.kind == two.kind, one.kind == .size || one.axis == two.axis,
      !(one.isDirectional && two.isAbsolute), !(one.isAbsolute && two.isDirectional)
    else {
      throw file.error("\(one) cannot be related to \(two)", at: element)
    }
  }

  /// Reads a number, a ratio such as 16:9 or 1/3, or a percentage such as 35%.
  private func multiplier(of element: StoryboardElement) throws(StoryboardError) -> CGFloat {
    guard let text = element["multiplier"] else { return 1 }
    let isPercentage = text.hasSuffix("%")
    let numbers = text.dropLast(isPercentage ? 1 : 0)
      .split(omittingEmptySubsequences: false) { ":/".contains($0) }.map { Double($0) }
    var value: Double?
    if numbers.count == 1, let number = numbers[0] {
      // Per cent are hundredths.
      value = isPercentage ? number / 100 : number
    } else if numbers.count == 2, !isPercentage, let over = numbers[0], let under = numbers[1] {
      value = over / under
    }
    if let value, StoryboardNumber.multiplier.range.contains(value) { return CGFloat(value) }
    throw file.error("the multiplier \(text) is no number, ratio or percentage", at: element)
  }
}

extension LayoutOperand {
  /// Returns the operand of the content view in place of its collection view cell, if the other item
  /// is in that content view. Nibs of old versions of Xcode constrain content to the cell, and on iOS
  /// such content gives its content view a size, too.
  @MainActor
  fileprivate func inContent(besides other: LayoutOperand) -> LayoutOperand {
    guard let cell = item as? UICollectionViewCell, let view = other.item?.layoutView,
      view !== cell.contentView, view.isDescendant(of: cell.contentView),
      attribute.rawValue < NSLayoutConstraint.Attribute.leftMargin.rawValue
    else { return self }
    return LayoutOperand(cell.contentView, attribute)
  }
}

extension InterfaceNames {
  static let layoutAttributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]

  static let relations: [String: NSLayoutConstraint.Relation] = [
    "equal": .equal, "greaterThanOrEqual": .greaterThanOrEqual,
    "lessThanOrEqual": .lessThanOrEqual,
  ]

  static let distributions: [String: UIStackView.Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]

  static let stackAlignments: [String: UIStackView.Alignment] = [
    "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline,
    "center": .center, "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
  ]
}
