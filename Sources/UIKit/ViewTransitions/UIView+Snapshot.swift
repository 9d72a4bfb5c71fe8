import Foundation

extension UIView {
  /// A view that goes on looking as this one does now, animations on their way included.
  ///
  /// - Parameter afterUpdates: lays out first what waits for it.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// The same of a part. It is stretched evenly: cap insets have no say.
  public func resizableSnapshotView(
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
