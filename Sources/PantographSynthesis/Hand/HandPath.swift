import PantographTouches

/// A hand's whole movement: moves from pose to pose, one after the other, and rests.
struct HandPath: Hashable, Sendable {
  struct Move: Hashable, Sendable {
    var goal: HandPose
    /// The duration of the move, in seconds.
    var duration: Double
    var curve = MinimumJerk()
    /// The sideways deviation in the middle of the move, in millimetres, because wrists turn on a
    /// joint.
    var bow = 0.0
  }

  var start: HandPose
  var moves: [Move] = []

  var duration: Double { moves.reduce(0) { $0 + $1.duration } }

  mutating func move(
    by step: Vector, in duration: Double, curve: MinimumJerk = MinimumJerk(), bow: Double = 0
  ) {
    var goal = end
    goal.center += step
    moves.append(Move(goal: goal, duration: duration, curve: curve, bow: bow))
  }

  mutating func rest(_ duration: Double) {
    if duration > 0 { moves.append(Move(goal: end, duration: duration)) }
  }

  var end: HandPose { moves.last?.goal ?? start }

  /// Returns the pose `time` seconds after the start. Before the start the hand is still. After the
  /// end it comes to rest if it was still moving.
  func pose(at time: Double) -> HandPose {
    var rest = time
    var pose = start
    for (index, move) in moves.enumerated() {
      if rest < move.duration || index == moves.count - 1 {
        let share = move.curve.progress(at: rest / move.duration)
        var mixed = pose.mixed(with: move.goal, share: share)
        mixed.center += Self.bend(from: pose.center, to: move.goal.center, move.bow, share)
        return mixed
      }
      rest -= move.duration
      pose = move.goal
    }
    return pose
  }

  private static func bend(
    from: Vector, to: Vector, _ bow: Double, _ share: Double
  ) -> Vector {
    let step = to - from
    guard bow != 0, step.length > 0 else { return .zero }
    return Vector(x: -step.y, y: step.x) / step.length * (4 * bow * share * (1 - share))
  }
}
