import Foundation

/// A stop of a paragraph's tabs.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
  /// The keys of further values of a stop.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The characters that end a column. They are only stored.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// The alignment of the text after the tab at the stop.
  public let alignment: NSTextAlignment
  /// The distance of the stop from the leading edge of the text, in points.
  public let location: CGFloat
  public let options: [OptionKey: Any]

  /// Returns the characters that end a column of numbers: the decimal separator of the locale.
  open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
    CharacterSet(charactersIn: (aLocale ?? Locale(identifier: "en_US")).decimalSeparator ?? ".")
  }

  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat,
    options: [OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    location = loc.isFinite ? loc : 0
    self.options = options
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
  }
  open override var hash: Int { location.hashValue }
  open override var description: String { ObjectText.of(self, "\(location)") }
}
