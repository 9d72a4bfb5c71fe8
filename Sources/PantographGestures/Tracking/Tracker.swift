import PantographTouches

/// Follows the contacts of a surface, frame by frame, for one kind of gesture.
///
/// A tracker takes part with the contacts that begin while it watches. Once its gesture is over it
/// waits until all of them are lifted, and starts anew with the next.
public protocol Tracker: Sendable {
  /// Takes the next frame, where it is: it is not changed, and a copy of it would take longer than many
  /// a tracker. Nil where it changes nothing that a caller could act on.
  mutating func update(reading frame: inout ContactFrame) -> GestureEvent?
}

extension Tracker {
  /// Takes the next frame; nil where it changes nothing that a caller could act on.
  @inlinable
  public mutating func update(_ frame: consuming ContactFrame) -> GestureEvent? {
    update(reading: &frame)
  }
}

/// The scale that defaults given in UIKit's points are turned into millimetres by.
public enum PointScale {
  /// Millimetres a point, on a phone of 163 points an inch.
  public static let phone = 25.4 / 163
}
