import CPantograph
import PantographRecordings
import PantographTouches

@c(pantograph_reader_format) @implementation
package func readerFormat(
  _ reader: OpaquePointer!, _ buffer: UnsafeMutablePointer<CChar>!, _ size: Int
) -> Int {
  writeText(of: reader, into: buffer, size) { $0.format.name }
}

// MARK: Devices

@c(pantograph_reader_tracks) @implementation
package func readerTracks(_ reader: OpaquePointer!) -> Int {
  count(of: reader) { $0.headers.count }
}

@c(pantograph_reader_device) @implementation
package func readerDevice(
  _ reader: OpaquePointer!, _ track: Int, _ device: UnsafeMutablePointer<OpaquePointer?>!
) -> pantograph_status {
  let (reader, place): (OpaquePointer?, UnsafeMutablePointer<OpaquePointer?>?) = (reader, device)
  place?.pointee = nil
  guard let reader, let place else { return PANTOGRAPH_MISSING }
  let headers = object(of: reader, Reader.self).headers
  guard headers.indices.contains(track), let device = headers[track].device else {
    return PANTOGRAPH_NOTHING
  }
  place.pointee = newHandle(Device(device))
  return PANTOGRAPH_OK
}

@c(pantograph_reader_node) @implementation
package func readerNode(
  _ reader: OpaquePointer!, _ track: Int, _ buffer: UnsafeMutablePointer<CChar>!, _ size: Int
) -> Int {
  writeText(of: reader, into: buffer, size) {
    $0.headers.indices.contains(track) ? $0.headers[track].node : ""
  }
}

// MARK: Notes

@c(pantograph_reader_notes) @implementation
package func readerNotes(_ reader: OpaquePointer!) -> Int {
  count(of: reader) { $0.batch.notes.count }
}

@c(pantograph_reader_note_key) @implementation
package func readerNoteKey(
  _ reader: OpaquePointer!, _ index: Int, _ buffer: UnsafeMutablePointer<CChar>!, _ size: Int
) -> Int {
  writeText(of: reader, into: buffer, size) { reader in
    reader.batch.notes.indices.contains(index) ? reader.batch.notes[index].key : ""
  }
}

@c(pantograph_reader_note_value) @implementation
package func readerNoteValue(
  _ reader: OpaquePointer!, _ index: Int, _ buffer: UnsafeMutablePointer<CChar>!, _ size: Int
) -> Int {
  writeText(of: reader, into: buffer, size) { reader in
    reader.batch.notes.indices.contains(index) ? reader.batch.notes[index].value : ""
  }
}

// MARK: Issues

@c(pantograph_reader_issues) @implementation
package func readerIssues(_ reader: OpaquePointer!) -> Int {
  count(of: reader) { $0.batch.issues.count }
}

@c(pantograph_reader_issue) @implementation
package func readerIssue(
  _ reader: OpaquePointer!, _ index: Int, _ issue: UnsafeMutablePointer<pantograph_issue>!
) -> pantograph_status {
  let (reader, place): (OpaquePointer?, UnsafeMutablePointer<pantograph_issue>?) = (reader, issue)
  guard let reader, let place else { return PANTOGRAPH_MISSING }
  guard let issue = object(of: reader, Reader.self).issue(index) else { return PANTOGRAPH_NOTHING }
  place.pointee = pantograph_issue(
    line: Int64(issue.place.line), column: Int64(issue.place.column),
    is_error: issue.severity == .error)
  return PANTOGRAPH_OK
}

@c(pantograph_reader_issue_problem) @implementation
package func readerIssueProblem(
  _ reader: OpaquePointer!, _ index: Int, _ buffer: UnsafeMutablePointer<CChar>!, _ size: Int
) -> Int {
  writeText(of: reader, into: buffer, size) { $0.issue(index)?.problem ?? "" }
}

@c(pantograph_reader_issue_found) @implementation
package func readerIssueFound(
  _ reader: OpaquePointer!, _ index: Int, _ buffer: UnsafeMutablePointer<CChar>!, _ size: Int
) -> Int {
  writeText(of: reader, into: buffer, size) { $0.issue(index)?.found ?? "" }
}

@c(pantograph_reader_issue_expected) @implementation
package func readerIssueExpected(
  _ reader: OpaquePointer!, _ index: Int, _ buffer: UnsafeMutablePointer<CChar>!, _ size: Int
) -> Int {
  writeText(of: reader, into: buffer, size) { $0.issue(index)?.expected ?? "" }
}

extension Reader {
  /// Returns an issue of the last piece; nil beyond the last.
  fileprivate func issue(_ index: Int) -> RecordingIssue? {
    batch.issues.indices.contains(index) ? batch.issues[index] : nil
  }
}

/// Returns a count of the reader; 0 if the reader is nil.
private func count(of reader: OpaquePointer?, _ count: (Reader) -> Int) -> Int {
  reader.map { count(object(of: $0, Reader.self)) } ?? 0
}

/// Writes a text of the reader; the text is empty if the reader is nil.
private func writeText(
  of reader: OpaquePointer?, into buffer: UnsafeMutablePointer<CChar>?, _ size: Int,
  _ text: (Reader) -> String
) -> Int {
  write(reader.map { text(object(of: $0, Reader.self)) } ?? "", into: buffer, size)
}
