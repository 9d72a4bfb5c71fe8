/// The newest samples of one motion, in place and without allocation.
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
    storage.span[(newest - back + Self.capacity) % Self.capacity]
  }

  /// Adds a sample. One of the same time replaces the newest; an earlier one, and one that is not a
  /// place, is left out.
  mutating func add(_ sample: MotionSample) {
    guard sample.x.isFinite, sample.y.isFinite else { return }
    guard count > 0 else {
      storage[0] = sample
      newest = 0
      count = 1
      movedAt = sample.time
      return
    }
    let last = storage[newest]
    guard sample.time >= last.time else { return }
    if sample.x != last.x || sample.y != last.y { movedAt = sample.time }
    if sample.time > last.time {
      newest = (newest + 1) % Self.capacity
      count = min(count + 1, Self.capacity)
    }
    storage[newest] = sample
  }

  mutating func removeAll() {
    count = 0
  }

  /// How many of the newest samples an estimator may use, read at this time.
  func usable(by limits: VelocityLimits, at time: Int64) -> Int {
    guard count > 0 else { return 0 }
    let reference = limits.countsAgeFromReading ? max(time, self[back: 0].time) : self[back: 0].time
    var usable = 0
    var later = self[back: 0].time
    while usable < min(count, limits.samples) {
      let sample = self[back: usable]
      if MotionSample.span(from: sample.time, to: reference) > limits.horizon { break }
      if MotionSample.span(from: sample.time, to: later) > limits.gap { break }
      later = sample.time
      usable += 1
    }
    return usable
  }
}
