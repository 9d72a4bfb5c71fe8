/// Two lists of lines that are compared: the expected and the actual lines.
struct LineDifference {
  let expected: [String]
  let actual: [String]

  init(expected: [String], actual: [String]) {
    self.expected = expected
    self.actual = actual
  }

  var isEmpty: Bool { expected == actual }

  /// Both lists in one text. A line with `-` is missing, and a line with `+` was not expected.
  var text: String {
    let difference = actual.difference(from: expected)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [String] = []
    var index = 0
    func takeRemoved() {
      while removed.contains(index) {
        lines.append("- \(expected[index])")
        index += 1
      }
    }
    for (place, line) in actual.enumerated() {
      takeRemoved()
      if inserted.contains(place) {
        lines.append("+ \(line)")
      } else {
        lines.append("  \(line)")
        index += 1
      }
    }
    takeRemoved()
    return lines.isEmpty ? "  nothing" : lines.joined(separator: "\n")
  }
}
