import PantographGestures
import PantographTouches

/// What a scene makes of the hand on one device.
@MainActor
package protocol WatchedScene: AnyObject {
  func take(_ frame: ContactFrame)

  /// When something is decided though no frame comes.
  func wakeTime(after now: Timestamp) -> Timestamp?

  /// Lets time pass; what was said since it was last asked.
  func advance(to time: Timestamp) -> [(time: Timestamp, word: WatchedDevice.Word)]
}

/// Makes a scene for a device with that surface; the time is now.
package typealias MakeWatchedScene =
  @MainActor @Sendable (SurfaceGeometry, Timestamp) -> any WatchedScene
