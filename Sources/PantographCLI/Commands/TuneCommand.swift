import Gestures
import RecordingFiles
import ThresholdFiles
import Tuning
import TuningFiles
import TuningPage

extension Command {
  static let tune: Command = Command(
    name: "tune",
    summary: "find thresholds by labelled recordings, and say how sure they are",
    discussion: [
      """
      Judges every labelled recording of the corpus by every combination of the swept thresholds and \
      takes the combination whose mistakes cost least. Finishing what was meant to go back counts \
      twice unless --cost says otherwise. Of combinations that are equally good for all that chance \
      lets tell, it takes the one in the middle of the widest plateau.
      """,
      """
      A corpus is files, folders, 'patterns*', tar archives and lists (@file). A recording's label is \
      its note "#: label: finish", cancel or other; pantograph label writes it. What is not judged \
      is counted and named.
      """,
      """
      A range is FIRST…LAST/COUNT with a unit behind it where one is needed: \
      --sweep "finish.velocity=200…1200/11 pt/s". None is a value, too. Without --sweep all numbers of \
      the policy that decide at the release are gone through, one after the other.
      """,
      """
      The intervals are those that 95 of 100 corpora of this kind would give, drawn by person where \
      five or more are known. "On others" is what was chosen without a person (or device), on that \
      person. p is McNemar's exact test against the thresholds that the sweep started from.
      """,
      """
      With --shard and --out a part of the corpus is decoded, and --merge puts parts together: to the \
      byte what one run prints. Ctrl-C keeps what was read, and the same command goes on from there.
      """,
    ],
    arguments: [Argument("CORPUS", .oneOrMore, help: "recordings, folders, archives, @lists")],
    options: [
      .sweep, .tunedPolicy.excluding(.decidingThresholds), .decidingThresholds,
      .tunedScene.excluding(.tunedDirection, .length), .tunedDirection.needing(.length),
      .length.needing(.tunedDirection), .estimator, .cost,
      .random.needing(.sweep).excluding(.descend), .descend.needing(.sweep), .seed.needing(.random),
      .noPolicies,
      .mistakes.excluding(.json, .partFile), .save.excluding(.partFile),
      .tuneReport.excluding(.partFile),
      .force.needing(.save, .tuneReport, .partFile), .json.excluding(.partFile),
      .shard.needing(.partFile),
      .partFile,
      .mergeParts.excluding(
        .sweep, .tunedPolicy, .decidingThresholds, .tunedScene, .tunedDirection, .length,
        .estimator,
        .cost, .random, .descend, .seed, .noPolicies, .shard),
      .threads,
    ],
    examples: [
      Example(
        "pantograph tune hands --sweep finish.progress=0.2…0.8/25",
        "Finds where a drag of the card should finish"),
      Example(
        "pantograph tune hands --policy uikit-page-sheet --save thresholds.json",
        "Goes through all numbers of a policy and keeps the best"),
      Example(
        "pantograph tune hands --sweep finish.progress=0.2…0.8/25 --report out.html",
        "Leaves a page that judges all recordings anew as you move a slider"),
      Example(
        "pantograph tune hands --direction right --length 390 --estimator all",
        "Compares all estimators for a way of 390 points"),
      Example(
        "pantograph tune hands --sweep begin.slop=2…20/10 --sweep begin.cone=20,45,60 --json",
        "Tunes when a drag begins, for a program to read"),
      Example(
        "pantograph tune hands --shard 1/2 --out 1.part", "Does the first half of the work"),
      Example("pantograph tune --merge 1.part 2.part", "Puts the halves together"),
    ]
  ) { invocation, console throws(Failure) in
    let threads = invocation.integer(.threads) ?? Parallel.cores
    let part: TuningPart
    var entries: [CorpusEntry] = []
    if invocation.has(.mergeParts) {
      part = try TuneMerge(invocation).part()
    } else {
      let request = try TuneRequest(invocation)
      let corpus: Corpus
      do throws(CorpusError) {
        corpus = try Corpus(invocation.arguments)
      } catch {
        throw Failure(.noInput, error.sentence)
      }
      let work = TuneWork(
        run: try tuningRun(request.settings), corpus: corpus, shard: request.shard,
        threads: threads)
      guard let decoded = try work.part(console: &console) else { return .interrupted }
      part = decoded
      entries = corpus.entries
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
    return try TuneReport(invocation, part, entries, threads: threads).run(console: &console)
  }
}

func tuningRun(_ settings: TuningSettings) throws(Failure) -> TuningRun {
  do throws(ThresholdObjection) {
    return try TuningRun(settings)
  } catch {
    throw Failure(.usage, error.sentence)
  }
}

/// Puts parts together.
private struct TuneMerge {
  private let paths: [String]
  private let isWritten: Bool

  init(_ invocation: Invocation) {
    paths = invocation.arguments
    isWritten = invocation.has(.partFile)
  }

  func part() throws(Failure) -> TuningPart {
    var whole: TuningPart?
    do throws(TuningPart.Refusal) {
      for path in paths {
        let part = try TuningPart.load(path)
        if whole == nil { whole = part } else { try whole?.add(part, named: path) }
      }
    } catch {
      throw Failure(.data, error.sentence)
    }
    guard let whole else { throw Failure(.usage, "there is no part to merge") }
    guard isWritten || whole.missing.isEmpty else {
      let missing = whole.missing.prefix(10).map(String.init).joined(separator: ", ")
      throw Failure(
        .data,
        "of \(whole.shards) parts these are missing: \(missing)"
          + (whole.missing.count > 10 ? " and more" : ""),
        advice: [
          "With --out FILE they are put together all the same, to be merged with the others."
        ])
    }
    return whole
  }
}

/// Works out a whole run and shows it.
private struct TuneReport {
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
