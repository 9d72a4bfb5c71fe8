/// The port's table of delegate methods, generated from UIKit's declarations.
enum DelegateTables {
  static let path = "Sources/PantographPorting/Facts/DelegateTable.swift"

  private static let endings = [
    "Delegate", "DataSource", "Prefetching", "Transitioning", "ImplicitlyAnimating", "Updating",
  ]

  static var table: String {
    let quotes = String(repeating: "\"", count: 3)
    let lines = protocols.map { "    \($0)" }.joined(separator: "\n")
    return """
      /// The protocols of delegates and data sources, as UIKit declares them. `make inert-names` writes this file, and a test
      /// compares it.
      enum DelegateTable {
        static let text = \(quotes)
      \(lines)
          \(quotes)
      }

      """
  }

  /// Each protocol with its parent protocol, followed by the declarations of its methods.
  private static var protocols: [String] {
    var found: [String: [String]] = [:]
    for file in ["UIKit", "QuartzCore"].flatMap({ Repository.files(under: "Sources/\($0)") }) {
      var name: String?
      var declaration = ""
      for (_, line) in file.code {
        if line.hasPrefix("public protocol ") {
          let words = line.dropFirst("public protocol ".count).prefix { $0 != "{" }
          let parts = words.split { $0 == ":" || $0 == " " || $0 == "," }.map(String.init)
          guard let first = parts.first, endings.contains(where: first.hasSuffix) else { continue }
          let parent = parts.dropFirst().first.flatMap { $0.hasPrefix("UI") ? $0 : nil }
          // An empty protocol ends in its line.
          name = line.hasSuffix("{}") ? nil : first
          found[first] = [parent.map { "\(first): \($0)" } ?? first]
        } else if line.hasPrefix("}") {
          name = nil
          declaration = ""
        } else if let owner = name {
          let text = line.split(separator: " ").joined(separator: " ")
          if declaration.isEmpty, !text.hasPrefix("func ") { continue }
          declaration += declaration.isEmpty || declaration.hasSuffix("(") ? text : " \(text)"
          guard isWhole(declaration) else { continue }
          found[owner]?.append("  " + declaration.replacing(" )", with: ")"))
          declaration = ""
        }
      }
    }
    return found.sorted { $0.key < $1.key }.flatMap(\.value)
  }

  private static func isWhole(_ text: String) -> Bool {
    text.contains("(") && text.count { $0 == "(" } == text.count { $0 == ")" }
      && !text.hasSuffix("->")
  }
}
