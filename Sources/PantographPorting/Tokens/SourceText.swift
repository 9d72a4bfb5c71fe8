/// The tokens of a file, with an index of the significant ones.
struct SourceText {
  let path: String
  let tokens: [SourceToken]
  /// The positions of the significant tokens among all tokens.
  let places: [Int]
  private let brackets: Brackets

  /// The matching brackets, and the innermost open brace at each significant token; -1 for none.
  /// They are computed once, because a line may be a megabyte long.
  private struct Brackets {
    /// Whether a token is between `#if` and `#endif`.
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

  /// Returns the text of a significant token; empty outside of the file.
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

  /// Returns whether this significant token and the next are adjacent.
  func touchesNext(_ index: Int) -> Bool {
    index + 1 < places.count && places[index + 1] == places[index] + 1
  }

  /// Returns the index of the bracket that closes the bracket at `index`; nil if none does.
  func closing(_ index: Int) -> Int? {
    guard brackets.closings.indices.contains(index), brackets.closings[index] >= 0 else {
      return nil
    }
    return Int(brackets.closings[index])
  }

  /// Returns the index of the bracket that the bracket at `index` closes; nil if it closes none.
  func opening(_ index: Int) -> Int? {
    guard brackets.openings.indices.contains(index), brackets.openings[index] >= 0 else {
      return nil
    }
    return Int(brackets.openings[index])
  }

  func isConditional(_ index: Int) -> Bool {
    brackets.conditional.indices.contains(index) && brackets.conditional[index]
  }

  /// Returns the opening brace of the innermost body around a token; nil outside of all bodies.
  func brace(around index: Int) -> Int? {
    guard brackets.braces.indices.contains(index), brackets.braces[index] >= 0 else { return nil }
    return Int(brackets.braces[index])
  }

  /// Returns the source of a range of significant tokens, as written.
  func source(_ range: Range<Int>) -> String {
    guard !range.isEmpty, places.indices.contains(range.lowerBound) else { return "" }
    let end = min(range.upperBound, count) - 1
    return tokens[places[range.lowerBound]...places[end]].map(\.text).joined()
  }
}
