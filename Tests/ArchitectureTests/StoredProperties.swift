/// Counts the stored properties of each class and struct in source files.
struct StoredProperties {
  /// The number of stored properties by the full name of the type.
  private(set) var counts: [String: Int] = [:]
  private var open: [OpenType] = []
  private var announced: OpenType?
  private var depth = 0

  private struct OpenType {
    var name: String
    var canStore: Bool
    var depth = 0
  }

  /// Names that begin so are Apple's. Of those types, only the properties that Apple's API does not have count.
  private static let prefixes = ["UI", "CA", "CG", "NS"]
  private static let modifiers: Set<Substring> = [
    "public", "package", "internal", "private", "fileprivate", "open", "final", "weak", "unowned",
    "lazy", "override", "nonisolated", "private(set)", "package(set)", "internal(set)",
    "fileprivate(set)", "unowned(unsafe)", "nonisolated(unsafe)",
  ]

  mutating func read(_ file: SourceFile) {
    (open, announced, depth) = ([], nil, 0)
    let code = file.code
    for (index, line) in code.enumerated() {
      let words = line.text.split(separator: " ")
      if let type = open.last, type.canStore, type.depth == depth,
        let count = stored(words, next: index + 1 < code.count ? code[index + 1].text : "")
      {
        let name = open.map(\.name).joined(separator: ".")
        let isOfAPI = words.contains("public") || words.contains("open")
        if !isOfAPI || !Self.isApple(name) {
          counts[name, default: 0] += count
        }
      }
      announce(words)
      for byte in line.text.utf8 { step(byte) }
    }
  }

  private static func isApple(_ name: String) -> Bool { prefixes.contains { name.hasPrefix($0) } }

  /// Returns the number of stored properties that a line declares; nil for none.
  private func stored(_ words: [Substring], next: String) -> Int? {
    let rest = words.drop { $0.hasPrefix("@") || Self.modifiers.contains($0) }
    guard let keyword = rest.first, keyword == "var" || keyword == "let" else { return nil }
    let declared = rest.dropFirst()
    if let brace = declared.firstIndex(where: { $0.hasPrefix("{") }),
      !declared[..<brace].contains("=")
    {
      let body = declared[(brace + 1)...].first ?? next.split(separator: " ").first ?? ""
      guard body.hasPrefix("didSet") || body.hasPrefix("willSet") else { return nil }
    }
    // A tuple declares several: `var (first, second)`.
    guard declared.first?.hasPrefix("(") == true else { return 1 }
    return declared.prefix { $0 != "=" }.count { $0.hasSuffix(",") } + 1
  }

  private mutating func announce(_ words: [Substring]) {
    for (index, word) in words.enumerated().dropLast() {
      let canStore = word == "class" || word == "struct" || word == "actor"
      guard canStore || word == "enum" || word == "extension" || word == "protocol" else {
        continue
      }
      let next = words[index + 1]
      if next == "func" || next == "var" || next == "let" { continue }
      announced = OpenType(
        name: String(next.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }),
        canStore: canStore)
    }
  }

  private mutating func step(_ byte: UInt8) {
    if byte == UInt8(ascii: "{") {
      depth += 1
      guard var type = announced else { return }
      type.depth = depth
      open.append(type)
      announced = nil
    } else if byte == UInt8(ascii: "}") {
      if open.last?.depth == depth { open.removeLast() }
      depth -= 1
    }
  }
}
