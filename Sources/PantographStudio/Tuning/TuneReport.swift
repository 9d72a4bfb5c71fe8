import PantographCLI
import PantographCommands
import PantographPlainText
import PantographPlotting
import PantographRecordingFiles
import PantographThresholdFiles
import PantographTuning
import PantographTuningFiles
import PantographTuningPage

/// Computes the results of a whole run and prints them.
struct TuneReport {
  private let invocation: Invocation
  private let part: TuningPart
  /// The corpus; nil if parts were merged.
  private let corpus: Corpus?
  private let threads: Int

  init(
    _ invocation: Invocation, _ part: TuningPart, _ corpus: Corpus?, threads: Int
  ) {
    self.invocation = invocation
    self.part = part
    self.corpus = corpus
    self.threads = threads
  }

  func run(console: inout Console) throws(Failure) -> ExitCode {
    guard let settings = TuningSettings(part.settings) else {
      throw Failure(.data, "the part does not contain its settings")
    }
    let run = try tuningRun(settings)
    let outcome: TuningOutcome
    do throws(RecordingFileError) {
      outcome = try run.outcome(part.recordings, threads: threads)
    } catch {
      throw Failure(error)
    }
    let place = try DrawingPlace(invocation, .effectPlot)
    try place?.check()
    let facts = TuneFacts(outcome)
    guard outcome.result.samples > 0 else {
      throw Failure(
        .data, "none of the \(outcome.selection.total) recordings can be judged",
        advice: facts.sentences
          + (outcome.selection.unlabelled.isEmpty
            ? [] : ["Label the recordings first: pantograph label"]))
    }
    try console.print(
      invocation.has(.json)
        ? PrintableText(lines: TuneJSON(outcome, facts).text)
        : TuneText(
          outcome, facts, style: console.outputStyle, mistakes: invocation.integer(.mistakes),
          precision: invocation.number(.precision) ?? 0.05
        ).text)
    if let path = invocation.value(.save) {
      do throws(ThresholdFileError) {
        try ThresholdFile.save(
          outcome.result.best, to: path, overwrite: invocation.has(.force))
      } catch {
        if case .file(let error) = error { throw Failure(error) }
        throw Failure(.software, "the thresholds cannot be written")
      }
      try console.remark("wrote the best thresholds to \(path)")
    }
    if let folder = invocation.value(.csvFolder) {
      try TuneTables(outcome, overwrite: invocation.has(.force)).write(to: folder)
      try console.remark("wrote the tables to \(folder)")
    }
    if let place {
      let (recordings, samples) = try judged(outcome)
      let figure = EffectPlot.figure(outcome, of: recordings, samples)
      try place.save(figure.drawing(width: 760), drawing: CommandWork.draw)
      try console.remark("drew the effects into \(place.path)")
    }
    if let path = invocation.value(.tuneReport) {
      try page(outcome, facts, path, console: &console)
    }
    return .success
  }

  private func judged(
    _ outcome: TuningOutcome
  ) throws(Failure) -> ([DecodedRecording], [Sample]) {
    do throws(RecordingFileError) {
      return (try outcome.selection.allJudged(), try outcome.selection.samples.all())
    } catch {
      throw Failure(error)
    }
  }

  private static func withoutFolder(_ recordings: [DecodedRecording]) -> [DecodedRecording] {
    let folder = SharedFolder(of: recordings.map(\.name))
    return recordings.map { recording in
      var recording = recording
      recording.name = folder.name(of: recording.name)
      return recording
    }
  }

  private func page(
    _ outcome: TuningOutcome, _ facts: TuneFacts, _ path: String, console: inout Console
  ) throws(Failure) {
    guard outcome.result.samples <= TuningPage.mostRecordings else {
      throw Failure(
        .usage,
        "a report can hold \(TuningPage.mostRecordings) recordings, not \(outcome.result.samples)",
        advice: ["Tune a part of the corpus for the report, or use --json."])
    }
    let (recordings, samples) = try judged(outcome)
    let own = recordings.map { recording in
      corpus.map { $0[recording.index] } ?? (try? Corpus([recording.name]))?.entries.first
    }
    let trajectories = SmallTrajectory.all(own, threads: threads)
    let missing = trajectories.count { $0 == nil }
    if missing > 0 {
      try console.warn(
        "\(missing) recordings cannot be read any more; the report does not show their movement")
    }
    let page = TuningPage(
      outcome, of: Self.withoutFolder(recordings), samples, place: TuneText.place(outcome),
      facts: facts.sentences,
      trajectories: trajectories)
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
