import Foundation
import RecordingFiles
import Recordings

/// Finds recordings by their names.
enum RecordingFolder {
  /// The recording in a folder `Recordings`, beside the file that asks or above it.
  static func track(_ name: String, near file: String) throws(RecordingFileError) -> RecordingTrack?
  {
    let fileName = name.contains(".") ? name : "\(name).evemu"
    var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    while folder.path != "/" {
      let path = folder.appendingPathComponent("Recordings/\(fileName)").path
      if FileManager.default.fileExists(atPath: path) {
        return try RecordingFile.load(path).recording.tracks.first { !$0.events.isEmpty }
      }
      folder = folder.deletingLastPathComponent()
    }
    return try RecordingFile.load(name).recording.tracks.first { !$0.events.isEmpty }
  }
}
