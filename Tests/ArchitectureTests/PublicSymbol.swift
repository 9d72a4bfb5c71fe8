/// A public declaration, and whether it has a documentation comment or a reason why it has no effect.
///
/// Not counted: initializers and operators, whose parts are documented; members that a protocol of the
/// standard library or an overridden member already documents.
struct PublicSymbol {
  let path: String
  let line: Int
  let declaration: String
  let isDocumented: Bool

  private static let kinds: Set<Substring> = [
    "actor", "associatedtype", "class", "enum", "func", "let", "macro", "protocol", "struct",
    "subscript", "typealias", "var",
  ]
  private static let known: Set<String> = [
    "debugDescription", "description", "encode", "hash", "hashValue", "rawValue",
  ]

  static func all(in file: SourceFile) -> [PublicSymbol] {
    file.lines.indices.compactMap { index in
      let words = withoutAttributes(file.lines[index]).split(separator: " ")
      guard let first = words.first, ["public", "open"].contains(first.prefix { $0 != "(" }),
        !words.contains("override"),
        let kind = words.firstIndex(where: { kinds.contains($0) }), kind + 1 < words.count
      else { return nil }
      // In `class var`, the last keyword before the name is the declaration's kind.
      let name = words[(kind + 1)...].first { !kinds.contains($0) } ?? ""
      guard let letter = name.first(where: { $0 != "`" }), letter.isLetter || letter == "_" else {
        return nil
      }
      let word = name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      guard !known.contains(String(word)) else { return nil }
      var above = index - 1
      var isInert = trimmed(file.lines[index]).hasPrefix("@Inert(")
      while above >= 0, trimmed(file.lines[above]).hasPrefix("@") {
        isInert = isInert || trimmed(file.lines[above]).hasPrefix("@Inert(")
        above -= 1
      }
      return PublicSymbol(
        path: file.path, line: index + 1, declaration: String(trimmed(file.lines[index])),
        isDocumented: isInert || above >= 0 && trimmed(file.lines[above]).hasPrefix("///"))
    }
  }

  private static func trimmed(_ line: Substring) -> Substring { line.drop { $0 == " " } }

  private static func withoutAttributes(_ line: Substring) -> Substring {
    var rest = trimmed(line)
    while rest.hasPrefix("@") {
      let name = rest.prefix { $0 != " " && $0 != "(" }
      rest = rest.dropFirst(name.count)
      if rest.hasPrefix("(") { rest = rest.drop { $0 != ")" }.dropFirst() }
      rest = trimmed(rest)
    }
    return rest
  }
}
