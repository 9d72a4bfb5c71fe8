import PantographTouches

/// What the machine knows of one hold: from where the hand took it until where it is.
struct Stroke: Hashable, Sendable {
  private let began: Timestamp
  /// The points that the transition stood at when the hand took it.
  let base: Double
  /// The points from no progress to where the hand is.
  private(set) var along: Double
  private(set) var velocity: PointVector
  private var latest: Timestamp
  /// Where the hand came to within its rest, and when.
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

  /// Takes the next sample; one that is not finite moves nothing, one from the past is as of now.
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

  /// The hand lets go at this sample: time passes, and where the hand is counts if it moved.
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

  /// To a millionth of a point a second. A hand that goes steadily at just the speed that finishes does
  /// finish, however the additions were rounded that told its speed.
  private static func told(_ speed: Double) -> Double {
    let millionths = speed * 1_000_000
    guard millionths.magnitude < 1e15 else { return speed }
    return Double(Int64(millionths + (millionths < 0 ? -0.5 : 0.5))) / 1_000_000
  }
}
