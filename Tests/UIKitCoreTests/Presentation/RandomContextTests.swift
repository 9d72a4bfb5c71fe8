import Foundation
import Testing
import UIKit

/// Panes, layouts, sizes and presentations in contexts, compared with the same tree without presentations.
@MainActor
struct RandomContextTests {
  /// The number in an environment variable (`PANTOGRAPH_ROUNDS`, `PANTOGRAPH_FIRST`), or the standard number.
  private static func number(_ name: String, _ standard: UInt64) -> UInt64 {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) } ?? standard
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `whatever a parent does with its panes, a modal in their contexts leaves no trace`(
    seed: UInt64
  ) {
    let first = Self.number("PANTOGRAPH_FIRST", 0)
    for round in first..<first + Self.number("PANTOGRAPH_ROUNDS", 20) {
      let start = seed &* 1_000_003 &+ round
      let scene = ContextScene(seed: start)
      for _ in 0..<50 where scene.failure == nil {
        scene.perform(scene.nextOp())
        scene.checkStep()
      }
      let ops = scene.ops
      scene.checkEnd()
      guard scene.failure != nil else { continue }
      let (fewest, failure) = shrink(ops, start)
      let history = fewest.map { "\($0)" }.joined(separator: "\n")
      Issue.record("seed \(seed) round \(round), \(scene.start):\n\(history)\n\(failure)")
      return
    }
  }

  /// The smallest part of the steps that still fails, and its failure.
  private func shrink(
    _ ops: [ContextScene.Op], _ seed: UInt64
  ) -> (ops: [ContextScene.Op], failure: String) {
    func failure(_ ops: [ContextScene.Op]) -> String? {
      let scene = ContextScene(seed: seed)
      for op in ops where scene.failure == nil {
        scene.perform(op)
        scene.checkStep()
      }
      scene.checkEnd()
      return scene.failure
    }
    var (fewest, found) = (ops, failure(ops) ?? "it does not fail again")
    var size = max(ops.count / 2, 1)
    while size > 0 {
      var index = 0
      while index < fewest.count {
        var fewer = fewest
        fewer.removeSubrange(index..<min(index + size, fewest.count))
        if let still = failure(fewer) {
          (fewest, found) = (fewer, still)
        } else {
          index += size
        }
      }
      size /= 2
    }
    return (fewest, found)
  }
}
