import Foundation
import PantographObjects

extension PredicateTree {
  func isTrue(of object: Any?, _ variables: [String: Any]) -> Bool {
    switch self {
    case .always(let value): value
    case .not(let tree): !tree.isTrue(of: object, variables)
    case .all(let parts): parts.allSatisfy { $0.isTrue(of: object, variables) }
    case .any(let parts): parts.contains { $0.isTrue(of: object, variables) }
    case .comparison(let comparison): comparison.isTrue(of: object, variables)
    }
  }
}

extension PredicateExpression {
  func value(of object: Any?, _ variables: [String: Any]) -> Any? {
    switch self {
    case .constant(let value): return PredicateValue.plain(value)
    case .object: return PredicateValue.plain(object)
    case .variable(let name):
      guard let value = variables[name] else {
        Misuse.stop("A predicate's variable $\(name) has no value.")
      }
      return PredicateValue.plain(value)
    case .list(let items): return items.map { $0.value(of: object, variables) }
    case .key(let name, let base):
      return PredicateValue.value(name, of: base.value(of: object, variables))
    case .element(let place, let base):
      return element(
        place.value(of: object, variables), base.value(of: object, variables))
    case .arithmetic(let left, let sign, let right):
      return arithmetic(
        left.value(of: object, variables), sign, right.value(of: object, variables))
    }
  }

  /// Reads `names[0]` and `table["key"]`.
  private func element(
    _ place: Any?, _ base: Any?
  ) -> Any? {
    guard let base else { return nil }
    guard let elements = PredicateValue.elements(base) else {
      return place.flatMap(PredicateValue.text).flatMap { PredicateValue.value($0, of: base) }
    }
    guard let number = place.flatMap(PredicateValue.number), let index = Int(exactly: number),
      elements.indices.contains(index)
    else { return nil }
    return PredicateValue.plain(elements[index])
  }

  private func arithmetic(_ left: Any?, _ sign: Character, _ right: Any?) -> Any? {
    if let first = left as? Int, let second = right as? Int,
      let whole = whole(first, sign, second)
    {
      return whole
    }
    guard let first = left.flatMap(PredicateValue.number),
      let second = right.flatMap(PredicateValue.number)
    else { return nil }
    switch sign {
    case "+": return first + second
    case "-": return first - second
    case "*": return first * second
    case "^": return Foundation.pow(first, second)
    default: return first / second
    }
  }

  /// Calculates with integers, so that 5 / 2 is 2 as on iOS. Returns nil for a result that is no `Int`.
  private func whole(_ first: Int, _ sign: Character, _ second: Int) -> Int? {
    let (value, isLost) =
      switch sign {
      case "+": first.addingReportingOverflow(second)
      case "-": first.subtractingReportingOverflow(second)
      case "*": first.multipliedReportingOverflow(by: second)
      case "/": first.dividedReportingOverflow(by: second)
      default: (0, true)
      }
    return isLost ? nil : value
  }
}

extension PredicateComparison {
  func isTrue(of object: Any?, _ variables: [String: Any]) -> Bool {
    let first = left.value(of: object, variables)
    let second = right.value(of: object, variables)
    guard scope != .whole else { return holds(first, second) }
    let elements = first.map { PredicateValue.elements($0) ?? [$0] } ?? []
    let fulfilling = elements.filter { holds(PredicateValue.plain($0), second) }.count
    switch scope {
    case .any: return fulfilling > 0
    case .all: return fulfilling == elements.count
    case .none, .whole: return fulfilling == 0
    }
  }

  private func holds(_ left: Any?, _ right: Any?) -> Bool {
    switch `operator` {
    case .equal: PredicateValue.areEqual(left, right, options)
    case .notEqual: !PredicateValue.areEqual(left, right, options)
    case .less: PredicateValue.order(left, right, options) == .orderedAscending
    case .greater: PredicateValue.order(left, right, options) == .orderedDescending
    case .atMost: isOneOf(left, right, [.orderedAscending, .orderedSame])
    case .atLeast: isOneOf(left, right, [.orderedDescending, .orderedSame])
    case .beginsWith: texts(left, right) { $0.hasPrefix($1) }
    case .endsWith: texts(left, right) { $0.hasSuffix($1) }
    case .contains: isIn(right, left)
    case .isIn: isIn(left, right)
    case .like: texts(left, right) { Self.isLike(Array($0), Array($1)) }
    case .matches: matches(left, right)
    case .between: isBetween(left, right)
    }
  }

  private func isOneOf(_ left: Any?, _ right: Any?, _ orders: [ComparisonResult]) -> Bool {
    PredicateValue.order(left, right, options).map { orders.contains($0) } ?? false
  }

  private func texts(_ left: Any?, _ right: Any?, _ test: (String, String) -> Bool) -> Bool {
    guard let first = left.flatMap(PredicateValue.text),
      let second = right.flatMap(PredicateValue.text)
    else { return false }
    return test(PredicateValue.folded(first, options), PredicateValue.folded(second, options))
  }

  private func isIn(_ part: Any?, _ whole: Any?) -> Bool {
    guard let whole else { return false }
    if let elements = PredicateValue.elements(whole) {
      return elements.contains { PredicateValue.areEqual(PredicateValue.plain($0), part, options) }
    }
    return texts(whole, part) { $1.isEmpty || $0.contains($1) }
  }

  private func isBetween(_ value: Any?, _ limits: Any?) -> Bool {
    guard let limits = limits.flatMap(PredicateValue.elements), limits.count == 2 else {
      return false
    }
    return isOneOf(value, PredicateValue.plain(limits[0]), [.orderedDescending, .orderedSame])
      && isOneOf(value, PredicateValue.plain(limits[1]), [.orderedAscending, .orderedSame])
  }

  /// Returns whether the whole text matches the regular expression on the right side.
  private func matches(_ left: Any?, _ right: Any?) -> Bool {
    texts(left, right) { text, pattern in
      let options: NSRegularExpression.Options =
        self.options.contains(.caseInsensitive) ? [.caseInsensitive] : []
      guard
        let expression = try? NSRegularExpression(
          pattern: "\\A(?:\(pattern))\\z", options: options)
      else { Misuse.stop("The pattern \(pattern) of a predicate is no regular expression.") }
      let whole = NSRange(text.startIndex..., in: text)
      return expression.firstMatch(in: text, options: [], range: whole) != nil
    }
  }

  /// Returns whether a text has the form of a pattern with `*` for any characters and `?` for one.
  ///
  /// A regular expression would try the combinations of all `*`. Only the last one has to be tried
  /// again: everything before it has matched as early as possible.
  private static func isLike(_ text: [Character], _ pattern: [Character]) -> Bool {
    var (place, own) = (0, 0)
    var last: (place: Int, own: Int)?
    while place < text.count {
      if own < pattern.count, pattern[own] == "*" {
        last = (place, own + 1)
        own += 1
      } else if own < pattern.count, pattern[own] == "?" || pattern[own] == text[place] {
        place += 1
        own += 1
      } else if let star = last {
        last = (star.place + 1, star.own)
        (place, own) = (star.place + 1, star.own)
      } else {
        return false
      }
    }
    return pattern[own...].allSatisfy { $0 == "*" }
  }
}
