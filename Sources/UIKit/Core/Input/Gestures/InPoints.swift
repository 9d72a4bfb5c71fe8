import PantographGestures
import PantographMotion
import PantographTouches

/// A tracker, or thresholds, with lengths in the window's points instead of millimetres.
///
/// Trackers only compare and add lengths, so they work with points as well as with millimetres.
/// This type ensures that no length of the other unit gets in or out.
struct InPoints<Value: Sendable>: Sendable {
  private var value: Value
}

extension InPoints where Value: Tracker {
  mutating func update(_ frame: inout PointFrame) -> GestureEvent? {
    value.update(reading: &frame.storage)
  }
}

extension InPoints<PanThresholds> {
  init(minimumTouches: Int = 1, maximumTouches: Int = .max, slop: Double, removesSlop: Bool = true)
  {
    value = PanThresholds(
      minimumTouches: minimumTouches, maximumTouches: maximumTouches, slop: slop,
      removesSlop: removesSlop)
  }
}

extension InPoints<PanTracker> {
  init(_ thresholds: InPoints<PanThresholds>, estimator: VelocityEstimator = .lsq2) {
    value = PanTracker(thresholds: thresholds.value, estimator: estimator)
  }

  /// Returns the translation. Changes nothing; `mutating` only avoids a copy.
  mutating func readTranslation() -> PointVector { PointVector(points: value.readTranslation()) }

  func velocity(at time: Timestamp) -> PointVector {
    PointVector(points: value.velocity(at: time))
  }

  mutating func fittedVelocity(at time: Timestamp) -> PointVector {
    PointVector(points: value.fittedVelocity(at: time))
  }

  func pastVelocity(at time: Timestamp) -> PointVector {
    PointVector(points: value.pastVelocity(at: time))
  }

  mutating func set(_ thresholds: InPoints<PanThresholds>) { value.thresholds = thresholds.value }

  mutating func setTranslation(_ translation: PointVector) {
    value.setTranslation(Vector(points: translation))
  }

  mutating func begin() { value.begin() }
}

extension InPoints<EdgeGate> {
  init(_ edges: SurfaceEdges) { value = EdgeGate(edges, width: EdgePanThresholds.widthInPoints) }

  mutating func land(at place: PointVector, on size: PointVector) -> Bool {
    value.land(at: Vector(points: place), on: Vector(points: size))
  }

  func permits(_ movement: PointVector) -> Bool { value.permits(Vector(points: movement)) }
}

extension InPoints<PinchTracker> {
  init(slop: Double, removed: Double) {
    value = PinchTracker(thresholds: PinchThresholds(slop: slop, removed: removed))
  }

  var scale: Double { value.scale }

  func velocity(at time: Timestamp) -> Double { value.velocity(at: time) }

  mutating func setScale(_ scale: Double) { value.setScale(scale) }
}

extension InPoints<RotationTracker> {
  init() { value = RotationTracker() }

  var rotation: Double { value.rotation }

  func velocity(at time: Timestamp) -> Double { value.velocity(at: time) }

  mutating func setRotation(_ rotation: Double) { value.setRotation(rotation) }
}

extension InPoints<SwipeTracker> {
  init(directions: SwipeDirections, touches: Int, distance: Double, deviation: Double) {
    value = SwipeTracker(
      thresholds: SwipeThresholds(
        directions: directions, touches: touches, distance: distance, deviation: deviation))
  }

  var deadline: Timestamp? { value.deadline }

  mutating func advance(to time: Timestamp) -> GestureEvent? { value.advance(to: time) }
}

extension InPoints<TapTracker> {
  init(taps: Int = 1, touches: Int = 1, allowance: Double, drift: Double) {
    value = TapTracker(
      thresholds: TapThresholds(taps: taps, touches: touches, allowance: allowance, drift: drift))
  }

  var completedTaps: Int { value.completedTaps }
  var location: PointVector { PointVector(points: value.location) }
  var deadline: Timestamp? { value.deadline }

  mutating func advance(to time: Timestamp) -> GestureEvent? { value.advance(to: time) }
}

extension InPoints<HoldTracker> {
  /// Creates a tracker of a hold. The half second is UIKit's documented `minimumPressDuration`.
  init(touches: Int = 1, duration: TimeSpan = .milliseconds(500), allowance: Double) {
    value = HoldTracker(
      thresholds: HoldThresholds(touches: touches, duration: duration, allowance: allowance))
  }

  var deadline: Timestamp? { value.deadline }

  mutating func advance(to time: Timestamp) -> GestureEvent? { value.advance(to: time) }
}

// A tracker's plain vectors, in the unit that was passed to it.
extension PointVector {
  fileprivate init(points vector: Vector) { self.init(x: vector.x, y: vector.y) }
}

extension Vector {
  fileprivate init(points vector: PointVector) { self.init(x: vector.x, y: vector.y) }
}
