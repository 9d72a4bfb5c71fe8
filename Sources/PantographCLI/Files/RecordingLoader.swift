import PantographCommands
import PantographPlainText
import PantographRecordingFiles
import PantographRecordings

/// Reads a recording, whole or in pieces, and reports issues in it.
package struct RecordingLoader {
  /// Whether any issue in a recording is an error.
  package var isStrict: Bool
  /// The path of a file that describes the device, used if the recording has no description.
  package var description: String?
  private var issueCount = 0

  package init(_ invocation: Invocation) {
    isStrict = invocation.has(.strict)
    description = invocation.value(.description)
  }

  /// Reads the whole recording into memory.
  package mutating func load(_ path: String, console: inout Console) throws(Failure) -> Recording {
    var recording = Recording()
    try read(path, console: &console) { recording.append($0) }
    return recording
  }

  /// Reads the recording in batches and passes each batch to `take`.
  package mutating func read(
    _ path: String, console: inout Console, _ take: (RecordingBatch) throws(Failure) -> Void
  ) throws(Failure) {
    var batch = RecordingBatch()
    var notes: [RecordingNote] = []
    var source = try RecordingSource.open(path, description: description)
    var progress = Progress("reading \(source.name)", total: source.size)
    while try source.read(into: &batch) {
      for issue in batch.issues {
        try tell(IssueText(issue, in: source.name).description, console: &console)
      }
      notes += batch.notes
      try take(batch)
      try progress.update(source.position, on: &console)
    }
    try progress.end(on: &console)
    for problem in NoteVocabulary.problems(in: notes) {
      try tell("\(source.name): \(problem)", console: &console)
    }
  }

  private mutating func tell(_ text: String, console: inout Console) throws(Failure) {
    if isStrict { throw Failure(.data, text) }
    issueCount += 1
    if issueCount <= 10 { try console.warn("\(text)") }
    if issueCount == 11 {
      try console.warn("more problems follow; list them with: pantograph inspect")
    }
  }
}
