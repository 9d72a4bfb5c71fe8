import Foundation

/// The constraints by which a stack view places its views.
@MainActor
struct StackArrangement {
  private typealias Attribute = NSLayoutConstraint.Attribute

  /// The prefix of the identifiers of all these constraints.
  static let namePrefix = "stack "

  private let stack: UIStackView
  /// The item that contains the views: the stack or its margins guide.
  private let room: any LayoutItem
  private let views: [UIView]
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The constraints on hidden views whose constant is the thickness of `room`.
  private(set) var hiddenThicknesses: [NSLayoutConstraint] = []

  /// The priority that keeps a stack no thicker than its views, above the one that requests a
  /// fitting size.
  private static let snug = UILayoutPriority(51)
  /// The priority that keeps a stack no longer than its views in the distributions that spread
  /// them.
  private static let short = UILayoutPriority(49)
  /// The priority that keeps views thin that have no thickness of their own, unless they must fill
  /// the stack.
  private static let thin = UILayoutPriority(25)
  /// The priority that keeps views within the stack, unless required constraints make them too
  /// thick for it.
  private static let within = UILayoutPriority(999.5)
  /// The priority of equal distances between centers.
  private static let centering = UILayoutPriority(149)
  /// The priority that places hidden views, so that required constraints on them cause no
  /// conflict.
  private static let collapsed = UILayoutPriority(950)

  init(_ stack: UIStackView) {
    self.stack = stack
    room = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    views = stack.arrangedSubviews.filter { !$0.isHidden }
    addAlong()
    addAcross()
    addHidden()
  }

  private var isRow: Bool { stack.axis == .horizontal }
  private var start: Attribute { isRow ? .leading : .top }
  private var end: Attribute { isRow ? .trailing : .bottom }
  private var middle: Attribute { isRow ? .centerX : .centerY }
  private var length: Attribute { isRow ? .width : .height }
  private var near: Attribute { isRow ? .top : .leading }
  private var far: Attribute { isRow ? .bottom : .trailing }
  private var across: Attribute { isRow ? .centerY : .centerX }
  private var thickness: Attribute { isRow ? .height : .width }

  private mutating func add(
    _ name: String, _ first: LayoutOperand, _ relation: NSLayoutConstraint.Relation,
    _ second: LayoutOperand, times multiplier: CGFloat = 1, plus constant: CGFloat = 0,
    _ priority: UILayoutPriority = .required
  ) {
    let constraint = NSLayoutConstraint(
      first, relation, second, multiplier: multiplier, constant: constant)
    constraint.priority = priority
    constraint.identifier = Self.namePrefix + name
    constraints.append(constraint)
  }

  private func side(_ item: any LayoutItem, _ attribute: Attribute) -> LayoutOperand {
    LayoutOperand(item, attribute)
  }

  // MARK: Along

  private mutating func addAlong() {
    guard let first = views.first, let last = views.last else {
      return add("empty", side(room, length), .equal, .nothing, .defaultLow)
    }
    add("start", side(first, start), .equal, side(room, start))
    add("end", side(room, end), .equal, side(last, end))
    let spreads = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    for (view, next) in zip(views, views.dropFirst()) {
      let byText = stack.isBaselineRelativeArrangement && !isRow
      add(
        "spacing", side(next, byText ? .firstBaseline : start),
        spreads ? .greaterThanOrEqual : .equal, side(view, byText ? .lastBaseline : end),
        plus: stack.space(after: view))
    }
    switch stack.distribution {
    case .fill: addSlack()
    case .fillEqually: addEqualLengths()
    case .fillProportionally: addProportions()
    case .equalSpacing: addDistances(from: end, to: start, .required)
    case .equalCentering: addDistances(from: middle, to: middle, Self.centering)
    }
    if spreads { add("along", side(room, length), .equal, .nothing, Self.short) }
  }

  /// Adds constraints by which, among views without a length of their own, the last takes all the
  /// room.
  private mutating func addSlack() {
    for view in views.dropLast() where contentLength(of: view) == nil {
      add("slack", side(view, length), .equal, .nothing, UILayoutPriority(1))
      constraints.last?.isSlack = true
    }
  }

  /// Returns the length of the view's content, in points; nil if it has none.
  private func contentLength(of view: UIView) -> CGFloat? {
    let size = view.intrinsicContentSize
    let length = isRow ? size.width : size.height
    return length.isFinite && length >= 0 ? length : nil
  }

  private mutating func addEqualLengths() {
    guard let first = views.first else { return }
    for view in views.dropFirst() {
      add("equal length", side(view, length), .equal, side(first, length))
    }
  }

  /// Adds lengths in proportion to the contents. The stack's length represents all contents with
  /// the spaces. Each constraint has a slightly lower priority than the one before, so that the
  /// last view gives way if the lengths do not fill the stack.
  private mutating func addProportions() {
    let lengths = views.map { contentLength(of: $0) ?? 0 }
    let contents = lengths.reduce(0, +)
    guard contents > 0 else { return addEqualLengths() }
    let whole = contents + views.dropLast().reduce(0) { $0 + stack.space(after: $1) }
    guard whole > 0 else { return }
    for (index, view) in views.enumerated() {
      // Just below required, and each view less than the one before, so that the last one takes the
      // rounding error. At least 1, which is a priority's minimum here.
      add(
        "proportional length", side(view, length), .equal, side(room, length),
        times: lengths[index] / whole,
        views.count == 1 ? .required : UILayoutPriority(max(Float(999 - index), 1)))
    }
  }

  private mutating func addDistances(
    from: Attribute, to: Attribute, _ priority: UILayoutPriority
  ) {
    let distances = zip(views, views.dropFirst()).map {
      LayoutOperand(from: LayoutOperand($0, from), to: LayoutOperand($1, to))
    }
    guard let first = distances.first else { return }
    for distance in distances.dropFirst() {
      add("equal distance", distance, .equal, first, priority)
    }
  }

  // MARK: Across

  private mutating func addAcross() {
    for view in views {
      switch stack.alignment {
      case .fill:
        add("near edge", side(view, near), .equal, side(room, near))
        add("far edge", side(room, far), .equal, side(view, far))
      case .leading:
        add("near edge", side(view, near), .equal, side(room, near))
        keepWithin(view, far: true)
      case .trailing:
        add("far edge", side(room, far), .equal, side(view, far))
        keepWithin(view, near: true)
      case .center:
        add("center", side(view, across), .equal, side(room, across))
        keepWithin(view, near: true, far: true)
      case .firstBaseline, .lastBaseline:
        let baseline = stack.alignment == .firstBaseline ? Attribute.firstBaseline : .lastBaseline
        if isRow, let first = views.first, view !== first {
          add("baseline", side(view, baseline), .equal, side(first, baseline))
        } else if !isRow {
          add("near edge", side(view, near), .equal, side(room, near))
        }
        keepWithin(view, near: true, far: true)
      }
    }
    guard stack.alignment != .fill else { return }
    for view in views { add("thin", side(view, thickness), .equal, .nothing, Self.thin) }
    add("across", side(room, thickness), .equal, .nothing, Self.snug)
  }

  private mutating func keepWithin(_ view: UIView, near: Bool = false, far: Bool = false) {
    if near {
      add(
        "near edge", side(view, self.near), .greaterThanOrEqual, side(room, self.near), Self.within)
    }
    if far {
      add("far edge", side(room, self.far), .greaterThanOrEqual, side(view, self.far), Self.within)
    }
  }

  // MARK: Hidden

  /// Returns the thickness that the stack has for its views now, in points.
  static func thickness(of stack: UIStackView) -> CGFloat {
    let insets = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMargins : .zero
    let room = stack.bounds.inset(by: insets)
    return max(stack.axis == .horizontal ? room.height : room.width, 0)
  }

  /// Adds constraints for hidden views. A hidden view has no length. It lies in the middle between
  /// the views beside it, or at an end of the stack: it has shrunk to that place, and grows from
  /// it when it is shown. Its thickness is a number, so that it does not affect the size of the
  /// stack.
  private mutating func addHidden() {
    var before: UIView?
    for (index, view) in stack.arrangedSubviews.enumerated() {
      guard view.isHidden else {
        before = view
        continue
      }
      let after = stack.arrangedSubviews[index...].first { !$0.isHidden }
      if let before, let after {
        add(
          "hidden", LayoutOperand(from: side(before, end), to: side(view, start)), .equal,
          LayoutOperand(from: side(view, end), to: side(after, start)), Self.collapsed)
      } else if let before {
        add("hidden", side(view, start), .equal, side(before, end), Self.collapsed)
      } else {
        add("hidden", side(view, start), .equal, side(room, start), Self.collapsed)
      }
      add("hidden", side(view, length), .equal, .nothing)
      constraints.last?.isCollapse = true
      switch stack.alignment {
      case .fill, .leading, .firstBaseline, .lastBaseline:
        add("hidden", side(view, near), .equal, side(room, near), Self.collapsed)
      case .center:
        add("hidden", side(view, across), .equal, side(room, across), Self.collapsed)
      case .trailing: add("hidden", side(view, far), .equal, side(room, far), Self.collapsed)
      }
      add(
        "hidden", side(view, thickness), stack.alignment == .fill ? .equal : .lessThanOrEqual,
        .nothing, plus: Self.thickness(of: stack), Self.collapsed)
      if let last = constraints.last { hiddenThicknesses.append(last) }
    }
  }
}
