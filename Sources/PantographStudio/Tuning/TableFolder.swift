import Foundation
import PantographCLI
import PantographCommands
import PantographRecordingFiles

/// The folder of `--csv FOLDER`, into which a run of `tune` writes its tables.
struct TableFolder {
  private let path: String
  private let overwrite: Bool

  /// Creates the folder if it does not exist.
  init(_ path: String, overwrite: Bool) throws(Failure) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw Failure(.cannotCreate, "the folder \(path) cannot be created")
    }
    self.path = path
    self.overwrite = overwrite
  }

  /// Writes a table into the file of the folder with this name.
  func save(_ table: String, as name: String) throws(RecordingFileError) {
    var file = try OutputFile.create(
      "\(path)/\(name)", overwrite: overwrite, permissions: .personal)
    try file.write(Array(table.utf8))
    try file.commit()
  }
}
