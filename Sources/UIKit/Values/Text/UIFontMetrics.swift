import Foundation

/// Makes sizes of one's own larger and smaller as text of a style is.
public final class UIFontMetrics: NSObject, Sendable {
  private let style: UIFont.TextStyle

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// As the text of a body.
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

  /// Without traits as where nobody has changed the size of text. A label that
  /// `adjustsFontForContentSizeCategory` changes the font later.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    require(font.scaling == nil, "a font that was scaled cannot be scaled again")
    let most = maximumPointSize > 0 ? maximumPointSize : .infinity
    let size = font.pointSize * style.factor(in: traitCollection?.preferredContentSizeCategory)
    return UIFont(
      family: font.familyName, size: min(size, most), weight: font.weight, isItalic: font.isItalic,
      scaling: UIFont.Scaling(style: style, size: font.pointSize, most: most))
  }

  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// In whole pixels of the traits' screen.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let scale = max(traitCollection?.displayScale ?? 1, 1)
    let scaled = value * style.factor(in: traitCollection?.preferredContentSizeCategory)
    return (scaled * scale).rounded() / scale
  }
}
