import PantographTouches

/// One hold of a transition, from where the hand took it to where the hand is.
struct Stroke: Hashable, Sendable {
  private let began: Timestamp
  /// Position of the transition when the hand took it, in points.
  let base: Double
  /// Position of the hand, in points from progress 0.
  private(set) var along: Double
  private(set) var velocity: PointVector
  private var latest: Timestamp
  /// Position and time at which the hand came to rest.
  private var resting: Double
  private var restingSince: Timestamp
  private var reports = 0
  private var path = 0.0
  private var lastStep = 0.0
  private var stepBefore = 0.0

  init(_ sample: InteractionSample, _ direction: TransitionDirection, from base: Double = 0) {
    began = sample.time
    latest = sample.time
    self.base = base.isFinite ? base : 0
    along = self.base
    resting = self.base
    restingSince = sample.time
    velocity = sample.velocity
    follow(sample, direction, rest: 0)
  }

  /// Processes the next sample. A sample that is not finite moves nothing. A sample from the past
  /// counts as now.
  mutating func follow(
    _ sample: InteractionSample, _ direction: TransitionDirection, rest: Double
  ) {
    latest = max(latest, sample.time)
    velocity = sample.velocity
    let along = base + direction.along(sample.translation)
    guard along.isFinite else { return }
    let step = along - self.along
    self.along = along
    reports += 1
    path += step.magnitude
    stepBefore = lastStep
    lastStep = step
    if (along - resting).magnitude > rest {
      resting = along
      restingSince = latest
    }
  }

  /// Sums the movements of a trail, and processes the position after each like `follow`.
  mutating func follow(_ trail: inout DeltaTrail, rest: Double) {
    let count = trail.waiting
    guard count > 0 else { return }
    reports += count
    var (now, place, before) = (latest, along, stepBefore)
    var (sum, held, since) = (path, resting, restingSince)
    var step = lastStep
    trail.sum { time, position in
      now = max(now, Timestamp(microseconds: time))
      before = step
      step = position - place
      place = position
      sum += step.magnitude
      if (position - held).magnitude > rest {
        held = position
        since = now
      }
    }
    (latest, along, path) = (now, place, sum)
    (lastStep, stepBefore) = (step, before)
    (resting, restingSince) = (held, since)
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
      sidewaysVelocity: Self.told(direction.across(velocity)), held: latest - restingSince,
      duration: latest - began, meanStep: reports > 0 ? path / Double(reports) : 0,
      lastTwoSteps: lastStep + stepBefore)
  }

  /// Rounds to a millionth of a point per second, so that a steady hand at exactly the threshold
  /// finishes however its speed was summed.
  private static func told(_ speed: Double) -> Double {
    let millionths = speed * 1_000_000
    guard millionths.magnitude < 1e15 else { return speed }
    return Double(Int64(millionths + (millionths < 0 ? -0.5 : 0.5))) / 1_000_000
  }
}
