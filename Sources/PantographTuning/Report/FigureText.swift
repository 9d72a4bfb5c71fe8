import PantographPlainText

/// Figures of a table as people read them: the same on the terminal and in a report.
package enum FigureText {
  package static func percent(_ tally: ErrorTally) -> String {
    "\(DecimalText(100 * tally.accuracy, decimals: 1, zeros: .kept)) %"
  }

  package static func cost(_ cost: Double) -> String {
    DecimalText(cost, decimals: 3, zeros: .kept).description
  }

  /// A cost, with the interval where there is one.
  package static func cost(_ cost: Double, _ interval: Interval?) -> String {
    let range = interval.map { " (\(Self.cost($0.low))–\(Self.cost($0.high)))" } ?? ""
    return Self.cost(cost) + range
  }

  package static func p(_ p: Double) -> String {
    p < 0.0001 ? "less than 0.0001" : DecimalText(p, decimals: 4).description
  }

  /// A chance in JSON: small ones are not rounded to 0.
  package static func exact(_ p: Double) -> String {
    p.isFinite ? "\(max(p, 1e-300))" : "null"
  }
}

extension JSONWriter {
  /// The counts of a tally as members of the object that is open.
  package mutating func members(_ tally: ErrorTally) {
    member("recordings", tally.recordings)
    member("right", tally.right)
    member("lost", tally.lost)
    member("unwanted", tally.unwanted)
    member("missed", tally.missed)
    member("falseStart", tally.falseStart)
  }
}
