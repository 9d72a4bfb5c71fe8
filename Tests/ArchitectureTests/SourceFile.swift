/// One source file: its path from the root, and its lines.
struct SourceFile {
  let path: String
  let lines: [Substring]

  init(path: String) {
    self.init(path: path, text: Repository.text(path))
  }

  init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The number of lines, not counting the empty one after the last line break.
  var length: Int { lines.last?.isEmpty == true ? lines.count - 1 : lines.count }

  /// The lines without comments and without the contents of strings, each with its number.
  var code: [(number: Int, text: String)] {
    var place = Place.code
    return lines.enumerated().map { index, line in (index + 1, Self.code(of: line, from: &place)) }
  }

  /// The modules that the file imports, each with its line.
  var imports: [(number: Int, module: String)] {
    code.compactMap { number, text in
      let words = text.split(whereSeparator: \.isWhitespace)
      guard let place = words.firstIndex(of: "import"), place + 1 < words.count,
        words[..<place].allSatisfy({ $0.hasPrefix("@") || Self.accessLevels.contains($0) })
      else { return nil }
      let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let"]
      let name = kinds.contains(words[place + 1]) ? words[(place + 2)...].first : words[place + 1]
      return name.map { (number, String($0.prefix { $0 != "." })) }
    }
  }

  private static let accessLevels: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
  ]

  private static let longQuote = String(repeating: "\"", count: 3)

  private enum Place { case code, comment, string, longString }

  private static func code(of line: Substring, from place: inout Place) -> String {
    var code = ""
    var rest = line
    if place == .string { place = .code }
    while let character = rest.first {
      var width = 1
      switch place {
      case .comment where rest.hasPrefix("*/"):
        place = .code
        width = 2
      case .longString where rest.hasPrefix(Self.longQuote):
        place = .code
        width = 3
      case .string where character == "\"":
        place = .code
      case .string where character == "\\", .longString where character == "\\":
        width = 2
      case .comment, .string, .longString:
        break
      case .code where rest.hasPrefix("//"):
        return code
      case .code where rest.hasPrefix("/*"):
        place = .comment
        width = 2
      case .code where rest.hasPrefix(Self.longQuote):
        place = .longString
        width = 3
      case .code where character == "\"":
        place = .string
      case .code:
        code.append(character)
      }
      rest = rest.dropFirst(width)
    }
    return code
  }
}
