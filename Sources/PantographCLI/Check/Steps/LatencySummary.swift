import PantographPlainText
import PantographTouches

/// The distribution of latencies.
struct LatencySummary: Equatable {
  var count: Int
  var median: TimeSpan
  /// The latency that 95 % do not exceed.
  var most: TimeSpan
  var largest: TimeSpan

  /// Summarizes latencies; nil if there are none.
  init?(_ latencies: [TimeSpan]) {
    let sorted = latencies.sorted()
    guard let last = sorted.last else { return nil }
    count = sorted.count
    median = sorted[sorted.count / 2]
    most = sorted[min(sorted.count * 95 / 100, sorted.count - 1)]
    largest = last
  }

  var words: String {
    "median \(Self.milliseconds(median)), 95 % within \(Self.milliseconds(most)), "
      + "largest \(Self.milliseconds(largest)), of \(count)"
  }

  static func milliseconds(_ span: TimeSpan) -> String {
    "\(DecimalText(span.seconds * 1000, decimals: 2, zeros: .kept)) ms"
  }
}
