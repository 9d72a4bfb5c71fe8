import Foundation

extension UIView {
  func addOnTop(_ view: UIView) {
    place(view, at: subviews.count, .top)
  }

  public func insertSubview(_ view: UIView, at index: Int) {
    let others = subviews.filter { $0 !== view }
    if index >= others.count { return place(view, at: index, .top) }
    place(view, at: index, index <= 0 ? .bottom : .below(others[index].layer))
  }

  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    guard let index = index(of: sibling, besides: view) else { return addSubview(view) }
    place(view, at: index + 1, .above(sibling.layer))
  }

  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    guard let index = index(of: sibling, besides: view) else { return addSubview(view) }
    place(view, at: index, .below(sibling.layer))
  }

  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    layer.exchange(subviews[first].layer, subviews[second].layer)
    subviews.swapAt(first, second)
  }

  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    reorder(view, to: subviews.count - 1, .top)
  }

  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    reorder(view, to: 0, .bottom)
  }

  func leaveSuperview() {
    guard let parent = superview else { return }
    let oldWindow = window
    willMove(toSuperview: nil)
    if oldWindow != nil { announceMove(to: nil, done: false) }
    parent.willRemoveSubview(self)
    parent.subviews.removeAll { $0 === self }
    layer.removeFromSuperlayer()
    superview = nil
    parent.setNeedsLayout()
    didMoveToSuperview()
    if let oldWindow {
      oldWindow.forget(self)
      announceMove(to: nil, done: true)
    }
    // Out of a window no time passes: what was under way would never end.
    layer.abandonAnimations()
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
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
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
    subviews.filter { $0 !== view }.firstIndex { $0 === sibling }
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
    precondition(!isDescendant(of: view), "a view cannot be added below itself or a subview of it")
    if view.superview === self {
      return reorder(view, to: min(index, subviews.count - 1), layerPlace)
    }
    let (oldWindow, newWindow) = (view.window, window)
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.announceMove(to: newWindow, done: false) }
    if let parent = view.superview {
      parent.willRemoveSubview(view)
      parent.subviews.removeAll { $0 === view }
    }
    let index = min(max(index, 0), subviews.count)
    subviews.insert(view, at: index)
    put(view.layer, layerPlace)
    view.superview = self
    setNeedsLayout()
    if view.needsLayout || view.containsUnlaid { markUnlaidFromHere() }
    view.didMoveToSuperview()
    if oldWindow !== newWindow {
      oldWindow?.forget(view)
      view.announceMove(to: newWindow, done: true)
    }
    didAddSubview(view)
  }

  private func reorder(_ view: UIView, to index: Int, _ layerPlace: LayerPlace) {
    subviews.removeAll { $0 === view }
    let index = min(max(index, 0), subviews.count)
    subviews.insert(view, at: index)
    put(view.layer, layerPlace)
  }

  private func announceMove(to window: UIWindow?, done: Bool) {
    if done {
      if window != nil { noteTraits() }
      didMoveToWindow()
      viewController?.viewDidMove(to: window)
    } else {
      willMove(toWindow: window)
      viewController?.viewWillMove(to: window)
    }
    for view in subviews { view.announceMove(to: window, done: done) }
  }
}
