/// The resources that a podspec declares, as far as its text states them literally.
package struct Podspec {
  /// The patterns of resources that are copied into the application's bundle.
  package private(set) var resources: [String] = []
  /// The patterns of the resources of each bundle that the pod makes.
  package private(set) var bundles: [(name: String, patterns: [String])] = []

  package init(_ text: String) {
    let lines = text.split(whereSeparator: \.isNewline).filter { line in
      line.first { $0 != " " && $0 != "\t" } != "#"
    }
    let characters = Array(lines.joined(separator: "\n"))
    let name = Self.strings(of: "name", in: characters).first?.text ?? ""
    for key in ["resource_bundles", "resource_bundle"] {
      for string in Self.strings(of: key, in: characters) {
        let text = string.text.replacing(Self.ownName, with: name)
        if string.isKey {
          bundles.append((text, []))
        } else if !bundles.isEmpty {
          bundles[bundles.count - 1].patterns.append(text)
        }
      }
    }
    for key in ["resources", "resource"] {
      resources += Self.strings(of: key, in: characters).map(\.text)
    }
  }

  private static let ownName = "#{s.name}"

  /// Returns the place in the application's bundle of a file, whose path is relative to the podspec;
  /// nil if the file is no resource.
  package func place(of file: String) -> String? {
    let parts = file.split(separator: "/").map(String.init)
    guard !parts.isEmpty else { return nil }
    for bundle in bundles where bundle.patterns.contains(where: { Self.matches($0, parts) }) {
      return "\(bundle.name).bundle/\(Self.end(of: parts))"
    }
    return resources.contains { Self.matches($0, parts) } ? Self.end(of: parts) : nil
  }

  /// Returns the end of a resource's path. It begins at an asset catalog, language folder or bundle,
  /// because those are found by name.
  private static func end(of parts: [String]) -> String {
    let first = parts.firstIndex { part in
      [".xcassets", ".lproj", ".bundle"].contains { part.hasSuffix($0) }
    }
    return parts[(first ?? parts.count - 1)...].joined(separator: "/")
  }

  // MARK: Text

  private struct Literal {
    let text: String
    /// Whether `=>` or a colon follows, so that the string is the key of a hash.
    let isKey: Bool
  }

  /// Returns the string literals that are assigned to an attribute, such as `s.resources = […]`.
  private static func strings(of key: String, in text: [Character]) -> [Literal] {
    let word = Array(".\(key)")
    var found: [Literal] = []
    for start in text.indices where text[start...].starts(with: word) {
      var index = start + word.count
      while index < text.count, text[index] == " " { index += 1 }
      guard index + 1 < text.count, text[index] == "=", text[index + 1] != "=" else { continue }
      found += value(in: text, from: index + 1)
    }
    return found
  }

  /// Returns the literals of a value. It ends with its line, unless a bracket is open or a comma
  /// stands at the line's end.
  private static func value(in text: [Character], from start: Int) -> [Literal] {
    var found: [Literal] = []
    var (index, depth) = (start, 0)
    var last: Character = "="
    while index < text.count {
      let character = text[index]
      if character == "\n", depth == 0, last != ",", last != "=" { break }
      if character == "'" || character == "\"" {
        guard let end = text[(index + 1)...].firstIndex(of: character) else { break }
        var next = end + 1
        while next < text.count, text[next] == " " { next += 1 }
        let isArrow = next + 1 < text.count && text[next] == "=" && text[next + 1] == ">"
        let isColon = next < text.count && text[next] == ":"
        found.append(Literal(text: String(text[index + 1..<end]), isKey: isArrow || isColon))
        index = end
      } else if character == "[" || character == "{" {
        depth += 1
      } else if character == "]" || character == "}" {
        depth -= 1
        if depth < 0 { break }
      }
      if character != " ", character != "\n" { last = character }
      index += 1
    }
    return found
  }

  // MARK: Patterns

  /// Whether a pattern of Ruby matches a path, or a folder around it.
  static func matches(_ pattern: String, _ parts: [String]) -> Bool {
    alternatives(pattern).contains { choice in
      matches(choice.split(separator: "/").map { Array($0) }[...], parts[...])
    }
  }

  private static func matches(_ pattern: ArraySlice<[Character]>, _ parts: ArraySlice<String>)
    -> Bool
  {
    // A folder that matches is copied with everything in it.
    guard let first = pattern.first else { return true }
    if first == ["*", "*"] {
      return matches(pattern.dropFirst(), parts)
        || !parts.isEmpty && matches(pattern, parts.dropFirst())
    }
    guard let part = parts.first, matchesPart(first[...], Array(part)[...]) else { return false }
    return matches(pattern.dropFirst(), parts.dropFirst())
  }

  private static func matchesPart(
    _ pattern: ArraySlice<Character>, _ text: ArraySlice<Character>
  ) -> Bool {
    guard let first = pattern.first else { return text.isEmpty }
    if first == "*" {
      return matchesPart(pattern.dropFirst(), text)
        || !text.isEmpty && matchesPart(pattern, text.dropFirst())
    }
    guard let next = text.first, first == "?" || first == next else { return false }
    return matchesPart(pattern.dropFirst(), text.dropFirst())
  }

  /// Returns the patterns that `a{b,c}` stands for.
  private static func alternatives(_ pattern: String) -> [String] {
    guard let open = pattern.firstIndex(of: "{"),
      let close = pattern[open...].firstIndex(of: "}")
    else { return [pattern] }
    let (head, tail) = (pattern[..<open], pattern[pattern.index(after: close)...])
    return pattern[pattern.index(after: open)..<close]
      .split(separator: ",", omittingEmptySubsequences: false)
      .flatMap { alternatives("\(head)\($0)\(tail)") }
  }
}
