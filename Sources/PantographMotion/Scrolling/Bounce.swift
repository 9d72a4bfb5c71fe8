/// How what is beyond its edge comes back to it, as a scroll view's content does: one law, whether it was held there
/// or ran into it.
@frozen
public struct Bounce: Hashable, Sendable {
  /// Nearer to the edge than this, in points, it is there.
  public static let tolerance = 0.5
  /// The share of the way that is lost in a second, at first. Measured.
  private static let pull = 10.0

  /// How far beyond the edge it begins, and how fast it goes there. The edge is at zero.
  public let start: MotionState
  /// What it keeps of its speed.
  public let decay: Decay
  /// The seconds until it is at the edge.
  public let duration: Double

  /// A movement beyond an edge.
  public init(from start: MotionState, decay: Decay = .normal) {
    let start = MotionState(
      value: start.value.finite(or: 0), velocity: start.velocity.finite(or: 0))
    self.start = start
    self.decay = decay
    duration = Self.duration(from: start, decay)
  }

  /// How far beyond the edge it is after so many seconds.
  public func offset(after seconds: Double) -> Double {
    seconds < duration ? Self.offset(after: max(seconds, 0), from: start, decay) : 0
  }

  private static func offset(after seconds: Double, from start: MotionState, _ decay: Decay)
    -> Double
  {
    let left = decay.state(after: seconds, from: MotionState(value: 0, velocity: start.velocity))
      .velocity
    return (start.value + decay.projectedDistance(velocity: start.velocity - left))
      * Mathematics.exp(-pull * seconds)
  }

  private static func duration(from start: MotionState, _ decay: Decay) -> Double {
    let side: Double = start.value != 0 ? start.value : start.velocity
    guard side != 0 else { return 0 }
    let sign: Double = side > 0 ? 1 : -1
    func isThere(_ seconds: Double) -> Bool {
      offset(after: seconds, from: start, decay) * sign < tolerance
    }
    // It first goes out, and from its farthest place on only back.
    var early = farthest(from: start, decay)
    if isThere(early) { return start.value.magnitude < tolerance ? early : 0 }
    var late = max(early, 0.1) * 2
    while !isThere(late) { late *= 2 }
    for _ in 0..<60 {
      let middle = (early + late) / 2
      if isThere(middle) { late = middle } else { early = middle }
    }
    return late
  }

  /// When it is farthest out, in seconds.
  private static func farthest(from start: MotionState, _ decay: Decay) -> Double {
    let way = decay.projectedDistance(velocity: start.velocity)
    let rate = decay.lossPerSecond
    guard way != 0, rate > 0 else { return 0 }
    let share = pull * (start.value + way) / (way * (rate + pull))
    guard share > 0, share < 1 else { return 0 }
    return -Mathematics.log(share) / rate
  }
}

extension Decay {
  fileprivate var lossPerSecond: Double { rate > 0 ? -1000 * Mathematics.log(rate) : 0 }
}
