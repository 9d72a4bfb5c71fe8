import PantographTouches

/// A source of contact frames: a recording, a drawn gesture, a device.
public protocol ContactSource {
  /// The time of the next frame; nil when there are no more.
  var nextTime: Timestamp? { get }

  /// Removes and returns the next frame.
  mutating func next() -> ContactFrame?
}
