import PantographTouches

/// The amounts of time by which frames were late or early, as absolute values.
public struct TimingErrors: Hashable, Sendable {
  /// The absolute errors in microseconds, in ascending order.
  private var sizes: [Int64]

  init(_ errors: [TimeSpan]) {
    sizes = errors.map { abs($0.microseconds) }.sorted()
  }

  /// The median error: half of the errors are at most this long.
  public var p50: TimeSpan { quantile(50) }
  /// The 99th percentile: 99 of a hundred errors are at most this long.
  public var p99: TimeSpan { quantile(99) }
  /// The largest timing error.
  public var maximum: TimeSpan { TimeSpan(microseconds: sizes.last ?? 0) }

  /// Returns the smallest error that at least `hundredths` percent of the errors do not exceed.
  private func quantile(_ hundredths: Int) -> TimeSpan {
    guard !sizes.isEmpty else { return .zero }
    let rank = (sizes.count * hundredths + 99) / 100
    return TimeSpan(microseconds: sizes[max(0, rank - 1)])
  }
}
