import Foundation
import Testing
import UIKit

/// Containers, presentations, unwinding, hands and programs together: their combinations are where the defects
/// were.
@MainActor
struct RandomTrunkTests {
  /// The number in an environment variable (`PANTOGRAPH_ROUNDS`, `PANTOGRAPH_FIRST`), or the standard number.
  private static func number(_ name: String, _ standard: UInt64) -> UInt64 {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) } ?? standard
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func
    `whatever hands and programs do, everything ends once and stands as if it had always stood so`(
      seed: UInt64
    )
  {
    let first = Self.number("PANTOGRAPH_FIRST", 0)
    for round in first..<first + Self.number("PANTOGRAPH_ROUNDS", 12) where !run(seed, round) {
      return
    }
  }

  private func run(_ seed: UInt64, _ round: UInt64) -> Bool {
    let start = seed &* 1_000_003 &+ round
    let scene = TrunkScene(seed: start)
    for _ in 0..<80 {
      scene.perform(scene.nextOp())
      scene.checkStep()
      if scene.failure != nil { break }
    }
    scene.checkAll()
    guard scene.failure != nil else { return true }
    let (ops, failure) = shrink(scene.ops, start)
    let again = TrunkScene(seed: start)
    let history = ops.map { op in
      again.perform(op)
      return "\(op)\n      \(again.outline)"
    }.joined(separator: "\n")
    Issue.record("seed \(seed) round \(round): \(failure)\n\(history)")
    return false
  }

  /// The smallest part of the steps that still fails, and its failure.
  private func shrink(
    _ ops: [TrunkScene.Op], _ seed: UInt64
  ) -> (ops: [TrunkScene.Op], failure: String) {
    func failure(_ ops: [TrunkScene.Op]) -> String? {
      let scene = TrunkScene(seed: seed)
      for op in ops {
        scene.perform(op)
        scene.checkStep()
        if scene.failure != nil { break }
      }
      scene.checkAll()
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
