import PantographTouches

/// Gives contact frames: a recording, a drawn gesture, a device.
public protocol ContactSource {
  /// When the next frame is due; nil when there is none any more.
  var nextTime: Timestamp? { get }

  /// Takes the next frame out.
  mutating func next() -> ContactFrame?
}
