import Expectations
import Foundation
import GoldenTexts
import PantographGestures
import PantographStage
import PantographTouches
import Testing
import UIKit

/// Everything that the recognitions of a touchpad and a screen, and the recognizers of a window, make of a hand on a grid.
@MainActor
struct GridHandWalkTests {
  private static let pad = device(properties: .pointer)
  private static let screen = device(properties: .direct)

  private static func device(properties: DeviceProperties) -> SurfaceGeometry {
    let x = AbsoluteAxis(minimum: 0, maximum: 1200, resolution: 10)
    let y = AbsoluteAxis(minimum: 0, maximum: 800, resolution: 10)
    let axes: [UInt16: AbsoluteAxis] = [
      0: x, 1: y, 0x2f: AbsoluteAxis(minimum: 0, maximum: 9), 0x35: x, 0x36: y,
      0x39: AbsoluteAxis(minimum: 0, maximum: 65535),
    ]
    return SurfaceGeometry(
      DeviceDescription(
        name: "grid", properties: properties,
        codes: [.absolute: CodeSet(axes.keys), .key: [KeyCode.touch, KeyCode.toolFinger]],
        axes: axes))
  }

  private func words(_ record: GestureRecord) -> String {
    "\(record.kind) \(record.fingers) \(record.direction.map { "\($0)" } ?? "-") \(record.start) "
      + "\(record.began) \(record.end) \(record.sample) \(record.outcome) \(record.reason) "
      + "\(record.evidence) \(record.ending)"
  }

  @Test(arguments: 0..<6) func `gestures and recognizers' runs`(part: Int) {
    for seed in part * 20..<part * 20 + 20 {
      let hand = GridHand(seed: UInt64(seed), parts: 14)
      for surface in [Self.pad, Self.screen] {
        let recognition = GestureRecognition(
          on: surface, from: Timestamp(microseconds: 1_000_000), collectsTrace: seed % 2 == 0)
        for frame in hand.frames { recognition.take(frame) }
        recognition.finish(at: hand.frames.last?.time ?? .zero)
        let trace = recognition.takeTrace().frames.map { frame in
          "\(frame.time) \(frame.fingers) "
            + frame.entries.map {
              "\($0.name) \($0.phase) \($0.cause.map { "\($0)" } ?? "-")"
            }.joined(separator: ", ")
        }
        let text = [
          recognition.gestures.map(words).joined(separator: "\n"),
          recognition.runs.map { "\($0.title) \($0)" }.joined(separator: "\n"),
          trace.joined(separator: "\n"),
        ].joined(separator: "\n\n")
        SeenMarks.see(ShortText.thousandths("\(seed)\n\(text)"))
      }
    }
  }

  // MARK: A window beside a touchpad

  @MainActor
  private final class Watcher {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    private(set) var lines: [String] = []

    init(seed: Int) {
      let pan = UIPanGestureRecognizer()
      pan.allowedScrollTypesMask = [[], .all, .continuous, .discrete][seed % 4]
      (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches) = (1 + seed % 2, 3)
      let swipe = UISwipeGestureRecognizer()
      (swipe.numberOfTouchesRequired, swipe.direction) = (3, [.left, .right])
      let press = UILongPressGestureRecognizer()
      (press.minimumPressDuration, press.allowableMovement) = (0.3, 10)
      let taps = UITapGestureRecognizer()
      (taps.numberOfTapsRequired, taps.buttonMaskRequired) = (1 + seed % 2, .primary)
      let second = UITapGestureRecognizer()
      second.buttonMaskRequired = .secondary
      let view = UIView(frame: CGRect(x: 100, y: 50, width: 200, height: 200))
      window.addSubview(view)
      for (owner, recognizer) in [
        (window, pan), (view, UIPinchGestureRecognizer()), (view, UIRotationGestureRecognizer()),
        (window, swipe), (view, press), (view, taps), (window, second),
        (view, UIHoverGestureRecognizer()),
      ] as [(UIView, UIGestureRecognizer)] {
        recognizer.addAction { [weak self, unowned recognizer] _ in self?.note(recognizer) }
        owner.addGestureRecognizer(recognizer)
      }
    }

    private func note(_ recognizer: UIGestureRecognizer) {
      var words = "\(type(of: recognizer)) \(recognizer.state.rawValue) "
      words += "\(recognizer.numberOfTouches) \(recognizer.location(in: window)) "
      words += "\(recognizer.buttonMask.rawValue) \(recognizer.modifierFlags.rawValue) "
      switch recognizer {
      case let pan as UIPanGestureRecognizer:
        words += "\(pan.translation(in: nil)) \(pan.velocity(in: nil))"
      case let pinch as UIPinchGestureRecognizer: words += "\(pinch.scale) \(pinch.velocity)"
      case let turn as UIRotationGestureRecognizer: words += "\(turn.rotation) \(turn.velocity)"
      case let swipe as UISwipeGestureRecognizer: words += "\(swipe.direction.rawValue)"
      default: break
      }
      for index in 0..<recognizer.numberOfTouches {
        words += " \(recognizer.location(ofTouch: index, in: window))"
      }
      lines.append(words)
    }

    func see(_ words: String) { lines.append(words) }
  }

  @Test(arguments: 0..<4) func `recognizers beside a touchpad`(part: Int) {
    for seed in part * 20..<part * 20 + 20 {
      let watcher = Watcher(seed: seed)
      let settings = TouchpadSettings(
        pointerScale: [4, 16, 0][seed % 3], gestureScale: [2, 6, -1][seed % 3],
        isNatural: seed % 2 == 0, tapsToClick: seed % 5 != 0)
      let session = TouchpadSession(window: watcher.window, settings: settings)
      session.onHandEvent = { watcher.see("\($0.kind) \($0.phase) \($0.reason)") }
      let hand = GridHand(seed: UInt64(2000 + seed), parts: 16)
      for (index, frame) in hand.frames.enumerated() {
        session.receive(frame)
        if index % 25 == 24 {
          session.movePointer(
            to: CGPoint(x: index * 7 % 500 - 50, y: index * 3 % 400 - 50), at: frame.time)
        }
        watcher.see("\(session.pointer)")
      }
      session.advance(to: (hand.frames.last?.time ?? .zero) + .seconds(1))
      SeenMarks.see(ShortText.thousandths(watcher.lines.joined(separator: "\n")))
    }
  }

  // MARK: Expectations of recordings

  @Test func `expectations and what differs from them`() {
    let texts = [
      "nothing", "finish", "cancel", "finish, cancel", " cancel by velocity-against ", "finish by",
      "finish by velocity", "finish,", "finish by unknown", "cancel, cancel by progress", "",
      "none",
      "finish when velocity", "cancel by held, finish by projection",
    ]
    var found: [[SceneExpectation.Found]] = [[]]
    for distance in [0.0, 100, 250, 300, 500] {
      for velocity in [-800.0, 0, 300, 900] {
        let inputs = ReleaseInputs(distance: distance, length: 500, velocity: velocity)
        let decision = InteractionThresholds().decide(inputs, in: InteractionSpace(length: 500))
        let end = SceneExpectation.Found(outcome: decision.outcome, decision: decision)
        found.append([end])
        found.append([end, SceneExpectation.Found(outcome: nil, decision: nil)])
        found.append([SceneExpectation.Found(outcome: .finish, decision: nil), end])
      }
    }
    for text in texts {
      do {
        let expectation = try SceneExpectation(text)
        let differences = found.map { expectation.difference(from: $0) ?? "-" }
        SeenMarks.see("\(expectation.endings) \(differences.joined(separator: "\n"))")
      } catch {
        SeenMarks.see("\(error)")
      }
    }
  }
}
