/// A file's tokens, with those that say something by number.
struct SourceText {
  let path: String
  let tokens: [SourceToken]
  /// The places of the significant tokens among all tokens.
  let places: [Int]

  init(path: String, _ text: String) {
    self.path = path
    tokens = SourceTokenizer.tokens(of: text)
    places = tokens.indices.filter { [tokens] in tokens[$0].isSignificant }
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
    var depth = 0
    for other in index..<max(index, count) where kind(other) == .symbol {
      switch self[other] {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth == 0 { return other }
      default: break
      }
    }
    return nil
  }

  /// The brace that opens the innermost body around a token; nil outside of all.
  func brace(around index: Int) -> Int? {
    var depth = 0
    var other = index - 1
    while other >= 0 {
      if kind(other) == .symbol {
        if self[other] == "}" { depth += 1 }
        if self[other] == "{" {
          if depth == 0 { return other }
          depth -= 1
        }
      }
      other -= 1
    }
    return nil
  }

  /// The source from one significant token up to another, as written.
  func source(_ range: Range<Int>) -> String {
    guard !range.isEmpty, places.indices.contains(range.lowerBound) else { return "" }
    let end = min(range.upperBound, count) - 1
    return tokens[places[range.lowerBound]...places[end]].map(\.text).joined()
  }
}
