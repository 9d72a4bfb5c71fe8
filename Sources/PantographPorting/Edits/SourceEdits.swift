/// Changes to the tokens of a file. No change removes or adds a line, except at the end of the
/// file.
struct SourceEdits {
  let file: SourceText
  private var replacements: [Int: String] = [:]
  private var additions: [Int: String] = [:]
  private var atEnd: [String] = []

  init(_ file: SourceText) {
    self.file = file
  }

  /// Replaces a significant token.
  mutating func replace(_ index: Int, with text: String) {
    replacements[file.places[index]] = text
  }

  /// Removes significant tokens together with the space after them.
  mutating func remove(_ range: Range<Int>) {
    guard let first = range.first, let last = range.last else { return }
    clear(file.places[first]...file.places[last])
    let after = file.places[last] + 1
    if file.tokens.indices.contains(after), file.tokens[after].kind == .space {
      replacements[after] = ""
    }
  }

  /// Replaces several significant tokens. Their line breaks are retained after the new text.
  mutating func replace(_ range: Range<Int>, with text: String) {
    guard let first = range.first, let last = range.last else { return }
    clear(file.places[first]...file.places[last])
    replacements[file.places[first]] = text + (replacements[file.places[first]] ?? "")
  }

  /// Clears tokens but retains all line breaks, including those in comments and strings.
  private mutating func clear(_ places: ClosedRange<Int>) {
    for place in places where file.tokens[place].kind != .newline {
      replacements[place] = file.tokens[place].text.filter(\.isNewline)
    }
  }

  mutating func add(_ text: String, after index: Int) {
    additions[file.places[index], default: ""] += text
  }

  mutating func append(_ line: String) { atEnd.append(line) }

  /// The text of the file after all changes.
  var text: String {
    var text = ""
    for (place, token) in file.tokens.enumerated() {
      text += replacements[place] ?? token.text
      if let addition = additions[place] { text += addition }
    }
    guard !atEnd.isEmpty else { return text }
    if let last = text.last, !last.isNewline { text += "\n" }
    return text + atEnd.map { "\($0)\n" }.joined()
  }
}
