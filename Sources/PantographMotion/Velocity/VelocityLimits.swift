/// Limits which samples a velocity is estimated from, and says when there is none any more.
@frozen
public struct VelocityLimits: Hashable, Sendable {
  /// At most this many of the newest samples.
  public var samples: Int
  /// None older than this, in microseconds.
  public var horizon: Int64
  /// None from before a pause longer than this, in microseconds.
  public var gap: Int64
  /// The velocity is zero once the position has not changed for longer than this, in microseconds.
  public var hold: Int64
  /// Whether a sample's age counts from the moment of reading, rather than from the newest sample.
  public var countsAgeFromReading: Bool

  public init(
    samples: Int = 160, horizon: Int64, gap: Int64 = .max, hold: Int64 = 40_000,
    countsAgeFromReading: Bool = false
  ) {
    self.samples = samples
    self.horizon = horizon
    self.gap = gap
    self.hold = hold
    self.countsAgeFromReading = countsAgeFromReading
  }

  /// Android's and Flutter's: 20 samples, 100 ms, pauses of 40 ms.
  public static let standard = VelocityLimits(samples: 20, horizon: 100_000, gap: 40_000)

  /// All samples of the last so many milliseconds before the reading.
  static func window(milliseconds: Int64) -> VelocityLimits {
    VelocityLimits(
      horizon: milliseconds * 1000, hold: milliseconds * 1000, countsAgeFromReading: true)
  }
}
