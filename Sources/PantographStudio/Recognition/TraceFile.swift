import PantographCLI
import PantographCommands
import PantographGestures
import PantographRecordingFiles
import PantographTouches

/// The file that `--trace` names. The JSON is written while frames come. The file appears when it
/// is complete.
final class TraceFile {
  private var output: OutputFile
  private var json: GestureTraceJSON

  /// Creates the file. `head` has members that precede the frames. Seconds count from `start`.
  init(
    _ path: String, overwrites: Bool, since start: Timestamp = .zero,
    head: [(name: String, json: String)]
  ) throws(Failure) {
    do throws(RecordingFileError) {
      output = try OutputFile.create(path, overwrite: overwrites, permissions: .personal)
    } catch {
      throw Failure(error)
    }
    json = GestureTraceJSON(
      since: start, head: [("schema", "\(JSONSchema.trace)")] + head)
  }

  /// Adds the part of the trace that was recognized since the last call.
  func add(_ recognition: RecordingRecognition) throws(Failure) {
    for (index, track) in recognition.tracks { try add(track.takeTrace(), track: index) }
  }

  func add(_ trace: GestureTrace, track: Int? = nil) throws(Failure) {
    for frame in trace.frames { json.add(frame, track: track) }
    try write()
  }

  /// Makes the file appear. `tail` has members that follow the frames.
  func commit(tail: [(name: String, json: String)] = []) throws(Failure) {
    json.end(tail: tail)
    try write()
    do throws(RecordingFileError) {
      try output.commit()
    } catch {
      throw Failure(error)
    }
  }

  private func write() throws(Failure) {
    do throws(RecordingFileError) {
      try output.write(Array(json.take().utf8))
    } catch {
      throw Failure(error)
    }
  }
}
