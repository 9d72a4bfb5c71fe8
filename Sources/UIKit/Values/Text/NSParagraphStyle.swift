import Foundation
import PantographObjects

/// The direction in which text is written.
public enum NSWritingDirection: Int, Hashable, Sendable {
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// The scope of a direction in the value of `NSAttributedString.Key.writingDirection`. The value has
/// the sum of the raw values of a direction and a scope.
public enum NSWritingDirectionFormatType: Int, Hashable, Sendable {
  /// The text lies within text of another direction.
  case embedding = 0
  /// The direction of each character is replaced.
  case override = 2
}

/// The attributes of a paragraph. The style at the first character of a paragraph applies to the
/// whole paragraph.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  private let mark = CoreFoundationMark()
  open var alignment: NSTextAlignment { values.text.alignment }
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The space between lines in points, in addition to the font's.
  open var lineSpacing: CGFloat { values.text.lineSpacing }
  /// The space after the last line of the paragraph, in points.
  open var paragraphSpacing: CGFloat { values.text.spacingAfter }
  /// The space before the first line of a paragraph that is not the first of the text, in points.
  open var paragraphSpacingBefore: CGFloat { values.text.spacingBefore }
  /// The indent of the first line from the leading edge, in points.
  open var firstLineHeadIndent: CGFloat { values.text.firstIndent }
  /// The indent of all lines but the first from the leading edge, in points.
  open var headIndent: CGFloat { values.text.indent }
  /// The end of the lines: its distance from the leading edge if it is positive, otherwise from the
  /// trailing edge.
  open var tailIndent: CGFloat { values.text.tailIndent }
  /// The factor for the height of a line; 0 for the height of the font.
  open var lineHeightMultiple: CGFloat { values.text.lineHeightMultiple }
  /// The smallest height of a line, in points.
  open var minimumLineHeight: CGFloat { values.text.minimumLineHeight }
  /// The largest height of a line, in points; 0 for no limit.
  open var maximumLineHeight: CGFloat { values.text.maximumLineHeight }
  /// The share of a line below which a word is divided to fill the line; 0 divides no word. Words
  /// are divided between syllables by a rule that knows no dictionary.
  open var hyphenationFactor: Float { Float(values.text.hyphenationFactor) }
  /// Whether words are divided as the hyphenation factor 1 does.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// Whether letters move together a little before a line is truncated.
  open var allowsDefaultTighteningForTruncation: Bool { values.tightens }
  open var tabStops: [NSTextTab]! { values.tabStops }
  /// The distance of the stops after the last of `tabStops`; 0 for none.
  open var defaultTabInterval: CGFloat { values.text.tabInterval }
  open var baseWritingDirection: NSWritingDirection { values.direction }
  /// The rules for the places of line breaks.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }

  /// The places where lines may be broken.
  /// The raw values are UIKit's.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let pushOut = LineBreakStrategy(rawValue: 1)
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  final var values = Values()

  struct Values: Hashable {
    var text = TextParagraph()
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var usesDefaultHyphenation = false
    var tightens = false
    var direction = NSWritingDirection.natural
    var lineBreakStrategy = LineBreakStrategy()
    var tabStops = TextParagraph.standardTabs.map {
      NSTextTab(textAlignment: $0.alignment, location: $0.location)
    }
  }

  /// The style of text without a paragraph style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Returns the direction of a language; without one, that of the user's language.
  open class func defaultWritingDirection(
    forLanguage languageName: String?
  ) -> NSWritingDirection {
    let language = languageName ?? Locale.current.identifier
    return Locale.Language(identifier: language).characterDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
  }

  public override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any { Self.copy(of: self, NSParagraphStyle()) }
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    Self.copy(of: self, NSMutableParagraphStyle())
  }

  private static func copy<Style: NSParagraphStyle>(of style: NSParagraphStyle, _ copy: Style)
    -> Style
  {
    copy.values = style.values
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }
  open override var hash: Int { values.hashValue }
  open override var description: String { ObjectText.of(self) }

  /// The style in the form that layouts of text use.
  var textParagraph: TextParagraph {
    var text = values.text
    text.lineSpacing = max(text.lineSpacing, 0)
    if values.usesDefaultHyphenation { text.hyphenationFactor = 1 }
    text.isFromRight = values.direction == .natural ? nil : values.direction == .rightToLeft
    text.tabs = values.tabStops
      .map { TextParagraph.Tab(location: $0.location, alignment: $0.alignment) }
      .sorted { $0.location < $1.location }
    return text
  }
}
