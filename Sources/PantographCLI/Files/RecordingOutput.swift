import PantographCommands
import PantographRecordingFiles
import PantographRecordings
import PantographTouches

/// Writes a recording in one format. The file appears under its name only when it is complete.
struct RecordingOutput: ~Copyable {
  private var file: OutputFile
  private let encoder: RecordingEncoder
  private var bytes: [UInt8] = []

  init(_ path: String, format: RecordingFormat, overwriting: Bool) throws(Failure) {
    guard let encoder = format.makeEncoder() else {
      throw Failure(.usage, "\(format.title) can only be read, not written")
    }
    do throws(RecordingFileError) {
      file = try OutputFile.create(path, overwrite: overwriting, permissions: .personal)
    } catch {
      throw Failure(error)
    }
    self.encoder = encoder
  }

  mutating func begin(notes: [RecordingNote], trackCount: Int) {
    encoder.begin(notes: notes, trackCount: trackCount, into: &bytes)
  }

  mutating func header(_ header: TrackHeader, track: Int) {
    encoder.header(header, track: track, into: &bytes)
  }

  /// Writes an event, if the format holds events.
  mutating func event(_ event: InputEvent, track: Int) throws(Failure) {
    guard encoder.holdsEvents else { return }
    encoder.event(event, track: track, into: &bytes)
    // Saves memory: all is written at the end, too.
    if bytes.count >= 1 << 16 { try drain() }
  }

  /// Writes a report of movement, if the format holds such reports.
  mutating func delta(_ report: DeltaReport, track: Int) throws(Failure) {
    guard encoder.holdsDeltas else { return }
    encoder.delta(report, track: track, into: &bytes)
    // Saves memory: all is written at the end, too.
    if bytes.count >= 1 << 16 { try drain() }
  }

  mutating func finish() throws(Failure) {
    encoder.finish(into: &bytes)
    try drain()
    do throws(RecordingFileError) {
      try file.commit()
    } catch {
      throw Failure(error)
    }
  }

  /// Writes a whole recording.
  mutating func write(_ recording: Recording) throws(Failure) {
    begin(notes: recording.notes, trackCount: recording.tracks.count)
    for (index, track) in recording.tracks.enumerated() {
      header(track.header, track: index)
      for event in track.events { try self.event(event, track: index) }
      for report in track.deltas { try delta(report, track: index) }
    }
    try finish()
  }

  private mutating func drain() throws(Failure) {
    do throws(RecordingFileError) {
      try file.write(bytes)
    } catch {
      throw Failure(error)
    }
    bytes.removeAll(keepingCapacity: true)
  }
}
