import PantographGestures

/// The values of one number that are tried in a sweep.
package struct SweepAxis: CombinationAxis {
  package let number: ThresholdNumber
  /// The values as text, each with its unit.
  package let values: [String]
  /// Whether the values are sorted, so that neighbours in the list have neighbouring values.
  package let isOrdered: Bool

  /// Creates an axis. Throws if the number does not allow one of the values.
  package init(_ number: ThresholdNumber, _ values: [String]) throws(ThresholdObjection) {
    self.number = number
    var found: [(text: String, number: Double?)] = []
    for value in values {
      var thresholds = InteractionThresholds()
      try number.set(value, in: &thresholds)
      found.append((number.text(in: thresholds), number.number(in: thresholds)))
    }
    let sorted = AxisValues(found)
    self.values = sorted.values
    isOrdered = sorted.isOrdered
  }

  /// The release number of this axis; nil for a number that affects tracking.
  package var field: ReleaseField? { ReleaseField(path: number.path) }

  /// Whether the number affects only what is shown while the fingers are down.
  package var isUpdate: Bool { number.path.utf8.starts(with: "update.".utf8) }

  /// Sets the value with this index. All values were checked when the axis was created.
  package func set(_ index: Int, in thresholds: inout InteractionThresholds) {
    do throws(ThresholdObjection) {
      try number.set(values[index], in: &thresholds)
    } catch {
      preconditionFailure("a value that could be set once can be set again")
    }
  }
}
