import PantographGestures

/// The values of one number that are tried.
package struct SweepAxis: Sendable {
  package let number: ThresholdNumber
  /// As they are set, each with its unit.
  package let values: [String]
  /// Whether neighbours in the list are neighbours in fact.
  package let isOrdered: Bool

  /// Nil for a value that cannot stand there.
  package init(_ number: ThresholdNumber, _ values: [String]) throws(ThresholdObjection) {
    self.number = number
    var sorted: [(text: String, number: Double?)] = []
    var seen: Set<[UInt8]> = []
    for value in values {
      var thresholds = InteractionThresholds()
      try number.set(value, in: &thresholds)
      let text = number.text(in: thresholds)
      guard seen.insert(Array(text.utf8)).inserted else { continue }
      sorted.append((text, number.number(in: thresholds)))
    }
    let words = sorted.filter { $0.number == nil }
    isOrdered = words.isEmpty || words.count == 1 && words[0].text.utf8.elementsEqual("none".utf8)
    if isOrdered {
      // None is behind every number: it is the finish that no progress reaches.
      sorted.sort { ($0.number ?? .infinity) < ($1.number ?? .infinity) }
    }
    self.values = sorted.map { $0.text }
  }

  /// The number at the release that it is; nil for one that changes the way.
  package var field: ReleaseField? { ReleaseField(path: number.path) }

  /// Whether it is about what is shown while the hand is down.
  package var isUpdate: Bool { number.path.utf8.starts(with: "update.".utf8) }

  /// Sets the value of that index. The values were all tried when the axis was made.
  package func set(_ index: Int, in thresholds: inout InteractionThresholds) {
    do throws(ThresholdObjection) {
      try number.set(values[index], in: &thresholds)
    } catch {
      preconditionFailure("a value that could be set once can be set again")
    }
  }
}
