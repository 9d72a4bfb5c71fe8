import PantographCLI
import RecordingFiles
import ThresholdFiles
import Tuning
import TuningFiles
import TuningPage

/// Works out a whole run and shows it.
struct TuneReport {
  private let invocation: Invocation
  private let part: TuningPart
  /// The corpus; empty where parts were merged.
  private let entries: [CorpusEntry]
  private let threads: Int

  init(
    _ invocation: Invocation, _ part: TuningPart, _ entries: [CorpusEntry], threads: Int
  ) {
    self.invocation = invocation
    self.part = part
    self.entries = entries
    self.threads = threads
  }

  func run(console: inout Console) throws(Failure) -> ExitCode {
    guard let settings = TuningSettings(part.settings) else {
      throw Failure(.data, "the part does not say what was asked")
    }
    let outcome = try tuningRun(settings).outcome(part.recordings, threads: threads)
    let facts = TuneFacts(outcome)
    guard outcome.result.samples > 0 else {
      throw Failure(
        .data, "none of the \(outcome.selection.total) recordings can be judged",
        advice: facts.sentences)
    }
    try console.print(
      invocation.has(.json)
        ? TuneJSON(outcome, facts).text
        : TuneText(
          outcome, facts, style: console.outputStyle, mistakes: invocation.integer(.mistakes)
        ).text)
    if let path = invocation.value(.save) {
      do throws(ThresholdFileError) {
        try ThresholdFile.save(
          outcome.result.thresholds, to: path, overwrite: invocation.has(.force))
      } catch {
        if case .file(let error) = error { throw Failure(error) }
        throw Failure(.software, "the thresholds cannot be written")
      }
      try console.remark("wrote the best thresholds to \(path)")
    }
    if let path = invocation.value(.tuneReport) {
      try page(outcome, facts, path, console: &console)
    }
    return .success
  }

  private func page(
    _ outcome: TuningOutcome, _ facts: TuneFacts, _ path: String, console: inout Console
  ) throws(Failure) {
    let recordings = outcome.selection.recordings
    guard recordings.count <= TuningPage.mostRecordings else {
      throw Failure(
        .usage,
        "a report of \(recordings.count) recordings is more than the \(TuningPage.mostRecordings) it may hold",
        advice: ["Tune some of them for it, or take --json."])
    }
    let own = recordings.map { recording in
      entries.isEmpty
        ? (try? Corpus([recording.name]))?.entries.first : entries[recording.index]
    }
    let trajectories = SmallTrajectory.all(own, threads: threads)
    let missing = trajectories.count { $0 == nil }
    if missing > 0 {
      try console.warn(
        "\(missing) recordings cannot be read any more, so that the report does not show their way")
    }
    let page = TuningPage(
      outcome, place: TuneText.place(outcome), facts: facts.sentences, trajectories: trajectories)
    do throws(RecordingFileError) {
      var file = try OutputFile.create(
        path, overwrite: invocation.has(.force), permissions: .personal)
      try file.write(Array(page.html.utf8))
      try file.commit()
    } catch {
      throw Failure(error)
    }
    try console.remark("wrote the report to \(path)")
  }
}
