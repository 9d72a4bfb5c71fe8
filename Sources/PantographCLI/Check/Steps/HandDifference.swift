import PantographGestures
import PantographTouches

/// Compares the gestures and decisions of a live hand with those of its replayed recording.
enum HandDifference {
  /// Returns the first difference as a sentence without its full stop; nil if everything is equal.
  static func first(
    live: [GestureRecord], _ decisions: [ReleaseDecision], _ replayed: StepHand
  ) -> String? {
    for (index, pair) in zip(live, replayed.gestures).enumerated() where pair.0 != pair.1 {
      let (one, other) = (pair.0, pair.1)
      let words = one.words == other.words ? "with other numbers" : "replay: \(other.words)"
      return "gesture \(index + 1), live: \(one.words); \(words)"
    }
    guard live.count == replayed.gestures.count else {
      return "live there were \(live.count) gestures, in the replay \(replayed.gestures.count)"
    }
    for (index, pair) in zip(decisions, replayed.decisions).enumerated() where pair.0 != pair.1 {
      return "decision \(index + 1), live: \(pair.0); replay: \(pair.1)"
    }
    guard decisions.count == replayed.decisions.count else {
      return "live there were \(decisions.count) decisions, "
        + "in the replay \(replayed.decisions.count)"
    }
    return nil
  }
}

extension GestureRecord {
  /// The gesture in a few words: `swipe left with 3 fingers, ended`.
  var words: String {
    "\(title) with \(fingers) \(fingers == 1 ? "finger" : "fingers"), \(endingWords)"
  }

  /// Returns the gesture with all its times earlier by a span.
  func shifted(by span: TimeSpan) -> GestureRecord {
    var copy = self
    copy.start = copy.start - span
    copy.began = copy.began - span
    copy.end = copy.end - span
    copy.sample.time = copy.sample.time - span
    copy.sample.start = copy.sample.start - span
    return copy
  }
}
