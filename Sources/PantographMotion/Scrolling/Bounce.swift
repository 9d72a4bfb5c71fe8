/// The movement of content from beyond its edge back to the edge, as in a scroll view. The same law
/// applies whether the content was held beyond the edge or ran into it.
@frozen
public struct Bounce: Hashable, Sendable {
  /// The distance from the edge, in points, below which the content counts as arrived.
  public static let tolerance = 0.5
  /// The rate, per second, at which the distance to the edge decays. Measured.
  private static let pull = 10.0

  /// The initial position relative to the edge, which is at 0, in points, and the initial velocity
  /// in points per second.
  public let start: MotionState
  /// The deceleration of the initial velocity.
  public let decay: Decay
  /// The seconds until the content is at the edge.
  public let duration: Double

  /// Creates the movement of content that starts beyond an edge, or at the edge with a velocity.
  public init(from start: MotionState, decay: Decay = .normal) {
    let start = MotionState(
      value: start.value.finite(or: 0), velocity: start.velocity.finite(or: 0))
    self.start = start
    self.decay = decay
    duration = Self.duration(from: start, decay)
  }

  /// Returns the position relative to the edge, `seconds` after the start; 0 once `duration` is
  /// over.
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
    // The content first moves outward. From its farthest position on it only moves back.
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

  /// Returns the seconds until the content is farthest from the edge.
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
