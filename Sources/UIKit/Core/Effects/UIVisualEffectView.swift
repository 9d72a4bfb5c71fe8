import Foundation
import QuartzCore

/// A view that blurs what lies below it. Its own content goes into `contentView`.
///
/// A view with a vibrancy effect goes into the `contentView` of a view with a blur, and content
/// that should stand out into the `contentView` of the former. As on iOS, nothing is blurred while
/// the view or a superview is half transparent.
open class UIVisualEffectView: UIView {
  open override class var layerClass: AnyClass { BackdropLayer.self }

  /// The visual effect. A change within `UIView.animate` is animated.
  open var effect: UIVisualEffect? { didSet { update() } }
  open private(set) var contentView = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    prepare()
  }

  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    coder.beginObject()
    super.init(coder: coder)
    prepare()
    coder.endObject(self)
  }

  private func prepare() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    update()
  }

  private func update() {
    guard let layer = layer as? BackdropLayer else { return }
    let blur = effect as? UIBlurEffect
    layer.blurRadius = blur == nil ? 0 : UIBlurEffect.radius
    layer.blurTint = blur?.tint.cgColor
    layer.vibrancy = (effect as? UIVibrancyEffect)?.vibrancy ?? 0
  }
}
