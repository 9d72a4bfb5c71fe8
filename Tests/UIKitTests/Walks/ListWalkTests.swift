import Expectations
import GoldenTexts
import Testing
import UIKit

/// The visible state, the answers and the calls of delegates after each step of random uses of tables and collections.
@MainActor
@Suite(.serialized) struct ListWalkTests {
  private func compare(
    _ name: String, seeds: Range<UInt64>, steps: Int = 60,
    sourceLocation: SourceLocation = #_sourceLocation, _ make: (UInt64) -> Walk
  ) throws {
    var marks = WalkMarks()
    FixedSurroundings.during {
      for seed in seeds {
        let walk = make(seed)
        WalkObserver.during(walk) { marks.add("\(name) \(seed)", walk, steps: steps) }
      }
    }
    try marks.compare(with: name, sourceLocation: sourceLocation)
  }

  @Test func `tables`() throws { try compare("tables", seeds: 0..<7) { TableWalk(seed: $0) } }
  @Test func `collections`() throws {
    try compare("collections", seeds: 0..<7) { CollectionWalk(seed: $0) }
  }
  @Test func `data sources with snapshots`() throws {
    try compare("snapshots", seeds: 0..<7) { DiffableWalk(seed: $0) }
  }
}
