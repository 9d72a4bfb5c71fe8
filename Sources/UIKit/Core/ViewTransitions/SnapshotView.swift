import Foundation

/// A view that shows what another view looked like, stretched to its own size.
@MainActor
final class SnapshotView: UIView {
  private let picture: CALayer
  private let part: CGRect

  /// Always nil: a snapshot is not decoded.
  required init?(coder: NSCoder) { nil }

  /// Creates a snapshot.
  ///
  /// - Parameters:
  ///   - picture: A copy of the view's layer that belongs to this view alone.
  ///   - part: The part to show, in the coordinates of `picture`.
  init(_ picture: CALayer, part: CGRect) {
    self.picture = picture
    self.part = part
    super.init(frame: CGRect(origin: .zero, size: part.size))
    clipsToBounds = true
    // Changes of the picture are animated like those of the view.
    picture.delegate = self
    picture.values.anchorPoint = .zero
    layer.addSublayer(picture)
    stretch()
  }

  override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = newValue
      stretch()
    }
  }

  override var bounds: CGRect {
    get { super.bounds }
    set {
      super.bounds = newValue
      stretch()
    }
  }

  private func stretch() {
    let scale = CGSize(
      width: part.width > 0 ? bounds.width / part.width : 1,
      height: part.height > 0 ? bounds.height / part.height : 1)
    picture.transform = CATransform3DMakeScale(scale.width, scale.height, 1)
    picture.position = CGPoint(
      x: bounds.minX - (part.minX - picture.bounds.minX) * scale.width,
      y: bounds.minY - (part.minY - picture.bounds.minY) * scale.height)
  }
}

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
