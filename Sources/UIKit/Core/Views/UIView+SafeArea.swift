import Foundation

extension UIView {
  /// The insets; whoever observes them is told when the view is, and not of each frame that they are made of.
  var observedSafeAreaInsets: UIEdgeInsets {
    guard PropertyObservers.isReading else { return computedSafeAreaInsets }
    noteRead("safeAreaInsets")
    var insets = UIEdgeInsets.zero
    PropertyObservers.readUnnoted { insets = computedSafeAreaInsets }
    return insets
  }

  /// How much of this view lies below bars, or outside of what is safe to use of the window.
  var computedSafeAreaInsets: UIEdgeInsets {
    // Outwards to the window, and in again: a loop, so that no depth of the tree is too deep.
    var way: [UIView] = []
    var view = self
    while !view.isWindow, let next = view.ownSuperview {
      way.append(view)
      view = next
    }
    var insets =
      view.isWindow ? view.safeAreaInsets : view.viewController?.insetsOfOwnSafeArea ?? .zero
    for view in way.reversed() { insets = view.safeAreaInsets(within: insets) }
    return insets
  }

  private func safeAreaInsets(within outer: UIEdgeInsets) -> UIEdgeInsets {
    let own = viewController?.insetsOfOwnSafeArea ?? .zero
    guard outer != .zero, let room = ownSuperview?.bounds else { return own }
    let frame = frame
    return UIEdgeInsets(
      top: Self.covered(outer.top, from: frame.minY - room.minY) + own.top,
      left: Self.covered(outer.left, from: frame.minX - room.minX) + own.left,
      bottom: Self.covered(outer.bottom, from: room.maxY - frame.maxY) + own.bottom,
      right: Self.covered(outer.right, from: room.maxX - frame.maxX) + own.right)
  }

  /// What of an inset of the view around reaches into one that begins so far from that edge. Where
  /// nothing is covered, a view on its way out of sight has nothing to keep clear of.
  private static func covered(_ inset: CGFloat, from distance: CGFloat) -> CGFloat {
    inset > 0 ? min(max(0, inset - distance), inset) : 0
  }

  /// Has all below look again before the next layout.
  func safeAreaMayHaveChanged() {
    visitTree { view in
      view.setNeedsLayout()
      return true
    }
  }

  /// - Parameter around: The view that was looked at last: mostly the one around this one, whose insets
  ///   need not be found from the window inwards again.
  func noteSafeArea(around: inout KnownSafeArea?) {
    var insets = UIEdgeInsets.zero
    if let around, around.view === ownSuperview, around.isStillThere, !isWindow {
      insets = safeAreaInsets(within: around.insets)
    } else {
      insets = safeAreaInsets
    }
    around = KnownSafeArea(of: self, insets)
    guard insets != knownSafeArea else { return }
    changing(["safeAreaInsets"]) { knownSafeArea = insets }
    if insetsLayoutMarginsFromSafeArea { marginsChanged() } else { guidesChanged() }
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
  }
}

/// A view's insets, which hold while it stays where it is.
@MainActor
struct KnownSafeArea {
  let view: UIView
  let insets: UIEdgeInsets
  private let bounds: CGRect
  private let center: CGPoint

  init(of view: UIView, _ insets: UIEdgeInsets) {
    self.view = view
    self.insets = insets
    (bounds, center) = (view.bounds, view.center)
  }

  var isStillThere: Bool { view.bounds == bounds && view.center == center }
}

extension UIView {
  var ownDirectionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: isMirrored ? margins.right : margins.left,
        bottom: margins.bottom, trailing: isMirrored ? margins.left : margins.right)
    }
    set { setMargins(.directional(newValue)) }
  }
}
