/// A position at a moment: the input of velocity estimators.
///
/// The unit of the position is the caller's (millimetres, points). Velocities are in that unit per
/// second.
@frozen
public struct MotionSample: Hashable, Sendable {
  /// The time in microseconds on the stream's own clock; only differences matter.
  public var time: Int64
  /// The position along x, in the caller's unit.
  public var x: Double
  /// The position along y, in the caller's unit.
  public var y: Double

  @inlinable
  public init(time: Int64, x: Double, y: Double) {
    self.time = time
    self.x = x
    self.y = y
  }

  /// Whether the position is finite.
  var isPlace: Bool { x.isFinite && y.isFinite }

  func isElsewhere(than other: MotionSample) -> Bool { x != other.x || y != other.y }

  /// Returns the seconds from another sample to this one.
  func seconds(since other: MotionSample) -> Double {
    microseconds(since: other) / 1_000_000
  }

  /// Returns the microseconds from another sample to this one, limited to the range of `Int64`.
  func microseconds(since other: MotionSample) -> Double {
    Double(Self.span(from: other.time, to: time))
  }

  /// Returns the mean velocity from another sample to this one, or to `time` if given; zero if no
  /// time has passed.
  func velocity(since other: MotionSample, by time: Int64? = nil) -> Velocity {
    let span = Self.span(from: other.time, to: time ?? self.time)
    guard span > 0 else { return .zero }
    let seconds = Double(span) / 1_000_000
    return Velocity(x: (x - other.x) / seconds, y: (y - other.y) / seconds)
  }

  /// Returns the microseconds between two times, limited to the range of `Int64`.
  static func span(from earlier: Int64, to later: Int64) -> Int64 {
    let (span, overflows) = later.subtractingReportingOverflow(earlier)
    return overflows ? (later < earlier ? .min : .max) : span
  }
}
