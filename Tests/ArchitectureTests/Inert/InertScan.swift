import Foundation

/// Reads the public members of a file in the layout of `swift format`, and finds the inert ones.
struct InertScan {
  private(set) var declarations: [InertDeclaration] = []
  /// The names of the public members that are not marked inert, methods with their labels.
  private(set) var unmarked: Set<String> = []
  /// Lines with a mark that belongs to no public member.
  private(set) var strays: [Int] = []

  private let lines: [Substring]
  /// The types that enclose a line, outermost first, each with its indent.
  private var types: [(indent: Int, name: String)] = []
  /// The reason from the attribute above the declaration.
  private var reason: String?
  private var member: Member?

  private struct Member {
    let indent: Int
    let type: String
    let name: String
    let isPublic: Bool
    var isMarked = false
  }

  init(_ file: SourceFile) {
    lines = file.lines
    for index in lines.indices { read(index) }
    close()
  }

  private mutating func read(_ index: Int) {
    let text = lines[index].drop { $0 == " " }
    if text.isEmpty || text.hasPrefix("//") { return }
    let indent = lines[index].count - text.count
    // A line that begins or ends a body, or ends a signature, belongs to its declaration.
    if !"{})".contains(text.first!) {
      while let last = types.last, last.indent >= indent { types.removeLast() }
      if let member, member.indent >= indent { close() }
    }
    if let found = Self.reason(of: "@Inert(", lines, index) { reason = found }
    let words = Self.withoutAttributes(text).split(separator: " ")
    if let name = Self.name(after: ["class", "struct", "enum", "protocol", "extension"], words) {
      types.append((indent, String(name)))
    } else if indent == (types.last?.indent ?? -2) + 2,
      let name = Self.name(after: ["var", "let", "func", "case"], words)
    {
      open(String(name), index, indent, words)
    }
    if !text.hasPrefix("@Inert("), let found = Self.reason(of: "inert(", lines, index) {
      mark(found, index)
    }
  }

  private mutating func open(_ name: String, _ index: Int, _ indent: Int, _ words: [Substring]) {
    close()
    let isPublic = words.contains { $0 == "public" || $0 == "open" } || words.first == "case"
    let isMethod = words.contains("func")
    member = Member(
      indent: indent, type: types.map(\.name).joined(separator: "."),
      name: name + (isMethod ? Self.labels(lines, index) : ""), isPublic: isPublic)
    if let reason { mark(reason, index) }
    reason = nil
  }

  private mutating func mark(_ reason: String, _ index: Int) {
    guard let member, member.isPublic else { return strays.append(index + 1) }
    self.member?.isMarked = true
    declarations.append(
      InertDeclaration(type: member.type, name: member.name, reason: reason))
  }

  private mutating func close() {
    if let member, member.isPublic, !member.isMarked {
      unmarked.insert(member.name)
    }
    member = nil
  }

  /// The string after `mark`, on the same line or the next.
  private static func reason(of mark: String, _ lines: [Substring], _ index: Int) -> String? {
    guard let start = lines[index].range(of: mark) else { return nil }
    if let before = lines[index][..<start.lowerBound].last, before.isLetter { return nil }
    var rest = lines[index][start.upperBound...]
    if rest.isEmpty, index + 1 < lines.count { rest = lines[index + 1].drop { $0 == " " } }
    guard rest.hasPrefix("\"") else { return nil }
    return String(rest.dropFirst().prefix { $0 != "\"" })
  }

  private static func withoutAttributes(_ text: Substring) -> Substring {
    var rest = text
    while rest.hasPrefix("@") {
      let name = rest.prefix { $0 != " " && $0 != "(" }
      rest = rest.dropFirst(name.count)
      if rest.hasPrefix("(\"") {
        rest = rest.dropFirst(2).drop { $0 != "\"" }.dropFirst(2)
      } else if rest.hasPrefix("(") {
        rest = rest.drop { $0 != ")" }.dropFirst()
      }
      rest = rest.drop { $0 == " " }
    }
    return rest
  }

  private static let modifiers: Set<Substring> = [
    "public", "open", "package", "internal", "private", "fileprivate", "final", "static", "class",
    "override", "weak", "lazy", "nonisolated", "mutating", "indirect", "required", "convenience",
    "optional", "unowned", "private(set)", "internal(set)", "package(set)", "fileprivate(set)",
    "nonisolated(unsafe)",
  ]

  /// The name in a declaration of one of these kinds: only modifiers precede the keyword.
  private static func name(after kinds: Set<Substring>, _ words: [Substring]) -> Substring? {
    guard
      let keyword = words.indices.first(where: {
        kinds.contains(words[$0]) && $0 + 1 < words.count
          && !(words[$0] == "class" && ["func", "var", "let"].contains(words[$0 + 1]))
      }), words[..<keyword].allSatisfy(modifiers.contains)
    else { return nil }
    let name = words[keyword + 1].prefix { $0.isLetter || $0.isNumber || "_.`".contains($0) }
    let plain = name.drop { $0 == "`" }.prefix { $0 != "`" }
    return plain.isEmpty ? nil : plain
  }

  /// The labels of the parameters of a method: `(_:for:)`.
  private static func labels(_ lines: [Substring], _ index: Int) -> String {
    let text = lines[index...].prefix(12).joined(separator: " ")
    guard let open = text.firstIndex(of: "(") else { return "" }
    var parameters = [""]
    var depth = 0
    var last: Character = " "
    for character in text[open...] {
      if ")]>".contains(character), last != "-" { depth -= 1 }
      if depth == 0, character == ")" { break }
      if depth == 1, character == "," {
        parameters.append("")
      } else if depth > 0 {
        parameters[parameters.count - 1].append(character)
      }
      if "([<".contains(character) { depth += 1 }
      last = character
    }
    let labels = parameters.compactMap { $0.split(separator: " ").first?.prefix { $0 != ":" } }
    return "(\(labels.map { "\($0):" }.joined()))"
  }
}
