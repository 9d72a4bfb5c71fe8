import CoreGraphics
import Foundation

/// Writes lengths of time, such as “1 hour, 5 minutes” or “1:05:00”. Foundation on Linux has only a
/// class of this name that cannot be used.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  public enum UnitsStyle: Int, Sendable {
    case positional = 0
    case abbreviated, short, full, spellOut, brief
  }

  /// The units of value 0 that are left out.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    // The raw values are Foundation's.
    public static let `default` = Self(rawValue: 1)
    public static let dropLeading = Self(rawValue: 1 << 1)
    public static let dropMiddle = Self(rawValue: 1 << 2)
    public static let dropTrailing = Self(rawValue: 1 << 3)
    public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Writes zeros, and two digits for the units after the first in the positional style.
    public static let pad = Self(rawValue: 1 << 16)
  }

  open var unitsStyle = UnitsStyle.positional
  /// The units that may be written; without any, those from years to seconds.
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar that counts; nil counts in the current calendar.
  open var calendar: Calendar? = .autoupdatingCurrent
  /// The date from which units are counted; nil for the reference date of Foundation.
  open var referenceDate: Date?
  @Inert("units are written as whole numbers")
  open var allowsFractionalUnits = false
  /// The largest number of units that are written; 0 for any number.
  open var maximumUnitCount = 0
  /// Whether the largest unit is written in the next smaller unit if its value is 1.
  open var collapsesLargestUnit = false
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  @Inert("lengths of time begin with a number")
  open var formattingContext = Formatter.Context.unknown

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  open func string(from components: DateComponents) -> String? {
    let begin = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    let units = DurationUnit.allCases.filter { components.value(for: $0.component) != nil }
    guard let end = countingCalendar.date(byAdding: components, to: begin) else { return nil }
    let allowed = allowedUnits.isEmpty ? units : allowed
    return text(from: begin, to: end, allowed.isEmpty ? self.allowed : allowed)
  }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    text(from: startDate, to: endDate, allowed)
  }

  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite else { return nil }
    let begin = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return text(from: begin, to: begin.addingTimeInterval(ti), allowed)
  }

  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let seconds as Double: string(from: seconds)
    case let number as NSNumber: string(from: number.doubleValue)
    default: nil
    }
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = DateComponentsFormatter()
    copy.unitsStyle = unitsStyle
    copy.allowedUnits = allowedUnits
    copy.zeroFormattingBehavior = zeroFormattingBehavior
    copy.calendar = calendar
    copy.referenceDate = referenceDate
    copy.allowsFractionalUnits = allowsFractionalUnits
    copy.maximumUnitCount = maximumUnitCount
    copy.collapsesLargestUnit = collapsesLargestUnit
    copy.includesApproximationPhrase = includesApproximationPhrase
    copy.includesTimeRemainingPhrase = includesTimeRemainingPhrase
    copy.formattingContext = formattingContext
    return copy
  }

  private var countingCalendar: Calendar {
    var calendar = calendar ?? .current
    // A day of a length of time has 24 hours, whatever the clocks of a place do.
    if referenceDate == nil { calendar.timeZone = .gmt }
    return calendar
  }

  /// The allowed units, the largest first.
  private var allowed: [DurationUnit] {
    if allowedUnits.isEmpty { return DurationUnit.allCases.filter { $0 != .week } }
    return DurationUnit.allCases.filter { !allowedUnits.isDisjoint(with: $0.units) }
  }

  private func text(from begin: Date, to end: Date, _ units: [DurationUnit]) -> String? {
    let calendar = countingCalendar
    let parts = calendar.dateComponents(Set(units.map(\.component)), from: begin, to: end)
    let values = units.map {
      DurationText.Value(unit: $0, count: parts.value(for: $0.component) ?? 0)
    }
    var text = DurationText(values: values, style: unitsStyle, locale: calendar.locale ?? .current)
    if collapsesLargestUnit { text.collapse() }
    text.drop(zeroFormattingBehavior)
    if maximumUnitCount > 0 { text.limit(to: maximumUnitCount) }
    var result = text.text
    if includesApproximationPhrase { result = "About \(result)" }
    if includesTimeRemainingPhrase { result += " remaining" }
    return result
  }
}
