import QuartzCore

/// The root of a view's tree when it was last searched for. Without it, making a deep tree would take
/// a time that grows with the square of the depth.
struct KnownRoot {
  /// The root. Read only while `since` equals the number of changes, because it may be gone
  /// afterwards.
  unowned(unsafe) var view: UIView?
  /// The value of `changes` when the root was found.
  var since = -1

  /// The number of moves of views with subviews, each of which may change the root of many views.
  static let changes = ChangeCount()
  /// The number of changes after each of which the traits of many views may come from other views.
  static let traitChanges = ChangeCount()
  /// The number of changes after each of which the engines of many views may be others.
  static let engineChanges = ChangeCount()
  /// The number of views up to which a moved view and those below it forget their results, as cells do.
  /// The move of a greater tree counts as a change for all views.
  static let fewViews = 32
  /// Whether a view of this program has ever followed a place outside of its superview.
  @MainActor static var hasWithdrawnViews = false
}

extension UIView {
  /// Returns the nearest view, from this one outward, at which a search ends, or the outermost one. A
  /// view in between that has found its result already shortens the search.
  @inline(__always)
  func searchOutward(known: (UIView) -> UIView?, endsAt: (UIView) -> Bool) -> UIView {
    var view = self
    while !endsAt(view), let next = view.ownSuperview {
      if let result = known(next) { return result }
      view = next
    }
    return view
  }

  /// The window that contains the view, or the outermost superview.
  var root: UIView {
    if let known = knownRoot { return known }
    let view = searchOutward(known: { $0.knownRoot }, endsAt: { $0.isWindow })
    if view !== self {
      constraintState.knownRoot.view = view
      constraintState.knownRoot.since = KnownRoot.changes.value
    }
    return view
  }

  private var knownRoot: UIView? {
    constraintState.knownRoot.since == KnownRoot.changes.value
      ? constraintState.knownRoot.view : nil
  }

  /// The window that contains the view, or the outermost superview that is visible with it: the
  /// search ends at a view that has been withdrawn.
  var seenRoot: UIView {
    guard KnownRoot.hasWithdrawnViews else { return root }
    var view = self
    while !view.isWindow, !view.isWithdrawn, let next = view.ownSuperview { view = next }
    return view
  }

  /// The window at the root of the tree; nil without one.
  var windowOfTree: UIWindow? {
    let root = seenRoot
    // Only windows are windows: no cast has to find that out.
    return root.isWindow ? unsafeDowncast(root, to: UIWindow.self) : nil
  }

  func setSuperview(_ view: UIView?) {
    links.superview = view
    LayoutEngine.placesChanged()
    var rest = KnownRoot.fewViews
    if forgetSurroundings(rest: &rest) { return }
    KnownRoot.changes.add()
    KnownRoot.traitChanges.add()
    // The views in a view with an engine of its own stay with that engine.
    if !hasOwnEngine { KnownRoot.engineChanges.add() }
  }

  /// Forgets the results of searches outward from this view and those below it. Returns false if these
  /// are more than `rest` views.
  private func forgetSurroundings(rest: inout Int) -> Bool {
    constraintState.knownRoot.since = -1
    constraintState.knownEngineRoot.since = -1
    constraintState.knownTraitSource.since = -1
    constraintState.knownTraitWindow.since = -1
    rest -= ownSubviews.count
    guard rest >= 0 else { return false }
    for index in ownSubviews.indices
    where !ownSubviews[index].forgetSurroundings(rest: &rest) { return false }
    return true
  }
}
