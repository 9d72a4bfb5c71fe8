import Foundation
import RecordingFiles
import Recordings

/// Finds recordings by their names.
enum RecordingFolder {
  /// The recording in a folder `Recordings`, beside the file that asks or above it.
  static func recording(_ name: String, near file: String) throws(RecordingFileError) -> Recording {
    let fileName = name.contains(".") ? name : "\(name).evemu"
    var folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    while folder.path != "/" {
      let path = folder.appendingPathComponent("Recordings/\(fileName)").path
      if FileManager.default.fileExists(atPath: path) {
        return try RecordingFile.load(path).recording
      }
      folder = folder.deletingLastPathComponent()
    }
    return try RecordingFile.load(name).recording
  }
}

extension Recording {
  /// The first track that moves.
  var touches: RecordingTrack? { tracks.first { !$0.events.isEmpty } }
}
