import PantographPlainText

/// The kind of value that an option or an argument takes.
package enum ValueKind: Hashable, Sendable {
  case text
  case file
  /// A file or folder to write. The text names the content; `endings` are the file name endings
  /// that fit it. Endings of unknown meaning are accepted as well.
  case output(String, endings: [String] = [])
  /// A name. A shell's completion offers the files that match the pattern.
  case offered(matching: String)
  case choice([String])
  /// One of the listed words, or another word that the command looks up itself.
  case suggested([String])
  /// The name of one of the program's commands.
  case command
  case number(ClosedRange<Double>)
  case integer(ClosedRange<Int>)

  /// Returns the words that a shell's completion offers.
  package func offers(in program: Program) -> [String] {
    switch self {
    case .choice(let words), .suggested(let words): words
    case .command: program.commands.map(\.name)
    case .text, .file, .output, .offered, .number, .integer: []
    }
  }

  /// The possible words; empty if the kind is not a choice among a few.
  package var choices: [String] {
    if case .choice(let words) = self { words } else { [] }
  }

  /// Returns why the value cannot be used, as the end of a sentence; nil if it can.
  package func objection(to value: String) -> String? {
    switch self {
    case .text, .suggested, .command:
      return nil
    case .file, .output, .offered:
      return value.isEmpty ? "must not be empty" : nil
    case .choice(let words):
      return words.contains(value) ? nil : "must be one of \(words.joined(separator: ", "))"
    case .number(let range):
      guard let number = Double(value), number.isFinite else { return "must be a number" }
      return range.contains(number) ? nil : "must be \(Self.text(range))"
    case .integer(let range):
      guard let number = Int(value) else { return "must be a whole number" }
      return range.contains(number) ? nil : "must be \(Self.text(range))"
    }
  }

  /// Returns an objection to a file name whose ending contradicts the written content, as the end
  /// of a sentence; nil if there is no contradiction.
  package func contradiction(in value: String) -> String? {
    guard case .output(let content, let endings) = self else { return nil }
    return FileEnding.foreign(value, own: endings).map {
      "\(value) ends in .\($0), but \(content) would be written"
    }
  }

  private static func text(_ range: ClosedRange<Double>) -> String {
    if range.upperBound == .greatestFiniteMagnitude {
      return "at least \(DecimalText(range.lowerBound))"
    }
    return "from \(DecimalText(range.lowerBound)) to \(DecimalText(range.upperBound))"
  }

  private static func text(_ range: ClosedRange<Int>) -> String {
    if range.upperBound == .max { return "at least \(range.lowerBound)" }
    return "from \(range.lowerBound) to \(range.upperBound)"
  }
}

/// Judges whether the ending of a file name contradicts the file's content.
package enum FileEnding {
  /// Endings of file types that a user might expect a command to write.
  private static let known: Set<String> = [
    "png", "svg", "webp", "gif", "jpg", "jpeg", "pdf", "eps", "html", "htm", "csv", "tsv", "json",
    "yaml", "yml", "toml", "xml", "md", "mp4", "webm", "mov", "mkv", "avi", "tar", "gz", "tgz",
    "xz", "zst", "bz2", "zip", "7z", "part", "evemu", "xlsx", "ods", "swift", "py",
  ]

  /// Returns the ending of a file name if it contradicts the written content; nil if it does not.
  ///
  /// - Parameter own: The endings that fit the content. An unknown ending contradicts nothing.
  package static func foreign(_ path: String, own: [String]) -> String? {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    let ending = name[name.index(after: dot)...].lowercased()
    return known.contains(ending) && !own.contains(ending) ? ending : nil
  }
}
