import PantographGestures

/// All combinations of the values of some numbers, beside others that stay.
///
/// A combination has an index: that of its way (what begins, and how the speed is told) times the
/// cells of the grid, plus the cell. The last axis runs fastest.
package struct Sweep: Sendable {
  package let base: InteractionThresholds
  /// The numbers for which a recording is tracked again.
  package let ways: [SweepAxis]
  /// The numbers at the release.
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

  /// The most that there can be where the numbers multiply to more.
  private static func product(_ counts: [Int]) -> Int {
    counts.reduce(1) { product, count in
      let (result, isTooLarge) = product.multipliedReportingOverflow(by: count)
      return isTooLarge ? .max : result
    }
  }

  /// The indices of a combination's values, in the order of `axes`.
  package func indices(of combination: Int) -> [Int] {
    var rest = combination
    var indices: [Int] = []
    for axis in axes.reversed() {
      indices.append(rest % axis.values.count)
      rest /= axis.values.count
    }
    return indices.reversed()
  }

  /// The combination of these values.
  package func combination(_ indices: [Int]) -> Int {
    var combination = 0
    for (axis, index) in zip(axes, indices) {
      combination = combination * axis.values.count + index
    }
    return combination
  }

  /// The thresholds of a combination.
  package func thresholds(_ combination: Int) -> InteractionThresholds {
    var thresholds = base
    for (axis, index) in zip(axes, indices(of: combination)) { axis.set(index, in: &thresholds) }
    return thresholds
  }

  /// The thresholds of a way, the numbers at the release as in the base.
  package func wayThresholds(_ way: Int) -> InteractionThresholds {
    var thresholds = base
    var rest = way
    for axis in ways.reversed() {
      axis.set(rest % axis.values.count, in: &thresholds)
      rest /= axis.values.count
    }
    return thresholds
  }

  /// Each axis with its count of values and the combinations between two of its neighbours.
  package var strides: [(axis: SweepAxis, count: Int, stride: Int)] {
    var stride = count
    return axes.map { axis in
      stride /= max(axis.values.count, 1)
      return (axis, axis.values.count, stride)
    }
  }
}
