import Foundation
import PantographObjects

/// A font by its family, weight and size. The machine's font for it is found when text is drawn;
/// if the family is missing, another one is used.
public final class UIFont: NSObject, LayerFont, Sendable {
  private let mark = CoreFoundationMark()
  /// This font in the form that text on layers uses.
  package let textFont: TextFont
  /// The text style of the font, and the size at the default size of text; nil for a font of one
  /// size.
  let scaling: Scaling?
  /// The name that the program created the font with.
  let givenName: String?

  struct Scaling: Hashable, Sendable {
    let style: TextStyle
    let size: CGFloat
    var most: CGFloat = .infinity
  }

  public var familyName: String { textFont.familyName }
  public var pointSize: CGFloat { textFont.pointSize }
  package var weight: Weight { Weight(textFont.weight) }
  package var isItalic: Bool { textFont.isItalic }

  package convenience init(
    family: String, size: CGFloat, weight: Weight = .regular, isItalic: Bool = false
  ) {
    self.init(family: family, size: size, weight: weight, isItalic: isItalic, scaling: nil)
  }

  init(
    family: String, size: CGFloat, weight: Weight, isItalic: Bool, scaling: Scaling?,
    features: [String] = [], givenName: String? = nil
  ) {
    self.scaling = scaling
    self.givenName = givenName
    // A size that is not positive is that of a font without a size, as on iOS.
    textFont = TextFont(
      familyName: family, pointSize: size > 0 && size.isFinite ? size : 12, weight: weight.rawValue,
      isItalic: isItalic,
      features: features)
    super.init()
  }

  /// Creates the system's font in the size of text without a font.
  public override convenience init() { self.init(family: Self.systemFamily, size: 12) }

  /// Creates the font with a name such as `Georgia-Bold`, or the regular font of a family; nil for
  /// an empty name.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    let face = FontFace(fontName)
    self.init(
      family: face.family, size: fontSize > 0 ? fontSize : Self.systemFontSize,
      weight: face.weight, isItalic: face.isItalic, scaling: nil, givenName: fontName)
  }

  /// UIKit's font of drawn text, and of a text view's text, that has no font.
  static let ofPlainText = UIFont(family: "Helvetica", size: 12)

  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(family: systemFamily, size: fontSize, weight: weight)
  }

  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(family: systemFamily, size: fontSize, isItalic: true)
  }

  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(family: monospacedFamily, size: fontSize, weight: weight)
  }

  /// Returns a font with digits of one width, as all of the system font's are.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// Returns the font of the style at the default size of text.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of the style in the size for the traits' `preferredContentSizeCategory`.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(
      family: systemFamily, size: style.size(in: traitCollection?.preferredContentSizeCategory),
      weight: style.weight, isItalic: false, scaling: Scaling(style: style, size: style.size))
  }

  /// Returns the font in the size for the traits; the font itself if it has one size.
  func adapted(to traits: UITraitCollection) -> UIFont {
    guard let scaling else { return self }
    let category = traits.preferredContentSizeCategory
    let size =
      scaling.size == scaling.style.size
      ? scaling.style.size(in: category)
      : min(scaling.size * scaling.style.factor(in: category), scaling.most)
    return UIFont(
      family: familyName, size: size, weight: weight, isItalic: isItalic, scaling: scaling,
      features: textFont.features)
  }

  /// The name that the font was created with. Otherwise that of the family and the face, such as
  /// `Georgia-BoldItalic`; of the system's font, that of the family alone.
  public var fontName: String {
    if let givenName { return givenName }
    if familyName == Self.systemFamily { return familyName }
    return FontFace.name(of: familyName, weight: weight, isItalic: isItalic)
  }

  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(
      family: familyName, size: fontSize, weight: weight, isItalic: isItalic, scaling: nil,
      features: textFont.features, givenName: givenName)
  }

  public static let labelFontSize: CGFloat = 17
  public static let buttonFontSize: CGFloat = 18
  public static let systemFontSize: CGFloat = 14
  public static let smallSystemFontSize: CGFloat = 12

  static let systemFamily = "DejaVu Sans"
  static let monospacedFamily = "DejaVu Sans Mono"
  static let serifFamily = "DejaVu Serif"

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.textFont == textFont }
  public override var hash: Int { textFont.hashValue }
  public override var description: String { ObjectText.of(self, "\(fontName) \(pointSize)") }
}

// MARK: - Measures

extension UIFont {
  /// The distance from the baseline to the top of the tallest letters; `descender` is that to the
  /// lowest (negative).
  @preconcurrency @MainActor
  public var ascender: CGFloat { TextMeasuring.current.metrics(of: textFont).ascender }
  @preconcurrency @MainActor
  public var descender: CGFloat { TextMeasuring.current.metrics(of: textFont).descender }
  @preconcurrency @MainActor
  public var lineHeight: CGFloat { ascender - descender }
  /// The height of capital letters above the baseline; `xHeight` is that of small letters like x.
  @preconcurrency @MainActor
  public var capHeight: CGFloat { TextMeasuring.current.heights(of: textFont).capital }
  @preconcurrency @MainActor
  public var xHeight: CGFloat { TextMeasuring.current.heights(of: textFont).small }

  /// The families that text can be drawn with; none if nothing in the program can draw
  /// (`DrawingSupport.install()`).
  @preconcurrency @MainActor
  public static var familyNames: [String] { TextMeasuring.current.families }

  /// Returns the PostScript names of fonts that the program has added, and the family's own name, as
  /// fonts are chosen by family and weight here; nothing for a missing family.
  @preconcurrency @MainActor
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    FontFiles.fontNames(of: familyName) + (familyNames.contains(familyName) ? [familyName] : [])
  }

  /// The space that is added between lines: none.
  @preconcurrency @MainActor
  public var leading: CGFloat { 0 }
}
