import Foundation

/// An effect on what is seen below a view.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
  override init() { super.init() }

  open override nonisolated var description: String { ObjectText.of(self) }
}

/// An effect that blurs what lies below, and lays a tint over it.
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

  var isDark: Bool {
    switch style {
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      true
    default: false
    }
  }

  /// The blur's radius in points.
  static let radius: CGFloat = 20

  /// The color over the blur. The thicker the material, the less is seen through it.
  /// The values are ours: iOS blends its materials differently.
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

/// An effect that makes content stand out on a blur. The shapes of the content show the blurred
/// background, lighter on a dark blur and darker on a light one. Their own colors are ignored, as
/// those of templates and labels are on iOS.
open class UIVibrancyEffect: UIVisualEffect {
  let isOnDark: Bool
  let style: UIVibrancyEffectStyle

  /// Creates the effect for labels.
  ///
  /// - Parameter blurEffect: The blur that the content lies on.
  public init(blurEffect: UIBlurEffect) {
    isOnDark = blurEffect.isDark
    style = .label
    super.init()
  }

  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    isOnDark = blurEffect.isDark
    self.style = style
    super.init()
  }

  /// The vibrancy of a `BackdropLayer`: positive on a dark blur, negative on a light one.
  var vibrancy: Double { isOnDark ? style.strength : -style.strength }
}

/// The kind of content that stands out, and how much it does.
public enum UIVibrancyEffectStyle: Int, Hashable, Sendable {
  case label = 0
  case secondaryLabel, tertiaryLabel, quaternaryLabel
  case fill, secondaryFill, tertiaryFill
  case separator

  /// The opacity of the black or white in the system's colors of these names.
  /// The values are the opacities of these colors of iOS.
  fileprivate var strength: Double {
    switch self {
    case .label: 0.85
    case .secondaryLabel: 0.6
    case .tertiaryLabel: 0.3
    case .quaternaryLabel: 0.18
    case .fill: 0.2
    case .secondaryFill: 0.16
    case .tertiaryFill: 0.12
    case .separator: 0.29
    }
  }
}
