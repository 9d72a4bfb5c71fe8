import PantographSurvey

extension FilterCounts {
  /// Returns the number of contacts that the filters never showed. A jump turns one contact into
  /// two.
  func hidden(of contacts: Int) -> Int { max(0, contacts - (shown - jumps)) }

  /// Describes the counts that are not zero. Returns nil if all contacts pass the filters.
  func words(of contacts: Int) -> String? {
    var parts: [String] = []
    if hidden(of: contacts) > 0 { parts.append("\(hidden(of: contacts)) left out") }
    if palms > 0 { parts.append("\(palms) cancelled as palm") }
    if thumbs > 0 { parts.append("\(thumbs) cancelled as thumb") }
    if jumps > 0 { parts.append("\(jumps) split at a jump") }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
