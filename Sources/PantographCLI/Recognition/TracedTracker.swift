import Gestures
import Touches

/// A tracker of the standard set, as far as a trace asks.
protocol TracedTracker: Tracker {
  var touches: Int { get }
  /// When it wants to be woken though no frame comes.
  var deadline: Timestamp? { get }
  mutating func advance(to time: Timestamp) -> GestureEvent?
  /// Returns what it has measured.
  func sample(at time: Timestamp) -> TrackerSample
}

/// The values that a tracker has measured; nil for those that it does not measure.
struct TrackerSample: Hashable {
  /// Millimetres.
  var translation: Vector?
  /// Millimetres per second.
  var velocity: Vector?
  var scale: Double?
  /// Radians.
  var rotation: Double?
  var direction: SwipeDirections = []
}

extension TracedTracker {
  var deadline: Timestamp? { nil }
  mutating func advance(to time: Timestamp) -> GestureEvent? { nil }
  func sample(at time: Timestamp) -> TrackerSample { TrackerSample() }
}

extension PanTracker: TracedTracker {
  func sample(at time: Timestamp) -> TrackerSample {
    TrackerSample(translation: translation, velocity: velocity(at: time))
  }
}

extension PinchTracker: TracedTracker {
  func sample(at time: Timestamp) -> TrackerSample { TrackerSample(scale: scale) }
}

extension RotationTracker: TracedTracker {
  func sample(at time: Timestamp) -> TrackerSample { TrackerSample(rotation: rotation) }
}

extension SwipeTracker: TracedTracker {
  func sample(at time: Timestamp) -> TrackerSample { TrackerSample(direction: direction) }
}

extension TapTracker: TracedTracker {}

extension HoldTracker: TracedTracker {}
