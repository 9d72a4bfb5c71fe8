/// An error, a warning or a note of the compiler, as LLVM formats it.
struct CompilerMessage: Hashable {
  var path: String
  var line: Int
  var column: Int
  /// `error`, `note` or `warning`.
  var kind: String
  var text: String
  /// The source line, and the marks that the compiler draws below it.
  var excerpt: [String] = []

  /// Returns the messages of a compiler's output, each once. Text before the first message, such as that
  /// of a crash or of the linker, becomes an error without a path and a line.
  static func all(in output: String) -> [CompilerMessage] {
    var messages: [CompilerMessage] = []
    for line in output.split(separator: "\n") {
      if let message = CompilerMessage(line) {
        messages.append(message)
      } else if messages.isEmpty {
        messages.append(
          CompilerMessage(path: "", line: 0, column: 0, kind: "error", text: String(line)))
      } else {
        messages[messages.count - 1].excerpt.append(String(line))
      }
    }
    var seen: Set<CompilerMessage> = []
    let once = messages.filter { seen.insert($0).inserted }
    let real = once.filter { !$0.isOfDriver }
    return real.contains { $0.kind == "error" } ? real : once
  }

  /// Whether the message only says that one of the compiler's steps failed, whose errors come with it.
  private var isOfDriver: Bool {
    path.isEmpty && text.contains(" command failed with exit code ")
  }

  /// Parses a line `PATH:LINE:COLUMN: KIND: TEXT` or `KIND: TEXT`; returns nil for any other line.
  private init?(_ line: Substring) {
    for kind in ["error", "warning", "note"] {
      let mark = "\(kind): "
      if line.hasPrefix(mark) {
        self.init(
          path: "", line: 0, column: 0, kind: kind, text: String(line.dropFirst(mark.count)))
        return
      }
      guard let range = line.firstRange(of: ": \(mark)") else { continue }
      let parts = line[..<range.lowerBound].split(
        separator: ":", omittingEmptySubsequences: false)
      guard parts.count >= 3, let row = Int(parts[parts.count - 2]),
        let column = Int(parts[parts.count - 1])
      else { continue }
      self.init(
        path: parts.dropLast(2).joined(separator: ":"), line: row, column: column, kind: kind,
        text: String(line[range.upperBound...]))
      return
    }
    return nil
  }

  private init(path: String, line: Int, column: Int, kind: String, text: String) {
    (self.path, self.line, self.column) = (path, line, column)
    (self.kind, self.text) = (kind, text)
  }

  /// The names in single quotes in the message's text.
  var names: [String] {
    text.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .compactMap { $0.offset % 2 == 1 ? String($0.element) : nil }
  }
}
