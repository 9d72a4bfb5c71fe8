import Foundation
import PantographEvdev
import PantographLive
import PantographRecordings
import PantographStage

extension DemoSession {
  func startRecording(_ path: String?) throws {
    guard case .device(let device, _) = mover else {
      notice = "no device is open, so there is nothing to record"
      return
    }
    let path = path ?? Self.freePath(run.scene.name)
    let file = try RecordingFile(path: path, overwrites: settings.overwrites)
    var notes = [RecordingNote(key: SceneExpectation.sceneKey, value: run.scene.name)]
    if let mapping = settings.mapping { notes.append(mapping.note) }
    notes += settings.look.notes
    // The recording begins with the scene, so that its replay gives the same result.
    beginAnew(run.scene)
    try clock.record(device, into: file, notes: notes)
    handFile.path = path
    notice = "recording into \(path)"
  }

  func endRecording() throws {
    guard let path = handFile.path, case .device(let device, _) = mover else { return }
    handFile.path = nil
    try device.endRecording()
    handFile.written = path
    notice = "wrote \(path)"
    if settings.writeLabel != nil { notice? += "; f, c or x labels it finish, cancel or other" }
  }

  /// Writes a label into the file that was recorded last. A recording in progress ends first.
  func write(_ label: DemoLabel) throws {
    try endRecording()
    guard let path = handFile.written, let writeLabel = settings.writeLabel else {
      notice = "f, c and x label the last recording; press r to record first"
      return
    }
    try writeLabel(path, label)
    notice = "labelled \(path): \(label)"
  }

  private static func freePath(_ scene: String) -> String {
    var number = 1
    while FileManager.default.fileExists(atPath: "\(scene)-\(number).evemu") { number += 1 }
    return "\(scene)-\(number).evemu"
  }
}
