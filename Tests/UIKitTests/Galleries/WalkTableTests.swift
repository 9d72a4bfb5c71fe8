import Expectations
import GoldenTexts
import Testing
import UIKit

/// The visible state after each step of random walks through containers, presentations, tables and collections.
///
/// A step is stored as a mark of four digits of all layers. The line that differs names the walk, and the place of the
/// first other mark is the number of the step.
@MainActor
struct WalkTableTests {
  /// A walk is a line of marks for each 20 steps.
  private func walk(_ name: String, _ window: UIWindow, steps: Int, step: () -> Void) -> [String] {
    var marks: [String] = []
    for _ in 0..<steps {
      step()
      marks.append(GoldenText.mark(window.layer.treeDescription(.presentation)))
    }
    return ["# \(name)"]
      + stride(from: 0, to: steps, by: 20).map {
        "\($0): \(marks[$0..<min($0 + 20, steps)].joined(separator: " "))"
      }
  }

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
      lines += walk("containers \(seed)", scene.window, steps: 60) { scene.perform(scene.nextOp()) }
    }
    for seed in 900..<912 as Range<UInt64> {
      let scene = TrunkScene(seed: seed)
      lines += walk("trunk \(seed)", scene.window, steps: 60) { scene.perform(scene.nextOp()) }
    }
    try compare("walks-of-containers", lines)
  }

  @Test func `presentations`() throws {
    var lines: [String] = []
    for seed in 900..<916 as Range<UInt64> {
      let scene = RandomScene(seed: seed)
      lines += walk("presentations \(seed)", scene.window, steps: 60) {
        scene.perform(scene.nextOp())
      }
    }
    try compare("walks-of-presentations", lines)
  }

  @Test func `tables`() throws {
    var lines: [String] = []
    for seed in 0..<12 as Range<UInt64> {
      let scene = ListWalk(tableWith: seed)
      lines += walk("table \(seed)", scene.window, steps: 60) { scene.step() }
      lines.append(scene.end)
    }
    try compare("walks-of-tables", lines)
  }

  @Test func `collections`() throws {
    var lines: [String] = []
    for seed in 0..<12 as Range<UInt64> {
      let scene = ListWalk(collectionWith: seed)
      lines += walk("collection \(seed)", scene.window, steps: 40) { scene.step() }
      lines.append(scene.end)
    }
    try compare("walks-of-collections", lines)
  }

  @Test(arguments: InputWalk.Kind.allCases)
  func `fingers in texts, scroll views and controls`(kind: InputWalk.Kind) throws {
    var lines: [String] = []
    for seed in 0..<12 as Range<UInt64> {
      let scene = InputWalk(kind, seed: seed)
      lines += walk("\(kind) \(seed)", scene.window, steps: 80) { scene.step() }
      lines.append(scene.end)
    }
    try compare("walks-of-\(kind)", lines)
  }
}
