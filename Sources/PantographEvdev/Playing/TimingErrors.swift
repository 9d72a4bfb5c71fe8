import PantographTouches

/// By how much frames came later (or earlier, below zero) than they should have.
public struct TimingErrors: Hashable, Sendable {
  /// In microseconds, in rising order of their size.
  private var sizes: [Int64]

  init(_ errors: [TimeSpan]) {
    sizes = errors.map { abs($0.microseconds) }.sorted()
  }

  /// Half of the errors are at most this.
  public var p50: TimeSpan { quantile(50) }
  /// Of a hundred errors, 99 are at most this.
  public var p99: TimeSpan { quantile(99) }
  /// The largest error.
  public var maximum: TimeSpan { TimeSpan(microseconds: sizes.last ?? 0) }

  /// The smallest error that at least this many in a hundred do not pass.
  private func quantile(_ hundredths: Int) -> TimeSpan {
    guard !sizes.isEmpty else { return .zero }
    let rank = (sizes.count * hundredths + 99) / 100
    return TimeSpan(microseconds: sizes[max(0, rank - 1)])
  }
}
