import Expectations
import GoldenTexts
import Testing
import UIKit
import ViewTesting

/// The visible state after each step of random walks through containers, tables and collections.
///
/// A step is stored as a mark of four digits of all layers. The line that differs names the walk, and the place of the
/// first other mark is the number of the step.
@MainActor
struct WalkTableTests {
  private func compare(
    _ name: String, _ lines: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let difference = try GoldenText(name).difference(from: lines.joined(separator: "\n"))
    expectNil(difference, sourceLocation: sourceLocation)
  }

  @Test func `containers`() throws {
    var lines: [String] = []
    for seed in 900..<912 as Range<UInt64> {
      let scene = RandomContainers(seed: seed)
      lines += markedWalk("containers \(seed)", scene.window, steps: 60) {
        scene.perform(scene.nextOp())
      }
    }
    for seed in 900..<912 as Range<UInt64> {
      let scene = TrunkScene(seed: seed)
      lines += markedWalk("trunk \(seed)", scene.window, steps: 60) {
        scene.perform(scene.nextOp())
      }
    }
    try compare("walks-of-containers", lines)
  }

  @Test func `tables`() throws {
    var lines: [String] = []
    for seed in 0..<12 as Range<UInt64> {
      let scene = ListWalk(tableWith: seed)
      lines += markedWalk("table \(seed)", scene.window, steps: 60) { scene.step() }
      lines.append(scene.end)
    }
    try compare("walks-of-tables", lines)
  }

  @Test func `collections`() throws {
    var lines: [String] = []
    for seed in 0..<12 as Range<UInt64> {
      let scene = ListWalk(collectionWith: seed)
      lines += markedWalk("collection \(seed)", scene.window, steps: 40) { scene.step() }
      lines.append(scene.end)
    }
    try compare("walks-of-collections", lines)
  }

  @Test(arguments: InputWalk.Kind.allCases)
  func `fingers in texts, scroll views and controls`(kind: InputWalk.Kind) throws {
    var lines: [String] = []
    for seed in 0..<12 as Range<UInt64> {
      let scene = InputWalk(kind, seed: seed)
      lines += markedWalk("\(kind) \(seed)", scene.window, steps: 80) { scene.step() }
      lines.append(scene.end)
    }
    try compare("walks-of-\(kind)", lines)
  }
}
