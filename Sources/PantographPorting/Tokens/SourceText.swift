/// A file's tokens, with those that say something by number.
struct SourceText {
  let path: String
  let tokens: [SourceToken]
  /// The places of the significant tokens among all tokens.
  let places: [Int]
  private let brackets: Brackets

  /// Where brackets of any kind close, and which brace is open at each significant token; -1 for nowhere. Looked for
  /// once: a line may have a megabyte.
  private struct Brackets {
    /// Whether a token stands between `#if` and `#endif`.
    var conditional: [Bool] = []
    var closings: [Int32]
    var openings: [Int32]
    var braces: [Int32]
  }

  init(path: String, _ text: String) {
    self.path = path
    tokens = SourceTokenizer.tokens(of: text)
    places = tokens.indices.filter { [tokens] in tokens[$0].isSignificant }
    brackets = Self.brackets(tokens, places)
  }

  private static func brackets(_ tokens: [SourceToken], _ places: [Int]) -> Brackets {
    var found = Brackets(
      closings: Array(repeating: -1, count: places.count),
      openings: Array(repeating: -1, count: places.count),
      braces: Array(repeating: -1, count: places.count))
    var conditions = 0
    var open: [Int] = []
    var braces: [Int32] = []
    func close(_ index: Int) {
      guard let opening = open.popLast() else { return }
      found.closings[opening] = Int32(index)
      found.openings[index] = Int32(opening)
    }
    for (index, place) in places.enumerated() {
      found.braces[index] = braces.last ?? -1
      if tokens[place].text == "#if" { conditions += 1 }
      if tokens[place].text == "#endif" { conditions -= 1 }
      found.conditional.append(conditions > 0)
      guard tokens[place].kind == .symbol else { continue }
      switch tokens[place].text {
      case "{":
        open.append(index)
        braces.append(Int32(index))
      case "}":
        close(index)
        _ = braces.popLast()
      case "(", "[": open.append(index)
      case ")", "]": close(index)
      default: break
      }
    }
    return found
  }

  var count: Int { places.count }

  /// A significant token's text; empty before the first and after the last.
  subscript(index: Int) -> String {
    places.indices.contains(index) ? tokens[places[index]].text : ""
  }

  func kind(_ index: Int) -> SourceToken.Kind? {
    places.indices.contains(index) ? tokens[places[index]].kind : nil
  }

  func line(_ index: Int) -> Int {
    places.indices.contains(index) ? tokens[places[index]].line : tokens.last?.line ?? 1
  }

  func isWord(_ index: Int) -> Bool { kind(index) == .word }

  /// Whether nothing stands between this significant token and the next.
  func touchesNext(_ index: Int) -> Bool {
    index + 1 < places.count && places[index + 1] == places[index] + 1
  }

  /// The number of the bracket that closes the one at `index`; nil where none does.
  func closing(_ index: Int) -> Int? {
    guard brackets.closings.indices.contains(index), brackets.closings[index] >= 0 else {
      return nil
    }
    return Int(brackets.closings[index])
  }

  /// The number of the bracket that the one at `index` closes; nil where it closes none.
  func opening(_ index: Int) -> Int? {
    guard brackets.openings.indices.contains(index), brackets.openings[index] >= 0 else {
      return nil
    }
    return Int(brackets.openings[index])
  }

  func isConditional(_ index: Int) -> Bool {
    brackets.conditional.indices.contains(index) && brackets.conditional[index]
  }

  /// The brace that opens the innermost body around a token; nil outside of all.
  func brace(around index: Int) -> Int? {
    guard brackets.braces.indices.contains(index), brackets.braces[index] >= 0 else { return nil }
    return Int(brackets.braces[index])
  }

  /// The source from one significant token up to another, as written.
  func source(_ range: Range<Int>) -> String {
    guard !range.isEmpty, places.indices.contains(range.lowerBound) else { return "" }
    let end = min(range.upperBound, count) - 1
    return tokens[places[range.lowerBound]...places[end]].map(\.text).joined()
  }
}
