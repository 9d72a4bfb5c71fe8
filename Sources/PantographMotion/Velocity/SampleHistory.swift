/// The newest samples of one motion, stored in place without allocation.
///
/// Each sample is stored twice, one capacity apart. The newest samples are therefore always
/// contiguous, and a fit reads four times, or four positions along an axis, at once. Reading is
/// `mutating`: Swift passes on a value that is only read as a copy, here of 8 kB each time.
struct SampleHistory: Sendable {
  /// The number of samples in 150 ms, the longest window of an estimator, at 1000 reports a second.
  static var capacity: Int { 160 }

  private(set) var count = 0
  /// The time at which the position last changed, in microseconds.
  private(set) var movedAt: Int64 = 0
  /// The index of the newest sample, always in the second half.
  private var newest = capacity
  /// The longest time between samples that belong together, in microseconds. `unbroken` is the
  /// number of newest samples without a longer pause.
  private let longestPause: UInt64
  private var unbroken = 0
  /// The result of the last search in `usable`, at which the next one starts.
  private var lastUsable = 0
  private var times = [320 of Int64](repeating: 0)
  /// The samples' positions along x, followed by those along y.
  private var ways = [640 of Double](repeating: 0)

  /// Creates an empty history. `longestPause` is in microseconds; a negative one counts as 0.
  init(longestPause: Int64) {
    self.longestPause = longestPause == .max ? .max : UInt64(max(0, longestPause))
  }

  /// The sample `back` places before the newest.
  subscript(back back: Int) -> MotionSample {
    mutating get {
      let place = newest - back
      return MotionSample(time: times[place], x: ways[place], y: ways[place + Axis.y.rawValue])
    }
  }

  /// Whether the times of the newest `count` samples are close enough for `times(ofFourBefore:)`.
  mutating func isNear(_ count: Int) -> Bool {
    guard count > 0 else { return true }
    let (span, overflows) = times[newest].subtractingReportingOverflow(times[newest - count + 1])
    return !overflows && span < 1 << 51
  }

  /// Returns the times of the four samples before the one at `back`, oldest first, in seconds
  /// relative to the newest. Indices are not checked.
  @inline(__always)
  mutating func times(ofFourBefore back: Int) -> SIMD4<Double> {
    let place = newest &- back &- 4
    let spans =
      SIMD4(
        times[unchecked: place], times[unchecked: place &+ 1], times[unchecked: place &+ 2],
        times[unchecked: place &+ 3]) &- times[unchecked: newest]
    return Self.exact(spans) * 1e-6
  }

  /// Converts four numbers below 2⁵¹ in magnitude, all at once: older processors convert such numbers
  /// one by one. Added to 1.5 · 2⁵², each of them is the end of a significand.
  @inline(__always)
  private static func exact(_ numbers: SIMD4<Int64>) -> SIMD4<Double> {
    let shift = 0x1.8p52
    let shifted = numbers &+ Int64(bitPattern: shift.bitPattern)
    return unsafeBitCast(shifted, to: SIMD4<Double>.self) - shift
  }

  enum Axis: Int {
    case x = 0
    case y = 320
  }

  /// Returns the positions along an axis of the four samples before the one at `back`, oldest
  /// first, relative to the newest. Indices are not checked.
  @inline(__always)
  mutating func ways(ofFourBefore back: Int, _ axis: Axis) -> SIMD4<Double> {
    let last = newest &+ axis.rawValue
    let place = last &- back &- 4
    return SIMD4(
      ways[unchecked: place], ways[unchecked: place &+ 1], ways[unchecked: place &+ 2],
      ways[unchecked: place &+ 3]) - ways[unchecked: last]
  }

  /// Adds a sample. A sample with the time of the newest replaces it. Earlier samples, and samples
  /// whose position is not finite, are ignored.
  mutating func add(_ sample: MotionSample) {
    guard sample.isPlace else { return }
    guard count > 0 else {
      keep(sample)
      count = 1
      unbroken = 1
      movedAt = sample.time
      return
    }
    let last = self[back: 0]
    guard sample.time >= last.time else { return }
    if sample.isElsewhere(than: last) { movedAt = sample.time }
    if sample.time > last.time {
      newest = newest + 1 < 2 * Self.capacity ? newest + 1 : Self.capacity
      count = min(count + 1, Self.capacity)
      unbroken = isPause(last.time, sample.time) ? 1 : min(unbroken + 1, Self.capacity)
    }
    keep(sample)
  }

  private func isPause(_ time: Int64, _ later: Int64) -> Bool {
    UInt64(bitPattern: later &- time) > longestPause
  }

  private mutating func keep(_ sample: MotionSample) {
    keep(sample, newest)
    keep(sample, newest - Self.capacity)
  }

  private mutating func keep(_ sample: MotionSample, _ place: Int) {
    times[place] = sample.time
    ways[place] = sample.x
    ways[place + Axis.y.rawValue] = sample.y
  }

  mutating func removeAll() {
    count = 0
  }

  /// Removes the samples that are later than `time`.
  mutating func rewind(to time: Int64) {
    guard count > 0, times[newest] > time else { return }
    while count > 0, times[newest] > time {
      newest = newest == Self.capacity ? 2 * Self.capacity - 1 : newest - 1
      count -= 1
    }
    unbroken = min(1, count)
    while unbroken < count, !isPause(self[back: unbroken].time, self[back: unbroken - 1].time) {
      unbroken += 1
    }
    for back in 0..<count {
      movedAt = self[back: back].time
      if back + 1 < count, self[back: back].isElsewhere(than: self[back: back + 1]) { return }
    }
  }

  /// Returns the number of newest samples that an estimator may use at `time`. Pauses are those of
  /// this history's `longestPause`; `limits.gap` must be the same.
  mutating func usable(by limits: VelocityLimits, at time: Int64) -> Int {
    guard count > 0, limits.horizon >= 0, limits.gap >= 0 else { return 0 }
    let most = max(0, min(count, limits.samples))
    let last = times[newest]
    let reference = limits.countsAgeFromReading ? max(time, last) : last
    // Samples before this time are too old. If the time cannot be represented, no sample is too
    // old.
    let (start, isOpen) = reference.subtractingReportingOverflow(limits.horizon)
    let earliest = isOpen || limits.horizon == .max ? Int64.min : start
    // Sample times never decrease, so the search starts at the last result.
    var usable = min(lastUsable, most)
    while usable > 0, times[unchecked: newest &- usable &+ 1] < earliest { usable &-= 1 }
    while usable < most, times[unchecked: newest &- usable] >= earliest { usable &+= 1 }
    lastUsable = usable
    return min(usable, unbroken)
  }
}
