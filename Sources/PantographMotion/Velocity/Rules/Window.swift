/// The samples at which a window's displacement and its time begin and end.
@frozen
public enum WindowEnds: Hashable, Sendable {
  /// The displacement and the time begin at the oldest sample in the window and end at the newest.
  case between
  /// The displacement includes one step before the window; the time does not.
  case oneStepMore
  /// The displacement includes one step before the window; the time runs from the window's first
  /// sample until the reading.
  case oneStepMoreUntilReading
  /// The displacement and the time begin at the last sample before the window; the time runs until
  /// the reading.
  case oneSampleMoreUntilReading
}

extension SampleHistory {
  mutating func window(_ usable: Int, ends: WindowEnds, at time: Int64) -> Velocity {
    guard usable >= 1 else { return .zero }
    let newest = self[back: 0]
    let first = self[back: usable - 1]
    let before = self[back: min(usable, count - 1)]
    let origin = MotionSample(time: first.time, x: before.x, y: before.y)
    return switch ends {
    case .between: newest.velocity(since: first)
    case .oneStepMore: newest.velocity(since: origin)
    case .oneStepMoreUntilReading: newest.velocity(since: origin, by: max(time, newest.time))
    case .oneSampleMoreUntilReading: newest.velocity(since: before, by: max(time, newest.time))
    }
  }
}
