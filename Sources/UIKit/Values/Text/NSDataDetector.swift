import Foundation

/// A search for links, mail addresses and telephone numbers in texts. Foundation on Linux has none.
/// Dates, addresses and flights are not found.
open class NSDataDetector: NSObject, @unchecked Sendable {
  public typealias CheckingType = NSTextCheckingResult.CheckingType

  public let checkingTypes: NSTextCheckingTypes
  private let searches: [Search]

  private struct Search {
    let expression: NSRegularExpression
    let make: @Sendable (NSRange, String) -> FoundData?
  }

  /// Creates a detector for the types whose bits are set.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    self.checkingTypes = checkingTypes
    var searches: [Search] = []
    if checkingTypes & FoundData.linkType.rawValue != 0 {
      searches.append(
        Search(expression: try NSRegularExpression(pattern: Self.mail, options: .caseInsensitive)) {
          FoundData(link: $0, "mailto:\($1)")
        })
      searches.append(
        Search(expression: try NSRegularExpression(pattern: Self.link, options: .caseInsensitive)) {
          FoundData(link: $0, $1.contains("://") ? $1 : "http://\($1)")
        })
    }
    if checkingTypes & FoundData.phoneType.rawValue != 0 {
      searches.append(
        Search(expression: try NSRegularExpression(pattern: Self.phone)) {
          FoundData(phone: $0, $1)
        })
    }
    self.searches = searches
    super.init()
  }

  private static let mail = #"\b[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}\b"#
  /// An address with its scheme, or a name of a host. A full stop or a bracket at the end belongs to the sentence.
  private static let link =
    #"(?:\b[a-z][a-z0-9+.-]*://[^\s<>"]*[^\s<>".,;:!?'()\[\]{}]|"#
    + #"(?<![@\w.])(?:www\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|edu|gov|io|co|me|app|dev|info|de|uk|eu)\b"#
    + #"(?:/[^\s<>"]*[^\s<>".,;:!?'()\[\]{}])?/?)"#
  private static let phone = #"(?<![\w.+])\+?\(?\d[\d\s().-]{5,18}\d(?![\w])"#

  /// Returns what is found in the range of a text, in the order of the text.
  public func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    var found: [FoundData] = []
    for search in searches {
      for match in search.expression.matches(in: string, options: options, range: range) {
        let isFree = found.allSatisfy { NSIntersectionRange($0.range, match.range).length == 0 }
        let text = (string as NSString).substring(with: match.range)
        if isFree, let data = search.make(match.range, text) { found.append(data) }
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  public func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  public func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  public func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range
      ?? NSRange(location: NSNotFound, length: 0)
  }

  public func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    for match in matches(in: string, options: options, range: range) {
      var stop = ObjCBool(false)
      block(match, [], &stop)
      if stop.boolValue { return }
    }
  }
}

/// Types of results together, as a set of bits.
public typealias NSTextCheckingTypes = UInt64

/// A link or a telephone number in a text.
final class FoundData: NSTextCheckingResult {
  /// The types of results that Foundation on Linux never returns itself, by their numbers there. The
  /// number of links is another one than on iOS.
  static let linkType = CheckingType(rawValue: 1 << 6)
  static let phoneType = CheckingType(rawValue: 1 << 11)

  private var place = NSRange()
  private var type = FoundData.linkType
  private(set) var foundURL: URL?
  private(set) var foundPhone: String?

  convenience init?(link: NSRange, _ address: String) {
    guard let url = URL(string: address) else { return nil }
    self.init()
    place = link
    foundURL = url
  }

  /// Creates a result; nil for a number that is too short or too long for a telephone.
  convenience init?(phone: NSRange, _ number: String) {
    // Numbers have 7 to 15 digits; ITU-T E.164 states the largest number.
    guard (7...15).contains(number.count(where: \.isNumber)) else { return nil }
    self.init()
    place = phone
    type = Self.phoneType
    foundPhone = number
  }

  override var resultType: CheckingType { type }
  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at index: Int) -> NSRange { place }
}

extension NSTextCheckingResult {
  /// The address of a link; nil for other results.
  public var url: URL? { (self as? FoundData)?.foundURL }
  /// The telephone number; nil for other results.
  public var phoneNumber: String? { (self as? FoundData)?.foundPhone }
}
