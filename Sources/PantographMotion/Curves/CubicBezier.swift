/// A timing curve from (0, 0) to (1, 1), drawn by two control points.
///
/// The points' x is kept within 0 and 1, so that each time has one value; what is not a number
/// becomes the straight line's.
@frozen
public struct CubicBezier: Hashable, Sendable {
  /// The first control point's share of the time, 0 to 1.
  public let x1: Double
  /// The first control point's share of the way.
  public let y1: Double
  /// The second control point's share of the time, 0 to 1.
  public let x2: Double
  /// The second control point's share of the way.
  public let y2: Double

  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1.limited(to: 0...1, notANumber: 0)
    self.y1 = y1.finite(or: 0)
    self.x2 = x2.limited(to: 0...1, notANumber: 1)
    self.y2 = y2.finite(or: 1)
  }

  /// Goes evenly.
  public static let linear = CubicBezier(0, 0, 1, 1)
  /// Starts slowly.
  public static let easeIn = CubicBezier(0.42, 0, 1, 1)
  /// Ends slowly.
  public static let easeOut = CubicBezier(0, 0, 0.58, 1)
  /// Starts and ends slowly.
  public static let easeInOut = CubicBezier(0.42, 0, 0.58, 1)
  /// The curve of `UICubicTimingParameters()`.
  public static let `default` = CubicBezier(0.25, 0.1, 0.25, 1)

  /// The steepest slope that `derivative` gives; a tangent may stand upright, a velocity may not be
  /// infinite.
  public static let steepest = 1e6

  /// The value at a share of the time; that of the nearer end outside 0 and 1.
  public func value(at time: Double) -> Double {
    if !(time > 0) { return 0 }
    if time >= 1 { return 1 }
    if isLinear { return time }
    return Self.polynomial(y1, y2, parameter(at: time))
  }

  /// The slope at a share of the time; zero outside 0 and 1, where nothing moves.
  public func derivative(at time: Double) -> Double {
    guard time >= 0, time <= 1 else { return 0 }
    if isLinear { return 1 }
    let s = parameter(at: time)
    let run = Self.slope(x1, x2, s)
    let rise = Self.slope(y1, y2, s)
    if run.magnitude > 1e-9 { return Self.limited(rise / run) }
    // Both control points of an end fall together there: the next derivative tells the direction.
    if rise.magnitude < 1e-9 {
      let bend = Self.bend(x1, x2, s)
      if bend.magnitude > 1e-9 { return Self.limited(Self.bend(y1, y2, s) / bend) }
      return 1
    }
    return rise > 0 ? Self.steepest : -Self.steepest
  }

  /// The state of an animation along this curve, so many seconds after its start.
  public func state(
    after seconds: Double, duration: Double, from start: Double, to end: Double
  ) -> MotionState {
    guard duration > 0, duration.isFinite else { return MotionState(value: end) }
    let share = seconds / duration
    let distance = end - start
    if share >= 1 { return MotionState(value: end) }
    return MotionState(
      value: start + distance * value(at: share),
      velocity: distance * derivative(at: share) / duration)
  }

  private var isLinear: Bool { x1 == y1 && x2 == y2 }

  /// The parameter whose x is the time: Newton's steps, and halving wherever one leaves the bracket.
  private func parameter(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    var low = 0.0
    var high = 1.0
    var s = time
    for _ in 0..<80 {
      let error = Self.polynomial(x1, x2, s) - time
      if error == 0 { return s }
      if error < 0 { low = s } else { high = s }
      let slope = Self.slope(x1, x2, s)
      var next = slope > 1e-9 ? s - error / slope : (low + high) / 2
      if !(next > low && next < high) { next = (low + high) / 2 }
      if next == s { return s }
      s = next
    }
    return s
  }

  private static func polynomial(_ first: Double, _ second: Double, _ s: Double) -> Double {
    let rest = 1 - s
    return s * (3 * rest * (rest * first + s * second) + s * s)
  }

  private static func slope(_ first: Double, _ second: Double, _ s: Double) -> Double {
    let rest = 1 - s
    return 3 * (rest * rest * first + 2 * rest * s * (second - first) + s * s * (1 - second))
  }

  private static func bend(_ first: Double, _ second: Double, _ s: Double) -> Double {
    6 * ((1 - s) * (second - 2 * first) + s * (1 - 2 * second + first))
  }

  private static func limited(_ slope: Double) -> Double {
    min(max(slope, -steepest), steepest)
  }
}
