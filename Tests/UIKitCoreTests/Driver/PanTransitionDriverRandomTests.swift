import Expectations
import Foundation
import PantographGestures
import SeededRandom
import Testing
import UIKit
import ViewTesting

/// The operations of hands, programs and time on a driven presentation.
private enum Op {
  case down, move, lift, cancel, wait, frame, present, dismiss, disable, turn

  /// All operations, repeated by their frequency: movements and passing time are the most frequent.
  static let all: [Op] = [
    .down, .down, .down, .down, .move, .move, .move, .move, .move, .move, .lift, .lift, .cancel,
    .wait, .wait, .frame, .frame, .frame, .present, .dismiss, .disable, .turn,
  ]
}

/// Checks the order of the appearance calls of each view controller.
@MainActor
private func appearanceMistakes(_ calls: [String], _ name: String) -> [String] {
  var mistakes: [String] = []
  var last = ""
  // Each log begins with the last call of the previous log, which has no predecessor here.
  for call in calls where call.hasPrefix("\(name) ") {
    let now = String(call.dropFirst(name.count + 1))
    switch (last, now) {
    case ("willAppear", "didAppear"), ("willDisappear", "didDisappear"),
      ("willAppear", "willDisappear"), ("willDisappear", "willAppear"),
      ("didDisappear", "willAppear"), ("didAppear", "willDisappear"), ("", _):
      break
    default: mistakes.append("\(name): \(now) after \(last)")
    }
    last = now
  }
  return mistakes
}

@MainActor
struct PanTransitionDriverRandomTests {
  /// The number of steps, which can be raised beyond that of CI.
  private static let steps =
    ProcessInfo.processInfo.environment["PANTOGRAPH_STEPS"].flatMap { Int($0) } ?? 400

  @Test(arguments: 0..<24)
  func `whatever hands, programs and time do, each transition ends once and all is as it should be`(
    seed: Int
  ) {
    var random = SeededGenerator(seed: UInt64(seed))
    let policy = ReleasePolicy.all[(seed * 7) % ReleasePolicy.all.count]
    let table = DriverTable(presentsAtOnce: false)
    if seed % 3 == 0 {
      table.b.transitioningDelegate = nil
      table.b.modalPresentationStyle = seed % 2 == 0 ? .overFullScreen : .fullScreen
    }
    _ = table.presenting(policy.thresholds)
    let presenting = table.driver!
    let dismissing = PanTransitionDriver(
      dismissing: table.b, pan: UIPanGestureRecognizer(), direction: .down,
      thresholds: policy.thresholds)
    dismissing.delegate = table
    table.b.view.addGestureRecognizer(dismissing.pan)
    var fingers: [Int: (x: Double, y: Double)] = [:]
    var mistakes: [String] = []

    for _ in 0..<Self.steps {
      let finger = Int.random(in: 0...1, using: &random)
      switch Op.all.randomElement(using: &random)! {
      case .down where fingers[finger] == nil:
        let place = (
          x: Double.random(in: 0...399, using: &random),
          y: Double.random(in: 0...799, using: &random)
        )
        fingers[finger] = place
        table.fingers.down(finger, place.x, place.y)
      case .move where fingers[finger] != nil:
        let step = Double.random(in: -60...60, using: &random)
        for _ in 0..<3 {
          fingers[finger]!.y += step
          table.fingers.move(finger, fingers[finger]!.x, fingers[finger]!.y)
        }
      case .lift where fingers[finger] != nil:
        fingers[finger] = nil
        table.fingers.lift(finger)
      case .cancel where fingers[finger] != nil:
        fingers[finger] = nil
        table.fingers.cancel(finger)
      case .wait: table.fingers.wait(.random(in: 0...300, using: &random))
      case .frame: table.fingers.wait(8)
      case .turn: table.fingers.wait(0)
      case .present where table.a.presentedViewController == nil && table.b.view.window == nil:
        table.a.present(table.b, animated: .random(using: &random))
      case .dismiss where Int.random(in: 0..<4, using: &random) == 0:
        table.a.dismiss(animated: .random(using: &random))
      case .disable where Int.random(in: 0..<4, using: &random) == 0:
        let pan = Bool.random(using: &random) ? presenting.pan : dismissing.pan
        pan.isEnabled = false
        pan.isEnabled = true
      default: continue
      }
      mistakes += appearanceMistakes(table.log.calls, "A")
      mistakes += appearanceMistakes(table.log.calls, "B")
      if presenting.isActive && dismissing.isActive { mistakes.append("both drive") }
      mistakes += table.warnings
      if !mistakes.isEmpty { break }
      trim(table.log)
    }
    for finger in fingers.keys.sorted() { table.fingers.lift(finger) }
    for _ in 0..<4 { table.fingers.wait(2000) }
    expect(mistakes, equals: [], "seed \(seed), \(policy.name)")
    expect(!presenting.isActive && !dismissing.isActive, "seed \(seed), \(policy.name)")
    expect((table.b.view.window != nil), equals: table.isPresented, "seed \(seed), \(policy.name)")
    let isAlone = table.isPresented && table.b.modalPresentationStyle == .fullScreen
    expect((table.a.view.window != nil), equals: !isAlone, "seed \(seed), \(policy.name)")
    expect(table.window.subviews.count, equals: (table.isPresented && !isAlone ? 2 : 1))
    if table.isPresented {
      expect(table.b.view.frame, equals: table.window.bounds, "seed \(seed), \(policy.name)")
      expect(table.b.view.superview?.layer.speed, equals: 1)
    }
    expect(table.a.view.frame, equals: table.window.bounds, "seed \(seed), \(policy.name)")
    expect(table.b.view.gestureRecognizers?.count, equals: 1)
    // Everything still works.
    if table.isPresented { table.a.dismiss(animated: false) }
    table.fingers.wait(1000)
    table.fingers.wait(10)
    table.drag(from: 750, to: 50)
    expect(presenting.isFollowing, "seed \(seed), \(policy.name)")
    table.fingers.cancel()
    table.fingers.wait(1000)
  }

  /// Keeps only the last call of each view controller, with which the next call is compared.
  private func trim(_ log: SceneLog) {
    let calls = log.calls
    log.calls = ["A ", "B "].compactMap { name in calls.last { $0.hasPrefix(name) } }
  }
}
