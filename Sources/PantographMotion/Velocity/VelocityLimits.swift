/// The limits of the samples that a velocity is estimated from, and the time after which it is
/// zero.
@frozen
public struct VelocityLimits: Hashable, Sendable {
  /// The largest number of samples; the newest are used.
  public var samples: Int
  /// The largest age of a sample, in microseconds.
  public var horizon: Int64
  /// The longest pause between samples, in microseconds. Samples before a longer pause are ignored.
  public var gap: Int64
  /// The time without a change of the position after which the velocity is zero, in microseconds.
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

  /// The limits of Android and Flutter: 20 samples, 100 ms, pauses of 40 ms.
  public static let standard = VelocityLimits(samples: 20, horizon: 100_000, gap: 40_000)

  /// Returns limits that include all samples of the last `milliseconds` before the reading.
  static func window(milliseconds: Int64) -> VelocityLimits {
    VelocityLimits(
      horizon: milliseconds * 1000, hold: milliseconds * 1000, countsAgeFromReading: true)
  }
}
