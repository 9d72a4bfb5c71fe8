import Foundation

extension UIViewController {
  /// The insets that this view controller and its container take away from the safe area.
  var insetsOfOwnSafeArea: UIEdgeInsets {
    let (own, outer) = (additionalSafeAreaInsets, insetsFromContainer)
    return UIEdgeInsets(
      top: own.top + outer.top, left: own.left + outer.left, bottom: own.bottom + outer.bottom,
      right: own.right + outer.right)
  }

  func safeAreaMayHaveChanged() {
    loadedView?.safeAreaMayHaveChanged()
  }
}
