// A string is one token with all its interpolations, so that no other rule edits what is in them.
extension FilePorter {
  /// Replaces `#selector(getter: Card.title)` and `#keyPath(Card.title)` in the interpolations of a
  /// string by the selector and the string that they stand for.
  mutating func portInterpolations(_ index: Int) {
    let text = file[index]
    guard !text.hasPrefix("#"), Self.directives.contains(where: text.contains) else { return }
    var ported = ""
    var rest = text[...]
    while let interpolation = Self.interpolation(in: rest) {
      ported += rest[..<interpolation.lowerBound] + replaced(String(rest[interpolation]))
      rest = rest[interpolation.upperBound...]
    }
    ported += rest
    if ported != text { edits.replace(index, with: ported) }
  }

  private static let directives = ["#selector(", "#keyPath("]

  /// Returns the first interpolation, without its parentheses.
  private static func interpolation(in text: Substring) -> Range<Substring.Index>? {
    guard let start = text.firstRange(of: "\\(")?.upperBound else { return nil }
    var depth = 1
    for index in text[start...].indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0 { return start..<index }
    }
    return nil
  }

  private func replaced(_ code: String) -> String {
    guard Self.directives.contains(where: code.contains) else { return code }
    let inner = SourceText(path: file.path, code)
    var edits = SourceEdits(inner)
    for index in 0..<inner.count where ["#selector", "#keyPath"].contains(inner[index]) {
      guard inner[index + 1] == "(", let end = inner.closing(index + 1) else { continue }
      let range = index..<end + 1
      if inner[index] == "#keyPath" {
        edits.replace(range, with: "\"\(inner.keyPath(index + 2..<end))\"")
      } else {
        edits.replace(range, with: "Selector(\"\(selector(inner, index + 2..<end))\")")
      }
    }
    return edits.text
  }

  private func selector(_ text: SourceText, _ range: Range<Int>) -> String {
    if let name = text.accessorSelector(range.lowerBound, until: range.upperBound) { return name }
    let open = range.first { text[$0] == "(" }
    let name = text[(open ?? range.upperBound) - 1]
    let labels = open.map { text.labels(ofName: $0) } ?? facts.members.named(name).first?.labels
    return SelectorName.of(name, labels: labels ?? [])
  }
}

extension DeclaredMember {
  /// The labels of the parameters; `_` stands for no label.
  fileprivate var labels: [String] {
    signature.split(separator: "(").dropFirst().joined().split(separator: ":").dropLast()
      .map(String.init)
  }
}

extension SourceText {
  /// Returns the path that `#keyPath` has in a range: `layer.position` of `Card.layer.position`.
  func keyPath(_ range: Range<Int>) -> String {
    range.filter { isWord($0) }.map { self[$0] }.drop { $0.first?.isUppercase == true }
      .joined(separator: ".")
  }
}
