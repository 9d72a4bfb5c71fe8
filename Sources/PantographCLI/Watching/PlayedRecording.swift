import PantographCommands
import PantographGestures
import PantographRecordings
import PantographTouches

#if canImport(Glibc)
  import Glibc
#endif

/// A recording that is watched like a live device, at its original speed.
@MainActor
package final class PlayedRecording {
  /// The name of the file.
  package let name: String
  package let surface: SurfaceGeometry
  private let events: [InputEvent]
  private var index = 0
  private var pipeline: TouchPipeline
  /// The difference between the watch's time and the recording's time.
  private let shift: TimeSpan
  private var hasEnded = false
  /// Receives the frames, with times of the watch.
  package var receive: (ContactFrame) -> Void = { _ in }

  /// The time before the first event, so that the first frame is not late.
  private static let lead = TimeSpan.milliseconds(20)

  /// Creates the playback of a recording. It begins at `time`, which is the watch's time. Its
  /// contacts are filtered by the given numbers, or by Pantograph's own.
  package init(
    _ track: RecordingTrack, name: String, by thresholds: RecognitionThresholds? = nil,
    at time: Timestamp
  ) {
    self.name = name
    events = track.events
    pipeline = TouchPipeline(device: track.header.device, by: thresholds)
    surface = pipeline.surface
    shift = time + Self.lead - (track.events.first?.time ?? .zero)
  }

  /// The time of the next event; nil after the last event.
  package var nextTime: Timestamp? {
    guard !hasEnded else { return nil }
    return events.indices.contains(index)
      ? events[index].time + shift : events.last.map { $0.time + shift }
  }

  /// Delivers all frames that are due by `time`.
  package func advance(to time: Timestamp) {
    while index < events.count, events[index].time + shift <= time {
      var event = events[index]
      event.time = event.time + shift
      index += 1
      if pipeline.consume(event) { receive(pipeline.frame) }
    }
    guard index == events.count, !hasEnded, let last = events.last else {
      hasEnded = hasEnded || events.isEmpty
      return
    }
    // A contact that is still down at the end of the recording is cancelled.
    hasEnded = true
    if pipeline.end(.inputEnded, at: last.time + shift) { receive(pipeline.frame) }
  }

  /// Returns whether a word of the command line names a file and not a device.
  package nonisolated static func isFile(_ word: String) -> Bool {
    var status = stat()
    guard stat(word, &status) != 0 else { return status.st_mode & S_IFMT != S_IFCHR }
    // A missing file must not be taken for a device with an unusual name.
    return [".evemu", ".yml", ".yaml"].contains { word.lowercased().hasSuffix($0) }
  }
}
