import PantographRecordingFiles
import PantographRecordings

/// Sets or removes a note in a recording's file and leaves every other byte unchanged.
package enum NoteInFile {
  package enum Failure: Error {
    case file(RecordingFileError)
    /// The format has no notes, or there is no place for one.
    case noPlace(String)

    /// The error as a sentence without its full stop.
    package var sentence: String {
      switch self {
      case .file(let error): String(error.description.dropLast())
      case .noPlace(let why): why
      }
    }
  }

  /// Sets or removes a note.
  ///
  /// - Parameter value: The note's value; nil removes the note.
  package static func set(_ key: String, to value: String?, in path: String) throws(Failure) {
    let bytes: [UInt8]
    let before: LoadedRecording
    let edited: [UInt8]
    let after: LoadedRecording
    do throws(RecordingFileError) {
      bytes = try WholeFile.all(path)
      before = try parse(bytes, path)
      edited = Self.edited(bytes, key, value)
      after = try parse(edited, path)
    } catch {
      throw .file(error)
    }
    guard before.format.canWrite else {
      throw .noPlace(
        "\(path) has a format without notes; convert it first: pantograph convert")
    }
    guard after.recording.tracks == before.recording.tracks, after.recording.note(key) == value
    else { throw .noPlace("a note cannot be added to \(path) without changing its events") }
    do throws(RecordingFileError) {
      var file = try OutputFile.create(path, overwrite: true, permissions: .personal)
      try file.write(edited)
      try file.commit()
    } catch {
      throw .file(error)
    }
  }

  private static func parse(
    _ bytes: [UInt8], _ name: String
  ) throws(RecordingFileError) -> LoadedRecording {
    var result: Result<LoadedRecording, RecordingFileError>?
    bytes.withUnsafeBytes { buffer in
      do throws(RecordingFileError) {
        result = .success(try RecordingFile.parse(buffer, name: name))
      } catch {
        result = .failure(error)
      }
    }
    guard let result else { throw .empty(path: name) }
    return try result.get()
  }

  /// Returns the file with the note in place of the first one with this key, or after the other
  /// notes.
  static func edited(_ bytes: [UInt8], _ key: String, _ value: String?) -> [UInt8] {
    let newline = UInt8(ascii: "\n")
    var lines = bytes.split(separator: newline, omittingEmptySubsequences: false).map { Array($0) }
    let ending: [UInt8] = lines.first?.last == 0x0d ? [0x0d] : []
    let start = Array("#:".utf8)
    let own = lines.indices.filter { index in
      guard lines[index].starts(with: start) else { return false }
      let rest = lines[index].dropFirst(2).drop { $0 == 0x20 }
      return rest.starts(with: Array("\(key):".utf8))
    }
    let line = value.map { Array("#: \(key): \($0)".utf8) + ending }
    if let first = own.first {
      if let line { lines[first] = line }
      for index in own.dropFirst(line == nil ? 0 : 1).reversed() { lines.remove(at: index) }
    } else if let line {
      let last = lines.prefix { $0.starts(with: [UInt8(ascii: "#")]) }.count
      let notes = lines.lastIndex { $0.starts(with: start) }
      // Inserted after the first line, which identifies the format.
      let place = notes.map { $0 + 1 } ?? min(max(last, 0), 1)
      lines.insert(line, at: place)
    }
    return Array(lines.joined(separator: [newline]))
  }
}
