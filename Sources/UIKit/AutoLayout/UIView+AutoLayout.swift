import Foundation

extension UIView: LayoutItem {
  var layoutContainer: UIView? { superview }
  var layoutView: UIView? { self }

  var layoutEntry: LayoutEntry? {
    get { layoutRecord?.entry }
    set {
      if newValue != nil || layoutRecord != nil { makeLayoutRecord().entry = newValue }
    }
  }

  var layoutName: String {
    let name =
      accessibilityIdentifier ?? (self as? UILabel)?.text ?? (self as? UIButton)?.currentTitle
    return name.map { "\(type(of: self)) “\($0.prefix(30))”" } ?? "\(type(of: self))"
  }

  /// Whether the engine decides on its frame.
  var isPlacedByConstraints: Bool {
    !translatesAutoresizingMaskIntoConstraints && superview != nil && !isWindow
  }

  @discardableResult
  func makeLayoutRecord() -> LayoutRecord {
    if let layoutRecord { return layoutRecord }
    let record = LayoutRecord()
    layoutRecord = record
    return record
  }

  /// The engine of its tree, where anything in it was laid out by constraints.
  var engineInUse: LayoutEngine? { usesConstraints ? root.layoutRecord?.engine : nil }

  // MARK: Changes

  /// There are constraints, guides or views to be placed here that there were not before.
  func layoutChanged() {
    var view: UIView? = self
    while let current = view, !current.usesConstraints {
      current.usesConstraints = true
      view = current.superview
    }
    root.layoutRecord?.engine?.treeChanged()
  }

  /// Before it leaves its superview: the constraints that reach over it go, its own leave the engine.
  func leaveLayout() {
    guard usesConstraints, superview != nil else { return }
    var reachingOver: [NSLayoutConstraint] = []
    visitTree { view in
      for constraint in view.layoutRecord?.mentioning ?? []
      where constraint.holder?.isDescendant(of: self) == false {
        reachingOver.append(constraint)
      }
      return view.usesConstraints
    }
    for constraint in reachingOver { constraint.deactivate() }
    root.layoutRecord?.engine?.remove(self)
  }

  /// Once it has a superview.
  func enterLayout() {
    guard usesConstraints else { return }
    layoutRecord?.engine = nil
    superview?.layoutChanged()
  }

  /// Another than before decides on its frame.
  func changePlacement(keepsFrame: Bool) {
    guard keepsFrame != constraintState.keepsFrame else { return }
    constraintState.keepsFrame = keepsFrame
    makeLayoutRecord()
    engineInUse?.remove(self, isWhole: false)
    layoutChanged()
  }

  /// Its frame is another, which a constraint may go by.
  func frameChanged() {
    guard let entry = layoutRecord?.entry, entry.mode == .frame else { return }
    entry.engine?.entryChanged(entry)
  }

  /// What it shows is of another size.
  func contentChanged() {
    guard let entry = layoutRecord?.entry, entry.mode == .constraints else { return }
    entry.engine?.entryChanged(entry)
    if let stack = superview as? UIStackView, stack.distribution == .fillProportionally {
      stack.rearrange()
    }
  }

  /// Tells the container of the view controller whose view it is.
  func tellContainer() {
    guard let controller = viewController else { return }
    controller.contentContainer?.systemLayoutFittingSizeDidChange(
      forChildContentContainer: controller)
  }

  /// Its safe area or its margins are others.
  func guidesChanged() {
    for guide in layoutRecord?.systemGuides ?? [] {
      if let entry = guide.layoutEntry { entry.engine?.entryChanged(entry) }
    }
  }

  /// A stack view places the others anew.
  func hide(_ isHidden: Bool) {
    let isOther = isHidden != layer.isHidden
    layer.isHidden = isHidden
    if isOther { (superview as? UIStackView)?.hiddenChanged(of: self) }
  }

  // MARK: Layout

  /// Solves what has changed in its tree.
  func updateEngine() {
    guard usesConstraints else { return }
    let record = root.makeLayoutRecord()
    let engine: LayoutEngine
    if let known = record.engine {
      engine = known
    } else {
      engine = LayoutEngine(root)
      record.engine = engine
    }
    engine.update()
  }

  /// Gives the subviews the frames that constraints have for them.
  func applyConstraints() {
    guard usesConstraints else { return }
    updateEngine()
    var scale: CGFloat?
    for view in subviews {
      guard let entry = view.layoutRecord?.entry, entry.isHeld, entry.mode == .constraints,
        entry.engine != nil
      else { continue }
      let known = scale ?? layoutScale
      scale = known
      view.take(entry.frame, scale: known)
    }
  }

  /// Bounds and center, not the frame: a transform stays as it is. Edges lie on whole pixels.
  private func take(_ alignmentRect: CGRect, scale: CGFloat) {
    func onPixel(_ number: CGFloat) -> CGFloat { (number * scale).rounded() / scale }
    let (left, top) = (onPixel(alignmentRect.minX), onPixel(alignmentRect.minY))
    let rect = frame(
      forAlignmentRect: CGRect(
        x: left, y: top, width: onPixel(alignmentRect.maxX) - left,
        height: onPixel(alignmentRect.maxY) - top))
    if bounds.size != rect.size { bounds = CGRect(origin: bounds.origin, size: rect.size) }
    let anchor = layer.anchorPoint
    let middle = CGPoint(
      x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
    if center != middle { center = middle }
  }

  /// Pixels for each point.
  var layoutScale: CGFloat {
    let scale = window?.screen?.scale ?? UIScreen.main.scale
    return scale.isFinite && scale > 0 ? scale : 1
  }

  /// From where to lay out when this view is to be laid out: from further out where that decides on its
  /// frame, and waits.
  var layoutStart: UIView {
    guard usesConstraints else { return self }
    var view = self
    while view.isPlacedByConstraints, let next = view.superview, next.needsLayout { view = next }
    return view
  }

  // MARK: Update pass

  func markConstraintsStale() {
    needsConstraintUpdate = true
    superview?.markStaleConstraintsFromHere()
  }

  func markStaleConstraintsFromHere() {
    var view: UIView? = self
    while let current = view, !current.containsConstraintUpdate {
      current.containsConstraintUpdate = true
      view = current.superview
    }
  }

  /// Has those update their constraints that asked for it, from the inside out.
  func updateWaitingConstraints() {
    for _ in 0..<Self.constraintRounds {
      guard needsConstraintUpdate || containsConstraintUpdate else { return }
      var waiting: [UIView] = []
      visitTree { view in
        if view.needsConstraintUpdate { waiting.append(view) }
        guard view.containsConstraintUpdate else { return false }
        view.containsConstraintUpdate = false
        return true
      }
      for view in waiting.reversed() {
        view.needsConstraintUpdate = false
        if let controller = view.viewController {
          controller.updateViewConstraints()
        } else {
          view.updateConstraints()
        }
      }
    }
  }

  /// An update that always asks for another is left alone after so many.
  private static let constraintRounds = 16
}
