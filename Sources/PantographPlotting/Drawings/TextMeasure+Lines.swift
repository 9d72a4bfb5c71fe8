extension TextMeasure {
  /// Breaks the text into lines of at most this width, between words. A longer word is truncated.
  public func lines(of text: String, width allowed: Double) -> [String] {
    var lines: [String] = []
    var line = ""
    var word = ""
    func place() {
      guard !word.isEmpty else { return }
      let longer = line.isEmpty ? word : line + " " + word
      if line.isEmpty || width(of: longer) <= allowed {
        line = longer
      } else {
        lines.append(line)
        line = word
      }
      word = ""
    }
    // Scalars are used because characters need Unicode's tables, which Embedded Swift omits.
    for scalar in text.unicodeScalars {
      if scalar == " " { place() } else { word.unicodeScalars.append(scalar) }
    }
    place()
    if !line.isEmpty { lines.append(line) }
    return lines.map { fitting($0, width: allowed) }
  }
}
