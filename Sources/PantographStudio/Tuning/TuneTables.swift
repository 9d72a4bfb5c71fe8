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
    let folder = try TableFolder(folder, overwrite: overwrite)
    do throws(RecordingFileError) {
      let recordings = try outcome.selection.allJudged()
      let samples = try outcome.selection.samples.all()
      let tables = CorpusTables(outcome, recordings, samples)
      try folder.save(tables.recordings, as: "recordings.csv")
      try folder.save(tables.people, as: "people.csv")
      try folder.save(tables.grid, as: "grid.csv")
    } catch {
      throw Failure(error)
    }
  }
}
