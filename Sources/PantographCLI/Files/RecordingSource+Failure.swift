import PantographCommands
import PantographRecordingFiles
import PantographRecordings

extension RecordingSource {
  /// The name for messages.
  package var name: String { path == "-" ? "standard input" : path }

  /// Opens a recording. `description` is the path of a file that describes the device, or nil.
  package static func open(_ path: String, description: String?) throws(Failure) -> RecordingSource
  {
    do throws(RecordingFileError) {
      return try RecordingSource(path, description: description, strict: false)
    } catch {
      throw Failure(error)
    }
  }

  /// Replaces the contents of the batch by the next piece. Returns false if nothing is left.
  package mutating func read(into batch: inout RecordingBatch) throws(Failure) -> Bool {
    do throws(RecordingFileError) {
      return try next(into: &batch)
    } catch {
      throw Failure(error)
    }
  }
}
