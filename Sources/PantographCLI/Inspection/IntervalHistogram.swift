/// A histogram of the times between frames, in steps of 10 µs up to one second. It gives a median
/// without storing every value.
struct IntervalHistogram {
  private static let step: Int64 = 10
  private var counts: [Int] = []
  private(set) var total = 0

  /// Counts a time between two frames, in microseconds. Times of zero or less, and of one second or
  /// more, are left out.
  mutating func add(_ microseconds: Int64) {
    guard microseconds > 0, microseconds < 1_000_000 else { return }
    let bin = Int(microseconds / Self.step)
    if bin >= counts.count {
      counts.append(contentsOf: repeatElement(0, count: bin + 1 - counts.count))
    }
    counts[bin] += 1
    total += 1
  }

  /// The median in microseconds, accurate to 10 µs; nil if nothing was counted.
  var median: Double? {
    guard total > 0 else { return nil }
    var rest = total / 2
    for (bin, count) in counts.enumerated() {
      if rest < count { return (Double(bin) + 0.5) * Double(Self.step) }
      rest -= count
    }
    return nil
  }
}
