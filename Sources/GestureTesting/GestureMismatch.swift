/// The error of a test whose recognizers sent something else than it expected.
public struct GestureMismatch: Error, Hashable, Sendable, CustomStringConvertible {
  /// The lines that the test expected.
  public let expected: [String]
  /// The lines that were sent.
  public let sent: [String]

  public init(expected: [String], sent: [String]) {
    self.expected = expected
    self.sent = sent
  }

  /// Both lists as one: `-` was expected and did not come, `+` came and was not expected.
  public var description: String {
    let difference = sent.difference(from: expected)
    var lines = expected.map { "  \($0)" }
    for change in difference.removals.reversed() {
      guard case .remove(let offset, let element, _) = change else { continue }
      lines[offset] = "- \(element)"
    }
    // Insertions count in the list that was sent; walk it beside the marked expectation.
    var merged: [String] = []
    var expectedIndex = 0
    let inserted = Set(difference.insertions.map(\.offset))
    func takeRemoved() {
      while expectedIndex < lines.count, lines[expectedIndex].hasPrefix("- ") {
        merged.append(lines[expectedIndex])
        expectedIndex += 1
      }
    }
    for (index, line) in sent.enumerated() {
      takeRemoved()
      if inserted.contains(index) {
        merged.append("+ \(line)")
      } else {
        merged.append("  \(line)")
        expectedIndex += 1
      }
    }
    takeRemoved()
    return "the gestures were not those expected (- missing, + unexpected):\n"
      + (merged.isEmpty ? "  nothing" : merged.joined(separator: "\n"))
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}

/// What became of transitions was not what a recording expects.
public struct TransitionMismatch: Error, Hashable, Sendable, CustomStringConvertible {
  public let description: String

  init(_ sentence: String) { description = sentence }
}
