import PantographCLI
import PantographCommands
import PantographGestures
import PantographRecordingFiles
import PantographTouches
import PantographTuning
import PantographTuningFiles

/// Writes the results of `tune --recognition` as tables for other programs, for `--csv FOLDER`.
struct RecognitionTuneTables {
  private let outcome: RecognitionOutcome
  private let overwrite: Bool

  init(_ outcome: RecognitionOutcome, overwrite: Bool) {
    self.outcome = outcome
    self.overwrite = overwrite
  }

  func write(to folder: String) throws(Failure) {
    let folder = try TableFolder(folder, overwrite: overwrite)
    do throws(RecordingFileError) {
      try folder.save(recordings, as: "recordings.csv")
      try folder.save(confusions, as: "confusions.csv")
      try folder.save(combinations, as: "combinations.csv")
    } catch {
      throw Failure(error)
    }
  }

  /// A table with a row for each judged recording. Delays are in seconds.
  private var recordings: String {
    var table = TableLine.text([
      "recording", "person", "device", "label", "fingers", "count", "recognized", "verdict",
      "delay", "verdictBefore", "delayBefore",
    ])
    for (index, recording) in outcome.selection.judged.enumerated() {
      let (best, before) = outcome.verdicts(on: index)
      table += TableLine.text([
        recording.name, recording.person, recording.device, recording.label.label,
        "\(recording.label.fingers)", recording.label.count.map { "\($0)" } ?? "",
        outcome.found[index].best.words, "\(best.kind.name)", seconds(best),
        "\(before.kind.name)", seconds(before),
      ])
    }
    return table
  }

  private func seconds(_ verdict: RecognitionVerdict) -> String {
    verdict.delay.map { "\($0.seconds)" } ?? ""
  }

  /// The table of confusions with a row for each cell that is not empty.
  private var confusions: String {
    var table = TableLine.text(["what", "labelled", "recognized", "recordings"])
    for (what, confusion) in [("kind", outcome.kinds), ("fingers", outcome.fingers)] {
      for row in confusion.rows {
        for column in confusion.columns where confusion[row, column] > 0 {
          table += TableLine.text([what, row, column, "\(confusion[row, column])"])
        }
      }
    }
    return table
  }

  /// A table with a row for each combination, judged on all recordings, and last the thresholds
  /// before. The figures are in sample.
  private var combinations: String {
    let sweep = outcome.run.sweep
    var table = TableLine.text(
      sweep.axes.map { $0.number.path }
        + ["mistakes", "cost", "delay", "isOnFrontier", "isNotWorse", "isBefore"])
    let frontier = Set(outcome.frontier.map(\.combination))
    let members = Set(outcome.result.notWorse?.members ?? [])
    for figure in outcome.figures {
      let isBase = figure.combination == sweep.count
      let values =
        isBase
        ? sweep.axes.map { $0.number.text(in: sweep.base) }
        : zip(sweep.axes, sweep.indices(of: figure.combination)).map { $0.values[$1] }
      func flag(_ isSet: Bool) -> String { isBase ? "" : isSet ? "1" : "0" }
      table += TableLine.text(
        values + [
          "\(figure.mistakes)", "\(figure.cost)", figure.delay.map { "\($0.seconds)" } ?? "",
          flag(frontier.contains(figure.combination)),
          outcome.result.notWorse == nil ? "" : flag(members.contains(figure.combination)),
          isBase ? "1" : "0",
        ])
    }
    return table
  }
}
