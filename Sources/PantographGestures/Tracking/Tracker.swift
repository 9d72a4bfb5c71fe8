import PantographTouches

/// Tracks the contacts of a surface, frame by frame, for one kind of gesture.
///
/// A tracker takes part with contacts that begin while it watches. After the end of its gesture it
/// waits until all of them have lifted, then starts again with the next contact.
public protocol Tracker: Sendable {
  /// Processes the next frame in place and leaves it unchanged, because a copy would take longer
  /// than many trackers do. Returns nil if nothing has changed for the caller.
  mutating func update(reading frame: inout ContactFrame) -> GestureEvent?
}

extension Tracker {
  /// Processes the next frame. Returns nil if nothing has changed for the caller.
  @inlinable
  public mutating func update(_ frame: consuming ContactFrame) -> GestureEvent? {
    update(reading: &frame)
  }
}

/// Converts defaults in UIKit's points to millimetres.
public enum PointScale {
  /// Millimetres per point on a phone with 163 points per inch.
  public static let phone = 25.4 / 163
}
