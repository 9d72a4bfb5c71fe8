import Foundation
import PantographConstraints

extension LayoutEngine {
  /// Adds a constraint to the solver, in the coordinates of the view that holds it.
  func place(_ constraint: NSLayoutConstraint) {
    guard let holder = isFitting ? constraint.nearestHolder : constraint.holder else { return }
    var sum = LayoutSum(engine: self, holder: holder)
    sum.isMirrored = constraint.isDirectional && isMirrored(holder)
    let (first, second) = (constraint.first.resolved, constraint.second.resolved)
    sum.add(first.ofContent(around: second), 1)
    if second.layoutKind != .nothing {
      sum.add(second.ofContent(around: first), -Self.factor(constraint.multiplier))
    }
    let offset = sum.expression.constant
    sum.expression.constant -= Self.bounded(constraint.constant)
    let relation: Relation =
      switch constraint.relation {
      case .equal: .equal
      case .greaterThanOrEqual: .atLeast
      case .lessThanOrEqual: .atMost
      }
    let id = insert(
      sum.expression, relation, Self.priority(of: constraint), tie: Self.tie(of: constraint),
      for: .constraint(constraint))
    guard !isFitting else { return }
    let placement = LayoutPlacement(self, id, sum, offset: offset)
    constraint.placement = placement
    noteUsers(placement)
  }

  /// Whether text runs from right to left in the view. The answer is cached for all constraints of
  /// one holder.
  func isMirrored(_ view: UIView) -> Bool {
    if let lastDirection, lastDirection.view === view { return lastDirection.isMirrored }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    if work == .collecting { lastDirection = (view, isMirrored) }
    return isMirrored
  }

  private static func factor(_ multiplier: CGFloat) -> Double {
    // Our values: larger or smaller factors cost the solver its precision.
    let factor = min(max(Double(multiplier), -1e6), 1e6)
    return abs(factor) < 1e-6 ? 0 : factor
  }

  /// Constrains the variable to the number that the frame or the insets give.
  func addGiven(_ entry: LayoutEntry, _ part: LayoutEntry.Part, _ variable: Variable) {
    var expression = LinearExpression(variable)
    expression.constant = givenConstant(entry, part)
    if entry.goesByRoom(part), let view = (entry.item as? UILayoutGuide)?.owningView {
      let around = LayoutUse(entry: self.entry(for: view), part: .size(part.axis))
      expression.add(use(around.entry, around.part), -1)
      entry[part].around = around
    }
    let isYielding = part.isSize && !isFitting && entry.view?.isRootWithoutSize == true
    entry[part].given = insert(
      expression, .equal, isYielding ? Self.yieldingSize : .given, for: .given(entry, part))
  }

  func givenConstant(_ entry: LayoutEntry, _ part: LayoutEntry.Part) -> Double {
    -Double(entry.givenNumber(part))
  }

  /// Adds the constraints for the content's own size: compression resistance and hugging.
  func addContent(_ entry: LayoutEntry, _ part: LayoutEntry.Part) {
    guard part.isSize, let number = contentNumber(entry, part, entry.contentSize),
      let view = entry.view, let variable = entry[part].variable
    else { return }
    var expression = LinearExpression(variable)
    expression.constant = -Double(number)
    unfit(entry)
    let ties = Self.contentTies(of: view)
    entry[part].resistance = insert(
      expression, .atLeast,
      Self.contentPriority(view.contentCompressionResistancePriority(for: part.axis)),
      tie: ties.resistance, for: .resistance(entry, part))
    entry[part].hugging = insert(
      expression, .atMost, Self.contentPriority(view.contentHuggingPriority(for: part.axis)),
      tie: ties.hugging, for: .hugging(entry, part))
  }

  private func contentNumber(
    _ entry: LayoutEntry, _ part: LayoutEntry.Part, _ size: CGSize?
  ) -> CGFloat? {
    guard let number = entry.contentNumber(part, of: size) else { return nil }
    guard part == .height, let view = entry.view,
      let told = entry.told[LayoutEntry.Part.width.rawValue]
    else {
      return number
    }
    return view.contentHeight(forWidth: told) ?? number
  }

  /// Updates the solver after a change of the frame, the insets, the content or its priorities.
  ///
  /// - Parameter readsAll: Whether the content is read even if nothing depends on it.
  func refresh(_ entry: LayoutEntry, readsAll: Bool = false) {
    let unread = readsAll ? LayoutEntry.Unread.nothing : unreadable(entry)
    note(unread, of: entry)
    var content: Content?
    for part in LayoutEntry.Part.allCases where entry[part].variable != nil {
      if entry === freed?.entry, part.isSize { continue }
      if unread.isAnything {
        if part == .height, case .width(let height) = unread { refreshHeight(entry, height) }
        continue
      }
      if let given = entry[part].given {
        solver.setConstant(givenConstant(entry, part), of: given)
      } else if part.isSize, entry.mode == .constraints || entry.mode == .fitting {
        let read = content ?? Content(entry)
        content = read
        refreshContent(entry, part, read)
      }
    }
    refreshBaselines(of: entry.view)
  }

  /// Re-adds every constraint on the baselines of this view or of a superview.
  private func refreshBaselines(of view: UIView?) {
    guard LayoutRecord.areBaselinesInUse else { return }
    let root = root
    var view = view
    while let current = view {
      if let record = current.layoutRecord, record.hasBaselineInUse {
        for constraint in record.mentioning
        where constraint.speaksOfBaseline && constraint.placement?.engine === self {
          remove(constraint)
          place(constraint)
        }
      }
      if current === root { return }
      view = current.ownSuperview
    }
  }

  /// A view's content, read once for its width and its height.
  private struct Content {
    let size: CGSize?
    let ties: (resistance: Double, hugging: Double)

    @MainActor
    init(_ entry: LayoutEntry) {
      size = entry.contentSize
      ties = entry.view.map { LayoutEngine.contentTies(of: $0) } ?? (0, 0)
    }
  }

  /// Updates the solver for the height that a text has in a width which only constraints determine.
  private func refreshHeight(_ entry: LayoutEntry, _ height: CGFloat) {
    guard let resistance = entry[.height].resistance, let hugging = entry[.height].hugging
    else { return }
    // In another width than the known one, the height has to be computed again.
    if entry.value(.width) != entry.told[LayoutEntry.Part.width.rawValue] { unfit(entry) }
    solver.setConstant(-Double(height), of: resistance)
    solver.setConstant(-Double(height), of: hugging)
  }

  private func refreshContent(_ entry: LayoutEntry, _ part: LayoutEntry.Part, _ content: Content) {
    unfit(entry)
    let number = contentNumber(entry, part, content.size)
    if let number, let view = entry.view, let resistance = entry[part].resistance,
      let hugging = entry[part].hugging
    {
      solver.setConstant(-Double(number), of: resistance)
      solver.setConstant(-Double(number), of: hugging)
      solver.setPriority(
        Self.contentPriority(view.contentCompressionResistancePriority(for: part.axis)),
        tie: content.ties.resistance, of: resistance)
      solver.setPriority(
        Self.contentPriority(view.contentHuggingPriority(for: part.axis)),
        tie: content.ties.hugging, of: hugging)
      return
    }
    for id in [entry[part].resistance, entry[part].hugging] {
      if let id { drop(id) }
    }
    entry[part].resistance = nil
    entry[part].hugging = nil
    addContent(entry, part)
  }
}

/// The linear expression of one constraint while it is being built.
@MainActor
struct LayoutSum {
  let engine: LayoutEngine
  let holder: UIView
  /// Whether positions are measured from the right: leading means right then.
  var isMirrored = false
  var expression = LinearExpression()
  private(set) var uses: [LayoutUse] = []

  init(engine: LayoutEngine, holder: UIView) {
    self.engine = engine
    self.holder = holder
  }

  mutating func add(_ operand: LayoutOperand, _ factor: Double) {
    if let item = operand.item { add(item, operand.attribute, factor) }
    if let origin = operand.origin { add(origin, operand.originAttribute, -factor) }
  }

  private mutating func use(_ entry: LayoutEntry, _ part: LayoutEntry.Part, _ factor: Double) {
    uses.append(LayoutUse(entry: entry, part: part))
    expression.add(engine.use(entry, part), factor)
  }

  private mutating func add(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double
  ) {
    switch attribute {
    case .width: use(engine.entry(for: item), .width, factor)
    case .height: use(engine.entry(for: item), .height, factor)
    case .firstBaseline, .lastBaseline: addBaseline(item, attribute, factor)
    default:
      let axis = attribute.axis
      guard isMirrored, axis == .horizontal else {
        addStart(item, axis, factor)
        let share = attribute.share
        if share != 0 { use(engine.entry(for: item), .size(axis), factor * share) }
        return
      }
      // Measured from the right edge of the holder.
      use(engine.entry(for: holder), .width, factor)
      addStart(item, axis, -factor)
      let share = 1 - attribute.share
      if share != 0 { use(engine.entry(for: item), .width, -factor * share) }
    }
  }

  private mutating func addBaseline(
    _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double
  ) {
    let isFirst = attribute == .firstBaseline
    guard let view = item as? UIView else {
      addStart(item, .vertical, factor)
      if !isFirst { use(engine.entry(for: item), .height, factor) }
      return
    }
    let other = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    if other !== view, other.isDescendant(of: view) {
      return addBaseline(other, attribute, factor)
    }
    addStart(view, .vertical, factor)
    if let content = view.layoutContent, let box = content.textBoxHeight.map(Double.init) {
      // The text is in the middle, however high the control is.
      use(engine.entry(for: view), .height, factor / 2)
      let offset =
        isFirst
        ? Double(content.firstBaselineOffset) - box / 2
        : box / 2 - Double(content.lastBaselineOffset)
      expression.constant += factor * offset
    } else if isFirst {
      expression.constant += factor * Double(view.layoutContent?.firstBaselineOffset ?? 0)
    } else {
      use(engine.entry(for: view), .height, factor)
      expression.constant -= factor * Double(view.layoutContent?.lastBaselineOffset ?? 0)
    }
  }

  /// Adds the item's start in the holder's coordinates.
  private mutating func addStart(
    _ item: any LayoutItem, _ axis: NSLayoutConstraint.Axis, _ factor: Double
  ) {
    guard item !== holder else {
      expression.constant += factor * Self.inset(holder, axis)
      return
    }
    use(engine.entry(for: item), .start(axis), factor)
    var around = item.layoutContainer
    while let view = around, view !== holder {
      use(engine.entry(for: view), .start(axis), factor)
      expression.constant -= factor * Self.inset(view, axis)
      if let scroll = view.scrolling {
        // The content of a scroll view is shifted by its scroll offset.
        use(engine.entry(for: scroll.frameLayoutGuide), .start(axis), -factor)
      }
      around = view.ownSuperview
    }
  }

  private static func inset(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> Double {
    let insets = view.alignmentRectInsets
    return Double(axis == .horizontal ? insets.left : insets.top)
  }
}

extension NSLayoutConstraint.Attribute {
  var isCenter: Bool {
    switch self {
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: true
    default: false
    }
  }

  /// The position of the attribute along its item, as a fraction from the left or top, for
  /// left-to-right text.
  var share: Double {
    switch self {
    case .right, .trailing, .bottom: 1
    case .centerX, .centerY: 0.5
    default: 0
    }
  }
}

extension NSLayoutConstraint {
  var isDirectional: Bool {
    first.attribute.isDirectional || second.attribute.isDirectional
      || first.originAttribute.isDirectional || second.originAttribute.isDirectional
  }

  var speaksOfBaseline: Bool { first.attribute.isBaseline || second.attribute.isBaseline }

  /// Whether the items of the constraint still exist.
  var hasItems: Bool {
    first.item != nil && (second.attribute == .notAnAttribute || second.item != nil)
  }
}
