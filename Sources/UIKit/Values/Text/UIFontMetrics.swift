import Foundation

/// A rule that scales custom sizes like text of a style.
public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// Metrics for the body text style.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  public override var description: String { ObjectText.of(self) }

  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: nil)
  }

  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  public func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }

  /// Returns the font in the size for the traits; without traits, at the default size of text. A
  /// label with `adjustsFontForContentSizeCategory` adapts the font later.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    require(font.scaling == nil, "a font that was scaled cannot be scaled again")
    let most = maximumPointSize > 0 ? maximumPointSize : .infinity
    let size = font.pointSize * style.factor(in: traitCollection?.preferredContentSizeCategory)
    return UIFont(
      family: font.familyName, size: min(size, most), weight: font.weight, isItalic: font.isItalic,
      scaling: UIFont.Scaling(style: style, size: font.pointSize, most: most),
      features: font.textFont.features)
  }

  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns the value scaled for the traits, in whole pixels of their screen.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let scale = max(traitCollection?.displayScale ?? 1, 1)
    let scaled = value * style.factor(in: traitCollection?.preferredContentSizeCategory)
    return (scaled * scale).rounded() / scale
  }
}
