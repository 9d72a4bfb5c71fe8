import PantographCommands
import PantographRecordings
import PantographTouches

#if canImport(Glibc)
  import Glibc
#endif

/// A recording whose hand is watched as if it were on the device, at its own speed.
@MainActor
package final class PlayedRecording {
  /// The name of its file.
  package let name: String
  package let surface: SurfaceGeometry
  private let events: [InputEvent]
  private var index = 0
  private var pipeline: TouchPipeline
  /// What is added to the times of the recording.
  private let shift: TimeSpan
  private var hasEnded = false
  /// Takes the frames in the times of whoever watches.
  package var receive: (ContactFrame) -> Void = { _ in }

  /// A moment to begin with, so that the first frame is no late one.
  private static let lead = TimeSpan.milliseconds(20)

  /// Begins at that time of whoever watches.
  package init(_ track: RecordingTrack, name: String, at time: Timestamp) {
    self.name = name
    events = track.events
    pipeline = TouchPipeline(device: track.header.device, filters: nil)
    surface = pipeline.surface
    shift = time + Self.lead - (track.events.first?.time ?? .zero)
  }

  /// When the next event is due; nil after the last one.
  package var nextTime: Timestamp? {
    guard !hasEnded else { return nil }
    return events.indices.contains(index)
      ? events[index].time + shift : events.last.map { $0.time + shift }
  }

  /// Hands over all that was due up to then.
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
    // A contact that is still down when the recording ends is cancelled then.
    hasEnded = true
    if pipeline.end(.inputEnded, at: last.time + shift) { receive(pipeline.frame) }
  }

  /// Whether a word of the command line names a file, and no device.
  package nonisolated static func isFile(_ word: String) -> Bool {
    var status = stat()
    guard stat(word, &status) != 0 else { return status.st_mode & S_IFMT != S_IFCHR }
    // A file that is missing is no device with an odd name.
    return [".evemu", ".yml", ".yaml"].contains { word.lowercased().hasSuffix($0) }
  }
}
