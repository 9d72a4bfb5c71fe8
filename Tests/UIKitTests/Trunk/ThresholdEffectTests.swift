import Expectations
import PantographGestures
import Testing
import UIKit

/// A threshold that never has an effect is a defect.
@MainActor
struct ThresholdEffectTests {
  /// Another value of each threshold, and a stroke whose result must change.
  private nonisolated static let changes: [String: (value: String, stroke: HandStroke)] = [
    "begin.slop": ("40 pt", .slow),
    "begin.removesSlop": ("false", .slow),
    "begin.cone": ("10 deg", .slanted),
    "begin.minimumFingers": ("2", .slow),
    "begin.maximumFingers": ("1", .twoFingers),
    "update.smallestChange": ("30 pt", .slow),
    "update.rubberBand": ("0.3", .past),
    "finish.progress": ("0.2", .slow),
    "finish.velocity": ("300 pt/s", .brisk),
    "finish.velocityLead": ("5000 pt/s", .flick),
    "finish.velocityProgress": ("0.9", .flick),
    "finish.velocityTime": ("0.02 s", .flick),
    "finish.projection": ("0 s", .brisk),
    "finish.projectionPerSpeed": ("0.01", .brisk),
    "finish.meanStep": ("1 pt", .slow),
    "finish.lastTwoSteps": ("1 pt", .brisk),
    "cancel.progress": ("0.9", .brisk),
    "cancel.velocity": ("230 pt/s", .back),
    "cancel.held": ("none", .slow),
    "deadZone.velocity": ("5000 pt/s", .flick),
    "deadZone.distance": ("300 pt", .slow),
    "deadZone.rest": ("20 pt", .trembling),
    "length": ("150 pt", .slow),
    "estimator": ("lastPair", .trembling),
    "handOff.spring": ("false", .flick),
    "handOff.response": ("2 s", .brisk),
    "handOff.largestVelocity": ("0.1", .flick),
  ]

  /// Whether a threshold has no effect: a finger at the last page decides nothing, because there is only one place.
  private nonisolated static func isSilent(_ path: String, of kind: HandledContainer.Kind) -> Bool {
    kind == .lastPage
      && (path.hasPrefix("finish.") || path.hasPrefix("cancel.") || path == "deadZone.velocity"
        || path == "deadZone.distance" || path == "handOff.largestVelocity")
  }

  @Test func `another value of each number is tried`() {
    expect(Set(Self.changes.keys), equals: Set(ThresholdNumber.paths))
  }

  @Test(arguments: HandledContainer.Kind.allCases)
  func `each number has an effect wherever it can be set`(kind: HandledContainer.Kind) throws {
    for path in ThresholdNumber.paths {
      let (value, stroke) = try #require(Self.changes[path])
      let number = try #require(ThresholdNumber(path))
      let base = InteractionThresholds()
      var changed = base
      try number.set(value, in: &changed)
      expect(changed, differsFrom: base, "\(path)")
      let before = HandledContainer(kind, base).play(stroke)
      let after = HandledContainer(kind, changed).play(stroke)
      expect(
        (before == after), equals: Self.isSilent(path, of: kind),
        "\(path) \(value) of \(kind): \(before.events.suffix(3)) \(before.decisions)")
    }
  }
}
