import PantographGestures

/// Counts samples in the whole grid, batch by batch.
package protocol SampleCounter {
  mutating func add(_ samples: [Sample])
  /// Returns the counts of all samples added so far.
  func total() -> SweepCounts
}

/// A counter that runs on the calling thread.
package struct SweepCounter: SampleCounter, Sendable {
  private let search: SweepSearch
  private var counts: SweepCounts
  private var known: [(way: Int, scale: Double, counter: GridCounter)] = []

  /// The number of grid counters stored. Other counters are created again for each batch.
  private static let mostKnown = 256

  package init(_ search: SweepSearch) {
    self.search = search
    counts = SweepCounts(search.sweep)
  }

  package mutating func add(_ samples: [Sample]) { add(samples[...]) }

  package mutating func add(_ samples: ArraySlice<Sample>) {
    for way in 0..<search.sweep.wayCount {
      let trial = search.plan.ways[way]
      var scales: [Double] = []
      for sample in samples {
        let scale = sample.trials[trial].pointsPerMillimetre
        if !scales.contains(scale) { scales.append(scale) }
      }
      for scale in scales {
        let place = counter(way, scale)
        counts.count(
          samples, trial: trial, scale: scale, of: way, by: &known[place].counter)
      }
    }
  }

  private mutating func counter(_ way: Int, _ scale: Double) -> Int {
    if let place = known.firstIndex(where: { $0.way == way && $0.scale == scale }) { return place }
    if known.count >= Self.mostKnown { known.removeFirst() }
    let scene = search.scene
    known.append(
      (
        way, scale,
        GridCounter(
          search.sweep, search.sweep.wayThresholds(way),
          in: InteractionSpace(length: scene.length, pointsPerMillimetre: scale),
          among: scene.places, start: scene.start)
      ))
    return known.count - 1
  }

  package func total() -> SweepCounts { counts.summed() }

  /// The corners written so far. Add them to those of other counters before summing.
  package var corners: SweepCounts { counts }
}
