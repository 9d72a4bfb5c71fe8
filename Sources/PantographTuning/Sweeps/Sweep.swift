import PantographGestures

/// All combinations of the values of some numbers; the other numbers stay as in the base.
///
/// The index of a combination is the index of its values of `ways`, times the number of cells of
/// the grid, plus the index of its cell. The last axis varies fastest.
package struct Sweep: CombinationGrid {
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
}
