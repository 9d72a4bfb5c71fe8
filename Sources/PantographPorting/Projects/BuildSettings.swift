/// The build settings of an Xcode target. Settings of the target override those of its project.
package struct BuildSettings: Hashable, Sendable {
  private var values: [String: String] = [:]

  package init() {}

  /// Adds settings. A new value replaces the old one and may contain it as `$(inherited)`. Settings for
  /// one SDK only, `NAME[sdk=…]`, are ignored.
  package mutating func add(_ settings: ProjectList?) {
    guard case .dictionary(let members)? = settings else { return }
    for (name, value) in members where !name.contains("[") {
      values[name] = value.texts.joined(separator: " ")
        .replacing("$(inherited)", with: values[name] ?? "")
    }
  }

  /// Adds the settings of a configuration file. A new value replaces the old one.
  package mutating func add(_ file: ConfigurationFile) {
    for (name, value) in file.settings {
      values[name] = value.replacing("$(inherited)", with: values[name] ?? "")
    }
  }

  package subscript(_ name: String) -> String? {
    get { values[name].map(expanded) }
    set { values[name] = newValue }
  }

  /// The names that conditions such as `#if TEST` find set.
  package var conditions: [String] {
    let words = { (name: String) in (self[name] ?? "").split { " \"".contains($0) }.map(String.init)
    }
    var found = words("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    let flags = words("OTHER_SWIFT_FLAGS")
    for (index, flag) in flags.enumerated() where flag.hasPrefix("-D") {
      if flag.count > 2 {
        found.append(String(flag.dropFirst(2)))
      } else if index + 1 < flags.count {
        found.append(flags[index + 1])
      }
    }
    return found.filter { name in
      !(name.first?.isNumber ?? true) && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
  }

  /// Returns the settings whose names begin with `prefix`, by the rest of the name.
  package func named(_ prefix: String) -> [String: String] {
    var found: [String: String] = [:]
    for (name, value) in values where name.hasPrefix(prefix) {
      found[String(name.dropFirst(prefix.count))] = expanded(value)
    }
    return found
  }

  /// The largest depth of references from setting to setting. References beyond it, such as those of a
  /// setting that names itself, are not expanded.
  private static let deepest = 8
  /// The length, in bytes, beyond which a value is not expanded and not inserted.
  private static let longest = 4096

  /// Returns a text with the references to settings replaced by their values. References are `$(NAME)`,
  /// `${NAME}` and `$(NAME:c99extidentifier)`.
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
