import Foundation

extension UIView {
  func addOnTop(_ view: UIView) {
    place(view, at: subviews.count, .top)
  }

  func insert(_ view: UIView, at index: Int) {
    let view = orderedView(for: view)
    let own = view.superview === self ? subviews.place(of: view) : nil
    if index >= subviews.count - (own == nil ? 0 : 1) { return place(view, at: index, .top) }
    if index <= 0 { return place(view, at: index, .bottom) }
    let isBehind = own.map { $0 <= index } ?? false
    place(view, at: index, .below(subviews[isBehind ? index + 1 : index].layerInPlace))
  }

  func insert(_ view: UIView, above sibling: UIView) {
    let (view, sibling) = (orderedView(for: view), orderedView(for: sibling))
    guard let index = index(of: sibling, besides: view) else { return addSubview(view) }
    place(view, at: index + 1, .above(sibling.layerInPlace))
  }

  func insert(_ view: UIView, below sibling: UIView) {
    let (view, sibling) = (orderedView(for: view), orderedView(for: sibling))
    guard let index = index(of: sibling, besides: view) else { return addSubview(view) }
    place(view, at: index, .below(sibling.layerInPlace))
  }

  func exchange(_ first: Int, _ second: Int) {
    let views = [subviews[first], subviews[second]]
    layer.exchange(views[0].layerInPlace, views[1].layerInPlace)
    subviews.swapAt(first, second)
    for view in views { keepContainer(of: view) }
    // A withdrawn view has no layer here to be exchanged.
    guard subviews.contains(where: \.isWithdrawn) else { return }
    for view in subviews where !view.isWithdrawn { put(view.layer, .top) }
  }

  func bringForward(_ view: UIView) {
    let view = orderedView(for: view)
    guard view.superview === self else { return }
    reorder(view, to: subviews.count - 1, .top)
  }

  func sendBack(_ view: UIView) {
    let view = orderedView(for: view)
    guard view.superview === self else { return }
    reorder(view, to: 0, .bottom)
  }

  func leaveSuperview() {
    if contextFollower?.takesOut() == true { return }
    if window != nil { UIResponder.leave(self) }
    guard let parent = superview else { return }
    let (oldWindow, place) = (window, placeSuperview)
    willMove(toSuperview: nil)
    if oldWindow != nil { announceMove(to: nil, done: false) }
    parent.willRemoveSubview(self)
    leaveLayout()
    parent.takeOut(self)
    layer.removeFromSuperlayer()
    superview = nil
    if !isOverContext { place?.setNeedsLayout() }
    didMoveToSuperview()
    if let oldWindow {
      oldWindow.forget(self)
      announceMove(to: nil, done: true)
    }
    // Out of a window no time passes: what was under way would never end.
    layer.abandonAnimations()
    contextFollower?.viewHasLeft()
  }

  /// The window that it is in, or the outermost view.
  var root: UIView {
    var view = self
    while !view.isWindow, let next = view.superview { view = next }
    return view
  }

  public func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.superview
    }
    return false
  }

  public func viewWithTag(_ tag: Int) -> UIView? {
    var found: UIView?
    visitTree { view in
      if found == nil, view.tag == tag { found = view }
      return found == nil
    }
    return found
  }

  // MARK: Coordinates

  /// A point of `view` (nil: the window) in this view's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: view?.layer)
  }

  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: view?.layer)
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: view?.layer)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: view?.layer)
  }

  // MARK: Inside

  private func index(of sibling: UIView, besides view: UIView) -> Int? {
    guard sibling !== view, sibling.superview === self, let index = subviews.place(of: sibling)
    else { return nil }
    let isBehind = view.superview === self && subviews[..<index].contains { $0 === view }
    return isBehind ? index - 1 : index
  }

  private func takeOut(_ view: UIView) {
    if let index = subviews.place(of: view) { subviews.remove(at: index) }
  }

  /// The layer that lies where the view has its place: that of the container over it, while the view is withdrawn.
  private var layerInPlace: CALayer {
    isWithdrawn ? contextFollower?.container?.layer ?? layer : layer
  }

  /// The container in whose place a view has its own among the subviews, while an animator has the view in there; the
  /// view itself elsewhere.
  private func orderedView(for view: UIView) -> UIView {
    view.contextFollower?.standIn(in: self) ?? view
  }

  /// Where a view's layer goes among the sublayers, of which some may have no view.
  private enum LayerPlace {
    case top
    case bottom
    case above(CALayer)
    case below(CALayer)
  }

  private func put(_ layer: CALayer, _ place: LayerPlace) {
    switch place {
    case .top: self.layer.insertSublayer(layer, above: nil)
    case .bottom: self.layer.insertSublayer(layer, below: nil)
    case .above(let sibling): self.layer.insertSublayer(layer, above: sibling)
    case .below(let sibling): self.layer.insertSublayer(layer, below: sibling)
    }
  }

  private func place(_ view: UIView, at index: Int, _ layerPlace: LayerPlace) {
    // With nothing in it there is no need to look at all around this one.
    require(
      view !== self && (view.subviews.isEmpty || !isDescendant(of: view)),
      "a view cannot be added below itself or a subview of it")
    if view.superview === self {
      return reorder(view, to: min(index, subviews.count - 1), layerPlace)
    }
    if view.contextFollower?.staysAtPlace(insteadOf: self) == true { return }
    if let container = view.contextFollower?.standIn(in: self) {
      return reorder(container, to: min(index, subviews.count - 1), layerPlace)
    }
    let isFlight = view.contextFollower?.isFlight(into: self) ?? false
    let (oldWindow, newWindow) = (view.window, view.isWithdrawn ? nil : window)
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.announceMove(to: newWindow, done: false) }
    if let parent = view.superview {
      parent.willRemoveSubview(view)
      view.leaveLayout(isKeepingConstraints: isFlight)
      parent.takeOut(view)
    }
    let index = min(max(index, 0), subviews.count)
    subviews.insert(view, at: index)
    if !view.isWithdrawn { put(view.layer, layerPlace) }
    view.superview = self
    if !isFlight, !view.isOverContext { setNeedsLayout() }
    if view.needsLayout || view.containsUnlaid { markUnlaidFromHere() }
    if view.needsConstraintUpdate || view.containsConstraintUpdate {
      markStaleConstraintsFromHere()
    }
    view.enterLayout()
    view.didMoveToSuperview()
    if oldWindow !== newWindow {
      oldWindow?.forget(view)
      view.announceMove(to: newWindow, done: true)
    }
    didAddSubview(view)
    keepContainer(of: view)
  }

  private func reorder(_ view: UIView, to index: Int, _ layerPlace: LayerPlace) {
    takeOut(view)
    let index = min(max(index, 0), subviews.count)
    subviews.insert(view, at: index)
    if !view.isWithdrawn { put(view.layer, layerPlace) }
    keepContainer(of: view)
  }

  /// Has the containers of contexts lie right above the views that they belong to, after the view has come, or has
  /// moved among the others.
  private func keepContainer(of view: UIView) {
    if type(of: view) == PresentationContainerView.self {
      (view as? PresentationContainerView)?.follower?.stayAbove()
    }
    view.contextFollower?.stayAbove()
    guard subviews.count > 2 else { return }
    let index = subviews.last === view ? subviews.count - 1 : subviews.place(of: view) ?? 0
    if index > 0 { subviews[index - 1].contextFollower?.stayAbove() }
  }

  /// Whether it is a container over a context: where it lies does not concern whoever lays out the view around it.
  private var isOverContext: Bool {
    type(of: self) == PresentationContainerView.self
      && (self as? PresentationContainerView)?.follower != nil
  }

  /// Puts a container right above a view, which may have no layer here.
  func insert(_ container: PresentationContainerView, over view: UIView) {
    guard !view.isWithdrawn else {
      let rest = subviews.filter { $0 !== container }
      guard let index = rest.place(of: view) else { return }
      let next = rest[(index + 1)...].first { $0.layerInPlace.superlayer === layer }
      return place(container, at: index + 1, next.map { .below($0.layerInPlace) } ?? .top)
    }
    insert(container, above: view)
  }

  func announceMove(to window: UIWindow?, done: Bool) {
    visitTree { view in
      if view !== self, view.isWithdrawn { return false }
      if done {
        if window != nil { view.noteTraits(isBelowKnown: view !== self) }
        view.didMoveToWindow()
        view.viewController?.viewDidMove(to: window)
      } else {
        view.willMove(toWindow: window)
        view.viewController?.viewWillMove(to: window)
      }
      return true
    }
  }

  /// Visits this view, then those below, each with all below it before the next: in a loop, so that no
  /// depth of the tree is too deep. What is below a view is left out where `visit` says false.
  func visitTree(_ visit: (UIView) -> Bool) {
    var rest = [self]
    while let view = rest.popLast() {
      if visit(view) { rest += view.subviews.reversed() }
    }
  }
}
