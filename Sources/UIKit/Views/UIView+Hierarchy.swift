import Foundation

extension UIView {
  func addOnTop(_ view: UIView) {
    place(view, at: ownSubviews.count, .top)
  }

  func insert(_ view: UIView, at index: Int) {
    let own = view.ownSuperview === self ? ownSubviews.place(of: view) : nil
    if index >= ownSubviews.count - (own == nil ? 0 : 1) { return place(view, at: index, .top) }
    if index <= 0 { return place(view, at: index, .bottom) }
    let isBehind = own.map { $0 <= index } ?? false
    place(view, at: index, .below(ownSubviews[isBehind ? index + 1 : index].ownLayer))
  }

  func insert(_ view: UIView, above sibling: UIView) {
    guard let index = index(of: sibling, besides: view) else { return addSubview(view) }
    place(view, at: index + 1, .above(sibling.ownLayer))
  }

  func insert(_ view: UIView, below sibling: UIView) {
    guard let index = index(of: sibling, besides: view) else { return addSubview(view) }
    place(view, at: index, .below(sibling.ownLayer))
  }

  func exchange(_ first: Int, _ second: Int) {
    ownLayer.exchange(ownSubviews[first].ownLayer, ownSubviews[second].ownLayer)
    ownSubviews.swapAt(first, second)
  }

  func bringForward(_ view: UIView) {
    guard view.ownSuperview === self else { return }
    reorder(view, to: ownSubviews.count - 1, .top)
  }

  func sendBack(_ view: UIView) {
    guard view.ownSuperview === self else { return }
    reorder(view, to: 0, .bottom)
  }

  func leaveSuperview() {
    if window != nil { UIResponder.leave(self) }
    guard let parent = ownSuperview else { return }
    let oldWindow = window
    willMove(toSuperview: nil)
    if oldWindow != nil { announceMove(to: nil, done: false) }
    parent.willRemoveSubview(self)
    leaveLayout()
    parent.takeOut(self)
    ownLayer.removeFromSuperlayer()
    ownSuperview = nil
    parent.setNeedsLayout()
    didMoveToSuperview()
    if let oldWindow {
      oldWindow.forget(self)
      announceMove(to: nil, done: true)
    }
    // Out of a window no time passes: what was under way would never end.
    ownLayer.abandonAnimations()
  }

  /// The window that it is in, or the outermost view.
  var root: UIView {
    var view = self
    while !view.isWindow, let next = view.ownSuperview { view = next }
    return view
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

  /// Where a view's layer goes among the sublayers, of which some may have no view.
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
    // With nothing in it there is no need to look at all around this one.
    require(
      view !== self && (view.ownSubviews.isEmpty || !isDescendant(of: view)),
      "a view cannot be added below itself or a subview of it")
    if view.ownSuperview === self {
      return reorder(view, to: min(index, ownSubviews.count - 1), layerPlace)
    }
    let (oldWindow, newWindow) = (view.window, window)
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.announceMove(to: newWindow, done: false) }
    if let parent = view.ownSuperview {
      parent.willRemoveSubview(view)
      view.leaveLayout()
      parent.takeOut(view)
    }
    let index = min(max(index, 0), ownSubviews.count)
    ownSubviews.insert(view, at: index)
    put(view.ownLayer, layerPlace)
    view.ownSuperview = self
    setNeedsLayout()
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
  }

  private func reorder(_ view: UIView, to index: Int, _ layerPlace: LayerPlace) {
    takeOut(view)
    let index = min(max(index, 0), ownSubviews.count)
    ownSubviews.insert(view, at: index)
    put(view.ownLayer, layerPlace)
  }

  private func announceMove(to window: UIWindow?, done: Bool) {
    visitTree { view in
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
      if visit(view) { rest += view.ownSubviews.reversed() }
    }
  }
}
