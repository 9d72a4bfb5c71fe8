extension TextMeasure {
  /// Breaks the text into lines of at most this width, between words. A longer word is truncated.
  public func lines(of text: String, width allowed: Double) -> [String] {
    // Scalars are used because characters need Unicode's tables, which Embedded Swift omits.
    let scalars = text.unicodeScalars
    var lines: [String] = []
    var line: (start: String.Index, end: String.Index, ems: Double)?
    var word: String.Index?
    // The widths in ems of the line with the word at its end, and of the word alone.
    var (longer, alone) = (0.0, 0.0)
    func end(_ line: (start: String.Index, end: String.Index, ems: Double)) {
      let shown = String(scalars[line.start..<line.end])
      lines.append(width(ofEms: line.ems) <= allowed ? shown : fitting(shown, width: allowed))
    }
    func endWord(at place: String.Index) {
      guard let start = word else { return }
      word = nil
      if let known = line, width(ofEms: longer) <= allowed {
        line = (known.start, place, longer)
      } else {
        if let line { end(line) }
        line = (start, place, alone)
      }
    }
    var place = scalars.startIndex
    while place < scalars.endIndex {
      let scalar = scalars[place]
      if scalar == " " {
        if word == nil {
          // Words with more than one space between them are joined by one.
          let words = scalars.split(separator: " ").map { String($0) }
          return self.lines(of: words.joined(separator: " "), width: allowed)
        }
        endWord(at: place)
      } else {
        let advance = Self.advance(of: scalar)
        if word == nil {
          word = place
          (longer, alone) = ((line?.ems ?? 0) + Self.space, 0)
        }
        longer += advance
        alone += advance
      }
      place = scalars.index(after: place)
    }
    endWord(at: scalars.endIndex)
    if let line { end(line) }
    return lines
  }

  /// The width of a space in ems.
  private static let space = advance(of: " ")
}
