/// Build settings of a target of Xcode: those of its project below its own.
package struct BuildSettings: Hashable, Sendable {
  private var values: [String: String] = [:]

  package init() {}

  /// Adds settings over those that are there. A setting for one SDK alone, `NAME[sdk=…]`, does not count.
  package mutating func add(_ settings: ProjectList?) {
    guard case .dictionary(let members)? = settings else { return }
    for (name, value) in members where !name.contains("[") {
      values[name] = value.texts.joined(separator: " ")
        .replacing("$(inherited)", with: values[name] ?? "")
    }
  }

  /// Adds the settings of a configuration file over those that are there.
  package mutating func add(_ file: ConfigurationFile) {
    for (name, value) in file.settings {
      values[name] = value.replacing("$(inherited)", with: values[name] ?? "")
    }
  }

  package subscript(_ name: String) -> String? {
    get { values[name].map(expanded) }
    set { values[name] = newValue }
  }

  /// The settings whose names begin so, by what follows.
  package func named(_ prefix: String) -> [String: String] {
    var found: [String: String] = [:]
    for (name, value) in values where name.hasPrefix(prefix) {
      found[String(name.dropFirst(prefix.count))] = expanded(value)
    }
    return found
  }

  /// How often settings may name other settings. One that names itself stays as it is then.
  private static let deepest = 8
  private static let longest = 4096

  /// A text with the values of the settings that it names: `$(NAME)`, `${NAME}` and `$(NAME:c99extidentifier)`.
  package func expanded(_ text: String) -> String {
    var text = text
    for _ in 0..<Self.deepest {
      guard text.contains("$"), text.utf8.count <= Self.longest else { break }
      let next = expandedOnce(text)
      if next == text { break }
      text = next
    }
    return text
  }

  private func expandedOnce(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...]
      let opening = rest.dropFirst().first
      guard opening == "(" || opening == "{",
        let end = rest.firstIndex(of: opening == "(" ? ")" : "}")
      else {
        result += rest.prefix(1)
        rest = rest.dropFirst()
        continue
      }
      let name = rest.dropFirst(2)[..<end].prefix { $0 != ":" }
      let known = name.isEmpty ? "" : values[String(name)]
      let value = known.flatMap { $0.utf8.count <= Self.longest ? $0 : nil }
      result += value ?? String(rest[...end])
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
