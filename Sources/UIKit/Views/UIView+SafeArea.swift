import Foundation

extension UIView {
  /// How much of this view lies below bars, or outside of what is safe to use of the window.
  var computedSafeAreaInsets: UIEdgeInsets {
    guard let superview else { return viewController?.insetsOfOwnSafeArea ?? .zero }
    let outer = superview.safeAreaInsets
    let (room, frame) = (superview.bounds, frame)
    let own = viewController?.insetsOfOwnSafeArea ?? .zero
    return UIEdgeInsets(
      top: Self.covered(outer.top, from: frame.minY - room.minY) + own.top,
      left: Self.covered(outer.left, from: frame.minX - room.minX) + own.left,
      bottom: Self.covered(outer.bottom, from: room.maxY - frame.maxY) + own.bottom,
      right: Self.covered(outer.right, from: room.maxX - frame.maxX) + own.right)
  }

  /// What of an inset of the view around reaches into one that begins so far from that edge. Where
  /// nothing is covered, a view on its way out of sight has nothing to keep clear of.
  private static func covered(_ inset: CGFloat, from distance: CGFloat) -> CGFloat {
    inset > 0 ? max(0, inset - distance) : 0
  }

  /// Has all below look again before the next layout.
  func safeAreaMayHaveChanged() {
    setNeedsLayout()
    for view in subviews { view.safeAreaMayHaveChanged() }
  }

  func noteSafeArea() {
    let insets = safeAreaInsets
    guard insets != knownSafeArea else { return }
    knownSafeArea = insets
    safeAreaInsetsDidChange()
    viewController?.viewSafeAreaInsetsDidChange()
  }
}
