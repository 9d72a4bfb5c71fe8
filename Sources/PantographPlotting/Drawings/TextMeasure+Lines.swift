extension TextMeasure {
  /// Breaks the text into lines of at most this width, between words. A longer word is truncated.
  public func lines(of text: String, width allowed: Double) -> [String] {
    var lines: [String] = []
    var line = ""
    var ems = 0.0
    func place(_ word: Substring.UnicodeScalarView) {
      guard !word.isEmpty else { return }
      let longer = word.reduce(ems + Self.space) { $0 + Self.advance(of: $1) }
      if !line.isEmpty, width(ofEms: longer) <= allowed {
        line += " "
        ems = longer
      } else {
        if !line.isEmpty { lines.append(line) }
        line = ""
        ems = word.reduce(0) { $0 + Self.advance(of: $1) }
      }
      line += Substring(word)
    }
    // Scalars are used because characters need Unicode's tables, which Embedded Swift omits.
    for word in text.unicodeScalars.split(separator: " ") { place(word) }
    if !line.isEmpty { lines.append(line) }
    return lines.map { fitting($0, width: allowed) }
  }

  /// The width of a space in ems.
  private static let space = advance(of: " ")
}
