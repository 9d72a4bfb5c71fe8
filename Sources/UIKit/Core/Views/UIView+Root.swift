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

  func setSuperview(_ view: UIView?) {
    links.superview = view
    constraintState.knownRoot.since = -1
    constraintState.knownEngineRoot.since = -1
    constraintState.knownTraitSource.since = -1
    guard !ownSubviews.isEmpty else { return }
    KnownRoot.changes.add()
    KnownRoot.traitChanges.add()
    // The views in a view with an engine of its own stay with that engine.
    if !hasOwnEngine { KnownRoot.engineChanges.add() }
  }
}
