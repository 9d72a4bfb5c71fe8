import Expectations
import Foundation
import PantographRecordingFiles
import PantographRecordings
import PantographTouches
import TemporaryFolders
import Testing

/// Recordings with more notes and devices than any program stores.
struct RecordingLimitTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func recording(notes: Int, devices: Int) -> Recording {
    var recording = Recording()
    recording.notes = (0..<notes).map { RecordingNote(key: "key\($0)", value: "\($0)") }
    recording.tracks = (0..<devices).map { number in
      RecordingTrack(header: TrackHeader(device: DeviceDescription(name: "pad \(number)")))
    }
    return recording
  }

  @Test func `further notes are left out with one warning`() throws {
    let path = folder.path("notes.evemu")
    let most = RecordingSource.mostNotes
    try RecordingFile.save(
      recording(notes: most + 2000, devices: 1), to: path, format: .evemu)
    let loaded = try RecordingFile.load(path)
    expect(loaded.recording.notes.count, equals: most)
    expect(loaded.recording.notes.last?.key, equals: "key\(most - 1)")
    expect(loaded.issues.count { $0.problem.contains("too many notes") }, equals: 1)
  }

  @Test func `as many notes as the limit are read without a warning`() throws {
    let path = folder.path("notes.evemu")
    try RecordingFile.save(
      recording(notes: RecordingSource.mostNotes, devices: 1), to: path, format: .evemu)
    let loaded = try RecordingFile.load(path)
    expect(loaded.recording.notes.count, equals: RecordingSource.mostNotes)
    expect(!loaded.issues.contains { $0.problem.contains("too many") })
  }

  @Test func `a recording of too many devices is refused`() throws {
    let path = folder.path("devices.yml")
    let most = RecordingSource.mostDevices
    try RecordingFile.save(recording(notes: 0, devices: most + 1), to: path, format: .libinput)
    do {
      _ = try RecordingFile.load(path)
      Issue.record("no error")
    } catch {
      expect("\(error)".contains("too many devices"))
    }
    try RecordingFile.save(
      recording(notes: 0, devices: most), to: path, format: .libinput, overwrite: true)
    try expect(RecordingFile.load(path).recording.tracks.count, equals: most)
  }
}
