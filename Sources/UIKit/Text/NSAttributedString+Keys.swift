import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// Points between letters, besides what the font asks for.
  public static let kern = NSAttributedString.Key("NSKern")
  /// An `NSUnderlineStyle`'s raw value; any but 0 is drawn as a single line.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// Points above the base line.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}
