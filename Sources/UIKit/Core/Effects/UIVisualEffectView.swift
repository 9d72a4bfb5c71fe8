import Foundation
import QuartzCore

/// A view that blurs what lies below it. What it shows itself goes into its `contentView`.
///
/// One with a vibrancy effect goes into the `contentView` of one with a blur, and what is to stand out into its own.
/// As on iOS it blurs nothing while it, or a view around it, is half transparent.
open class UIVisualEffectView: UIView {
  open override class var layerClass: AnyClass { BackdropLayer.self }

  /// Changes are animated within `UIView.animate`.
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
