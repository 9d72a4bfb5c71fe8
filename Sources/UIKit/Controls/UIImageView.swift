import Foundation
import QuartzCore

/// A view that shows a picture.
open class UIImageView: UIView {
  open var image: UIImage? {
    get {
      noteRead("image")
      return ownImage
    }
    set {
      changing(["image"]) {
        ownImage = newValue
        update()
      }
    }
  }
  private var ownImage: UIImage?
  /// Shown instead while the view is highlighted.
  open var highlightedImage: UIImage? { didSet { update() } }
  open var isHighlighted = false { didSet { update() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Makes a view as large as the picture.
  public convenience init(image: UIImage?, highlightedImage: UIImage? = nil) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
    update()
  }

  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  private func update() {
    let image = isHighlighted ? highlightedImage ?? image : image
    layer.contents = image?.cgImage
    layer.contentsScale = image?.scale ?? 1
  }
}
