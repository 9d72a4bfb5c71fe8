import Foundation

/// Joins texts to a list in the words of a language, such as “a, b, and c”. Foundation on Linux has
/// no such class.
open class ListFormatter: Formatter, @unchecked Sendable {
  private var ownLocale: Locale?

  /// The locale of the list; nil restores the current one.
  open var locale: Locale! {
    get { ownLocale ?? .current }
    set { ownLocale = newValue }
  }
  /// Formats each item; without it an item is shown by its description.
  @NSCopying open var itemFormatter: Formatter?

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open class func localizedString(byJoining strings: [String]) -> String {
    joined(strings, .current)
  }

  /// Returns the list; nil if the item formatter has no text for an item.
  open func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      guard let itemFormatter else {
        texts.append(String(describing: item))
        continue
      }
      guard let text = itemFormatter.string(for: item) else { return nil }
      texts.append(text)
    }
    return Self.joined(texts, locale)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = ListFormatter()
    copy.ownLocale = ownLocale
    copy.itemFormatter = itemFormatter
    return copy
  }

  private static func joined(_ texts: [String], _ locale: Locale) -> String {
    var style = ListFormatStyle<StringStyle, [String]>.list(type: .and, width: .standard)
    style.locale = locale
    return style.format(texts)
  }
}
