/// The texts that are generated from the declarations: the port's table, and the list in the reference.
enum InertTables {
  static let tablePath = "Sources/PantographPorting/Facts/InertTable.swift"
  static let pagePath = "docs/ios.md"

  static var table: String {
    let quotes = String(repeating: "\"", count: 3)
    return """
      /// The names without effect, as their declarations say it. `make inert-names` writes this file, and a test compares it.
      enum InertTable {
        static let text = \(quotes)
      \(InertDeclaration.all.map { "    \($0.line)" }.joined(separator: "\n"))
          \(quotes)
      }

      """
  }

  /// The rows of the list: for each type, the members grouped by reason.
  static var rows: [String] {
    Dictionary(grouping: InertDeclaration.all, by: \.type).sorted { $0.key < $1.key }.map {
      "| `\($0)` | \(members($1)) |"
    }
  }

  private static func members(_ declarations: [InertDeclaration]) -> String {
    var reasons: [(reason: String, names: [String])] = []
    for declaration in declarations {
      if let known = reasons.firstIndex(where: { $0.reason == declaration.reason }) {
        reasons[known].names.append(declaration.name)
      } else {
        reasons.append((declaration.reason, [declaration.name]))
      }
    }
    return reasons.map { reason, names in
      names.map { "`\($0)`" }.joined(separator: ", ") + ": \(reason)"
    }.joined(separator: "; ")
  }

  private static let head = ["| type | members, and why |", "| --- | --- |"]

  /// The page with the list generated from the declarations; nil if the page has no list.
  static var page: String? {
    var lines = Repository.text(pagePath).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    guard let start = lines.firstIndex(of: head[0]) else { return nil }
    let end = lines[start...].firstIndex { !$0.hasPrefix("|") } ?? lines.count
    lines.replaceSubrange(start..<end, with: head + rows)
    return lines.joined(separator: "\n")
  }
}
