import PantographGestures
import PantographLiveDevices
import PantographTouches

/// One live device that is watched: its gestures, and the decisions of its scene if there is one.
@MainActor
package final class WatchedDevice {
  /// An event to report.
  package enum Word {
    case gesture(GestureRecord)
    case decision(ReleaseDecision, at: Timestamp)
    case refusal(InteractionRefusal, at: Timestamp)
  }

  package let name: String
  private var journal: GestureJournal
  private let scene: (any WatchedScene)?

  /// Creates a watched device. Its gestures are recognized by the given numbers, or by Pantograph's
  /// own.
  package init(
    _ device: LiveDevice, scene makeScene: MakeWatchedScene? = nil,
    by thresholds: RecognitionThresholds? = nil, at time: Timestamp
  ) {
    name = device.name
    journal = GestureJournal(on: device.surface.kind, by: thresholds)
    scene = makeScene?(device.surface, time)
  }

  /// Creates a watched device whose contacts come from a recording.
  package init(
    _ recording: PlayedRecording, scene makeScene: MakeWatchedScene? = nil,
    by thresholds: RecognitionThresholds? = nil, at time: Timestamp
  ) {
    name = recording.name
    journal = GestureJournal(on: recording.surface.kind, by: thresholds)
    scene = makeScene?(recording.surface, time)
  }

  package func take(_ frame: ContactFrame) {
    journal.update(frame)
    scene?.take(frame)
  }

  /// Returns the time of the next decision that needs no frame; nil if there is none.
  package func wakeTime(after now: Timestamp) -> Timestamp? {
    [journal.tracker.deadline, scene?.wakeTime(after: now)].compactMap { $0 }.min()
  }

  /// Advances to `time`. Returns the events since the last call.
  package func advance(to time: Timestamp) -> [Word] {
    journal.advance(to: time)
    var words: [(time: Timestamp, word: Word)] = []
    for record in journal.takeRecords() { words.append((record.end, .gesture(record))) }
    if let scene { words += scene.advance(to: time) }
    // Events at the same time stay in the order in which they were added, so the gesture comes
    // first.
    return words.enumerated().sorted { ($0.1.time, $0.0) < ($1.1.time, $1.0) }.map(\.1.word)
  }
}

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
