import PantographTouches
import PantographTuning

/// The results of a survey for one kind of surface.
package struct SurveyReport: Sendable {
  /// The shares at which quantiles are printed.
  package static let shares = [0.05, 0.25, 0.5, 0.75, 0.95]

  /// A quantile with its interval; the interval is nil for one group.
  package struct Quantile: Hashable, Sendable {
    package let share: Double
    package let value: Double
    package let interval: OpenInterval?
  }

  /// The place of a threshold in the distribution of its quantity.
  package struct Placed: Sendable {
    package let threshold: SurveyThresholds.Threshold
    /// The number of values that the threshold applies to.
    package let count: Int
    /// The share of values at or below the threshold.
    package let below: GroupedDistribution.Share
    /// The share of values that change sides if the threshold is moved.
    package let changes: [(move: ThresholdMove, share: GroupedDistribution.Share)]
  }

  /// The distribution of one quantity.
  package struct Row: Sendable {
    package let quantity: SurveyQuantity
    package let count: Int
    package let groups: Int
    package let mean: Double
    package let meanInterval: OpenInterval?
    package let least: Double
    package let most: Double
    package let quantiles: [Quantile]
    package let thresholds: [Placed]
    package let distribution: GroupedDistribution
  }

  /// The share of contacts with one fate in the filters.
  package struct FateRow: Sendable {
    package let fate: FilterCounts.Fate
    package let count: Int
    package let share: GroupedDistribution.Share
  }

  package let kind: SurveyKind
  package let grouping: SurveyGrouping
  /// The groups with their cells, sorted by name.
  package let groups: [(name: String, cells: [SurveyCell])]
  package let rows: [Row]
  package let fates: [FateRow]

  package init(_ collection: SurveyCollection, _ kind: SurveyKind, by grouping: SurveyGrouping) {
    self.kind = kind
    self.grouping = grouping
    let groups = collection.groups(of: kind, by: grouping)
    self.groups = groups
    let thresholds = SurveyThresholds(kind)
    rows = SurveyQuantity.allCases.compactMap { quantity in
      let own = GroupedDistribution(groups.map { $0.cells.map { $0[quantity] } })
      guard own.count > 0 else { return nil }
      return Row(
        quantity: quantity, count: own.count, groups: own.groups, mean: own.mean,
        meanInterval: own.meanInterval, least: own.least, most: own.most,
        quantiles: Self.shares.map { share in
          Quantile(
            share: share, value: own.quantile(share), interval: own.interval(ofQuantile: share))
        },
        thresholds: Self.place(thresholds.thresholds(of: quantity), in: own), distribution: own)
    }
    fates = FilterCounts.Fate.allCases.compactMap { fate in
      let cells = groups.map { $0.cells }
      guard let share = GroupShares.share(of: fate, in: cells) else { return nil }
      let count = cells.reduce(0) { $1.reduce($0) { $0 + $1.tally.count(fate) } }
      return FateRow(fate: fate, count: count, share: share)
    }
  }

  package var touches: Int { groups.reduce(0) { $1.cells.reduce($0) { $0 + $1.touches } } }
  package var contacts: Int { groups.reduce(0) { $1.cells.reduce($0) { $0 + $1.contacts } } }

  private static func place(
    _ thresholds: ArraySlice<SurveyThresholds.Threshold>, in own: GroupedDistribution
  ) -> [Placed] {
    let moves = ThresholdMove.allCases.count
    return thresholds.enumerated().compactMap { index, threshold in
      let start = index * moves
      guard let below = own.below(start) else { return nil }
      var changes: [(move: ThresholdMove, share: GroupedDistribution.Share)] = []
      for move in ThresholdMove.allCases where move != .none {
        guard let share = own.between(start, start + Int(move.rawValue)) else { continue }
        changes.append((move: move, share: share))
      }
      return Placed(threshold: threshold, count: own.judged, below: below, changes: changes)
    }
  }
}
