import Foundation

/// The form of a text that belongs to a number, as Unicode's plural rules (CLDR) name it.
enum PluralCategory: String, CaseIterable {
  case zero, one, two, few, many, other

  /// Returns the category of a whole number in a language, such as `pl`. A language that is not known has the rules of
  /// English.
  static func of(_ number: Int, in language: String) -> PluralCategory {
    // All numbers are those of CLDR's rules.
    let count = number.magnitude
    let (last, lastTwo) = (count % 10, count % 100)
    switch language {
    case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my", "jv", "yue": return .other
    case "fr", "pt", "hi", "fa", "bn", "gu", "kn", "zu", "am", "hy":
      return count < 2 ? .one : .other
    case "ru", "uk", "be": return slavic(last, lastTwo, otherwise: .many)
    case "hr", "sr", "bs": return slavic(last, lastTwo, otherwise: .other)
    case "pl":
      return count == 1 ? .one : last == 1 ? .many : slavic(last, lastTwo, otherwise: .many)
    case "cs", "sk": return count == 1 ? .one : (2...4).contains(count) ? .few : .other
    case "sl":
      return lastTwo == 1 ? .one : lastTwo == 2 ? .two : (3...4).contains(lastTwo) ? .few : .other
    case "lt":
      if (11...19).contains(lastTwo) { return .other }
      return last == 1 ? .one : last >= 2 ? .few : .other
    case "lv":
      if last == 0 || (11...19).contains(lastTwo) { return .zero }
      return last == 1 ? .one : .other
    case "ro": return count == 1 ? .one : count == 0 || (1...19).contains(lastTwo) ? .few : .other
    case "ar":
      if count <= 2 { return [.zero, .one, .two][Int(count)] }
      // CLDR's numbers, too.
      return (3...10).contains(lastTwo) ? .few : lastTwo >= 11 ? .many : .other
    case "he", "iw": return count == 1 ? .one : count == 2 ? .two : .other
    case "ga":
      return count == 1
        ? .one
        : count == 2
          ? .two
          : (3...6).contains(count)
            ? .few
            : (7...10).contains(count) ? .many : .other
    case "cy": return [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][count] ?? .other
    default: return count == 1 ? .one : .other
    }
  }

  /// One for 1, 21, 31 …, few for 2 to 4, 22 to 24 …, but not for 11 to 14.
  private static func slavic(
    _ last: UInt, _ lastTwo: UInt, otherwise: PluralCategory
  ) -> PluralCategory {
    // CLDR's numbers, too.
    if (11...14).contains(lastTwo) { return otherwise }
    return last == 1 ? .one : (2...4).contains(last) ? .few : otherwise
  }
}
