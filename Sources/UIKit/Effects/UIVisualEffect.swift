import Foundation

/// Changes how what lies below a view is seen.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  override init() { super.init() }

  open override nonisolated var description: String { ObjectText.of(self) }
}

/// Blurs what lies below, and lays a tint over it.
open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Hashable, Sendable {
    case extraLight = 0
    case light, dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// In points.
  static let radius: CGFloat = 20

  /// The thicker the material, the less is seen through it.
  var tint: UIColor {
    switch style {
    case .extraLight, .prominent: UIColor(white: 0.97, alpha: 0.8)
    case .light, .regular: UIColor(white: 1, alpha: 0.4)
    case .dark: UIColor(white: 0.1, alpha: 0.7)
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight: UIColor(white: 0.97, alpha: 0.4)
    case .systemThinMaterial, .systemThinMaterialLight: UIColor(white: 0.97, alpha: 0.55)
    case .systemMaterial, .systemMaterialLight: UIColor(white: 0.97, alpha: 0.7)
    case .systemThickMaterial, .systemThickMaterialLight: UIColor(white: 0.97, alpha: 0.85)
    case .systemChromeMaterial, .systemChromeMaterialLight: UIColor(white: 0.97, alpha: 0.75)
    case .systemUltraThinMaterialDark: UIColor(white: 0.15, alpha: 0.4)
    case .systemThinMaterialDark: UIColor(white: 0.15, alpha: 0.55)
    case .systemMaterialDark: UIColor(white: 0.15, alpha: 0.7)
    case .systemThickMaterialDark: UIColor(white: 0.15, alpha: 0.85)
    case .systemChromeMaterialDark: UIColor(white: 0.15, alpha: 0.75)
    }
  }
}

/// Has content stand out on a blur; it is shown as it is.
open class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect) { super.init() }

  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init(blurEffect: blurEffect)
  }
}

/// The kind of content that stands out; kept by nobody.
public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
  case label = 0
  case secondaryLabel, tertiaryLabel, quaternaryLabel
  case fill, secondaryFill, tertiaryFill
  case separator
}

/// A view that blurs what lies below it. What it shows itself goes into its `contentView`.
///
/// As on iOS it blurs nothing while it, or a view around it, is half transparent.
open class UIVisualEffectView: UIView {
  open override class var layerClass: AnyClass { BackdropLayer.self }

  /// Changes are animated within `UIView.animate`.
  open var effect: UIVisualEffect? { didSet { update() } }
  public let contentView = UIView()

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
    super.init(coder: coder)
    prepare()
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
  }
}
