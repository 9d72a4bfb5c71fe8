import PantographCommands
import PantographRecordingFiles
import PantographRecordings

extension RecordingSource {
  /// The name for messages.
  package var name: String { path == "-" ? "standard input" : path }

  /// Opens a recording; `description` may name a file that describes its device.
  package static func open(_ path: String, description: String?) throws(Failure) -> RecordingSource
  {
    do throws(RecordingFileError) {
      return try RecordingSource(path, description: description, strict: false)
    } catch {
      throw Failure(error)
    }
  }

  /// Empties the batch and fills it with what the next piece tells; false when nothing is left.
  package mutating func read(into batch: inout RecordingBatch) throws(Failure) -> Bool {
    do throws(RecordingFileError) {
      return try next(into: &batch)
    } catch {
      throw Failure(error)
    }
  }
}
