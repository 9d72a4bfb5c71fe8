import Expectations
import GoldenTexts
import QuartzCore
import Testing
import UIKit

/// The places of a view during keyframes of all modes, alone, in one another, and one after another.
@MainActor
struct KeyframeTableTests {
  private static func key(_ start: Double, _ length: Double, _ body: @escaping () -> Void) {
    UIView.addKeyframe(
      withRelativeStartTime: start, relativeDuration: length, animations: body)
  }

  private static let programs: [(String, @MainActor (UIView) -> Void)] = [
    ("outside", { $0.center.x = 100 }),
    (
      "in one another",
      { view in
        key(0.25, 0.5) {
          view.center.x = 50
          key(0.5, 0.25) { view.center.y = 80 }
          key(0.9, 0.4) { view.alpha = 0.5 }
        }
      }
    ),
    (
      "three deep",
      { view in
        key(0.1, 0.8) { key(0.5, 0.5) { key(0.2, 0.5) { view.center.x = 40 } } }
      }
    ),
    (
      "with an animation",
      { view in
        key(0.3, 0.6) {
          UIView.animate(withDuration: 9, delay: 0.2) { view.center.x = 30 }
          UIView.animate(withDuration: 3, delay: 0, options: .overrideInheritedDuration) {
            view.center.y = 60
          }
        }
      }
    ),
    (
      "four steps",
      { view in
        for step in 0..<4 {
          key(Double(step) / 4, 0.25) {
            view.center.x = [100, -20, 60, 60][step]
            view.transform = CGAffineTransform(rotationAngle: CGFloat(step))
          }
        }
      }
    ),
    (
      "backwards and beyond",
      { view in
        key(0.7, 0.6) { view.center.x = 10 }
        key(0.2, 0) { view.center.x = 90 }
        key(-0.2, 0.5) { view.center.y = 70 }
      }
    ),
    (
      "the same value",
      { view in
        key(0, 0.5) { view.center.x = 0 }
        key(0.5, 0.5) { view.center.x = 0 }
      }
    ),
  ]

  private func line(
    _ program: (UIView) -> Void, _ options: UIView.KeyframeAnimationOptions, delay: Double
  ) -> [String] {
    let (window, view) = (UIWindow(frame: .zero), UIView(frame: .zero))
    window.addSubview(view)
    window.advance(to: 0)
    var ends: [String] = []
    var words: [String] = []
    for round in 0..<2 {
      UIView.animateKeyframes(
        withDuration: 8, delay: delay, options: options,
        animations: {
          if round == 0 { program(view) } else { Self.key(0.5, 0.5) { view.center.x = -50 } }
        }, completion: { ends.append("ended \(round) \($0)") })
      for time in [0.5, 1, 2.1, 3.2, 4.5, 6.2, 7.5] {
        window.advance(to: Double(round) * 6 + time)
        let seen = view.layer.presentation() ?? view.layer
        words.append(
          [
            seen.position.x, seen.position.y, CGFloat(seen.opacity) * 100, seen.transform.m11 * 100,
          ].map { "\(Int($0.rounded()))" }.joined(separator: ","))
      }
    }
    window.advance(to: 40)
    let lengths = (view.layer.animationKeys() ?? []).map {
      "\($0) \(view.layer.animation(forKey: $0)?.duration ?? 0)"
    }
    return words + ends + lengths
  }

  @Test func `keyframes in one another and one after another`() throws {
    var lines: [String] = []
    let modes: [(String, UIView.KeyframeAnimationOptions)] = [
      ("linear", .calculationModeLinear), ("discrete", .calculationModeDiscrete),
      ("paced", .calculationModePaced), ("cubic", .calculationModeCubic),
      ("cubic paced", .calculationModeCubicPaced), ("repeated", [.repeat, .autoreverse]),
      ("from the state", .beginFromCurrentState),
    ]
    for (name, program) in Self.programs {
      for (mode, options) in modes {
        for delay in [0, 1.5] {
          lines.append("# \(name), \(mode), delay \(delay)")
          lines.append(line(program, options, delay: delay).joined(separator: " "))
        }
      }
    }
    try expectNil(GoldenText("keyframes").difference(from: lines.joined(separator: "\n")))
  }
}
