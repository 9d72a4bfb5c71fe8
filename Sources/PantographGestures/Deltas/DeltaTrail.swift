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
    /// The position of the object along the direction.
    var position: Double
    var path: SIMD2<Double>
  }

  /// The number of the newest samples that are stored: the power of two above
  /// `VelocityTracker.capacity`.
  private static let capacity = 256

  /// The stored samples, in a ring, in points.
  private var samples = [256 of Sample](
    repeating: Sample(time: 0, position: 0, path: .zero))
  private var count = 0
  private var path = SIMD2(0.0, 0.0)
  /// The translation along the direction.
  private var way = 0.0
  /// The steps of the hand. The last of them are known only up to the sample with the index
  /// `finished`: the samples contain the others.
  private var steps = StrokeSteps(at: 0, .zero)
  private var finished = 0
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
    from base: Double, within ends: ClosedRange<Double>, shown: Double, _ steps: StrokeSteps
  ) {
    count = 0
    finished = 0
    self.steps = steps
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

  /// Returns the position of the object, in points; without the rubber band.
  mutating func along() -> Double {
    let position = base + way
    return position.isFinite ? position : steps.along
  }

  /// The position of the object after the movement, in points; without the rubber band.
  @inline(__always)
  mutating func position(after movement: SIMD2<Double>) -> Double {
    base + (way + along(movement))
  }

  @inline(__always)
  private mutating func along(_ movement: SIMD2<Double>) -> Double {
    let components = movement * axis
    return components.x + components.y
  }

  /// Whether the object follows the hand fully at the position. A position that is not a number is
  /// not free.
  @inline(__always)
  mutating func isFree(_ position: Double) -> Bool { position >= lowest && position <= highest }

  /// Adds a movement that leads to the position. Its time is after that of the last sample.
  @inline(__always)
  mutating func add(_ movement: SIMD2<Double>, to position: Double, at time: Timestamp) {
    steps.pass(from: base + way, to: position, at: time, rest: rest)
    way += along(movement)
    path += movement
    store(position, at: time.microseconds)
  }

  /// Adds that the fingers are where they are. That is no step of the hand.
  mutating func stay(at time: Int64) {
    finishSteps()
    store(base + way, at: time)
    finished = count
  }

  @inline(__always)
  private mutating func store(_ position: Double, at time: Int64) {
    samples[unchecked: count & (Self.capacity - 1)] =
      Sample(time: time, position: position, path: path)
    count &+= 1
  }

  /// Returns the steps of the hand.
  mutating func readSteps() -> StrokeSteps {
    finishSteps()
    return steps
  }

  /// Computes the last steps from the samples.
  private mutating func finishSteps() {
    let number = count - finished
    guard number > 0 else { return }
    let newest = samples[(count - 1) & (Self.capacity - 1)].position
    let second = number > 1 ? samples[(count - 2) & (Self.capacity - 1)].position : nil
    let third = number > 2 ? samples[(count - 3) & (Self.capacity - 1)].position : nil
    steps.finish(number, newest: newest, second, third)
    finished = count
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

  /// Notes that the progress at a position is shown, however little it changed, and returns it.
  @inline(__always)
  mutating func showAlways(_ position: Double) -> Double {
    let progress = position / length
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

  /// Removes all samples and gives the newest to `body`, oldest first: those within the reach of an
  /// estimator, at this time or later, and three before them. A window counts from one sample
  /// before it, and a position has changed if the sample before had another.
  mutating func drain(
    within reach: VelocityReach, at time: Timestamp, _ body: (MotionSample) -> Void
  ) {
    var first = max(0, count - min(VelocityTracker.capacity, max(0, reach.samples)) - 3)
    let (earliest, isOpen) = time.microseconds.subtractingReportingOverflow(reach.age)
    if !isOpen {
      var index = count
      while index > first, samples[(index - 1) & (Self.capacity - 1)].time >= earliest {
        index -= 1
      }
      first = max(first, index - 3)
    }
    for index in first..<count {
      let sample = samples[index & (Self.capacity - 1)]
      body(MotionSample(time: sample.time, x: sample.path.x, y: sample.path.y))
    }
    count = 0
    finished = 0
  }
}
