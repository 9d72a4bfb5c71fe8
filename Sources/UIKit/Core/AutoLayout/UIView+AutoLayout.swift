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

  /// Whether the engine sets the view's frame. A view that no constraint has ever mentioned keeps its
  /// frame, unless it has content with a size of its own. A view controller's view, and a table view's
  /// header or footer view, without constraints to views outside it keeps the frame that its container
  /// has set: its constraints may stem from a finished transition.
  var isPlacedByConstraints: Bool {
    !constraintState.keepsFrame && ownSuperview != nil && !isWindow
      && (hasContainerForFrame ? isWantedSomewhere : wasMentioned || hasOwnSize)
  }

  /// Whether the view would be placed by constraints, but has no superview: required constraints on
  /// its size and on the views in it determine its size.
  var isRootWithoutSize: Bool {
    !constraintState.keepsFrame && ownSuperview == nil && !isWindow && !hasContainerForFrame
  }

  private var hasContainerForFrame: Bool {
    viewController != nil || constraintState.isEndOfTable
  }

  private var wasMentioned: Bool { layoutRecord?.wasMentioned ?? false }

  private var hasOwnSize: Bool {
    let none = UIView.noIntrinsicMetric
    return layoutContent != nil || intrinsicContentSize != CGSize(width: none, height: none)
  }

  /// Whether a constraint on the view involves none of the views within it.
  private var isWantedSomewhere: Bool {
    layoutRecord?.mentioning.contains { constraint in
      !constraint.items.contains { item in
        guard let view = item.layoutView else { return false }
        return view !== self && view.isDescendant(of: self)
      }
    } ?? false
  }

  /// Notes that a constraint on the view has been added or removed.
  func mentionsChanged() {
    guard !constraintState.keepsFrame, let entry = layoutRecord?.entry,
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

  /// The engine of the view's tree; nil if nothing in the view uses constraints.
  var engineInUse: LayoutEngine? { usesConstraints ? engineRoot.layoutRecord?.engine : nil }

  // MARK: Changes

  /// Notes that the view has new constraints, guides or subviews to be placed.
  ///
  /// - Parameter place: The view below which all of them are; nil if they may be anywhere.
  func layoutChanged(below place: UIView? = nil) {
    noteUse(from: self)
    engineRoot.layoutRecord?.engine?.treeChanged(below: place)
  }

  /// Notes that a view, and thus every view around it, uses constraints.
  private func noteUse(from first: UIView?) {
    var view = first
    while let current = view, !current.usesConstraints {
      current.usesConstraints = true
      view = current.ownSuperview
    }
  }

  /// Prepares the view for leaving its superview. Deactivates constraints that are held outside
  /// the view, and takes its own out of the engine.
  ///
  /// - Parameter isKeepingConstraints: Whether all constraints stay active, because the view stays
  ///   in the same place: a container takes the view in for an animation, or gives it back.
  func leaveLayout(isKeepingConstraints: Bool = false) {
    // No constraint reaches out of a view with an engine of its own.
    guard usesConstraints, ownSuperview != nil, !hasOwnEngine else { return }
    if isKeepingConstraints { return engineRoot.layoutRecord?.engine?.remove(self) ?? () }
    var reachingOver: [NSLayoutConstraint] = []
    visitTree { view in
      for constraint in view.layoutRecord?.mentioning ?? []
      where constraint.holder?.isDescendant(of: self) == false {
        reachingOver.append(constraint)
      }
      return view.usesConstraints
    }
    for constraint in reachingOver { constraint.deactivate() }
    engineRoot.layoutRecord?.engine?.remove(self, isAlone: true)
  }

  /// Joins the layout of the tree. Called when the view has a superview.
  func enterLayout() {
    guard usesConstraints else { return }
    guard hasOwnEngine else {
      layoutRecord?.engine = nil
      ownSuperview?.layoutChanged(below: self)
      return
    }
    noteUse(from: ownSuperview)
    surroundingsChanged()
  }

  /// Sets whether the view's own frame places it, and not constraints.
  func changePlacement(keepsFrame: Bool) {
    guard keepsFrame != constraintState.keepsFrame else { return }
    joinSurroundingEngine()
    constraintState.keepsFrame = keepsFrame
    makeLayoutRecord()
    engineInUse?.remove(self, isWhole: false)
    layoutChanged()
  }

  /// Notes a change of the frame, on which constraints may depend.
  func frameChanged() {
    if preservesSuperviewLayoutMargins { guidesChanged() }
    guard let entry = layoutRecord?.entry, entry.mode == .frame else { return }
    entry.engine?.givenMayHaveChanged(entry)
  }

  /// Notes that the intrinsic content size has changed.
  func contentChanged() {
    guard contentMayHaveChanged() else { return }
    if let stack = ownSuperview as? UIStackView, stack.distribution == .fillProportionally {
      stack.rearrange()
    }
  }

  /// Makes the engine read the content's size, its priorities and its baselines again. Returns
  /// false if constraints do not place the view.
  @discardableResult
  func contentMayHaveChanged() -> Bool {
    guard let entry = layoutRecord?.entry, entry.mode == .constraints else { return false }
    entry.engine?.entryChanged(entry)
    return true
  }

  /// Notifies the container of the view's controller that the fitting size may have changed.
  func tellContainer() {
    guard let controller = viewController else { return }
    controller.contentContainer?.systemLayoutFittingSizeDidChange(
      forChildContentContainer: controller)
  }

  /// Notes a change of the safe area or the margins, also for subviews that preserve their
  /// superview's margins.
  func guidesChanged() {
    guard usesConstraints else { return }
    noteOwnGuides()
    // Few views preserve margins, so no other views are visited.
    for view in ownSubviews where view.preservesSuperviewLayoutMargins {
      view.visitTree { below in
        guard below.preservesSuperviewLayoutMargins else { return false }
        below.noteOwnGuides()
        return below.usesConstraints
      }
    }
  }

  private func noteOwnGuides() {
    guard let layoutRecord, !layoutRecord.systemGuides.isEmpty else { return }
    for guide in layoutRecord.systemGuides {
      if let entry = guide.layoutEntry { entry.engine?.givenMayHaveChanged(entry) }
    }
  }

  /// Notes a change of the text direction.
  func directionChanged() {
    engineInUse?.directionChanged()
    setNeedsLayout()
  }

  /// Hides or shows the view. A stack view arranges its other views again.
  func hide(_ isHidden: Bool) {
    guard isHidden != self.isHidden, let stack = ownSuperview as? UIStackView, stack.arranges(self)
    else {
      if standIn != nil { return contextFollower?.setHidden(isHidden) ?? () }
      // A view that is shrinking in its stack is hidden when it has finished.
      if constraintState.departure == nil { layer.isHidden = isHidden }
      return
    }
    stack.hide(self, isHidden)
  }

  // MARK: Layout

  /// Solves the changes in the view's tree.
  package func updateEngine() {
    guard usesConstraints else { return }
    let engineRoot = engineRoot
    if LayoutEngine.isQuiet(below: engineRoot) { return }
    if let engine = engineRoot.layoutRecord?.engine {
      if engine.waiting.isThere { engine.update() }
    } else {
      let engine = LayoutEngine(engineRoot)
      engineRoot.makeLayoutRecord().engine = engine
      engine.update()
    }
    LayoutEngine.updateOwnEngines(around: self, below: engineRoot)
  }

  /// Sets the frames of the subviews to those that constraints give them.
  func applyConstraints() {
    guard usesConstraints, !LayoutEngine.isApplied(to: self) else { return }
    updateEngine()
    defer { LayoutEngine.noteApplied(to: self) }
    takeSizeAsRoot()
    var scale: CGFloat?
    for view in ownSubviews {
      guard let entry = view.layoutRecord?.entry, entry.isHeld, entry.mode == .constraints,
        entry.engine != nil
      else { continue }
      let known = scale ?? layoutScale
      scale = known
      view.take(entry.frame, scale: known)
      entry.placed = (view.ownLayer.bounds.size, view.ownLayer.position)
    }
  }

  /// Sets the size of an outermost view that required constraints determine. Its center stays.
  private func takeSizeAsRoot() {
    guard isRootWithoutSize, let entry = layoutRecord?.entry, entry.mode == .frame else { return }
    var size = entry.givenSize
    if entry[.width].variable != nil { size.width = entry.value(.width) }
    if entry[.height].variable != nil { size.height = entry.value(.height) }
    let rect = frame(forAlignmentRect: CGRect(origin: .zero, size: size))
    let pixels = CGSize(width: wholePixels(rect.width), height: wholePixels(rect.height))
    if bounds.size != pixels { bounds.size = pixels }
  }

  /// Sets bounds and center, not the frame, so that a transform stays as it is. Edges lie on whole
  /// pixels.
  private func take(_ alignmentRect: CGRect, scale: CGFloat) {
    // A position midway between two pixels is rounded away from zero, regardless of rounding
    // errors.
    func onPixel(_ number: CGFloat) -> CGFloat {
      // Our value, in pixels: far above a rounding error.
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
    // Regardless of the anchor point: on iOS, too, another one shifts a view placed by
    // constraints.
    let half = zoomInScroller / 2
    let middle = CGPoint(x: rect.minX + rect.width * half, y: rect.minY + rect.height * half)
    if center != middle { center = middle }
  }

  /// The scale at which a scroll view zooms this subview, else 1.
  var zoomInScroller: CGFloat {
    transform.isIdentity ? 1 : ownSuperview?.scrolling?.zoomScale(of: self) ?? 1
  }

  /// The number of pixels per point.
  var layoutScale: CGFloat {
    let scale = window?.ownScreen?.scale ?? UIScreen.main.scale
    return scale.isFinite && scale > 0 ? scale : 1
  }

  /// Returns the length of the pixels that a length covers, in points.
  func wholePixels(_ length: CGFloat) -> CGFloat {
    // Our value, in pixels: far above a rounding error, and too small to be seen.
    let error: CGFloat = 1e-6
    return (length * layoutScale - error).rounded(.up) / layoutScale
  }

  /// The view where layout has to start when this view is to be laid out: a view further out, if
  /// that determines this view's frame and needs layout itself.
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

  /// Updates the constraints of all views that requested it, the innermost first.
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

  /// The number of rounds after which a view is left alone that always requests another update.
  private static let constraintRounds = 16
}
