/// The agreement of two people who labelled the same recordings.
package struct Agreement: Hashable, Sendable {
  /// The number of recordings for each pair of labels: the first person's label, then the second's.
  package private(set) var counts = [[Int]](
    repeating: [Int](repeating: 0, count: GestureLabel.allCases.count),
    count: GestureLabel.allCases.count)

  package init() {}

  package mutating func add(_ first: GestureLabel, _ second: GestureLabel) {
    counts[Int(first.rawValue)][Int(second.rawValue)] += 1
  }

  /// The number of recordings that both people labelled.
  package var count: Int { counts.reduce(0) { $0 + $1.reduce(0, +) } }

  /// The number of recordings with the same label from both people.
  package var same: Int { counts.indices.reduce(0) { $0 + counts[$1][$1] } }

  /// Cohen's kappa: 1 for full agreement, 0 for agreement by chance. Nil if both used a single
  /// label for all recordings, or if there are none.
  package var kappa: Double? {
    let total = Double(count)
    guard total > 0 else { return nil }
    var chance = 0.0
    for label in counts.indices {
      let first = counts[label].reduce(0, +)
      let second = counts.reduce(0) { $0 + $1[label] }
      chance += Double(first) * Double(second) / (total * total)
    }
    guard chance < 1 else { return nil }
    return (Double(same) / total - chance) / (1 - chance)
  }

  /// The usual word for this degree of agreement.
  package var word: StaticString {
    guard let kappa else { return "nothing to compare" }
    if kappa < 0.2 { return "hardly more than chance" }
    if kappa < 0.4 { return "fair" }
    if kappa < 0.6 { return "moderate" }
    return kappa < 0.8 ? "substantial" : "almost perfect"
  }
}
