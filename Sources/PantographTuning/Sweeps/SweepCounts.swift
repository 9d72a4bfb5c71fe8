import PantographGestures
import PantographTouches

/// How often each combination of a sweep finishes what was labelled so; counts of parts of a corpus
/// add up to those of the whole.
package struct SweepCounts: Sendable {
  /// What does not depend on the numbers at the release.
  package struct Way: Hashable, Sendable {
    /// Gestures of each label.
    package var all: [3 of Int32] = .init(repeating: 0)
    /// Those that moved the transition.
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
  /// For each label how many finish, by combination.
  package private(set) var finishing: [[Int32]]

  package init(_ sweep: Sweep) {
    self.sweep = sweep
    cellCount = sweep.cellCount
    ways = Array(repeating: Way(), count: sweep.wayCount)
    finishing = GestureLabel.allCases.map { _ in Array(repeating: 0, count: sweep.count) }
  }

  /// Writes the corners of some samples' hands on one way; `summed` makes counts of them.
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

  /// The counts of which these are the corners.
  package func summed() -> SweepCounts {
    var counts = self
    for label in counts.finishing.indices {
      GridCounter.integrate(sweep, &counts.finishing[label])
    }
    return counts
  }

  /// Adds the counts of other recordings.
  package mutating func add(_ other: SweepCounts) { combine(other, 1) }

  /// Takes the counts of some of the recordings away.
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

  /// The mistakes of a combination.
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

  /// What the mistakes of each combination cost, in all.
  package func costs(_ costs: ErrorCosts) -> [Double] {
    (0..<finishing[0].count).map { tally($0).cost(costs) }
  }
}

/// The mistakes of certain thresholds on certain recordings.
public struct ErrorTally: Hashable, Sendable {
  /// How many recordings were judged.
  public var recordings = 0
  /// Meant to finish, and went back.
  public var lost = 0
  /// Meant otherwise, and finished.
  public var unwanted = 0
  /// Meant to finish, and nothing began.
  public var missed = 0
  /// Meant something else, and moved the transition.
  public var falseStart = 0

  /// No mistakes of no recordings.
  public init() {}

  /// Recordings that were judged as they were meant.
  public var right: Int { recordings - lost - unwanted - missed - falseStart }

  /// The share of those.
  public var accuracy: Double { recordings > 0 ? Double(right) / Double(recordings) : 0 }

  /// What the mistakes cost together.
  public func cost(_ costs: ErrorCosts) -> Double {
    Double(lost) * costs.lost + Double(unwanted) * costs.unwanted + Double(missed) * costs.missed
      + Double(falseStart) * costs.falseStart
  }

  /// The standard error of that sum, were other recordings taken of the same kind.
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
