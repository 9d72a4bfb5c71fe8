import Foundation

extension NSAttributedString.Key {
  /// The font of the text; the value is a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The color of the text; the value is a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The color behind the text; the value is a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The paragraph style of the text; the value is an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The space between letters in points, in addition to the font's.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The space between letters in points, in place of `kern`. It separates ligatures.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// Whether letters are joined: 0 for no ligatures, 1 for the usual ones, 2 for all.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The raw value of an `NSUnderlineStyle`. Any value but 0 is drawn.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The color of the line below the text; by default that of the text.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The distance above the baseline, in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The color of the letters' outlines; by default that of the text.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of the outlines as a percentage of the font's size. Letters with a positive width
  /// are hollow; those with a negative width are filled, too.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The shadow of the text; the value is an `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The effect of the text; the value is the raw value of a `TextEffectStyle`.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// The destination of a link: a `URL` or a `String`.
  public static let link = NSAttributedString.Key("NSLink")
  /// The slant of the letters: the tangent of the angle.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The natural logarithm of the factor by which letters are wider.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// Directions that override those of the letters. They are only stored.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// Whether text runs from top to bottom. The value is only stored.
  public static let verticalGlyphForm = NSAttributedString.Key("NSVerticalGlyphForm")
}

extension NSAttributedString {
  /// Creates an empty text. Foundation on Linux has no initializer without arguments.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }

  /// An effect of text.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// Letters that look pressed into the background.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}

/// The style of an underline or a strikethrough: its lines, combined with a pattern.
/// The raw values are UIKit's.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)

  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// Leaves out the spaces between words.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
