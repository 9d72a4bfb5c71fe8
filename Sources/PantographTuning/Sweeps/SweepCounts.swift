import PantographGestures
import PantographTouches

/// The number of gestures of each label that finish with each combination of a sweep. The counts of
/// parts of a corpus add up to those of the whole.
package struct SweepCounts: Sendable {
  /// The counts that do not depend on the numbers at the release.
  package struct Way: Hashable, Sendable {
    /// The number of gestures with each label.
    package var all: [3 of Int32] = .init(repeating: 0)
    /// The number of gestures that moved the transition, by label.
    package var begun: [3 of Int32] = .init(repeating: 0)

    package static func == (left: Way, right: Way) -> Bool {
      for index in 0..<3 where left.all[index] != right.all[index] { return false }
      for index in 0..<3 where left.begun[index] != right.begun[index] { return false }
      return true
    }

    package func hash(into hasher: inout Hasher) {
      for index in 0..<3 { hasher.combine(all[index]) }
    }
  }

  package let cellCount: Int
  private let sweep: Sweep
  package private(set) var ways: [Way]
  /// The number of gestures that finish, by label and by combination.
  package private(set) var finishing: [[Int32]]

  package init(_ sweep: Sweep) {
    self.sweep = sweep
    cellCount = sweep.cellCount
    ways = Array(repeating: Way(), count: sweep.wayCount)
    finishing = GestureLabel.allCases.map { _ in Array(repeating: 0, count: sweep.count) }
  }

  /// Writes the corners for some samples, for one entry of the sweep's `ways`; `summed` turns the
  /// corners into counts.
  mutating func count(
    _ samples: ArraySlice<Sample>, trial: Int, scale: Double, of way: Int,
    by counter: inout GridCounter
  ) {
    for sample in samples where sample.trials[trial].pointsPerMillimetre == scale {
      let index = Int(sample.label.rawValue)
      ways[way].all[index] += 1
      if sample.trials[trial].hasBegun { ways[way].begun[index] += 1 }
      counter.add(sample.trials[trial], to: &finishing[index], from: way * cellCount)
    }
  }

  /// Turns the corners that `count` has written into counts, and returns those.
  package func summed() -> SweepCounts {
    var counts = self
    for label in counts.finishing.indices {
      GridCounter.integrate(sweep, &counts.finishing[label])
    }
    return counts
  }

  /// Adds the counts of other recordings.
  package mutating func add(_ other: SweepCounts) { combine(other, 1) }

  /// Subtracts the counts of some of the recordings.
  package mutating func subtract(_ other: SweepCounts) { combine(other, -1) }

  private mutating func combine(_ other: SweepCounts, _ sign: Int32) {
    for way in ways.indices {
      for label in 0..<3 {
        ways[way].all[label] += sign * other.ways[way].all[label]
        ways[way].begun[label] += sign * other.ways[way].begun[label]
      }
    }
    for label in finishing.indices {
      for cell in finishing[label].indices {
        finishing[label][cell] += sign * other.finishing[label][cell]
      }
    }
  }

  /// Returns the mistakes of a combination.
  package func tally(_ combination: Int) -> ErrorTally {
    let way = ways[combination / cellCount]
    var tally = ErrorTally()
    tally.recordings = Int(way.all[0] + way.all[1] + way.all[2])
    tally.missed = Int(way.all[0] - way.begun[0])
    tally.lost = Int(way.begun[0] - finishing[0][combination])
    tally.unwanted = Int(finishing[1][combination] + finishing[2][combination])
    tally.falseStart = Int(way.begun[2] - finishing[2][combination])
    return tally
  }

  /// Returns the total cost of the mistakes of each combination.
  package func costs(_ costs: ErrorCosts) -> [Double] {
    (0..<finishing[0].count).map { tally($0).cost(costs) }
  }
}

/// The mistakes of certain thresholds on certain recordings.
public struct ErrorTally: Hashable, Sendable {
  /// The number of recordings that were judged.
  public var recordings = 0
  /// The number of gestures that were meant to finish but went back.
  public var lost = 0
  /// The number of gestures that finished although they were not meant to.
  public var unwanted = 0
  /// The number of gestures that were meant to finish but began nothing.
  public var missed = 0
  /// The number of gestures that moved the transition although they were meant for something else.
  public var falseStart = 0

  /// Creates a tally of no recordings.
  public init() {}

  /// The number of recordings that were judged correctly.
  public var right: Int { recordings - lost - unwanted - missed - falseStart }

  /// The fraction of recordings that were judged correctly.
  public var accuracy: Double { recordings > 0 ? Double(right) / Double(recordings) : 0 }

  /// Returns the total cost of the mistakes.
  public func cost(_ costs: ErrorCosts) -> Double {
    Double(lost) * costs.lost + Double(unwanted) * costs.unwanted + Double(missed) * costs.missed
      + Double(falseStart) * costs.falseStart
  }

  /// Returns the standard error of the total cost, for other recordings of the same kind.
  public func costError(_ costs: ErrorCosts) -> Double {
    guard recordings > 1 else { return cost(costs) }
    let squares =
      Double(lost) * costs.lost * costs.lost + Double(unwanted) * costs.unwanted * costs.unwanted
      + Double(missed) * costs.missed * costs.missed
      + Double(falseStart) * costs.falseStart * costs.falseStart
    let total = cost(costs)
    let variance = squares - total * total / Double(recordings)
    return variance > 0 ? variance.squareRoot() : 0
  }

  package mutating func add(_ label: GestureLabel, hasBegun: Bool, finishes: Bool) {
    recordings += 1
    switch JudgementError(label, hasBegun: hasBegun, finishes: finishes) {
    case .lost: lost += 1
    case .unwanted: unwanted += 1
    case .missed: missed += 1
    case .falseStart: falseStart += 1
    case nil: break
    }
  }

  package mutating func add(_ other: ErrorTally) {
    recordings += other.recordings
    lost += other.lost
    unwanted += other.unwanted
    missed += other.missed
    falseStart += other.falseStart
  }
}
