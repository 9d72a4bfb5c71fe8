import Foundation
import PantographCLI
import PantographCommands
import PantographGestures
import PantographRecordingFiles
import PantographTuning
import PantographTuningFiles

/// Writes the results of a run as tables for other programs, for `--csv FOLDER`.
struct TuneTables {
  private let outcome: TuningOutcome
  private let overwrite: Bool

  init(_ outcome: TuningOutcome, overwrite: Bool) {
    self.outcome = outcome
    self.overwrite = overwrite
  }

  func write(to folder: String) throws(Failure) {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw Failure(.cannotCreate, "the folder \(folder) cannot be created")
    }
    do throws(RecordingFileError) {
      let recordings = try outcome.selection.allJudged()
      let samples = try outcome.selection.samples.all()
      let tables = CorpusTables(outcome, recordings, samples)
      try save(tables.recordings, folder + "/recordings.csv")
      try save(tables.people, folder + "/people.csv")
      try save(tables.grid, folder + "/grid.csv")
    } catch {
      throw Failure(error)
    }
  }

  private func save(_ table: String, _ path: String) throws(RecordingFileError) {
    var file = try OutputFile.create(path, overwrite: overwrite, permissions: .personal)
    try file.write(Array(table.utf8))
    try file.commit()
  }
}
