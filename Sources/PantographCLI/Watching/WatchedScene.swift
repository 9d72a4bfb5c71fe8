import PantographGestures
import PantographTouches

/// A scene that the contacts of one device move.
@MainActor
package protocol WatchedScene: AnyObject {
  func take(_ frame: ContactFrame)

  /// Returns the time of the next decision that needs no frame; nil if there is none.
  func wakeTime(after now: Timestamp) -> Timestamp?

  /// Advances to `time`. Returns the events since the last call.
  func advance(to time: Timestamp) -> [(time: Timestamp, word: WatchedDevice.Word)]
}

/// Creates a scene for a device with the given surface, at the given time.
package typealias MakeWatchedScene =
  @MainActor @Sendable (SurfaceGeometry, Timestamp) -> any WatchedScene
