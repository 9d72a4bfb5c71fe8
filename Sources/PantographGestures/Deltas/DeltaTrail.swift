import PantographMotion

/// The reports of a swipe that moves a transition, for as long as only the shown progress matters.
///
/// A report changes the progress by one sum. All else that a decision needs, such as the samples for
/// the speed and the time at which the hand came to rest, is computed for many reports at once, and
/// the samples that no estimator can use any more are dropped.
struct DeltaTrail: Sendable {
  /// The number of the newest samples that are stored: a power of two that is at least the sum of
  /// `VelocityTracker.capacity` and `mostWaiting`.
  static let capacity = 256
  /// The number of reports after which the trail must be summed.
  static let mostWaiting = 64

  /// The stored samples, in a ring. The newest `waiting` ones contain movements in points, the
  /// others positions of the path.
  private(set) var samples = [256 of MotionSample](repeating: MotionSample(time: 0, x: 0, y: 0))
  /// The number of samples so far, and the number at which the trail must be summed.
  private(set) var count = 0
  private var limit = mostWaiting
  /// The number of movements that have not been summed.
  var waiting: Int { count &- (limit &- Self.mostWaiting) }
  /// Position of the fingers at the last summed sample, and the translation of the pan, in points.
  private(set) var path = (x: 0.0, y: 0.0)
  private(set) var translation = (x: 0.0, y: 0.0)

  /// The components of a movement that count: 1, -1 or 0 for each axis.
  let axis: (x: Double, y: Double)
  /// The translation along the direction.
  private var along: Double
  private let base: Double
  private let lowest: Double
  private let highest: Double
  private let length: Double
  /// The smallest change of the progress that is reported; above 0.
  private let change: Double
  /// The progress that was last reported.
  private(set) var shown: Double

  /// A trail that is never followed.
  static let none = DeltaTrail(
    path: (0, 0), translation: (0, 0), .right, from: 0, within: 0...0, length: 1, change: 1,
    shown: 0)

  /// Creates the trail of a hand that holds a transition, from its state before the next report.
  ///
  /// All distances are in points. `base` is the position of the object without a translation,
  /// `ends` the range in which the object follows the hand fully.
  init(
    path: (x: Double, y: Double), translation: (x: Double, y: Double),
    _ direction: TransitionDirection, from base: Double, within ends: ClosedRange<Double>,
    length: Double, change: Double, shown: Double
  ) {
    self.path = path
    self.translation = translation
    axis =
      switch direction {
      case .left: (-1, 0)
      case .right: (1, 0)
      case .up: (0, -1)
      case .down: (0, 1)
      }
    along = translation.x * axis.x + translation.y * axis.y
    self.base = base
    lowest = ends.lowerBound
    highest = ends.upperBound
    self.length = length
    // Two different numbers never differ by less.
    self.change = max(change, .leastNonzeroMagnitude)
    self.shown = shown
  }

  /// The position of the object, in points, after the movement; without the rubber band.
  @inline(__always)
  func position(after x: Double, _ y: Double) -> Double {
    base + (along + (x * axis.x + y * axis.y))
  }

  /// Whether the object follows the hand fully at the position. A position that is not a number is
  /// not free.
  @inline(__always)
  func isFree(_ position: Double) -> Bool { position >= lowest && position <= highest }

  /// Whether the trail has room for a report.
  @inline(__always) var hasRoom: Bool { count < limit }

  /// Stores a movement.
  @inline(__always)
  mutating func append(_ x: Double, _ y: Double, at time: Int64) {
    samples[unchecked: count & (Self.capacity - 1)] = MotionSample(time: time, x: x, y: y)
    count &+= 1
    along += x * axis.x + y * axis.y
  }

  /// Notes what is shown for a position. Returns nil if it changed by too little to be reported.
  /// The ends are always reported: an object that stops just before one would look stuck.
  @inline(__always)
  mutating func show(_ position: Double) -> Double? {
    let progress = position / length
    guard
      (progress - shown).magnitude >= change
        || (isEnd(progress) && progress != shown)
    else { return nil }
    shown = progress
    return progress
  }

  private func isEnd(_ progress: Double) -> Bool {
    progress == lowest / length || progress == highest / length
  }

  /// Sums the movements that wait, oldest first. `body` receives the time of each and the position
  /// of the object after it.
  @inline(__always)
  mutating func sum(_ body: (Int64, Double) -> Void) {
    var (path, translation) = (path, translation)
    for index in (count &- waiting)..<count {
      let place = index & (Self.capacity - 1)
      let sample = samples[unchecked: place]
      path.x += sample.x
      path.y += sample.y
      translation.x += sample.x
      translation.y += sample.y
      samples[unchecked: place].x = path.x
      samples[unchecked: place].y = path.y
      body(sample.time, base + (translation.x * axis.x + translation.y * axis.y))
    }
    self.path = path
    self.translation = translation
    limit = count &+ Self.mostWaiting
  }

  /// Stores that the fingers stayed where they are. All movements must have been summed.
  mutating func stay(at time: Int64) {
    samples[count & (Self.capacity - 1)] = MotionSample(time: time, x: path.x, y: path.y)
    count += 1
    limit += 1
  }

  /// Removes all samples and gives those that an estimator can still use to `body`, oldest first.
  /// All movements must have been summed.
  mutating func drain(_ body: (MotionSample) -> Void) {
    // All that are stored: a velocity ignores samples of the same time and of the past.
    for index in max(0, count - Self.capacity)..<count {
      body(samples[index & (Self.capacity - 1)])
    }
    count = 0
    limit = Self.mostWaiting
  }
}
