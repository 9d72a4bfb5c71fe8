import Foundation
import PantographCLI
import PantographCommands
import PantographGestures
import PantographPlainText
import PantographPlotting
import PantographRecordingFiles
import PantographThresholdFiles
import PantographTuning
import PantographTuningFiles

/// Does the work of `tune --recognition`.
struct RecognitionTuneWork {
  private let invocation: Invocation
  private let threads: Int

  init(_ invocation: Invocation, threads: Int) {
    self.invocation = invocation
    self.threads = threads
  }

  func run(console: inout Console) throws(Failure) -> ExitCode {
    let request = try RecognitionRequest(invocation)
    let corpus = try corpus()
    try request.check(corpus)
    InterruptSignal.watch()
    var progress = CountProgress("recognizing", total: corpus.entries.count)
    let found = try request.run.outcome(corpus, threads: threads) { (done) throws(Failure) in
      try progress.update(done, on: &console)
      return !InterruptSignal.wasRaised
    }
    try progress.end(on: &console)
    guard let outcome = found else { return .interrupted }
    let facts = RecognitionFacts(outcome)
    guard !outcome.selection.judged.isEmpty else {
      throw Failure(
        .data, "none of the \(facts.total) recordings can be judged", advice: facts.left)
    }
    let plots = try drawn(outcome, corpus)
    try console.print(
      invocation.has(.json)
        ? PrintableText(lines: RecognitionTuneJSON(outcome, facts, plots).text)
        : RecognitionTuneText(
          outcome, facts, plots, style: console.outputStyle,
          mistakes: invocation.integer(.mistakes)
        ).text)
    if let path = invocation.value(.save) {
      do throws(ThresholdFileError) {
        try ThresholdFile.save(
          outcome.best, release: request.release, to: path, overwrite: invocation.has(.force))
      } catch {
        throw Failure(error)
      }
      try console.remark("wrote the best thresholds to \(path)")
    }
    if let folder = invocation.value(.csvFolder) {
      try RecognitionTuneTables(outcome, overwrite: invocation.has(.force)).write(to: folder)
      try console.remark("wrote the tables to \(folder)")
    }
    if let path = invocation.value(.tuneReport) {
      try report(outcome, facts, corpus, path)
      try console.remark("wrote the report to \(path)")
    }
    if let folder = invocation.value(.mistakePlots) {
      try console.remark(
        plots.count == 1
          ? "drew one recording into \(folder)" : "drew \(plots.count) recordings into \(folder)")
    }
    return .success
  }

  private func corpus() throws(Failure) -> RecognitionCorpus {
    let limit = invocation.number(.unpack).map { Int($0 * 1e9) }
    do throws(RecognitionCorpus.Problem) {
      return try RecognitionCorpus(
        invocation.arguments, unpacking: limit ?? Corpus.usualUnpackedSize)
    } catch {
      switch error {
      case .corpus(let error): throw Failure(error)
      case .file(let error): throw Failure(error)
      case .table(let path, let problem):
        throw Failure(.data, "\(path):\(problem.line): \(problem.sentence)")
      }
    }
  }

  // MARK: Drawings

  /// Draws the mistakes into the folder of `--plots`.
  ///
  /// - Returns: The path of the drawing of each recording that was drawn.
  private func drawn(
    _ outcome: RecognitionOutcome, _ corpus: RecognitionCorpus
  ) throws(Failure) -> [Int: String] {
    guard let folder = invocation.value(.mistakePlots) else { return [:] }
    try OutputFolder.make(folder)
    var paths: [Int: String] = [:]
    for (place, index) in outcome.mistakes.enumerated() {
      guard let drawing = Self.drawing(of: index, outcome, corpus) else { continue }
      let name = Self.title(of: index, outcome)
      let number = "\(place + 1)"
      let zeros = String(repeating: "0", count: max(4 - number.count, 0))
      let path = "\(folder)/\(zeros)\(number)-\(name).svg"
      try save(SVGWriter().text(of: drawing), to: path)
      paths[index] = path
    }
    return paths
  }

  /// Writes the page of `--report`.
  private func report(
    _ outcome: RecognitionOutcome, _ facts: RecognitionFacts, _ corpus: RecognitionCorpus,
    _ path: String
  ) throws(Failure) {
    var drawings: [Int: Drawing] = [:]
    for index in outcome.mistakes.prefix(RecognitionPage.mostDrawings) {
      drawings[index] = Self.drawing(of: index, outcome, corpus)
    }
    let place = invocation.arguments.map { path in
      path.split(separator: "/").last.map(String.init) ?? path
    }
    try save(
      RecognitionPage(outcome, facts, drawings, place: place.joined(separator: ", ")).html,
      to: path)
  }

  private static func title(of index: Int, _ outcome: RecognitionOutcome) -> String {
    let name = outcome.selection.judged[index].name
    return name.split(separator: "/").last.map(String.init) ?? name
  }

  /// Draws a mistake; nil if the recording cannot be read any more.
  private static func drawing(
    of index: Int, _ outcome: RecognitionOutcome, _ corpus: RecognitionCorpus
  ) -> Drawing? {
    let entry = corpus.entries[outcome.selection.judged[index].entry]
    guard let recording = try? LabelledRecording(entry) else { return nil }
    return MistakeFigure(
      title: title(of: index, outcome), recording, outcome.found[index].best, by: outcome.best
    ).drawing
  }

  private func save(_ text: String, to path: String) throws(Failure) {
    do throws(RecordingFileError) {
      var file = try OutputFile.create(
        path, overwrite: invocation.has(.force), permissions: .personal)
      try file.write(Array(text.utf8))
      try file.commit()
    } catch {
      throw Failure(error)
    }
  }
}
