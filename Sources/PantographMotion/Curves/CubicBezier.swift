/// A timing curve from (0, 0) to (1, 1) with two control points.
///
/// The x of each control point is limited to 0...1, so that each time has exactly one value. A
/// coordinate that is not a number, and a y that is infinite, is replaced by the straight line's.
@frozen
public struct CubicBezier: Hashable, Sendable {
  /// The x of the first control point: a share of the duration, 0...1.
  public let x1: Double
  /// The y of the first control point: a share of the distance.
  public let y1: Double
  /// The x of the second control point: a share of the duration, 0...1.
  public let x2: Double
  /// The y of the second control point: a share of the distance.
  public let y2: Double

  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1.limited(to: 0...1, notANumber: 0)
    self.y1 = y1.finite(or: 0)
    self.x2 = x2.limited(to: 0...1, notANumber: 1)
    self.y2 = y2.finite(or: 1)
  }

  /// The curve with a constant speed.
  public static let linear = CubicBezier(0, 0, 1, 1)
  /// The curve that starts slowly.
  public static let easeIn = CubicBezier(0.42, 0, 1, 1)
  /// The curve that ends slowly.
  public static let easeOut = CubicBezier(0, 0, 0.58, 1)
  /// The curve that starts and ends slowly.
  public static let easeInOut = CubicBezier(0.42, 0, 0.58, 1)
  /// The curve of `UICubicTimingParameters()`.
  public static let `default` = CubicBezier(0.25, 0.1, 0.25, 1)

  /// The largest magnitude that `derivative` returns. A vertical tangent would otherwise give an
  /// infinite velocity.
  public static let steepest = 1e6

  /// Returns the share of the distance covered at `time`, a share of the duration. Returns 0 for
  /// times below 0, and 1 for times above 1.
  public func value(at time: Double) -> Double {
    if !(time > 0) { return 0 }
    if time >= 1 { return 1 }
    if isLinear { return time }
    return Self.polynomial(y1, y2, parameter(at: time))
  }

  /// Returns the slope at `time`, a share of the duration. Returns 0 outside 0...1, where nothing
  /// moves.
  public func derivative(at time: Double) -> Double {
    guard time >= 0, time <= 1 else { return 0 }
    if isLinear { return 1 }
    let s = parameter(at: time)
    let run = Self.slope(x1, x2, s)
    let rise = Self.slope(y1, y2, s)
    if run.magnitude > 1e-9 { return Self.limited(rise / run) }
    // The control point lies on the end itself: the second derivatives give the direction.
    if rise.magnitude < 1e-9 {
      let bend = Self.bend(x1, x2, s)
      if bend.magnitude > 1e-9 { return Self.limited(Self.bend(y1, y2, s) / bend) }
      return 1
    }
    return rise > 0 ? Self.steepest : -Self.steepest
  }

  /// Returns the value and the velocity per second of an animation along this curve, `seconds`
  /// after its start.
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

  /// Returns the curve parameter whose x is `time`. Uses Newton's method, and bisection for steps
  /// that leave the bracket.
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
