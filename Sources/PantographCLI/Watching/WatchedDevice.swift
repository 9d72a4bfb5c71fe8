import PantographGestures
import PantographLiveDevices
import PantographTouches

/// What a hand does on one live device, and if asked for what a scene makes of it.
@MainActor
package final class WatchedDevice {
  /// What was said of the hand.
  package enum Word {
    case gesture(GestureRecord)
    case decision(ReleaseDecision, at: Timestamp)
    case refusal(InteractionRefusal, at: Timestamp)
  }

  package let name: String
  private var journal: GestureJournal
  private let scene: (any WatchedScene)?

  package init(_ device: LiveDevice, scene makeScene: MakeWatchedScene? = nil, at time: Timestamp) {
    name = device.name
    journal = GestureJournal(on: device.surface.kind)
    scene = makeScene?(device.surface, time)
  }

  /// The hand of a recording in a device's place.
  package init(
    _ recording: PlayedRecording, scene makeScene: MakeWatchedScene? = nil, at time: Timestamp
  ) {
    name = recording.name
    journal = GestureJournal(on: recording.surface.kind)
    scene = makeScene?(recording.surface, time)
  }

  package func take(_ frame: ContactFrame) {
    journal.update(frame)
    scene?.take(frame)
  }

  /// When something is decided though no frame comes.
  package func wakeTime(after now: Timestamp) -> Timestamp? {
    [journal.tracker.deadline, scene?.wakeTime(after: now)].compactMap { $0 }.min()
  }

  /// Lets time pass; what was said since it was last asked.
  package func advance(to time: Timestamp) -> [Word] {
    journal.advance(to: time)
    var words: [(time: Timestamp, word: Word)] = []
    for record in journal.takeRecords() { words.append((record.end, .gesture(record))) }
    if let scene { words += scene.advance(to: time) }
    // Of the same moment the gesture comes first, by the order in which they were added.
    return words.enumerated().sorted { ($0.1.time, $0.0) < ($1.1.time, $1.0) }.map(\.1.word)
  }
}
