/// A position at a moment. Velocity estimators are fed with these.
///
/// The unit of the position is the caller's (millimetres, points); velocities then are in that unit
/// per second.
@frozen
public struct MotionSample: Hashable, Sendable {
  /// Microseconds on the stream's own clock; only differences count.
  public var time: Int64
  /// The place along x, in the caller's unit.
  public var x: Double
  /// The place along y, in the caller's unit.
  public var y: Double

  @inlinable
  public init(time: Int64, x: Double, y: Double) {
    self.time = time
    self.x = x
    self.y = y
  }

  /// Whether its position is finite.
  var isPlace: Bool { x.isFinite && y.isFinite }

  func isElsewhere(than other: MotionSample) -> Bool { x != other.x || y != other.y }

  /// The seconds from another sample to this one.
  func seconds(since other: MotionSample) -> Double {
    microseconds(since: other) / 1_000_000
  }

  /// At most what an `Int64` can tell.
  func microseconds(since other: MotionSample) -> Double {
    Double(Self.span(from: other.time, to: time))
  }

  /// The mean velocity from another sample to this one; zero where no time has passed.
  func velocity(since other: MotionSample, by time: Int64? = nil) -> Velocity {
    let span = Self.span(from: other.time, to: time ?? self.time)
    guard span > 0 else { return .zero }
    let seconds = Double(span) / 1_000_000
    return Velocity(x: (x - other.x) / seconds, y: (y - other.y) / seconds)
  }

  /// The microseconds between two times, at most what an `Int64` can tell.
  static func span(from earlier: Int64, to later: Int64) -> Int64 {
    let (span, overflows) = later.subtractingReportingOverflow(earlier)
    return overflows ? (later < earlier ? .min : .max) : span
  }
}
