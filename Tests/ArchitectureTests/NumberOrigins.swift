/// The numbers of a source file that neither a name nor a comment explains.
///
/// A comment explains the numbers of its line, or those of the statement below it. A comment with a word such as
/// "values" explains all statements below it up to an empty line, and all of a declaration that it stands above. A
/// constant that is nothing but a number is explained by its name.
struct NumberOrigins {
  /// Numbers that need no reason: nothing, one, a pair, a half.
  private static let plain: Set<String> = ["0", "1", "2", "0.0", "1.0", "2.0", "0.5"]
  /// Words such as "values", which let one comment give the origin of several numbers.
  private static let several: Set<Substring> = [
    "values", "numbers", "sizes", "colors", "codes", "Values", "Numbers", "Sizes", "Colors",
    "Codes",
  ]
  /// Ends of a line whose statement goes on in the next line.
  private static let openEnds = ["(", "[", ",", "=", "+", "-", "*", "||", "&&", "??", " ?", " :"]
  /// Beginnings of a line that continues the statement of the line above.
  private static let continuations = ["?", ":", "+", "-", "*", "/", ".", "||", "&&", ")", "]"]

  private let lines: [Substring]
  private let code: [String]

  init(_ file: SourceFile) {
    lines = file.lines
    code = file.code.map(\.text)
  }

  /// The line numbers with unexplained numbers.
  var unexplained: [Int] {
    code.indices.filter { index in
      let text = code[index]
      guard !text.contains("@available"), !text.contains("#if"), !text.contains("swift("),
        !Self.isRawValue(text), !Self.isNamed(text), !Self.literals(text).isEmpty
      else { return false }
      return !isExplained(index)
    }.map { $0 + 1 }
  }

  // MARK: Numbers

  private static func isWord(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || character == "_")
  }

  /// The number literals of a line that need a reason, without indices that follow a bracket.
  static func literals(_ text: String) -> [String] {
    guard text.utf8.contains(where: { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return []
    }
    let characters = Array(text)
    var found: [String] = []
    var index = 0
    while index < characters.count {
      let before = index > 0 ? characters[index - 1] : " "
      guard characters[index].isASCII, characters[index].isNumber, !isWord(before),
        !".$#".contains(before)
      else {
        index += 1
        continue
      }
      var end = index
      while end < characters.count,
        isWord(characters[end])
          || characters[end] == "." && end + 1 < characters.count && characters[end + 1].isNumber
          || characters[end] == "-" && characters[end - 1] == "e"
            && !characters[index...end].contains("x")
      { end += 1 }
      let literal = String(characters[index..<end])
      if !plain.contains(literal), before != "[" { found.append(literal) }
      index = end
    }
    return found
  }

  /// Whether the line is a case of an enum with a number as its raw value.
  private static func isRawValue(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    return words.count >= 4 && words[0] == "case" && words[2] == "="
      && words[3].first?.isNumber == true
  }

  /// Whether the line declares a constant or a variable that is nothing but a number.
  private static func isNamed(_ text: String) -> Bool {
    let words = text.split(separator: " ")
    guard let kind = words.firstIndex(where: { $0 == "let" || $0 == "var" }),
      let sign = words.firstIndex(of: "="), sign > kind, sign + 1 < words.count
    else { return false }
    let rest = words[sign + 1]
    let isNumber =
      rest.allSatisfy { $0.isHexDigit || "._x-,e".contains($0) }
      && rest.contains { $0.isNumber }
    return isNumber && (sign + 2 == words.count || rest.hasSuffix(","))
  }

  // MARK: Comments

  private func trimmed(_ index: Int) -> Substring { lines[index].drop { $0 == " " } }
  private func indentation(_ index: Int) -> Int { lines[index].prefix { $0 == " " }.count }
  private func isComment(_ index: Int) -> Bool { trimmed(index).hasPrefix("//") }

  private func comment(above index: Int) -> [Substring] {
    var end = index
    while end > 0, trimmed(end - 1).hasPrefix("@") { end -= 1 }
    var start = end
    while start > 0, isComment(start - 1) { start -= 1 }
    return Array(lines[start..<end])
  }

  private func speaksOfSeveral(above index: Int) -> Bool {
    comment(above: index).contains { line in
      line.split { !$0.isLetter }.contains { Self.several.contains($0) }
    }
  }

  /// The first line of the statement that the line belongs to.
  private func statement(_ index: Int) -> Int {
    var start = index
    while start > 0 {
      let above = code[start - 1].reversed().drop { $0 == " " }.reversed()
      let end = String(above)
      guard !end.isEmpty else { break }
      let own = trimmed(start)
      guard
        Self.openEnds.contains(where: { end.hasSuffix($0) })
          || Self.continuations.contains(where: { own.hasPrefix($0) }) && !own.hasPrefix("//")
      else { break }
      start -= 1
    }
    return start
  }

  private func isExplained(_ index: Int) -> Bool {
    if lines[index].contains("//") { return true }
    let start = statement(index)
    if !comment(above: start).isEmpty { return true }
    return isInRun(start) || isInExplainedDeclaration(start)
  }

  /// Whether a comment about several numbers stands above the run of lines that the statement belongs to.
  private func isInRun(_ start: Int) -> Bool {
    let own = indentation(start)
    var index = start
    while index > 0, !trimmed(index - 1).isEmpty, indentation(index - 1) >= own {
      index -= 1
      if isComment(index), indentation(index) == own, speaksOfSeveral(above: index + 1) {
        return true
      }
    }
    return false
  }

  /// Whether a comment about several numbers stands above a declaration or a statement around this one.
  private func isInExplainedDeclaration(_ start: Int) -> Bool {
    var around = indentation(start)
    var index = start
    while index > 0, around > 0 {
      index -= 1
      let text = trimmed(index)
      guard !text.isEmpty, !isComment(index), indentation(index) < around else { continue }
      let isCase = text.hasPrefix("case ") || text.hasPrefix("default:")
      around = indentation(index) + (isCase ? 1 : 0)
      if let first = text.first, ")]}".contains(first), text.last != "{" { continue }
      if speaksOfSeveral(above: statement(index)) { return true }
    }
    return false
  }
}
