import Expectations
import PantographRecordings
import PantographStage
import PantographSynthesis
import PantographTouches
import Testing
import UIKit

/// The same hand gives the same gesture at any report rate.
@MainActor
struct ReportRateTests {
  nonisolated static let rates = [60, 90, 125, 250, 500, 1000]
  nonisolated static let gestures = Synthesis.allGestures.map { $0.name }

  /// The recognized gestures in order, and the velocity at the end of the first drag.
  struct Outcome {
    var recognized: [String] = []
    var velocity = CGPoint.zero
    var translation = CGPoint.zero
  }

  private final class Together: UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }

  /// Plays a gesture of a hand on a phone over one recognizer of each kind. The recognizers work independently, or
  /// exclude one another.
  private func play(_ gesture: String, seed: UInt64, rate: Int, isExclusive: Bool) throws -> Outcome
  {
    let request = SynthesisRequest(gesture: gesture, device: "phone", rate: rate, seed: seed)
    let source = RecordedContacts(try Synthesis.synthesize(request).tracks[0])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 436, height: 943))
    let stage = Stage(
      window: window, source: source, placement: .filling(window, with: source.surface))
    let together = Together()
    var outcome = Outcome()
    func add(_ recognizer: UIGestureRecognizer, _ name: String) {
      if !isExclusive { recognizer.delegate = together }
      window.addGestureRecognizer(recognizer)
      recognizer.addAction { recognizer in
        guard recognizer.state == .ended || recognizer.state == .cancelled else { return }
        outcome.recognized.append("\(name) \(recognizer.state)")
        if let pan = recognizer as? UIPanGestureRecognizer, name == "pan" {
          outcome.velocity = pan.velocity(in: nil)
          outcome.translation = pan.translation(in: nil)
        }
      }
    }
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let tap = UITapGestureRecognizer()
    tap.require(toFail: double)
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = [.left, .right]
    add(tap, "tap")
    add(double, "double tap")
    add(UILongPressGestureRecognizer(), "press")
    add(edge, "edge pan")
    add(UIPinchGestureRecognizer(), "pinch")
    add(UIRotationGestureRecognizer(), "rotation")
    add(UIPanGestureRecognizer(), "pan")
    stage.run()
    return outcome
  }

  /// The tested rates. A jab lasts less than 24 ms: slow devices report it once or never, and cannot recognize it.
  private static func rates(for gesture: String) -> [Int] {
    gesture == "jab" ? rates.filter { $0 >= 125 } : rates
  }

  @Test(arguments: gestures, [true, false])
  func `a gesture is decided alike at every report rate`(gesture: String, isExclusive: Bool) throws
  {
    for seed in UInt64(1)...4 {
      let expected = try play(gesture, seed: seed, rate: 125, isExclusive: isExclusive)
      for rate in Self.rates(for: gesture) {
        let outcome = try play(gesture, seed: seed, rate: rate, isExclusive: isExclusive)
        let title: Comment = "seed \(seed), \(rate) Hz"
        expect(outcome.recognized.sorted(), equals: expected.recognized.sorted(), title)
        // The movement after the last report is unknown.
        let unseen = (expected.velocity - .zero) * (1 / CGFloat(rate) + 1 / 125)
        expect(outcome.translation - expected.translation, isBelow: 5 + unseen, title)
      }
    }
  }

  /// Gestures that turn back at the end are left out: their velocity depends on the report rate.
  @Test(arguments: gestures.filter { !$0.hasSuffix("-back") })
  func `the velocity at the lift is alike at every report rate`(gesture: String) throws {
    for seed in UInt64(1)...4 {
      let expected = try play(gesture, seed: seed, rate: 125, isExclusive: false).velocity
      for rate in Self.rates(for: gesture) {
        let velocity = try play(gesture, seed: seed, rate: rate, isExclusive: false).velocity
        expect(
          velocity - expected, isBelow: 130 + 0.25 * (expected - .zero),
          "seed \(seed), \(rate) Hz: \(velocity), not \(expected)")
      }
    }
  }
}

extension CGPoint {
  /// The distance between two points.
  fileprivate static func - (left: CGPoint, right: CGPoint) -> CGFloat {
    hypot(left.x - right.x, left.y - right.y)
  }
}
