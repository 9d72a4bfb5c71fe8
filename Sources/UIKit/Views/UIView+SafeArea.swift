import Foundation

extension UIView {
  /// How much of this view lies below bars, or outside of what is safe to use of the window.
  var computedSafeAreaInsets: UIEdgeInsets {
    guard let superview else { return viewController?.insetsOfOwnSafeArea ?? .zero }
    let outer = superview.safeAreaInsets
    let (room, frame) = (superview.bounds, frame)
    let own = viewController?.insetsOfOwnSafeArea ?? .zero
    return UIEdgeInsets(
      top: max(0, outer.top - (frame.minY - room.minY)) + own.top,
      left: max(0, outer.left - (frame.minX - room.minX)) + own.left,
      bottom: max(0, outer.bottom - (room.maxY - frame.maxY)) + own.bottom,
      right: max(0, outer.right - (room.maxX - frame.maxX)) + own.right)
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
