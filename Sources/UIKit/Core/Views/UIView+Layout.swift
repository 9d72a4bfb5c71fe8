import Foundation

/// Work that waits for the next layout.
struct LayoutNeed {
  var isHere = true
  /// Whether any view below the view needs layout.
  var isBelow = false
}

extension UIView {
  var needsLayout: Bool {
    get { layoutNeed.isHere }
    set { layoutNeed.isHere = newValue }
  }

  var containsUnlaid: Bool {
    get { layoutNeed.isBelow }
    set { layoutNeed.isBelow = newValue }
  }

  func markUnlaid() {
    needsLayout = true
    ownSuperview?.markUnlaidFromHere()
    // A control lays itself out again when its content has changed: its size may have changed,
    // too.
    if layoutRecord != nil, layoutContent?.resizesWithLayout == true { contentChanged() }
  }

  func layoutWaiting() {
    // Called at each event, when most views have nothing to do.
    guard mayWaitForLayout else { return }
    // Layout may cause work further out, so it is repeated, but not without end.
    for _ in 0..<Self.layoutRounds {
      updateWaitingConstraints()
      updateEngine()
      let start = layoutStart
      if start !== self { start.layoutOnce() }
      guard needsLayout || containsUnlaid else { return }
      layoutOnce()
    }
  }

  private static let layoutRounds = 16

  private var mayWaitForLayout: Bool {
    needsLayout || containsUnlaid || needsConstraintUpdate || containsConstraintUpdate
      || usesConstraints
  }

  private func layoutOnce() {
    let isInWindow = window != nil
    var around: KnownSafeArea?
    visitTree { view in
      if view !== self, view.isWithdrawn { return false }
      if view.needsLayout {
        let isThere = isInWindow && (view.isWindow || view.ownSuperview != nil)
        let outer = UIView.visitedNow
        UIView.visitedNow = ObjectIdentifier(view)
        view.layoutThis(isInWindow: isThere, around: &around)
        UIView.visitedNow = outer
      }
      guard view.containsUnlaid else { return false }
      view.containsUnlaid = false
      return true
    }
  }

  private func layoutThis(isInWindow: Bool, around: inout KnownSafeArea?) {
    needsLayout = false
    if isInWindow {
      viewController?.announceAppearing()
      noteSafeArea(around: &around)
    }
    ownLayer.layoutSublayers()
  }

  /// The view whose subviews are being placed: by itself, by its view controller or by
  /// autoresizing masks.
  private(set) static var laidOutNow: UIView?

  /// Requests a layout because a subview came or went. A view that adds subviews in its own layout
  /// would be laid out without end.
  func subviewsChanged() {
    if UIView.laidOutNow !== self { setNeedsLayout() }
  }

  private func placeSubviews(_ place: () -> Void) {
    let outer = UIView.laidOutNow
    UIView.laidOutNow = self
    place()
    UIView.laidOutNow = outer
  }

  func layoutOwnSubviews() {
    placeSubviews { layoutOwnSubviewsNow() }
  }

  private func layoutOwnSubviewsNow() {
    viewController?.viewWillLayoutSubviews()
    // Also needed if an override of `layoutSubviews()` does not call super.
    applyConstraints()
    layoutSubviews()
    viewController?.viewDidLayoutSubviews()
  }

  func markUnlaidFromHere() {
    var view: UIView? = self
    while let current = view, !current.containsUnlaid {
      current.containsUnlaid = true
      // The visit goes on below that view in any case: no other round is needed for it.
      if UIView.visitedNow == ObjectIdentifier(current) { return }
      view = current.ownSuperview
    }
  }

  /// The view that a layout lays out before it visits the views below it.
  @exclusivity(unchecked) private static var visitedNow: ObjectIdentifier?

  func sizeDidChange(from old: CGSize) {
    guard bounds.size != old else { return }
    setNeedsLayout()
    guidesChanged()
    if ownLayer.keptNames != nil { shapeCorners() }
    guard autoresizesSubviews else { return }
    let resizing = ownSubviews.filter {
      !$0.autoresizingMask.isEmpty && !$0.isPlacedByConstraints
        && $0.contextFollower?.isInFlight != true
    }
    guard !resizing.isEmpty else { return }
    placeSubviews {
      for view in resizing { view.autoresize(from: old, to: ownLayer.bounds.size) }
    }
  }
}

extension UIView {
  /// The value of a dimension that the view's content does not determine.
  public static let noIntrinsicMetric: CGFloat = -1
}
