import PantographTouches

/// One hold of a transition, from where the hand took it to where the hand is.
struct Stroke: Hashable, Sendable {
  private let began: Timestamp
  /// Position of the transition when the hand took it, in points.
  let base: Double
  private(set) var steps: StrokeSteps
  private(set) var velocity: PointVector
  private var latest: Timestamp

  init(_ sample: InteractionSample, _ direction: TransitionDirection, from base: Double = 0) {
    began = sample.time
    latest = sample.time
    self.base = base.isFinite ? base : 0
    steps = StrokeSteps(at: self.base, sample.time)
    velocity = sample.velocity
    follow(sample, direction, rest: 0)
  }

  /// Position of the hand, in points from progress 0.
  var along: Double { steps.along }

  /// Processes the next sample. A sample that is not finite moves nothing. A sample from the past
  /// counts as now.
  mutating func follow(
    _ sample: InteractionSample, _ direction: TransitionDirection, rest: Double
  ) {
    latest = max(latest, sample.time)
    velocity = sample.velocity
    let along = base + direction.along(sample.translation)
    guard along.isFinite else { return }
    steps.add(along, at: latest, rest: rest)
  }

  /// Takes back the steps from a trail.
  mutating func take(from trail: inout DeltaTrail, at time: Timestamp) {
    latest = max(latest, time)
    steps = trail.readSteps()
  }

  /// Processes the release. Time advances, and the position counts if the hand moved.
  mutating func release(
    _ sample: InteractionSample, _ direction: TransitionDirection, rest: Double
  ) {
    if base + direction.along(sample.translation) != along {
      follow(sample, direction, rest: rest)
    }
    latest = max(latest, sample.time)
    velocity = sample.velocity
  }

  func inputs(_ direction: TransitionDirection, length: Double) -> ReleaseInputs {
    ReleaseInputs(
      distance: along, length: length, velocity: Self.told(direction.along(velocity)),
      sidewaysVelocity: Self.told(direction.across(velocity)), held: latest - steps.restingSince,
      duration: latest - began, meanStep: steps.mean, lastTwoSteps: steps.lastTwo)
  }

  /// Rounds to a millionth of a point per second, so that a steady hand at exactly the threshold
  /// finishes however its speed was summed.
  private static func told(_ speed: Double) -> Double {
    let millionths = speed * 1_000_000
    guard millionths.magnitude < 1e15 else { return speed }
    return Double(Int64(millionths + (millionths < 0 ? -0.5 : 0.5))) / 1_000_000
  }
}
