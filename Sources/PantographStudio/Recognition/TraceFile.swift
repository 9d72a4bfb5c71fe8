import Glibc
import PantographCLI
import PantographCommands
import PantographGestures
import PantographPlainText
import PantographRecordingFiles
import PantographTouches

/// The file that `--trace` names. The JSON is written while frames come. The file appears when it
/// is complete.
final class TraceFile {
  private var output: OutputFile
  private var json: GestureTraceJSON

  /// Creates the trace of the recording `file`. `head` has members that precede the frames. Seconds
  /// count from `start`. Throws if `file` is the same pipe, which would wait for itself.
  init(
    _ path: String, of file: String, overwrites: Bool, since start: Timestamp = .zero,
    head: [(name: String, json: String)]
  ) throws(Failure) {
    if Self.areSamePipe(path, file) {
      throw Failure(.usage, "--trace \(path) is the pipe that the recording is read from")
    }
    do throws(RecordingFileError) {
      output = try OutputFile.create(path, overwrite: overwrites, permissions: .personal)
    } catch {
      throw Failure(error)
    }
    json = GestureTraceJSON(
      since: start, head: [("schema", "\(JSONSchema.trace)")] + head)
  }

  /// Returns the member that names the recording. Its folder is left out: a trace is the same on all
  /// machines, and it does not state where its owner stores recordings.
  static func name(of file: String) -> (name: String, json: String) {
    ("file", JSONWriter.quoted(file.split(separator: "/").last.map { String($0) } ?? file))
  }

  private static func areSamePipe(_ path: String, _ other: String) -> Bool {
    var (status, input) = (stat(), stat())
    guard stat(FileName.system(path), &status) == 0, status.st_mode & S_IFMT == S_IFIFO else {
      return false
    }
    let found = other == "-" ? fstat(STDIN_FILENO, &input) : stat(FileName.system(other), &input)
    return found == 0 && status.st_dev == input.st_dev && status.st_ino == input.st_ino
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
