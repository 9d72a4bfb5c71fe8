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
    noteRest(position, at: time, rest)
  }

  /// Adds the distance of a step, and whether the hand rests. `finish` adds the rest of the step.
  @inline(__always)
  mutating func pass(
    from previous: Double, to position: Double, at time: Timestamp, rest: Double
  ) {
    path += (position - previous).magnitude
    noteRest(position, at: time, rest)
  }

  @inline(__always)
  private mutating func noteRest(_ position: Double, at time: Timestamp, _ rest: Double) {
    guard (position - resting).magnitude > rest else { return }
    resting = position
    restingSince = time
  }

  /// Adds the rest of so many steps, from the last positions: the newest, the one before it, and
  /// the one before that.
  mutating func finish(_ number: Int, newest: Double, _ second: Double?, _ third: Double?) {
    reports &+= number
    before = second.map { $0 - (third ?? along) } ?? last
    last = newest - (second ?? along)
    along = newest
  }

  /// The mean distance of a step, in points; 0 before the first.
  var mean: Double { reports > 0 ? path / Double(reports) : 0 }

  /// The last two steps together, in points.
  var lastTwo: Double { last + before }
}
