import PantographGestures
import PantographMotion
import PantographTouches

/// Measures the strokes of a hand, as the recognizer of the hand's gestures finds them: length, and
/// speed and rest at the lift.
struct StrokeWatch: Sendable {
  /// The place where the hand last came to rest in the stroke in progress.
  private struct Rest: Sendable {
    var place: Vector
    var since: Timestamp
    /// The time of the first lift; nil while all fingers are down.
    var lift: Timestamp?
  }

  private var tracker: HandTracker
  private var rest: Rest?
  /// The distance within which a hand is at rest, in millimetres.
  private let radius: Double
  private let limits: SurveyLimits

  init(_ thresholds: SurveyThresholds, _ limits: SurveyLimits) {
    // Releases are judged by this estimator, so the speeds are those that the thresholds see.
    tracker = HandTracker(
      thresholds: thresholds.hand, estimator: thresholds.interaction.estimator)
    let space = InteractionSpace(length: 1)
    radius = thresholds.interaction.deadZone.rest.points(in: space) / space.pointsPerMillimetre
    self.limits = limits
  }

  mutating func take(_ frame: ContactFrame, into cell: inout SurveyCell) {
    if rest != nil, rest?.lift == nil {
      for index in frame.indices where frame[index].phase == .ended { rest?.lift = frame.time }
    }
    Self.run(&tracker, &rest) { tracker, rest in
      tracker.update(frame) { event in
        Self.take(event, &rest, radius: radius, limits, into: &cell)
      }
    }
  }

  /// Lets the recognizer decide about fingers that might still return.
  mutating func advance(to time: Timestamp, into cell: inout SurveyCell) {
    Self.run(&tracker, &rest) { tracker, rest in
      tracker.advance(to: time) { event in
        Self.take(event, &rest, radius: radius, limits, into: &cell)
      }
    }
  }

  /// Takes tracker and rest as two arguments, because a closure over `self` could not change both.
  private static func run(
    _ tracker: inout HandTracker, _ rest: inout Rest?,
    _ body: (inout HandTracker, inout Rest?) -> Void
  ) {
    body(&tracker, &rest)
  }

  private static func take(
    _ event: HandEvent, _ rest: inout Rest?, radius: Double, _ limits: SurveyLimits,
    into cell: inout SurveyCell
  ) {
    guard event.kind.isStroke else {
      rest = nil
      return
    }
    let sample = event.sample
    switch event.phase {
    case .possible:
      break
    case .began:
      rest = Rest(place: sample.way, since: sample.time)
    case .changed:
      guard let now = rest, now.lift == nil else { return }
      if (sample.way - now.place).length > radius {
        rest = Rest(place: sample.way, since: sample.time)
      }
    case .ended:
      guard let last = rest else { return }
      rest = nil
      cell.add(sample.way.length, .strokeLength, limits)
      cell.add(sample.velocity.length, .liftSpeed, limits)
      cell.add(
        TouchWatch.milliseconds((last.lift ?? sample.time) - last.since), .liftRest, limits)
    case .cancelled, .failed:
      rest = nil
    }
  }
}
