import PantographTouches

/// The clock that a player follows.
public protocol PlaybackClock {
  var now: Timestamp { get }

  /// Waits until `moment`, or returns at once if it has passed. Returns false if playback is to
  /// end.
  func wait(until moment: Timestamp) throws(EvdevError) -> Bool
}
