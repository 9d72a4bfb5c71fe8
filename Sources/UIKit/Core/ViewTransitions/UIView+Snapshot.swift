import Foundation

extension UIView {
  func ownSnapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  func ownResizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    if afterUpdates {
      layoutIfNeeded()
      layer.displayTreeIfNeeded()
    }
    let picture = layer.stillCover()
    picture.values.opacity = layer.presentation()?.opacity ?? layer.opacity
    return SnapshotView(picture, part: rect)
  }
}
