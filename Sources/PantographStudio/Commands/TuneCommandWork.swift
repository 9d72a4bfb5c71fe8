import PantographCLI
import PantographCommands
import PantographGestures
import PantographPlainText
import PantographRecordingFiles
import PantographTuning
import PantographTuningFiles

extension CommandWork {
  static let tune = CommandWork(.tune) { invocation, console throws(Failure) in
    let threads = invocation.integer(.threads) ?? Parallel.cores
    if invocation.has(.recognition) {
      return try RecognitionTuneWork(invocation, threads: threads).run(console: &console)
    }
    let part: TuningPart
    var source: Corpus?
    if invocation.has(.mergeParts) {
      part = try TuneMerge(invocation).part()
    } else {
      let request = try TuneRequest(invocation)
      let corpus = try Corpus(invocation.arguments, invocation)
      let work = TuneWork(
        run: try tuningRun(request.settings), corpus: corpus, shard: request.shard,
        threads: threads)
      guard let decoded = try work.part(console: &console) else { return .interrupted }
      part = decoded
      source = corpus
    }
    if let path = invocation.value(.partFile) {
      do throws(RecordingFileError) {
        try part.save(path, overwrite: invocation.has(.force))
      } catch {
        throw Failure(error)
      }
      try console.remark("wrote \(part.recordings.count) recordings to \(path)")
      return .success
    }
    return try TuneReport(invocation, part, source, threads: threads).run(console: &console)
  }
}

func tuningRun(_ settings: TuningSettings) throws(Failure) -> TuningRun {
  do throws(ThresholdObjection) {
    return try TuningRun(settings)
  } catch {
    throw Failure(.usage, error.sentence)
  }
}

/// Merges parts of a tuning run.
private struct TuneMerge {
  private let paths: [String]
  private let isWritten: Bool

  init(_ invocation: Invocation) {
    paths = invocation.arguments
    isWritten = invocation.has(.partFile)
  }

  func part() throws(Failure) -> TuningPart {
    let whole: TuningPart
    do throws(TuningPart.Refusal) {
      var parts: [(name: String, part: TuningPart)] = []
      for path in paths { parts.append((path, try TuningPart.load(path))) }
      whole = try TuningPart.merged(parts)
    } catch {
      throw Failure(.data, error.sentence)
    }
    guard isWritten || whole.missing.isEmpty else {
      let missing = whole.missing.prefix(10).map(String.init).joined(separator: ", ")
      throw Failure(
        .data,
        "these parts of \(whole.shards) are missing: \(missing)"
          + (whole.missing.count > 10 ? " and more" : ""),
        advice: [
          "Name all parts, or add --out FILE to merge these parts now and the others later."
        ])
    }
    return whole
  }
}
