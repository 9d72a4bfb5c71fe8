import Foundation

/// The rows of a date picker's wheels for a date, and the date of a combination of rows.
struct DateRows {
  var columns: [DateColumn]
  var calendar: Calendar
  var locale: Locale
  /// The distance of two rows of minutes: a divisor of 60.
  var minuteInterval = 1

  /// The last year of a wheel. Later ones have five digits.
  private static let lastYear = 9999
  private static let monthsOfYear = 12

  init(_ mode: UIDatePicker.Mode, calendar: Calendar, locale: Locale, minuteInterval: Int) {
    columns = DateColumn.columns(mode, locale)
    self.calendar = calendar
    self.locale = locale
    self.minuteInterval = minuteInterval
  }

  /// The first day of the first year.
  private var base: Date {
    calendar.date(from: DateComponents(era: 1, year: 1, month: 1, day: 1)) ?? .distantPast
  }

  /// The hours of a day, as the wheels show them.
  private static let hoursOfDay: Int = 24
  /// The hours before and after noon.
  private static let hoursOfHalf: Int = 12
  /// The minutes of an hour.
  private static let minutesOfHour: Int = 60
  /// The days of the longest month.
  private static let mostDays: Int = 31

  func count(_ column: DateColumn) -> Int {
    switch column {
    case .day: calendar.dateComponents([.day], from: base, to: Self.end).day ?? 0
    case .month: calendar.maximumRange(of: .month)?.count ?? Self.monthsOfYear
    case .dayOfMonth: calendar.maximumRange(of: .day)?.count ?? Self.mostDays
    case .year: Self.lastYear
    case .hour(let isHalfDay): isHalfDay ? Self.hoursOfHalf : Self.hoursOfDay
    case .hours: Self.hoursOfDay
    case .minute, .minutes: Self.minutesOfHour / minuteInterval
    case .half: 2
    }
  }

  /// The end of the year 9999.
  private static let end = Date(timeIntervalSince1970: 253_402_300_800)

  // MARK: Dates

  func row(_ column: DateColumn, for date: Date) -> Int {
    let part = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let (hour, minute) = (part.hour ?? 0, part.minute ?? 0)
    return switch column {
    case .day:
      calendar.dateComponents([.day], from: base, to: calendar.startOfDay(for: date)).day ?? 0
    case .month: (part.month ?? 1) - 1
    case .dayOfMonth: (part.day ?? 1) - 1
    case .year: (part.year ?? 1) - 1
    case .hour(let isHalfDay): isHalfDay ? hour % Self.hoursOfHalf : hour
    case .minute, .minutes: minute / minuteInterval
    case .half: hour / Self.hoursOfHalf
    case .hours: hour
    }
  }

  /// Returns the date of a combination of rows. A day that its month does not have becomes the
  /// last one of the month.
  func date(_ rows: [Int], from old: Date) -> (date: Date, lacking: Int?) {
    var part = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second], from: old)
    var hour = part.hour ?? 0
    var half: Int?
    for (column, row) in zip(columns, rows) {
      switch column {
      case .day:
        let day = calendar.date(byAdding: .day, value: row, to: base) ?? old
        let found = calendar.dateComponents([.era, .year, .month, .day], from: day)
        (part.era, part.year, part.month, part.day) = (
          found.era, found.year, found.month, found.day
        )
      case .month: part.month = row + 1
      case .dayOfMonth: part.day = row + 1
      case .year: part.year = row + 1
      case .hour(let isHalfDay):
        hour = isHalfDay ? hour / Self.hoursOfHalf * Self.hoursOfHalf + row : row
      case .hours: hour = row
      case .minute, .minutes: (part.minute, part.second) = (row * minuteInterval, 0)
      case .half: half = row
      }
    }
    part.hour = half.map { $0 * Self.hoursOfHalf + hour % Self.hoursOfHalf } ?? hour
    let last = lastDay(of: part)
    let lacking = (part.day ?? 1) > last ? part.day : nil
    part.day = min(part.day ?? 1, last)
    return (calendar.date(from: part) ?? old, lacking)
  }

  private func lastDay(of part: DateComponents) -> Int {
    var first = DateComponents(era: part.era, year: part.year, month: part.month, day: 1)
    // Noon exists on every day, also where clocks change at midnight.
    first.hour = 12
    let date = calendar.date(from: first)
    return date.flatMap { calendar.range(of: .day, in: .month, for: $0)?.count } ?? Self.mostDays
  }

  /// Returns whether a row, with the rows of the other wheels, gives a date that exists and lies
  /// within the limits.
  func isAllowed(
    _ row: Int, in column: Int, with rows: [Int], from old: Date, _ limits: DateLimits
  ) -> Bool {
    var rows = rows
    guard rows.indices.contains(column) else { return true }
    rows[column] = row
    let found = date(rows, from: old)
    if found.lacking != nil { return columns[column] != .dayOfMonth }
    return limits.contains(found.date, in: calendar, columns)
  }

  // MARK: Titles

  func title(_ column: DateColumn, _ row: Int, now: Date) -> String {
    switch column {
    case .day:
      let day = calendar.date(byAdding: .day, value: row, to: base) ?? base
      let isToday = locale.identifier.hasPrefix("en") && calendar.isDate(day, inSameDayAs: now)
      return isToday ? "Today" : text(day, "EEEMMMd")
    case .month:
      let names = calendar.standaloneMonthSymbols
      return names.indices.contains(row) ? names[row] : "\(row + 1)"
    case .dayOfMonth, .year: return "\(row + 1)"
    case .hour(let isHalfDay): return isHalfDay ? "\(row == 0 ? 12 : row)" : Self.twoDigits(row)
    case .minute: return Self.twoDigits(row * minuteInterval)
    case .half: return row == 0 ? calendar.amSymbol : calendar.pmSymbol
    case .hours: return row == 1 ? "1 hour" : "\(row) hours"
    case .minutes: return "\(row * minuteInterval) min"
    }
  }

  private static func twoDigits(_ number: Int) -> String {
    // Numbers of one digit get a zero.
    number < 10 ? "0\(number)" : "\(number)"
  }

  /// Returns the date as text with the parts of the template, in the order of the locale.
  func text(_ date: Date, _ template: String) -> String {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.locale = locale
    formatter.timeZone = calendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter.string(from: date)
  }
}

/// The earliest and the latest date that may be chosen.
struct DateLimits: Equatable {
  var minimum: Date?
  var maximum: Date?

  /// The limits that count: none if the earliest date is after the latest one.
  private var effective: (Date?, Date?) {
    if let minimum, let maximum, minimum > maximum { return (nil, nil) }
    return (minimum, maximum)
  }

  func clamped(_ date: Date) -> Date {
    let (first, last) = effective
    let later = first.map { max(date, $0) } ?? date
    return last.map { min(later, $0) } ?? later
  }

  /// Returns whether the date is within the limits, as exactly as the wheels show it.
  func contains(_ date: Date, in calendar: Calendar, _ columns: [DateColumn]) -> Bool {
    let (first, last) = effective
    let unit: Calendar.Component =
      columns.contains(.minute)
      ? .minute
      : columns.contains(.dayOfMonth) ? .day : columns.contains(.month) ? .month : .minute
    if let first, calendar.compare(date, to: first, toGranularity: unit) == .orderedAscending {
      return false
    }
    if let last, calendar.compare(date, to: last, toGranularity: unit) == .orderedDescending {
      return false
    }
    return true
  }
}
