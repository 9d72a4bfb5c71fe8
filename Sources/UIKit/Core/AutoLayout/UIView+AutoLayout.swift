import Foundation

extension UIView: LayoutItem {
  var layoutContainer: UIView? { ownSuperview }
  var layoutView: UIView? { self }

  var layoutEntry: LayoutEntry? {
    get { layoutRecord?.entry }
    set {
      if newValue != nil || layoutRecord != nil { makeLayoutRecord().entry = newValue }
    }
  }

  var layoutName: String {
    let name = accessibilityIdentifier ?? layoutContent?.layoutText
    return name.map { "\(type(of: self)) “\($0.prefix(30))”" } ?? "\(type(of: self))"
  }

  /// Whether the engine decides on its frame. A view controller's view that nothing around is related to is
  /// where its container has put it: a transition may have constrained it that is over.
  var isPlacedByConstraints: Bool {
    !constraintState.keepsFrame && ownSuperview != nil && !isWindow
      && (viewController == nil || isWantedSomewhere)
  }

  /// Whether a constraint relates it to what is not within it.
  private var isWantedSomewhere: Bool {
    layoutRecord?.mentioning.contains { constraint in
      !constraint.items.contains { item in
        guard let view = item.layoutView else { return false }
        return view !== self && view.isDescendant(of: self)
      }
    } ?? false
  }

  /// A constraint that speaks of it has come or gone.
  func mentionsChanged() {
    guard viewController != nil, !constraintState.keepsFrame, let entry = layoutRecord?.entry,
      let engine = entry.engine, (entry.mode == .constraints) != isPlacedByConstraints
    else { return }
    engine.remove(self, isWhole: false)
    layoutChanged()
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
      view = current.ownSuperview
    }
    root.layoutRecord?.engine?.treeChanged()
  }

  /// Before it leaves its superview: the constraints that reach over it go, its own leave the engine.
  ///
  /// - Parameter isKeepingConstraints: Leaves them active, for the view stays in the same place: a container over it takes
  ///   it in for an animation, or gives it back.
  func leaveLayout(isKeepingConstraints: Bool = false) {
    guard usesConstraints, ownSuperview != nil else { return }
    if isKeepingConstraints { return root.layoutRecord?.engine?.remove(self) ?? () }
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
    ownSuperview?.layoutChanged()
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
    if preservesSuperviewLayoutMargins { guidesChanged() }
    guard let entry = layoutRecord?.entry, entry.mode == .frame else { return }
    entry.engine?.entryChanged(entry)
  }

  /// Notes that the intrinsic content size has changed.
  func contentChanged() {
    guard contentMayHaveChanged() else { return }
    if let stack = ownSuperview as? UIStackView, stack.distribution == .fillProportionally {
      stack.rearrange()
    }
  }

  /// Has the engine ask again for its content's size and priorities, and for its baselines.
  @discardableResult
  func contentMayHaveChanged() -> Bool {
    guard let entry = layoutRecord?.entry, entry.mode == .constraints else { return false }
    entry.engine?.entryChanged(entry)
    return true
  }

  /// Tells the container of the view controller whose view it is.
  func tellContainer() {
    guard let controller = viewController else { return }
    controller.contentContainer?.systemLayoutFittingSizeDidChange(
      forChildContentContainer: controller)
  }

  /// Its safe area or its margins are others, and so may be those of subviews that keep clear of them.
  func guidesChanged() {
    guard usesConstraints else { return }
    visitTree { view in
      guard view === self || view.preservesSuperviewLayoutMargins else { return false }
      for guide in view.layoutRecord?.systemGuides ?? [] {
        if let entry = guide.layoutEntry { entry.engine?.entryChanged(entry) }
      }
      return view.usesConstraints
    }
  }

  /// Text runs the other way in it.
  func directionChanged() {
    engineInUse?.directionChanged()
    setNeedsLayout()
  }

  /// A stack view places the others anew.
  func hide(_ isHidden: Bool) {
    guard isHidden != self.isHidden, let stack = ownSuperview as? UIStackView, stack.arranges(self)
    else {
      if standIn != nil { return contextFollower?.setHidden(isHidden) ?? () }
      // One that is on its way out is hidden when it has arrived.
      if constraintState.departure == nil { layer.isHidden = isHidden }
      return
    }
    stack.hide(self, isHidden)
  }

  // MARK: Layout

  /// Solves what has changed in its tree.
  package func updateEngine() {
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
    for view in ownSubviews {
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
    // What lies in the middle between two pixels goes away from zero, whatever rounding has added.
    func onPixel(_ number: CGFloat) -> CGFloat {
      let pixels = (abs(number) * scale + 0.5 + 1e-6).rounded(.down) / scale
      return number < 0 ? -pixels : pixels
    }
    let (left, top) = (onPixel(alignmentRect.minX), onPixel(alignmentRect.minY))
    let rect = frame(
      forAlignmentRect: CGRect(
        x: left, y: top, width: onPixel(alignmentRect.maxX) - left,
        height: onPixel(alignmentRect.maxY) - top))
    if let contextFollower, contextFollower.isInFlight { return contextFollower.take(rect) }
    if bounds.size != rect.size { bounds = CGRect(origin: bounds.origin, size: rect.size) }
    // Wherever the anchor point lies: on iOS, too, another one shifts what constraints place.
    let middle = CGPoint(x: rect.midX, y: rect.midY)
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
    while view.isPlacedByConstraints, let next = view.ownSuperview, next.needsLayout { view = next }
    return view
  }

  // MARK: Update pass

  func markConstraintsStale() {
    needsConstraintUpdate = true
    ownSuperview?.markStaleConstraintsFromHere()
  }

  func markStaleConstraintsFromHere() {
    var view: UIView? = self
    while let current = view, !current.containsConstraintUpdate {
      current.containsConstraintUpdate = true
      view = current.ownSuperview
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
