import Foundation

extension UIView {
  public func addSubview(_ view: UIView) {
    place(view, at: subviews.count)
  }

  public func insertSubview(_ view: UIView, at index: Int) {
    place(view, at: index)
  }

  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    guard let index = index(of: sibling, besides: view) else { return addSubview(view) }
    place(view, at: index + 1)
  }

  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    guard let index = index(of: sibling, besides: view) else { return addSubview(view) }
    place(view, at: index)
  }

  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    subviews.swapAt(first, second)
    for (index, view) in subviews.enumerated() {
      layer.insertSublayer(view.layer, at: UInt32(index))
    }
  }

  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    reorder(view, to: subviews.count - 1)
  }

  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    reorder(view, to: 0)
  }

  public func removeFromSuperview() {
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

  private func place(_ view: UIView, at index: Int) {
    precondition(!isDescendant(of: view), "a view cannot be added below itself or a subview of it")
    if view.superview === self {
      return reorder(view, to: min(index, subviews.count - 1))
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
    layer.insertSublayer(view.layer, at: UInt32(index))
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

  private func reorder(_ view: UIView, to index: Int) {
    subviews.removeAll { $0 === view }
    let index = min(max(index, 0), subviews.count)
    subviews.insert(view, at: index)
    layer.insertSublayer(view.layer, at: UInt32(index))
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
