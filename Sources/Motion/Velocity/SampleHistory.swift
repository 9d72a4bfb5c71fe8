/// The newest samples of one motion, in place and without allocation.
///
/// Reading it counts as changing it: Swift hands a value that is only read on as a copy, here of 4 kB
/// each time.
struct SampleHistory: Sendable {
  /// Enough for 150 ms, the longest window of an estimator, at 1000 reports a second.
  static var capacity: Int { 160 }

  private(set) var count = 0
  /// When the position last changed.
  private(set) var movedAt: Int64 = 0
  private var newest = 0
  private var storage: [160 of MotionSample]

  init() {
    storage = .init(repeating: MotionSample(time: 0, x: 0, y: 0))
  }

  /// The sample this many places before the newest.
  subscript(back back: Int) -> MotionSample {
    mutating get {
      let place = newest - back
      return storage[place < 0 ? place + Self.capacity : place]
    }
  }

  /// Goes through so many of the newest samples, from the newest to the oldest.
  @inline(__always)
  mutating func forEachNewest(
    _ count: Int, _ take: (_ back: Int, _ sample: MotionSample, _ newest: MotionSample) -> Void
  ) {
    // First down to the beginning of the room, then from its end on: no place needs to be checked.
    precondition(count <= Self.capacity, "\(count) of \(Self.capacity) samples")
    let first = storage[newest]
    let whole = min(count, newest + 1)
    for back in 0..<max(whole, 0) { take(back, storage[unchecked: newest - back], first) }
    for back in whole..<max(count, whole) {
      take(back, storage[unchecked: newest - back + Self.capacity], first)
    }
  }

  /// Whether the time from so many samples ago to the newest can be told in an `Int64`.
  mutating func isNear(_ count: Int) -> Bool {
    guard count > 0 else { return true }
    return !storage[newest].time.subtractingReportingOverflow(self[back: count - 1].time).overflow
  }

  /// Adds a sample. One of the same time replaces the newest; an earlier one, and one that is not a
  /// place, is left out.
  mutating func add(_ sample: MotionSample) {
    guard sample.isPlace else { return }
    guard count > 0 else {
      storage[0] = sample
      newest = 0
      count = 1
      movedAt = sample.time
      return
    }
    let last = storage[newest]
    guard sample.time >= last.time else { return }
    if sample.isElsewhere(than: last) { movedAt = sample.time }
    if sample.time > last.time {
      newest = (newest + 1) % Self.capacity
      count = min(count + 1, Self.capacity)
    }
    storage[newest] = sample
  }

  mutating func removeAll() {
    count = 0
  }

  /// Forgets what came after a moment.
  mutating func rewind(to time: Int64) {
    guard count > 0, storage[newest].time > time else { return }
    while count > 0, storage[newest].time > time {
      newest = newest == 0 ? Self.capacity - 1 : newest - 1
      count -= 1
    }
    for back in 0..<count {
      movedAt = self[back: back].time
      if back + 1 < count, self[back: back].isElsewhere(than: self[back: back + 1]) { return }
    }
  }

  /// How many of the newest samples an estimator may use, read at this time.
  mutating func usable(by limits: VelocityLimits, at time: Int64) -> Int {
    guard count > 0, limits.horizon >= 0, limits.gap >= 0 else { return 0 }
    var later = storage[newest].time
    let reference = limits.countsAgeFromReading ? max(time, later) : later
    // Before these it is too old, or the pause after it too long. What lies before all time is neither.
    let (start, isOpen) = reference.subtractingReportingOverflow(limits.horizon)
    let earliest = isOpen || limits.horizon == .max ? Int64.min : start
    let longest = limits.gap == .max ? UInt64.max : UInt64(limits.gap)
    let most = min(count, limits.samples)
    var usable = 0
    var place = newest
    while usable < most {
      let time = storage[unchecked: place].time
      // No sample is earlier than the one before it.
      if time < earliest || UInt64(bitPattern: later &- time) > longest { break }
      later = time
      place = place == 0 ? Self.capacity - 1 : place - 1
      usable += 1
    }
    return usable
  }
}
