import Foundation

extension UIView {
  /// The insets. Observers are notified when the view is, and not of each frame from which the
  /// insets are computed.
  var observedSafeAreaInsets: UIEdgeInsets {
    guard PropertyObservers.isReading else { return computedSafeAreaInsets }
    noteRead("safeAreaInsets")
    var insets = UIEdgeInsets.zero
    PropertyObservers.readUnnoted { insets = computedSafeAreaInsets }
    return insets
  }

  /// The insets of the view that bars cover, or that lie outside of the window's safe area.
  var computedSafeAreaInsets: UIEdgeInsets {
    var (view, hasController) = (self, false)
    while !view.isWindow, let next = view.ownSuperview {
      hasController = hasController || view.viewController != nil
      view = next
    }
    let outermost =
      view.isWindow ? view.safeAreaInsets : view.viewController?.insetsOfOwnSafeArea ?? .zero
    // Without an inset around them, only view controllers have insets.
    if outermost == .zero, !hasController { return .zero }
    return safeAreaInsets(inside: view, outermost)
  }

  /// Returns the insets of the view from those of an outer view: a loop, so that no tree is too deep.
  private func safeAreaInsets(inside outer: UIView, _ outermost: UIEdgeInsets) -> UIEdgeInsets {
    var way: [UIView] = []
    var view = self
    while view !== outer, let next = view.ownSuperview {
      way.append(view)
      view = next
    }
    var insets = outermost
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

  /// Returns the part of the superview's inset that reaches into a view at that distance from the
  /// edge. The result is zero without an inset, so a view that is moving out of sight gets none.
  private static func covered(_ inset: CGFloat, from distance: CGFloat) -> CGFloat {
    inset > 0 ? min(max(0, inset - distance), inset) : 0
  }

  /// Makes all views below compute their insets again before the next layout.
  func safeAreaMayHaveChanged() {
    visitTree { view in
      view.setNeedsLayout()
      return true
    }
  }

  /// Computes the insets, and notifies the view if they have changed.
  ///
  /// - Parameter around: The view that was handled last. That is mostly the superview, whose
  ///   insets need not be computed from the window inward again.
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
    barGuidesChanged(to: insets)
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
  }
}

/// The insets of a view, which are valid while the view does not move.
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
