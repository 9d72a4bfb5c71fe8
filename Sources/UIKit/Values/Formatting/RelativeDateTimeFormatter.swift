import Foundation

/// Writes how far a date is from another one, such as “2 hours ago”. Foundation on Linux has no such
/// class.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  public enum DateTimeStyle: Int, Sendable {
    case numeric = 0
    case named
  }

  public enum UnitsStyle: Int, Sendable {
    case full = 0
    case spellOut, short, abbreviated
  }

  /// Whether the next and the last day, month or year have names, such as “yesterday”.
  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  open var formattingContext = Formatter.Context.unknown
  private var ownCalendar: Calendar?
  private var ownLocale: Locale?

  /// The calendar that counts; nil restores the current one.
  open var calendar: Calendar! {
    get { ownCalendar ?? .autoupdatingCurrent }
    set { ownCalendar = newValue }
  }
  /// The locale of the words; nil restores the current one.
  open var locale: Locale! {
    get { ownLocale ?? .current }
    set { ownLocale = newValue }
  }

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the text of the largest unit that is not zero.
  open func localizedString(from dateComponents: DateComponents) -> String {
    for (unit, field) in Self.units {
      if let count = dateComponents.value(for: unit), count != 0 {
        return text(count, unit, field)
      }
    }
    // Without a unit that is not zero, the smallest unit of the components is written.
    let zero = Self.units.last { dateComponents.value(for: $0.unit) == 0 } ?? Self.units.last
    return zero.map { text(0, $0.unit, $0.field) } ?? ""
  }

  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    localizedString(
      from: calendar.dateComponents(
        Set(Self.units.map(\.unit)), from: referenceDate, to: date))
  }

  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let date as Date: localizedString(for: date, relativeTo: Date())
    case let components as DateComponents: localizedString(from: components)
    default: nil
    }
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = RelativeDateTimeFormatter()
    copy.dateTimeStyle = dateTimeStyle
    copy.unitsStyle = unitsStyle
    copy.formattingContext = formattingContext
    copy.ownCalendar = ownCalendar
    copy.ownLocale = ownLocale
    return copy
  }

  private typealias Field = Date.RelativeFormatStyle.Field

  /// The units, the largest first.
  private static let units: [(unit: Calendar.Component, field: Field)] = [
    (.year, .year), (.month, .month), (.weekOfMonth, .week), (.day, .day), (.hour, .hour),
    (.minute, .minute), (.second, .second),
  ]

  private func text(_ count: Int, _ unit: Calendar.Component, _ field: Field) -> String {
    // Noon of a day in the middle of a month, so that every count gives a date without jumps.
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    // Half a day and 14 days, of 86,400 seconds each, after the first of January.
    let begin = Date(timeIntervalSinceReferenceDate: 14.5 * 86400)
    guard let date = calendar.date(byAdding: unit, value: count, to: begin) else { return "" }
    return Date.AnchoredRelativeFormatStyle(
      anchor: date, allowedFields: [field],
      presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: style,
      locale: locale, calendar: calendar, capitalizationContext: context
    ).format(begin)
  }

  private var style: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }

  private var context: FormatStyleCapitalizationContext {
    switch formattingContext {
    case .beginningOfSentence: .beginningOfSentence
    case .middleOfSentence: .middleOfSentence
    case .standalone: .standalone
    case .listItem: .listItem
    default: .unknown
    }
  }
}
