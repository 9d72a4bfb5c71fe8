import Expectations
import Foundation
import PantographGestures
import Testing
import UIKit
import ViewTesting

/// Random fingers over random views and recognizers. A few steps always run; `PANTOGRAPH_RANDOM_STEPS` sets
/// another number, and `PANTOGRAPH_RANDOM_SEED` another seed.
@MainActor
struct GesturePropertyTests {
  private static func number(_ name: String, or usual: Int) -> Int {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init) ?? usual
  }

  @Test func `a view that lost its recognizers has an empty list of them`() {
    let view = UIView()
    expectNil(view.gestureRecognizers)
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    view.removeGestureRecognizer(tap)
    expect(view.gestureRecognizers, equals: [])
  }

  @Test func `whatever fingers do, gestures are whole, exclusive and forgotten`() {
    let steps = Self.number("PANTOGRAPH_RANDOM_STEPS", or: 30_000)
    let first = Self.number("PANTOGRAPH_RANDOM_SEED", or: 1)
    let stepsEach = 300
    var ends = 0
    for seed in first..<(first + steps / stepsEach) {
      ends += Self.run(seed: UInt64(seed), steps: stepsEach)
    }
    expect(ends, isAbove: steps / 100, "hardly a gesture was recognized")
  }

  private static func run(seed: UInt64, steps: Int) -> Int {
    var scene: GestureScene? = GestureScene(seed: seed)
    weak let window = scene!.window
    let views = scene!.views.map(WeakReference.init)
    let recognizers = scene!.recognizers.map(WeakReference.init)
    for step in 0..<steps {
      scene!.step()
      if !scene!.faults.isEmpty {
        Issue.record("seed \(seed), step \(step): \(scene!.faults)")
        return 0
      }
    }
    scene!.settle()
    expect(scene!.faults, equals: [], "seed \(seed)")
    if let trace = scene!.trace?.trace { check(trace, seed) }
    let ends = scene!.ends
    scene = nil
    expectNil(window, "seed \(seed) leaks its window")
    expect(views.allSatisfy { $0.object == nil }, "seed \(seed) leaks a view")
    expect(recognizers.allSatisfy { $0.object == nil }, "seed \(seed) leaks a recognizer")
    return ends
  }

  /// Checks that there are only valid steps, each with its cause.
  private static func check(_ trace: GestureTrace, _ seed: UInt64) {
    var phases: [String: GesturePhase] = [:]
    for frame in trace.frames {
      for entry in frame.entries {
        let old = phases[entry.name] ?? .possible
        let isLegal =
          switch (old, entry.phase) {
          case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
            (.began, .cancelled), (.changed, .cancelled):
            true
          case (.began, .began): entry.cause == nil
          case (.possible, .possible), (.possible, .began), (.possible, .ended),
            (.possible, .failed):
            true
          case (.ended, let new), (.cancelled, let new), (.failed, let new):
            new == .possible || new == .began || new == .ended || new == .failed
          case (.possible, .changed), (.possible, .cancelled), (.began, _), (.changed, _): false
          }
        if !isLegal { Issue.record("seed \(seed): \(entry.name) \(old) to \(frame)") }
        if entry.cause == nil, entry.phase != old, entry.phase != .possible {
          Issue.record("seed \(seed): \(entry.name) became \(entry.phase) without a cause")
        }
        phases[entry.name] = entry.phase
      }
    }
  }
}

private struct WeakReference {
  weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }
}
