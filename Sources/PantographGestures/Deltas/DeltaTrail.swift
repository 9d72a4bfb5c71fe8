import PantographMotion
import PantographTouches

/// The reports of a swipe that moves a transition, for as long as only the shown progress matters.
///
/// A report moves the object and is stored for the speed. The tracker of the speed receives the
/// stored samples when a decision needs them, and never those that no estimator can use any more.
///
/// All methods are mutating: Swift passes on a value that is only read as a copy, here of 8 kB.
struct DeltaTrail: Sendable {
  private struct Sample {
    var time: Int64
    var path: SIMD2<Double>
  }

  /// The number of the newest samples that are stored: the power of two above
  /// `VelocityTracker.capacity`.
  private static let capacity = 256

  /// The stored samples, in a ring: positions of the path, in points.
  private var samples = [256 of Sample](repeating: Sample(time: 0, path: .zero))
  private var count = 0
  private var path = SIMD2(0.0, 0.0)
  /// The translation along the direction, and the steps of the hand.
  private var way = 0.0
  var steps = StrokeSteps(at: 0, .zero)
  /// The progress that was last reported.
  private(set) var shown = 0.0

  /// The components of a movement that count: 1, -1 or 0 for each axis.
  private let axis: SIMD2<Double>
  private let length: Double
  /// The smallest change of the progress that is reported; above 0.
  private let change: Double
  private let rest: Double
  private var base = 0.0
  private var lowest = 0.0
  private var highest = 0.0
  /// The progress at the ends.
  private var first = 0.0
  private var last = 0.0
  private var start = (path: SIMD2(0.0, 0.0), translation: SIMD2(0.0, 0.0))

  /// Creates the trail of a transition that no hand holds. All distances are in points.
  init(_ direction: TransitionDirection, length: Double, change: Double, rest: Double) {
    axis =
      switch direction {
      case .left: SIMD2(-1, 0)
      case .right: SIMD2(1, 0)
      case .up: SIMD2(0, -1)
      case .down: SIMD2(0, 1)
      }
    self.length = length
    // Two different numbers never differ by less.
    self.change = max(change, .leastNonzeroMagnitude)
    self.rest = rest
  }

  /// Begins again, from the state before the next report. `base` is the position of the object
  /// without a translation, `ends` the range in which the object follows the hand fully.
  mutating func begin(
    path: PointVector, translation: PointVector, _ direction: TransitionDirection,
    from base: Double, within ends: ClosedRange<Double>, shown: Double
  ) {
    count = 0
    self.path = SIMD2(path.x, path.y)
    start = (self.path, SIMD2(translation.x, translation.y))
    way = direction.along(translation)
    self.base = base
    lowest = ends.lowerBound
    highest = ends.upperBound
    first = lowest / length
    last = highest / length
    self.shown = shown
  }

  /// The position of the object after the movement, in points; without the rubber band.
  @inline(__always)
  mutating func position(after movement: PointVector) -> Double {
    base + (way + (movement.x * axis.x + movement.y * axis.y))
  }

  /// Whether the object follows the hand fully at the position. A position that is not a number is
  /// not free.
  @inline(__always)
  mutating func isFree(_ position: Double) -> Bool { position >= lowest && position <= highest }

  /// Adds a movement that leads to the position. Its time is after that of the last sample.
  @inline(__always)
  mutating func add(_ movement: PointVector, to position: Double, at time: Timestamp) {
    way += movement.x * axis.x + movement.y * axis.y
    path += SIMD2(movement.x, movement.y)
    steps.add(position, at: time, rest: rest)
    stay(at: time.microseconds)
  }

  /// Adds that the fingers are where they are.
  @inline(__always)
  mutating func stay(at time: Int64) {
    samples[unchecked: count & (Self.capacity - 1)] = Sample(time: time, path: path)
    count &+= 1
  }

  /// Notes what is shown for a position. Returns nil if it changed by too little to be reported. The
  /// ends are always reported: an object that stops just before one would look stuck.
  @inline(__always)
  mutating func show(_ position: Double) -> Double? {
    let progress = position / length
    guard
      (progress - shown).magnitude >= change
        || ((progress == first || progress == last) && progress != shown)
    else { return nil }
    shown = progress
    return progress
  }

  /// Returns the position of the path, in points.
  mutating func place() -> PointVector { PointVector(x: path.x, y: path.y) }

  /// Returns the translation of the pan, in points.
  mutating func translation() -> PointVector {
    let moved = start.translation + (path - start.path)
    let along = axis * way
    return PointVector(
      x: axis.x == 0 ? moved.x : along.x, y: axis.y == 0 ? moved.y : along.y)
  }

  /// Removes all samples and gives those that an estimator can still use to `body`, oldest first.
  mutating func drain(_ body: (MotionSample) -> Void) {
    for index in max(0, count - VelocityTracker.capacity)..<count {
      let sample = samples[index & (Self.capacity - 1)]
      body(MotionSample(time: sample.time, x: sample.path.x, y: sample.path.y))
    }
    count = 0
  }
}
