/// The root of a view's tree when it was last searched for. Without it, making a deep tree would take
/// a time that grows with the square of the depth.
struct KnownRoot {
  /// The root; nil if it is gone, or was never searched for.
  weak var view: UIView?
  /// The value of `changes` when the root was found.
  var since = -1

  /// The number of moves of views with subviews, each of which may change the root of many views.
  @MainActor static var changes = 0
  /// Whether a view of this program has ever followed a place outside of its superview.
  @MainActor static var hasWithdrawnViews = false
}

extension UIView {
  /// The window that contains the view, or the outermost superview.
  var root: UIView {
    if let known = knownRoot { return known }
    var view = self
    while !view.isWindow, let next = view.ownSuperview {
      view = next
      guard let known = view.knownRoot else { continue }
      view = known
      break
    }
    if view !== self {
      constraintState.knownRoot.view = view
      constraintState.knownRoot.since = KnownRoot.changes
    }
    return view
  }

  private var knownRoot: UIView? {
    constraintState.knownRoot.since == KnownRoot.changes ? constraintState.knownRoot.view : nil
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
    ownSuperview = view
    constraintState.knownRoot.since = -1
    if !ownSubviews.isEmpty { KnownRoot.changes += 1 }
  }
}
