import PantographCommands
import PantographRecordings

/// The changes that the options `--note`, `--add-note` and `--remove-note` make.
package struct NoteEdit {
  /// Notes that replace the notes with the same key.
  package var set: [RecordingNote]
  /// Notes that are added beside the notes with the same key.
  package var added: [RecordingNote]
  package var removed: Set<String>

  package init(_ invocation: Invocation) throws(Failure) {
    set = try Self.notes(invocation.all(.note), .note)
    added = try Self.notes(invocation.all(.addNote), .addNote)
    removed = Set(invocation.all(.removeNote))
  }

  package func apply(to notes: [RecordingNote]) -> [RecordingNote] {
    var notes = notes.filter { !removed.contains($0.key) }
    for note in set { notes.set(note) }
    return notes + added
  }

  /// Reads words of the form `key=value`.
  package static func notes(_ words: [String], _ option: Option = .note) throws(Failure)
    -> [RecordingNote]
  {
    var notes: [RecordingNote] = []
    for word in words {
      guard let equals = word.firstIndex(of: "="), equals > word.startIndex else {
        throw Failure(.usage, "--\(option.name) must be KEY=VALUE, not \"\(word)\"")
      }
      let key = String(word[..<equals])
      let value = String(word[word.index(after: equals)...])
      let isOneLine = !word.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7f }
      guard isOneLine, !key.contains(":"), !key.contains(" ") else {
        throw Failure(
          .usage,
          "--\(option.name) \"\(word)\": the key must be a word without colons, the value one line")
      }
      notes.append(RecordingNote(key: key, value: value))
    }
    return notes
  }
}

extension Option {
  package static let note = Option(
    "note", nil, "KEY=VALUE", repeatable: true,
    help: "set a note of the recording; it replaces notes with the same key")
  package static let addNote = Option(
    "add-note", nil, "KEY=VALUE", repeatable: true,
    help: "add a note; notes with the same key stay")
  package static let removeNote = Option(
    "remove-note", nil, "KEY", repeatable: true, help: "remove the notes with this key")
}
