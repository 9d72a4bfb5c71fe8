import Foundation

extension UIView {
  func addOnTop(_ view: UIView) {
    place(view, at: ownSubviews.count, .top)
  }

  func insert(_ view: UIView, at index: Int) {
    let view = orderedView(for: view)
    let own = view.ownSuperview === self ? ownSubviews.place(of: view) : nil
    if index >= ownSubviews.count - (own == nil ? 0 : 1) { return place(view, at: index, .top) }
    if index <= 0 { return place(view, at: index, .bottom) }
    let isBehind = own.map { $0 <= index } ?? false
    place(view, at: index, .below(ownSubviews[isBehind ? index + 1 : index].layerInPlace))
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
    let views = [ownSubviews[first], ownSubviews[second]]
    ownLayer.exchange(views[0].layerInPlace, views[1].layerInPlace)
    ownSubviews.swapAt(first, second)
    for view in views { keepContainer(of: view) }
    // A withdrawn view has no layer here that could be exchanged.
    guard ownSubviews.contains(where: \.isWithdrawn) else { return }
    for view in ownSubviews where !view.isWithdrawn { put(view.ownLayer, .top) }
  }

  func bringForward(_ view: UIView) {
    let view = orderedView(for: view)
    guard view.ownSuperview === self else { return }
    // Cells bring their line to the front at each layout.
    if ownSubviews.last === view, !view.isWithdrawn, ownLayer.isTopmost(view.ownLayer) {
      return keepContainer(of: view)
    }
    reorder(view, to: ownSubviews.count - 1, .top)
  }

  func sendBack(_ view: UIView) {
    let view = orderedView(for: view)
    guard view.ownSuperview === self else { return }
    reorder(view, to: 0, .bottom)
  }

  func leaveSuperview() {
    if contextFollower?.takesOut() == true { return }
    if window != nil { UIResponder.leave(self) }
    guard let parent = ownSuperview else { return }
    // The reference to the superview must not outlive the superview.
    defer { extendLifetime(parent) }
    let (oldWindow, place) = (window, placeSuperview)
    willMove(toSuperview: nil)
    if oldWindow != nil { announceMove(to: nil, done: false) }
    parent.willRemoveSubview(self)
    leaveLayout()
    parent.takeOut(self)
    ownLayer.removeFromSuperlayer()
    setSuperview(nil)
    if !isOverContext { place?.subviewsChanged() }
    didMoveToSuperview()
    if let oldWindow {
      oldWindow.forget(self)
      announceMove(to: nil, done: true)
    }
    // Outside of a window no time passes: running animations would never end.
    ownLayer.abandonAnimations()
    contextFollower?.viewHasLeft()
  }

  func ownIsDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.ownSuperview
    }
    return false
  }

  func ownViewWithTag(_ tag: Int) -> UIView? {
    var found: UIView?
    visitTree { view in
      if found == nil, view.tag == tag { found = view }
      return found == nil
    }
    return found
  }

  // MARK: Coordinates

  // MARK: Inside

  private func index(of sibling: UIView, besides view: UIView) -> Int? {
    guard sibling !== view, sibling.ownSuperview === self,
      let index = ownSubviews.place(of: sibling)
    else { return nil }
    let isBehind = view.ownSuperview === self && ownSubviews[..<index].contains { $0 === view }
    return isBehind ? index - 1 : index
  }

  private func takeOut(_ view: UIView) {
    if let index = ownSubviews.place(of: view) { ownSubviews.remove(at: index) }
  }

  /// The layer at the view's place. While the view is withdrawn, that is the layer of the
  /// container above it.
  private var layerInPlace: CALayer {
    isWithdrawn ? contextFollower?.containerLayer ?? ownLayer : ownLayer
  }

  /// Returns the container that has the view's place among the subviews, while an animator has the
  /// view in it; otherwise the view.
  private func orderedView(for view: UIView) -> UIView {
    view.contextFollower?.standIn(in: self) ?? view
  }

  /// The place of a view's layer among the sublayers, some of which may belong to no view.
  private enum LayerPlace {
    case top
    case bottom
    case above(CALayer)
    case below(CALayer)
  }

  private func put(_ layer: CALayer, _ place: LayerPlace) {
    switch place {
    case .top: ownLayer.insertSublayer(layer, above: nil)
    case .bottom: ownLayer.insertSublayer(layer, below: nil)
    case .above(let sibling): ownLayer.insertSublayer(layer, above: sibling)
    case .below(let sibling): ownLayer.insertSublayer(layer, below: sibling)
    }
  }

  private func place(_ view: UIView, at index: Int, _ layerPlace: LayerPlace) {
    // A view without subviews cannot contain this one.
    require(
      view !== self && (view.ownSubviews.isEmpty || !isDescendant(of: view)),
      "a view cannot be added below itself or a subview of it")
    if view.ownSuperview === self {
      return reorder(view, to: min(index, ownSubviews.count - 1), layerPlace)
    }
    if view.contextFollower?.staysAtPlace(insteadOf: self) == true { return }
    if let container = view.contextFollower?.standIn(in: self) {
      return reorder(container, to: min(index, ownSubviews.count - 1), layerPlace)
    }
    let former = view.ownSuperview
    // The view's reference to its old superview must not outlive that.
    defer { extendLifetime(former) }
    let isFlight = view.contextFollower?.isFlight(into: self) ?? false
    let (oldWindow, newWindow) = (view.window, view.isWithdrawn ? nil : window)
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.announceMove(to: newWindow, done: false) }
    let parent = view.ownSuperview
    // A notification of the move may have put the view into another one.
    defer { extendLifetime(parent) }
    if let parent {
      parent.willRemoveSubview(view)
      view.leaveLayout(isKeepingConstraints: isFlight)
      parent.takeOut(view)
    }
    let index = min(max(index, 0), ownSubviews.count)
    ownSubviews.insert(view, at: index)
    if !view.isWithdrawn { put(view.ownLayer, layerPlace) }
    view.setSuperview(self)
    if !isFlight, !view.isOverContext { subviewsChanged() }
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
    let index = min(max(index, 0), ownSubviews.count)
    ownSubviews.insert(view, at: index)
    if !view.isWithdrawn { put(view.ownLayer, layerPlace) }
    keepContainer(of: view)
  }

  /// Keeps the containers of presentations in a context directly above the presenters' views, after
  /// `view` has been added or moved.
  private func keepContainer(of view: UIView) {
    view.followerOfContainer?.stayAbove()
    view.contextFollower?.stayAbove()
    guard ownSubviews.count > 2 else { return }
    let index = ownSubviews.last === view ? ownSubviews.count - 1 : ownSubviews.place(of: view) ?? 0
    if index > 0 { ownSubviews[index - 1].contextFollower?.stayAbove() }
  }

  /// Whether the view is the container of a context: its place does not concern the layout of its
  /// superview.
  private var isOverContext: Bool { followerOfContainer != nil }

  /// Puts a container directly above a view, which may have no layer here.
  func insert(_ container: UIView, over view: UIView) {
    guard !view.isWithdrawn else {
      let rest = ownSubviews.filter { $0 !== container }
      guard let index = rest.place(of: view) else { return }
      let next = rest[(index + 1)...].first { $0.layerInPlace.superlayer === ownLayer }
      return place(container, at: index + 1, next.map { .below($0.layerInPlace) } ?? .top)
    }
    insert(container, above: view)
  }

  func announceMove(to window: UIWindow?, done: Bool) {
    visitTree { view in
      if view !== self, view.isWithdrawn { return false }
      if done {
        if window != nil {
          if view !== self { view.surroundingsChanged() }
          view.noteTraits(isBelowKnown: view !== self)
          AppearanceTemplates.dress(view)
        }
        if window != nil { view.announceJoinedTint(isTop: view === self) }
        view.didMoveToWindow()
        view.viewController?.viewDidMove(to: window)
      } else {
        view.willMove(toWindow: window)
        view.viewController?.viewWillMove(to: window)
      }
      return true
    }
  }

  /// Visits this view, then those below it, depth first: in a loop, so that no tree is too deep.
  /// The views below a view are skipped if `visit` returns false for it.
  func visitTree(_ visit: (UIView) -> Bool) {
    guard visit(self), !ownSubviews.isEmpty else { return }
    // One list for all visits, so that none allocates: a visit within a visit uses the end of it.
    let start = Self.unvisited.count
    Self.unvisited.append(Unvisited(views: ownSubviews))
    while Self.unvisited.count > start {
      guard let view = Self.unvisited[Self.unvisited.count - 1].next() else {
        Self.unvisited.removeLast()
        continue
      }
      if visit(view), !view.ownSubviews.isEmpty {
        Self.unvisited.append(Unvisited(views: view.ownSubviews))
      }
    }
  }

  /// The subviews of one view, of which a visit has still to visit those from an index on.
  private struct Unvisited {
    let views: [UIView]
    var index = 0

    mutating func next() -> UIView? {
      guard index < views.count else { return nil }
      index += 1
      return views[index - 1]
    }
  }

  /// The views that the current visits have still to visit.
  @exclusivity(unchecked) private static var unvisited: [Unvisited] = []
}
