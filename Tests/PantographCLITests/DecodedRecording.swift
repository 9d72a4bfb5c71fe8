import Foundation
import PantographRecordingFiles
import PantographRecordings
import PantographTouches

/// A recording decoded into contacts, to test the output of a command.
struct DecodedRecording {
  struct Life: Equatable {
    var start: Timestamp
    var end: Timestamp
    var first: Vector
    var last: Vector
    var isCancelled: Bool
  }

  let recording: Recording
  let format: RecordingFormat
  /// The contacts in the order in which they began.
  private(set) var lives: [Life] = []
  private(set) var frameTimes: [Timestamp] = []

  init(_ path: String) throws {
    let loaded = try RecordingFile.load(path, strict: true)
    recording = loaded.recording
    format = loaded.format
    let track = loaded.recording.tracks[0]
    var decoder = ContactDecoder(device: track.header.device)
    var open: [ContactID: Int] = [:]
    for event in track.events where decoder.consume(event) {
      take(decoder.frame, &open)
      frameTimes.append(decoder.frame.time)
    }
    if let last = track.events.last, decoder.end(.inputEnded, at: last.time) {
      take(decoder.frame, &open)
    }
  }

  /// The path of a recording in the folder `Recordings`.
  static func bundled(_ name: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Recordings/\(name).evemu").path
  }

  private mutating func take(_ frame: ContactFrame, _ open: inout [ContactID: Int]) {
    for contact in frame.contacts {
      let index = open[contact.id] ?? lives.count
      if index == lives.count {
        open[contact.id] = index
        lives.append(
          Life(
            start: frame.time, end: frame.time, first: contact.position, last: contact.position,
            isCancelled: false))
      }
      lives[index].end = frame.time
      lives[index].last = contact.position
      if case .cancelled = contact.phase { lives[index].isCancelled = true }
    }
  }
}
