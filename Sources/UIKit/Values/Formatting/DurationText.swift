import Foundation

/// A unit of a length of time, the largest first.
enum DurationUnit: CaseIterable {
  case year, month, week, day, hour, minute, second

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// The names of the unit in the options of a calendar.
  var units: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: [.weekOfMonth, .weekOfYear]
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// The seconds of the units in the clock and the week.
  private static let lengths = (minute: 60, hour: 3600, day: 86400, week: 604800)

  /// The seconds of a unit whose length does not depend on a calendar; nil for months and years.
  fileprivate var seconds: (unit: Duration.UnitsFormatStyle.Unit, count: Int)? {
    switch self {
    case .year, .month: nil
    case .week: (.weeks, Self.lengths.week)
    case .day: (.days, Self.lengths.day)
    case .hour: (.hours, Self.lengths.hour)
    case .minute: (.minutes, Self.lengths.minute)
    case .second: (.seconds, 1)
    }
  }

  /// Returns the number of a smaller unit in one of this unit; nil if it depends on the calendar.
  fileprivate func count(of unit: DurationUnit) -> Int? {
    // A year has twelve months.
    if self == .year, unit == .month { return 12 }
    guard let seconds, let smaller = unit.seconds else { return nil }
    return seconds.count / smaller.count
  }
}

/// The text of a length of time: its units with their values, the largest first.
struct DurationText {
  struct Value {
    let unit: DurationUnit
    var count: Int
  }

  private(set) var values: [Value]
  private let style: DateComponentsFormatter.UnitsStyle
  private let locale: Locale
  private var isPadded = false

  init(values: [Value], style: DateComponentsFormatter.UnitsStyle, locale: Locale) {
    self.values = values
    self.style = style
    self.locale = locale
  }

  /// Writes a largest unit of value 1 in the next smaller unit: “63 minutes” and not “1 hour,
  /// 3 minutes”.
  mutating func collapse() {
    guard let first = values.firstIndex(where: { $0.count != 0 }), values[first].count == 1,
      values.indices.contains(first + 1),
      let more = values[first].unit.count(of: values[first + 1].unit)
    else { return }
    values[first + 1].count += more
    values.removeSubrange(...first)
  }

  /// Removes units of value 0. The last unit stays if all are 0.
  mutating func drop(_ behavior: DateComponentsFormatter.ZeroFormattingBehavior) {
    isPadded = behavior.contains(.pad) || style == .positional
    var behavior = behavior
    if behavior.contains(.default) {
      behavior.formUnion(style == .positional ? .dropLeading : .dropAll)
    }
    guard let last = values.last else { return }
    guard let from = values.firstIndex(where: { $0.count != 0 }),
      let to = values.lastIndex(where: { $0.count != 0 })
    else {
      if !behavior.isDisjoint(with: .dropAll) { values = [last] }
      return
    }
    values = values.enumerated().filter { index, value in
      if value.count != 0 { return true }
      if index < from { return !behavior.contains(.dropLeading) }
      return !behavior.contains(index > to ? .dropTrailing : .dropMiddle)
    }.map(\.element)
  }

  /// Removes all units after the first ones. The last one that stays is rounded up if the part
  /// that goes is at least half of it.
  mutating func limit(to count: Int) {
    guard values.count > count, let begin = values.firstIndex(where: { $0.count != 0 }) else {
      values = Array(values.prefix(count))
      return
    }
    let end = min(begin + count, values.count)
    if end < values.count, let size = values[end - 1].unit.count(of: values[end].unit),
      values[end].count * 2 >= size
    {
      values[end - 1].count += 1
    }
    values = Array(values[begin..<end])
  }

  var text: String {
    if style == .positional { return positional }
    let isNegative = values.contains { $0.count < 0 }
    let texts = values.map { words($0.unit, abs($0.count)) }
    let joined: String
    switch style {
    case .abbreviated, .brief: joined = texts.joined(separator: isAsian ? "" : " ")
    default: joined = texts.joined(separator: isAsian ? " " : ", ")
    }
    return isNegative ? "-\(joined)" : joined
  }

  /// The units above the hour with their letters, and the others separated by colons.
  private var positional: String {
    let isNegative = values.contains { $0.count < 0 }
    var words: [String] = []
    var digits: [String] = []
    for value in values {
      let count = abs(value.count)
      switch value.unit {
      case .hour, .minute, .second:
        let isSecond = isPadded && !digits.isEmpty
        digits.append(isSecond && count < 10 ? "0\(count)" : "\(count)")
      case .year, .month, .week, .day:
        words.append(values.count == 1 ? "\(count)" : self.words(value.unit, count))
      }
    }
    let text = (words + (digits.isEmpty ? [] : [digits.joined(separator: ":")]))
      .joined(separator: " ")
    return isNegative ? "-\(text)" : text
  }

  private var isAsian: Bool {
    ["ja", "zh"].contains(locale.language.languageCode?.identifier ?? "")
  }

  private func words(_ unit: DurationUnit, _ count: Int) -> String {
    if style == .spellOut {
      let formatter = NumberFormatter()
      formatter.locale = locale
      formatter.numberStyle = .spellOut
      let name = unitText(unit, count, .full).drop { $0.isNumber }
      return (formatter.string(from: NSNumber(value: count)) ?? "\(count)") + name
    }
    let text = unitText(unit, count, style)
    return style == .brief ? text.filter { $0 != " " && $0 != "\u{A0}" } : text
  }

  private func unitText(
    _ unit: DurationUnit, _ count: Int, _ style: DateComponentsFormatter.UnitsStyle
  ) -> String {
    guard let seconds = unit.seconds else { return calendarText(unit, count, style) }
    var format = Duration.UnitsFormatStyle(
      allowedUnits: [seconds.unit], width: Self.width(style), zeroValueUnits: .show(length: 1))
    format.locale = locale
    return format.format(.seconds(count * seconds.count))
  }

  /// Months and years, for which Foundation on Linux has no format: the words are English.
  private func calendarText(
    _ unit: DurationUnit, _ count: Int, _ style: DateComponentsFormatter.UnitsStyle
  ) -> String {
    let isYear = unit == .year
    let plural = count == 1 ? "" : "s"
    switch style {
    case .positional, .abbreviated: return "\(count)\(isYear ? "y" : "mo")"
    case .short, .brief: return "\(count) \(isYear ? "yr" : "mth")\(plural)"
    case .full, .spellOut: return "\(count) \(isYear ? "year" : "month")\(plural)"
    }
  }

  private static func width(
    _ style: DateComponentsFormatter.UnitsStyle
  ) -> Duration.UnitsFormatStyle.UnitWidth {
    switch style {
    case .positional, .abbreviated: .narrow
    case .short, .brief: .abbreviated
    case .full, .spellOut: .wide
    }
  }
}
