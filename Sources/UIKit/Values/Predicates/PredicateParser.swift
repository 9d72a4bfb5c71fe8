import Foundation

/// Reads the format of a predicate.
struct PredicateParser {
  private let tokens: [PredicateToken]
  private var index = 0
  private var arguments: ArraySlice<Any?>
  private var level = 0
  /// The names, places and signs of the comparison so far, each of which is evaluated inside another.
  private var links = 0

  /// The limit of nesting, and of the names and signs of one comparison. Reading, evaluating and
  /// freeing are recursive; both limits together take a twentieth of a main thread's stack.
  private static let mostLevels = 200
  private static let mostLinks = 1000

  static func tree(
    of format: String, arguments: [Any?]
  ) throws(PredicateFault) -> PredicateTree {
    var parser = PredicateParser(
      tokens: try PredicateToken.tokens(of: format), arguments: arguments[...])
    let tree = try parser.disjunction()
    guard parser.index == parser.tokens.count else {
      throw PredicateFault(reason: "\(parser.next.map { "\($0)" } ?? "nothing") is left over")
    }
    return tree
  }

  static func expression(
    of format: String, arguments: [Any?]
  ) throws(PredicateFault) -> PredicateExpression {
    var parser = PredicateParser(
      tokens: try PredicateToken.tokens(of: format), arguments: arguments[...])
    let value = try parser.expression()
    guard parser.index == parser.tokens.count else {
      throw PredicateFault(reason: "\(parser.next.map { "\($0)" } ?? "nothing") is left over")
    }
    return value
  }

  private init(tokens: [PredicateToken], arguments: ArraySlice<Any?>) {
    self.tokens = tokens
    self.arguments = arguments
  }

  // MARK: - Predicates

  private mutating func disjunction() throws(PredicateFault) -> PredicateTree {
    var parts = [try conjunction()]
    while take("OR") || take(symbol: "||") { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func conjunction() throws(PredicateFault) -> PredicateTree {
    var parts = [try negation()]
    while take("AND") || take(symbol: "&&") { parts.append(try negation()) }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func negation() throws(PredicateFault) -> PredicateTree {
    try enter()
    defer { level -= 1 }
    if take("NOT") || take(symbol: "!") { return .not(try negation()) }
    if take("TRUEPREDICATE") { return .always(true) }
    if take("FALSEPREDICATE") { return .always(false) }
    // A parenthesis may begin a predicate or an expression: `(a > 1)`, `(a + 1) > 2`.
    if next == .symbol("(") {
      let start = (index, arguments)
      index += 1
      do throws(PredicateFault) {
        let inner = try disjunction()
        if take(symbol: ")"), !comparisonFollows { return inner }
      } catch {
        if error.isLimit { throw error }
      }
      (index, arguments) = start
    }
    return try comparison()
  }

  private var comparisonFollows: Bool {
    guard case .symbol(let symbol) = next else {
      guard case .word(let word) = next else { return false }
      return PredicateComparison.Operator(rawValue: word.uppercased()) != nil
    }
    return Self.signs[symbol] != nil || ["+", "-", "*", "/"].contains(symbol)
  }

  private mutating func comparison() throws(PredicateFault) -> PredicateTree {
    links = 0
    var scope = PredicateComparison.Scope.whole
    if take("ANY") || take("SOME") { scope = .any }
    if take("ALL") { scope = .all }
    if take("NONE") { scope = .none }
    let left = try expression()
    let sign = try comparisonSign()
    let options = try self.options()
    let right = try expression()
    return .comparison(
      PredicateComparison(
        left: left, operator: sign, right: right, scope: scope, options: options))
  }

  private static let signs: [String: PredicateComparison.Operator] = [
    "==": .equal, "=": .equal, "!=": .notEqual, "<>": .notEqual, "<": .less, "<=": .atMost,
    "=<": .atMost, ">": .greater, ">=": .atLeast, "=>": .atLeast,
  ]

  private mutating func comparisonSign() throws(PredicateFault) -> PredicateComparison.Operator {
    defer { index += 1 }
    switch next {
    case .symbol(let symbol): if let sign = Self.signs[symbol] { return sign }
    case .word(let word):
      if let sign = PredicateComparison.Operator(rawValue: word.uppercased()) { return sign }
    case .text, .number, .variable, .argument, nil: break
    }
    throw PredicateFault(
      reason: "\(next.map { "\($0)" } ?? "the end") stands where a comparison is expected")
  }

  private mutating func options() throws(PredicateFault) -> PredicateComparison.Options {
    guard take(symbol: "[") else { return [] }
    guard case .word(let letters) = next else {
      throw PredicateFault(reason: "no letters follow [ after a comparison")
    }
    index += 1
    guard take(symbol: "]") else { throw PredicateFault(reason: "a [ has no ]") }
    var options: PredicateComparison.Options = []
    for letter in letters.lowercased() {
      switch letter {
      case "c": options.insert(.caseInsensitive)
      case "d": options.insert(.diacriticInsensitive)
      // Texts are compared as they are for both.
      case "n", "l": continue
      default: throw PredicateFault(reason: "[\(letters)] is no option of a comparison")
      }
    }
    return options
  }

  // MARK: - Expressions

  private mutating func expression() throws(PredicateFault) -> PredicateExpression {
    var left = try product()
    while let sign = takeSign("+", "-") {
      try link()
      left = .arithmetic(left, sign, try product())
    }
    return left
  }

  private mutating func product() throws(PredicateFault) -> PredicateExpression {
    var left = try power()
    while let sign = takeSign("*", "/") {
      try link()
      left = .arithmetic(left, sign, try power())
    }
    return left
  }

  private mutating func power() throws(PredicateFault) -> PredicateExpression {
    var base = try path()
    while take(symbol: "**") {
      try link()
      base = .arithmetic(base, "^", try path())
    }
    return base
  }

  private mutating func path() throws(PredicateFault) -> PredicateExpression {
    var value = try primary()
    while true {
      if take(symbol: ".") {
        try link()
        if take(symbol: "@") {
          value = try collectionOperator(of: value)
          continue
        }
        switch next {
        case .word(let name):
          index += 1
          value = .key(name, of: value)
        case .argument("K"):
          index += 1
          value = try keyPath(of: value)
        default: throw PredicateFault(reason: "no name follows a point")
        }
      } else if take(symbol: "[") {
        try link()
        let place = try place()
        guard take(symbol: "]") else { throw PredicateFault(reason: "a [ has no ]") }
        value = .element(place, of: value)
      } else {
        return value
      }
    }
  }

  private mutating func place() throws(PredicateFault) -> PredicateExpression {
    try enter()
    defer { level -= 1 }
    return try expression()
  }

  /// Reads `@count`, or an operator with the path of the elements' values, such as `@max.age`.
  private mutating func collectionOperator(
    of collection: PredicateExpression
  ) throws(PredicateFault) -> PredicateExpression {
    guard case .word(let name) = next else { throw PredicateFault(reason: "no name follows @") }
    index += 1
    var values = collection
    while take(symbol: ".") {
      try link()
      guard case .word(let key) = next else {
        throw PredicateFault(reason: "no name follows a point")
      }
      index += 1
      values = .key(key, of: values)
    }
    return .key("@" + name, of: values)
  }

  private mutating func primary() throws(PredicateFault) -> PredicateExpression {
    try enter()
    defer { level -= 1 }
    guard let token = next else {
      throw PredicateFault(reason: "the format ends where a value is expected")
    }
    index += 1
    switch token {
    case .text(let text): return .constant(text)
    case .number(let digits): return .constant(try Self.number(digits))
    case .variable(let name): return .variable(name)
    case .argument("K"): return try keyPath(of: .object)
    case .argument: return .constant(try argument())
    case .word(let name): return try named(name)
    case .symbol("("):
      let value = try expression()
      guard take(symbol: ")") else { throw PredicateFault(reason: "a ( has no )") }
      return value
    case .symbol("{"): return .list(try list())
    case .symbol("-"):
      return .arithmetic(.constant(0), "-", try path())
    case .symbol("@"): return try collectionOperator(of: .object)
    case .symbol(let symbol):
      throw PredicateFault(reason: "\(symbol) stands where a value is expected")
    }
  }

  private mutating func named(_ name: String) throws(PredicateFault) -> PredicateExpression {
    switch name.uppercased() {
    case "TRUE", "YES": return .constant(true)
    case "FALSE", "NO": return .constant(false)
    case "NIL", "NULL": return .constant(nil)
    case "SELF": return .object
    case "SUBQUERY", "FUNCTION", "CAST", "TERNARY":
      throw PredicateFault(
        reason: "\(name) is not supported here: filter with a closure, NSPredicate(block:)")
    default: break
    }
    if next == .symbol("(") {
      throw PredicateFault(
        reason: "the function \(name) is not supported here: use NSPredicate(block:)")
    }
    return .key(name, of: .object)
  }

  private mutating func list() throws(PredicateFault) -> [PredicateExpression] {
    var items: [PredicateExpression] = []
    if take(symbol: "}") { return items }
    repeat { items.append(try expression()) } while take(symbol: ",")
    guard take(symbol: "}") else { throw PredicateFault(reason: "a { has no }") }
    return items
  }

  private mutating func keyPath(
    of base: PredicateExpression
  ) throws(PredicateFault) -> PredicateExpression {
    let argument = try argument()
    guard let path = argument as? String ?? (argument as? NSString).map({ "\($0)" }) else {
      throw PredicateFault(reason: "the argument for %K is no text")
    }
    var value = base
    for name in path.split(separator: ".") where name.lowercased() != "self" {
      try link()
      value = .key(String(name), of: value)
    }
    return value
  }

  private mutating func argument() throws(PredicateFault) -> Any? {
    guard let argument = arguments.popFirst() else {
      throw PredicateFault(reason: "there are fewer arguments than places for them")
    }
    return argument
  }

  private static func number(_ digits: String) throws(PredicateFault) -> Any? {
    guard let number: Any = Int(digits) ?? Double(digits) else {
      throw PredicateFault(reason: "\(digits) is no number")
    }
    return number
  }

  // MARK: - Limits

  private mutating func enter() throws(PredicateFault) {
    guard level < Self.mostLevels else {
      throw PredicateFault(
        reason: "it is nested more than \(Self.mostLevels) levels deep", isLimit: true)
    }
    level += 1
  }

  private mutating func link() throws(PredicateFault) {
    links += 1
    guard links <= Self.mostLinks else {
      throw PredicateFault(
        reason: "a comparison has more than \(Self.mostLinks) names and signs", isLimit: true)
    }
  }

  // MARK: - Tokens

  private var next: PredicateToken? { index < tokens.count ? tokens[index] : nil }

  private mutating func take(_ word: String) -> Bool {
    guard case .word(let name) = next, name.uppercased() == word else { return false }
    index += 1
    return true
  }

  private mutating func take(symbol: String) -> Bool {
    guard next == .symbol(symbol) else { return false }
    index += 1
    return true
  }

  private mutating func takeSign(_ signs: String...) -> Character? {
    guard case .symbol(let symbol) = next, signs.contains(symbol) else { return nil }
    index += 1
    return symbol.first
  }
}

/// The reason why a predicate's format cannot be read.
struct PredicateFault: Error {
  let reason: String
  /// Whether the format goes beyond a limit, so that no other reading of it can help.
  var isLimit = false
}
