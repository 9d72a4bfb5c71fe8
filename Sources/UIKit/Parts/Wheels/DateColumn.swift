import Foundation

/// One wheel of a date picker.
enum DateColumn: Hashable {
  /// All days, each with its weekday.
  case day
  case month, dayOfMonth, year
  /// The hours of a day, or of half a day.
  case hour(isHalfDay: Bool)
  case minute
  case half
  /// The hours and the minutes of a duration.
  case hours, minutes

  /// The share of the width that the wheel gets.
  /// Our values: the longest row of each wheel fits.
  var weight: Double {
    switch self {
    case .day: 3.4
    case .month: 2.6
    case .hours, .minutes: 2
    case .year: 1.6
    case .dayOfMonth, .hour, .minute, .half: 1
    }
  }

  /// Whether the first row follows the last one.
  var goesRound: Bool {
    switch self {
    case .month, .dayOfMonth, .hour, .minute, .minutes: true
    case .day, .year, .half, .hours: false
    }
  }

  /// Returns the columns of a mode in the order of the locale.
  static func columns(_ mode: UIDatePicker.Mode, _ locale: Locale) -> [DateColumn] {
    switch mode {
    case .time: ordered("jm", locale)
    case .date: ordered("yMMMMd", locale)
    case .yearAndMonth: ordered("yMMMM", locale)
    case .dateAndTime: [.day] + ordered("jm", locale)
    case .countDownTimer: [.hours, .minutes]
    }
  }

  private static func ordered(_ template: String, _ locale: Locale) -> [DateColumn] {
    let format =
      DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    var columns: [DateColumn] = []
    var isQuoted = false
    for letter in format {
      if letter == "'" { isQuoted.toggle() }
      guard !isQuoted, let column = Self.letters[letter], !columns.contains(column) else {
        continue
      }
      columns.append(column)
    }
    return columns
  }

  /// The columns of the letters in the date formats of Unicode.
  private static let letters: [Character: DateColumn] = [
    "y": .year, "u": .year, "r": .year, "U": .year, "M": .month, "L": .month, "d": .dayOfMonth,
    "H": .hour(isHalfDay: false), "k": .hour(isHalfDay: false), "h": .hour(isHalfDay: true),
    "K": .hour(isHalfDay: true), "m": .minute, "a": .half, "b": .half, "B": .half,
  ]
}
