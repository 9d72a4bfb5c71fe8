extension NSLayoutConstraint {
  var items: [any LayoutItem] { first.items + second.items }

  func activate() {
    guard holder == nil, !hasLostItem else { return }
    guard let view = nearestHolder else {
      Misuse.stop(
        "\(text) cannot be activated: \(items.map(\.layoutName).joined(separator: " and ")) have no"
          + " view around both; add them to the same tree of views first")
    }
    hold(in: view)
  }

  /// Deactivates the constraint.
  ///
  /// - Parameter isDeciding: Whether conflicts among newly activated constraints are resolved
  ///   first.
  func deactivate(isDeciding: Bool = true) {
    guard let holder else { return }
    if isDeciding, priority == .required, let engine = holder.engineInUse, engine.waiting.required {
      engine.decide()
    }
    self.holder = nil
    isBroken = false
    placement?.engine?.remove(self)
    for view in views {
      view.layoutRecord?.forgetMention(of: self)
      view.mentionsChanged()
    }
    if let index = holder.layoutRecord?.constraints.lastIndex(where: { $0 === self }) {
      holder.layoutRecord?.constraints.remove(at: index)
    }
  }

  private static var lastSerial = 0

  func hold(in view: UIView) {
    UIView.joinEngines(for: views, heldBy: view)
    holder = view
    Self.lastSerial += 1
    serial = Self.lastSerial
    view.makeLayoutRecord().constraints.append(self)
    for view in views {
      view.makeLayoutRecord().mention(self)
      view.mentionsChanged()
    }
    view.layoutChanged(below: view)
    if priority == .required, view.window != nil {
      view.engineRoot.layoutRecord?.engine?.requiredAdded()
    }
  }

  /// The views of the constraint's items, each once.
  private var views: [UIView] {
    if !first.isDistance, !second.isDistance, let one = first.item?.layoutView {
      guard let two = second.item?.layoutView, two !== one else { return [one] }
      return [one, two]
    }
    var views: [UIView] = []
    for item in items {
      guard let view = item.layoutView, !views.contains(where: { $0 === view }) else { continue }
      views.append(view)
    }
    return views
  }

  /// Whether a view or guide of the constraint is gone. Such a constraint stays inactive, as on
  /// iOS.
  private var hasLostItem: Bool {
    (first.layoutKind != .nothing && first.item == nil)
      || (second.layoutKind != .nothing && second.item == nil)
  }

  /// The nearest view that contains all items; an item's own view counts as containing it.
  var nearestHolder: UIView? {
    if let near = holderNearby { return near }
    let views = items.map { $0.layoutView }
    guard let first = views.first, var view = first else { return nil }
    for other in views.dropFirst() {
      guard let other else { return nil }
      while !other.isDescendant(of: view) {
        guard let next = view.ownSuperview else { return nil }
        view = next
      }
    }
    return view
  }

  /// The nearest view that contains both items, if it is one of them or the superview of both;
  /// otherwise nil. This is the usual case, which needs no walk to the root.
  private var holderNearby: UIView? {
    guard !first.isDistance, !second.isDistance, let one = first.item?.layoutView else {
      return nil
    }
    guard let item = second.item else { return second.attribute == .notAnAttribute ? one : nil }
    guard let two = item.layoutView else { return nil }
    if two === one || two.ownSuperview === one { return one }
    guard let around = one.ownSuperview else { return nil }
    return around === two || two.ownSuperview === around ? around : nil
  }

  var axis: Axis { first.attribute.axis }

  /// The constraint as an equation.
  var text: String {
    var words = [
      first.text, relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">=",
    ]
    if second.layoutKind == .nothing {
      words.append(constant.text)
    } else {
      words.append(multiplier == 1 ? second.text : "\(multiplier.text) * \(second.text)")
      if constant > 0 { words.append("+ \(constant.text)") }
      if constant < 0 { words.append("- \((-constant).text)") }
    }
    if priority != .required { words.append("@\(CGFloat(priority.rawValue).text)") }
    let name = identifier.map { "“\($0)” " } ?? ""
    return "NSLayoutConstraint \(name)\(words.joined(separator: " "))"
  }
}
