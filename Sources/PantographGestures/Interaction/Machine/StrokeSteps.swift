import PantographTouches

/// The steps of one hold of a transition, as far as a decision depends on them.
struct StrokeSteps: Hashable, Sendable {
  /// Position of the hand, in points from progress 0.
  private(set) var along: Double
  /// Position and time at which the hand came to rest.
  private var resting: Double
  private(set) var restingSince: Timestamp
  private var reports = 0
  private var path = 0.0
  private var last = 0.0
  private var before = 0.0

  init(at along: Double, _ time: Timestamp) {
    self.along = along
    resting = along
    restingSince = time
  }

  /// Adds the step to a position. A hand that moves by at most `rest` points rests.
  @inline(__always)
  mutating func add(_ position: Double, at time: Timestamp, rest: Double) {
    let step = position - along
    along = position
    reports &+= 1
    path += step.magnitude
    before = last
    last = step
    if (position - resting).magnitude > rest {
      resting = position
      restingSince = time
    }
  }

  /// The mean distance of a step, in points; 0 before the first.
  var mean: Double { reports > 0 ? path / Double(reports) : 0 }

  /// The last two steps together, in points.
  var lastTwo: Double { last + before }
}
