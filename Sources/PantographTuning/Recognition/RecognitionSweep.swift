import PantographGestures

/// The values of one number of the recognition that are tried in a sweep.
package struct RecognitionAxis: CombinationAxis {
  package let number: RecognitionNumber
  package let values: [String]
  package let isOrdered: Bool

  /// Creates an axis. Throws if the number does not allow one of the values.
  package init(_ number: RecognitionNumber, _ values: [String]) throws(ThresholdObjection) {
    self.number = number
    var found: [(text: String, number: Double?)] = []
    for value in values {
      var thresholds = RecognitionThresholds()
      try number.set(value, in: &thresholds)
      found.append((number.text(in: thresholds), number.number(in: thresholds)))
    }
    let sorted = AxisValues(found)
    self.values = sorted.values
    isOrdered = sorted.isOrdered
  }

  /// Sets the value with this index. All values were checked when the axis was created.
  package func set(_ index: Int, in thresholds: inout RecognitionThresholds) {
    do throws(ThresholdObjection) {
      try number.set(values[index], in: &thresholds)
    } catch {
      preconditionFailure("a value that could be set once can be set again")
    }
  }
}

/// All combinations of the values of some numbers of the recognition; the other numbers stay as in
/// the base.
package struct RecognitionSweep: CombinationGrid {
  package let base: RecognitionThresholds
  package let axes: [RecognitionAxis]

  package init(_ base: RecognitionThresholds, _ axes: [RecognitionAxis]) {
    self.base = base
    self.axes = axes
  }

  /// Returns the thresholds of a combination.
  package func thresholds(_ combination: Int) -> RecognitionThresholds {
    thresholds(indices(of: combination)) { _ in true }
  }

  /// Returns the base with the values of some axes.
  ///
  /// - Parameters:
  ///   - indices: The indices of the values, in the order of `axes`.
  ///   - isSet: Whether the axis with this number is among those.
  package func thresholds(
    _ indices: [Int], where isSet: (RecognitionNumber) -> Bool
  ) -> RecognitionThresholds {
    var thresholds = base
    for isSwitch in [false, true] {
      for (axis, index) in zip(axes, indices)
      where axis.number.isSwitch == isSwitch && isSet(axis.number) {
        axis.set(index, in: &thresholds)
      }
    }
    return thresholds
  }

  /// The indices of the values nearest to the base.
  package var start: [Int] {
    axes.map { axis in
      let text = axis.number.text(in: base)
      if let same = axis.values.firstIndex(where: { $0.utf8.elementsEqual(text.utf8) }) {
        return same
      }
      guard let number = axis.number.number(in: base) else { return 0 }
      var (best, distance) = (0, Double.infinity)
      for index in axis.values.indices {
        var thresholds = base
        axis.set(index, in: &thresholds)
        guard let value = axis.number.number(in: thresholds) else { continue }
        if (value - number).magnitude < distance {
          (best, distance) = (index, (value - number).magnitude)
        }
      }
      return best
    }
  }
}

/// The combinations of a sweep as they matter to one kind of surface: which filters, and which
/// tracker. Combinations that differ only in numbers of other surfaces are the same here.
package struct RecognitionPlan: Sendable {
  /// The different numbers of the filters, and of the tracker.
  package private(set) var filters: [SurfaceThresholds] = []
  package private(set) var hands: [SurfaceThresholds] = []
  /// The indices of each combination's filters and tracker, then those of further thresholds.
  package private(set) var places: [(filters: Int, hand: Int)] = []

  /// Creates the plan of a sweep.
  ///
  /// - Parameter others: Further thresholds that are judged, after the combinations.
  package init(
    _ sweep: RecognitionSweep, on surface: RecognitionSurface, others: [RecognitionThresholds]
  ) {
    var knownFilters: [[Int]: Int] = [:]
    var knownHands: [[Int]: Int] = [:]
    let isOfFilters = sweep.axes.map { $0.number.surface == surface && $0.number.isOfFilters }
    let isOfHand = sweep.axes.map { $0.number.surface == surface && !$0.number.isOfFilters }
    for combination in 0..<sweep.count {
      let indices = sweep.indices(of: combination)
      let ofFilters = zip(indices, isOfFilters).filter { $0.1 }.map { $0.0 }
      let ofHand = zip(indices, isOfHand).filter { $0.1 }.map { $0.0 }
      if knownFilters[ofFilters] == nil {
        knownFilters[ofFilters] = filters.count
        filters.append(
          sweep.thresholds(indices) { $0.surface == surface && $0.isOfFilters }[surface.kind])
      }
      if knownHands[ofHand] == nil {
        knownHands[ofHand] = hands.count
        hands.append(
          sweep.thresholds(indices) { $0.surface == surface && !$0.isOfFilters }[surface.kind])
      }
      places.append((knownFilters[ofFilters] ?? 0, knownHands[ofHand] ?? 0))
    }
    for thresholds in others { add(thresholds[surface.kind]) }
  }

  private mutating func add(_ thresholds: SurfaceThresholds) {
    var place = (filters: filters.count, hand: hands.count)
    if let known = filters.firstIndex(where: { $0.filters == thresholds.filters }) {
      place.filters = known
    } else {
      filters.append(thresholds)
    }
    if let known = hands.firstIndex(where: { $0.hand == thresholds.hand }) {
      place.hand = known
    } else {
      hands.append(thresholds)
    }
    places.append(place)
  }
}
