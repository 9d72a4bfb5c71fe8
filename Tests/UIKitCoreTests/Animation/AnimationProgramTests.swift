import Expectations
import Foundation
import SeededRandom
import Testing
import UIKit
import ViewTesting

@MainActor
struct AnimationProgramTests {
  /// The number of programs; `PANTOGRAPH_PROGRAMS=5000` runs more.
  private static let programs =
    ProcessInfo.processInfo.environment["PANTOGRAPH_PROGRAMS"].flatMap { UInt64($0) } ?? 40
  private static let steps = 25

  private func agree(_ one: [Double], _ other: [Double]) -> Bool {
    zip(one, other).allSatisfy { abs($0 - $1) <= 1e-6 * max(abs($0), 1) }
  }

  @Test func `moments looked ahead at in any order are those that come, and that were`() {
    for seed in 0..<Self.programs {
      let program = AnimationProgram(seed: seed)
      var numbers = SeededGenerator(seed: ~seed)
      var now = 0.0
      for step in 0..<Self.steps {
        program.step(step)
        let times = (0..<4).map { _ in now + Double.random(in: 0.001...0.4, using: &numbers) }
          .sorted()
        var ahead: [Double: [Double]] = [:]
        for time in times.shuffled(using: &numbers) { ahead[time] = program.seen(at: time) }
        let (ends, running) = (program.log.count, program.animationCount)
        for time in times {
          program.window.advance(to: time)
          // An animator over an animation that hides the model jumped when it was added, and jumps when
          // it is reversed: as in Core Animation, the restored model is not visible.
          if program.isAnimatorBack(since: ends), program.hidesModels { break }
          let seen = program.seen(at: time)
          expect(agree(seen, ahead[time]!), "seed \(seed), step \(step), \(time) s")
        }
        if program.log.count == ends, program.animationCount == running {
          for time in times.reversed() {
            expect(
              program.seen(at: time), equals: ahead[time], "seed \(seed), step \(step), \(time) s")
          }
        }
        now = times.last!
      }
      program.end()
    }
  }

  @Test func `what ends, and when, does not depend on how often frames are drawn`() {
    for seed in 0..<Self.programs {
      let (rarely, often) = (AnimationProgram(seed: seed), AnimationProgram(seed: seed))
      var now = 0.0
      for step in 0..<Self.steps {
        rarely.step(step)
        often.step(step)
        let next = now + 0.15
        for frame in 1...4 {
          often.window.advance(to: now + 0.15 * Double(frame) / 4.01)
          _ = often.seen(at: now)
        }
        now = next
        rarely.window.advance(to: now)
        often.window.advance(to: now)
        expect(agree(rarely.seen(at: now), often.seen(at: now)), "seed \(seed), step \(step)")
        expect(rarely.log, equals: often.log, "seed \(seed), step \(step)")
        if rarely.log != often.log { break }
      }
      rarely.end()
      often.end()
    }
  }

  @Test func `everything that can end has ended once, after all`() {
    for seed in 0..<Self.programs {
      let program = AnimationProgram(seed: seed)
      for step in 0..<Self.steps {
        program.step(step)
        program.window.advance(to: Double(step) * 0.1)
      }
      for layer in program.allLayers {
        layer.speed = 1
        layer.removeAllAnimations()
      }
      program.end()
      program.window.advance(to: 1000)
      let marks = program.log.map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
      expect(Set(marks).count, equals: marks.count, "seed \(seed): \(marks)")
    }
  }
}

extension AnimationProgram {
  /// Whether an animator has returned to its start since the log had `count` entries.
  func isAnimatorBack(since count: Int) -> Bool {
    log[count...].contains { $0.hasPrefix("animator") && $0.contains(" start ") }
  }

  /// Whether an animation replaces a model's value instead of adding to it.
  var hidesModels: Bool {
    allLayers.contains { layer in
      (layer.animationKeys() ?? []).contains { key in
        !key.hasPrefix("animator")
          && (layer.animation(forKey: key) as? CAPropertyAnimation)?.isAdditive == false
      }
    }
  }

  var animationCount: Int { allLayers.reduce(0) { $0 + ($1.animationKeys()?.count ?? 0) } }
}
