import PantographTouches

/// The time that a player keeps to.
public protocol PlaybackClock {
  var now: Timestamp { get }

  /// Returns at this moment, or at once when it has passed; false when the playing is to end.
  func wait(until moment: Timestamp) throws(EvdevError) -> Bool
}
