import PantographPlainText

/// Formats the figures of a table, the same for the terminal and for a report.
package enum FigureText {
  package static func percent(_ tally: ErrorTally) -> String {
    "\(DecimalText(100 * tally.accuracy, decimals: 1, zeros: .kept)) %"
  }

  package static func cost(_ cost: Double) -> String {
    DecimalText(cost, decimals: 3, zeros: .kept).description
  }

  /// Formats a cost with its interval, if there is one.
  package static func cost(_ cost: Double, _ interval: Interval?) -> String {
    let range = interval.map { " (\(Self.cost($0.low))–\(Self.cost($0.high)))" } ?? ""
    return Self.cost(cost) + range
  }

  /// Formats a probability with its name.
  package static func p(_ p: Double) -> String {
    p < 0.0001 ? "p < 0.0001" : "p = \(DecimalText(p, decimals: 4))"
  }

  /// Formats a probability for JSON. Small values are not rounded to 0.
  package static func exact(_ p: Double) -> String {
    p.isFinite ? "\(max(p, 1e-300))" : "null"
  }
}

extension JSONWriter {
  /// Writes the counts of a tally as members of the current object.
  package mutating func members(_ tally: ErrorTally) {
    member("recordings", tally.recordings)
    member("right", tally.right)
    member("lost", tally.lost)
    member("unwanted", tally.unwanted)
    member("missed", tally.missed)
    member("falseStart", tally.falseStart)
  }
}
