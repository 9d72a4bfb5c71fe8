import Foundation

/// A localized text whose form depends on numbers or on a width: an entry of a `.stringsdict`.
struct RuledText {
  /// A part of the format that a number determines, such as `%#@count@`.
  struct Variable {
    /// The texts by the names of their plural categories.
    var forms: [PluralCategory: String] = [:]
  }

  /// The language of the file, which determines the plural rules.
  let language: String
  /// The format with its variables; nil for a text of widths alone.
  let format: String?
  let variables: [String: Variable]
  /// The texts by the width, in characters or points, from which on they fit.
  let widths: [Int: String]

  /// Reads an entry; nil if it has no rule.
  init?(_ entry: Any, language: String) {
    guard let entry = entry as? [String: Any] else { return nil }
    self.language = language
    format = entry["NSStringLocalizedFormatKey"] as? String
    var variables: [String: Variable] = [:]
    for (name, value) in entry {
      guard let value = value as? [String: Any],
        value["NSStringFormatSpecTypeKey"] as? String ?? "NSStringPluralRuleType"
          == "NSStringPluralRuleType"
      else { continue }
      var variable = Variable()
      for category in PluralCategory.allCases {
        variable.forms[category] = value[category.rawValue] as? String
      }
      if !variable.forms.isEmpty { variables[name] = variable }
    }
    self.variables = variables
    var widths: [Int: String] = [:]
    for (width, text) in entry["NSStringVariableWidthRuleType"] as? [String: Any] ?? [:] {
      if let width = Int(width), let text = text as? String { widths[width] = text }
    }
    self.widths = widths
    if format == nil && widths.isEmpty { return nil }
  }

  /// Returns the text of the greatest width that is not above `width`, or else that of the least.
  func variant(fitting width: Int) -> String? {
    let fitting = widths.keys.filter { $0 <= width }.max() ?? widths.keys.min()
    return fitting.flatMap { widths[$0] }
  }

  /// Returns the format for these arguments, in which each variable is replaced by its form. All
  /// arguments have their positions in it, so that variables may be in any order.
  func format(for arguments: [Any?]) -> String? {
    guard let format else { return nil }
    var (next, left) = (0, Self.mostForms)
    return expand(format, arguments, &next, firstVariable: 0, depth: 0, &left)
  }

  /// The deepest nesting of variables; a deeper one refers to itself.
  private static let deepest = 8
  /// The largest number of forms in a text. A file with more lets its variables contain each other many times.
  private static let mostForms = 1000

  private func expand(
    _ text: String, _ arguments: [Any?], _ next: inout Int, firstVariable: Int, depth: Int,
    _ left: inout Int
  ) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "%") {
      result += rest[..<start]
      rest = rest[rest.index(after: start)...]
      if rest.first == "%" {
        result += "%%"
        rest = rest.dropFirst()
        continue
      }
      var position: Int?
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
        position = Int(digits).map { $0 - 1 }
        rest = rest.dropFirst(digits.count + 1)
      }
      if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
        let name = String(rest.dropFirst(2)[..<end])
        rest = rest[rest.index(after: end)...]
        if position == nil { next = max(next, firstVariable) }
        result += form(name, arguments, position, &next, depth: depth, &left)
      } else {
        let index = position ?? next
        if position == nil { next += 1 }
        result += "%\(index + 1)$"
      }
    }
    return result + rest
  }

  /// Returns the form of a variable. Its first argument is the number.
  private func form(
    _ name: String, _ arguments: [Any?], _ position: Int?, _ next: inout Int, depth: Int,
    _ left: inout Int
  ) -> String {
    let first = position ?? next
    guard depth < Self.deepest, left > 0, let forms = variables[name]?.forms else { return "" }
    left -= 1
    let number = arguments.indices.contains(first) ? arguments[first] : nil
    let category = category(of: number)
    let isZero = whole(number) == 0
    let text = (isZero ? forms[.zero] : nil) ?? forms[category] ?? forms[.other] ?? ""
    var inner = first
    // The form may write its number, and the variables in it take the arguments behind it.
    let expanded = expand(
      text, arguments, &inner, firstVariable: first + 1, depth: depth + 1, &left)
    if position == nil { next = max(inner, first + 1) }
    return expanded
  }

  /// Returns the category of an argument. A number with a fraction is `other`.
  private func category(of number: Any?) -> PluralCategory {
    whole(number).map { PluralCategory.of($0, in: language) } ?? .other
  }

  private func whole(_ number: Any?) -> Int? {
    switch number {
    case let number as any BinaryInteger: return Int(clamping: number)
    case let number as NSNumber:
      return Int(exactly: number.doubleValue)
    default: return nil
    }
  }
}
