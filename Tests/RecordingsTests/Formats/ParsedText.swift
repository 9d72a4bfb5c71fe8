import PantographRecordings
import PantographTouches

/// A recording parsed from a text in the test, fed in pieces of a chosen size.
struct ParsedText {
  var recording = Recording()
  var issues: [RecordingIssue] = []
  var formatName: String?

  init(_ text: String, pieces: Int = .max) {
    self.init(bytes: Array(text.utf8), pieces: pieces)
  }

  init(bytes: [UInt8], pieces: Int = .max, format: RecordingFormat? = nil) {
    bytes.withUnsafeBytes { bytes in
      guard let format = format ?? RecordingFormat.recognize(bytes) else { return }
      formatName = format.name
      let parser = format.makeParser()
      var batch = RecordingBatch()
      var rest = bytes[...]
      while !rest.isEmpty {
        parser.parse(UnsafeRawBufferPointer(rebasing: rest.prefix(pieces)), into: &batch)
        rest = rest.dropFirst(pieces)
      }
      parser.finish(into: &batch)
      recording.append(batch)
      issues = batch.issues
    }
    see()
  }

  var events: [InputEvent] { recording.tracks.first?.events ?? [] }
  var device: DeviceDescription? { recording.tracks.first?.header.device }
  var errors: [RecordingIssue] { issues.filter { $0.severity == .error } }

  static func encode(_ recording: Recording, as format: RecordingFormat) -> [UInt8] {
    var all: [UInt8] = []
    guard let encoder = format.makeEncoder() else { return all }
    recording.encode(with: encoder) { (bytes: inout [UInt8]) in
      all += bytes
      bytes.removeAll()
    }
    return all
  }
}
