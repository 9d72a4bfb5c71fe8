import PantographGestures

/// All combinations of the values of some numbers; the other numbers stay as in the base.
///
/// The index of a combination is the index of its values of `ways`, times the number of cells of
/// the grid, plus the index of its cell. The last axis varies fastest.
package struct Sweep: Sendable {
  package let base: InteractionThresholds
  /// The numbers that affect tracking, so that each recording is tracked again for every value:
  /// when a gesture begins, and how its velocity is estimated.
  package let ways: [SweepAxis]
  /// The numbers that matter only at the release.
  package let grid: [SweepAxis]

  package init(_ base: InteractionThresholds, _ axes: [SweepAxis]) {
    self.base = base
    ways = axes.filter { $0.field == nil }
    grid = axes.filter { $0.field != nil }
  }

  package var wayCount: Int { Self.product(ways.map { $0.values.count }) }
  package var cellCount: Int { Self.product(grid.map { $0.values.count }) }
  package var count: Int { Self.product([wayCount, cellCount]) }
  package var axes: [SweepAxis] { ways + grid }

  /// Multiplies the counts. If the product is too large, the result is the largest integer.
  private static func product(_ counts: [Int]) -> Int {
    counts.reduce(1) { product, count in
      let (result, isTooLarge) = product.multipliedReportingOverflow(by: count)
      return isTooLarge ? .max : result
    }
  }

  /// Returns the indices of a combination's values, in the order of `axes`.
  package func indices(of combination: Int) -> [Int] {
    var rest = combination
    var indices: [Int] = []
    for axis in axes.reversed() {
      indices.append(rest % axis.values.count)
      rest /= axis.values.count
    }
    return indices.reversed()
  }

  /// Returns the combination with these indices of values.
  package func combination(_ indices: [Int]) -> Int {
    var combination = 0
    for (axis, index) in zip(axes, indices) {
      combination = combination * axis.values.count + index
    }
    return combination
  }

  /// Returns the thresholds of a combination.
  package func thresholds(_ combination: Int) -> InteractionThresholds {
    var thresholds = base
    for (axis, index) in zip(axes, indices(of: combination)) { axis.set(index, in: &thresholds) }
    return thresholds
  }

  /// Returns the thresholds for one combination of `ways`, with the base's numbers at the release.
  package func wayThresholds(_ way: Int) -> InteractionThresholds {
    var thresholds = base
    var rest = way
    for axis in ways.reversed() {
      axis.set(rest % axis.values.count, in: &thresholds)
      rest /= axis.values.count
    }
    return thresholds
  }

  /// Each axis with its number of values and the difference between combinations that are
  /// neighbours along it.
  package var strides: [(axis: SweepAxis, count: Int, stride: Int)] {
    var stride = count
    return axes.map { axis in
      stride /= max(axis.values.count, 1)
      return (axis, axis.values.count, stride)
    }
  }
}
