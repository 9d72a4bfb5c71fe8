import PantographCLI
import PantographCommands
import PantographDemos
import PantographGestures
import PantographRecordingFiles
import PantographRecordings
import PantographStage
import PantographTuningFiles

#if canImport(Glibc)
  import Glibc
#endif

/// Plays every recording of a corpus into the scenes that it names, and compares the outcomes with
/// the recording's expectations.
struct SuiteReplay {
  private let places: [String]
  private let invocation: Invocation
  /// The scene that all recordings are played into; nil for the scenes that each recording names.
  private let scene: DemoScene?
  private let policy: ReleasePolicy
  private let mapping: TouchMapping?
  /// The look of every scene, to which the notes of the recordings add.
  private let look: SceneLook
  private let isStrict: Bool
  private let form: SuiteOutput.Form
  private let junit: String?
  private let overwrites: Bool

  init(_ invocation: Invocation) throws(Failure) {
    let single: [Option] = [
      .film, .html, .moments, .trace, .uinput, .speed, .wait, .spin, .description,
    ]
    for option in single where invocation.has(option) {
      throw Failure(.usage, "--\(option.name) works with one recording only")
    }
    places = invocation.arguments
    self.invocation = invocation
    scene = try invocation.value(.scene).map { name throws(Failure) in
      try Command.demoScene(named: name)
    }
    policy = try Command.releasePolicy(invocation)
    mapping = try DemoShow.mapping(invocation)
    look = SceneLook(
      isMirrored: invocation.has(.rtl), showsKeyboard: invocation.has(.screenKeyboard),
      speaks: invocation.has(.speak))
    isStrict = invocation.has(.strict)
    form = invocation.has(.tap) ? .tap : invocation.has(.json) ? .json : .text
    junit = invocation.value(.junit)
    overwrites = invocation.has(.force)
    if let junit { try OutputPlace(path: junit, overwrites: overwrites).check() }
  }

  func run(console: inout Console) throws(Failure) -> ExitCode {
    let corpus = try Corpus(places, invocation)
    var output = SuiteOutput(form, style: console.outputStyle)
    var report = JUnitReport()
    var tally = SuiteTally()
    try console.print(output.start(by: policy.name))
    for entry in corpus.entries {
      let results = cases(of: entry)
      tally.recordings += results.contains { $0.verdict == .noRecording } ? 0 : 1
      for result in results {
        tally.add(result.verdict)
        report.add(result)
        try console.print(output.text(of: result))
      }
      try console.flush()
    }
    try console.print(output.end(tally))
    if let junit { try save(report.text(tally), to: junit) }
    return tally.exitCode
  }

  private func cases(of entry: CorpusEntry) -> [SuiteCase] {
    func single(_ verdict: SuiteCase.Verdict) -> [SuiteCase] {
      [SuiteCase(recording: entry.name, scene: nil, verdict: verdict)]
    }
    let loaded: LoadedRecording
    do throws(RecordingFileError) {
      loaded = try entry.load()
    } catch {
      // Files in a folder that are not recordings are skipped and listed.
      if case .unrecognized = error, !places.contains(entry.name) {
        return single(.noRecording)
      }
      return single(.broken(Failure(error).message))
    }
    if isStrict, let problem = problem(in: loaded, named: entry.name) {
      return single(.broken(problem))
    }
    let names = scene.map { [$0.name] } ?? loaded.recording.scenes
    guard !names.isEmpty else {
      return single(
        loaded.recording.note(SceneExpectation.noteKey) == nil
          ? .skipped("names no scene") : .skipped("has an expectation, but names no scene"))
    }
    return names.map { play(loaded.recording, into: $0, named: entry.name) }
  }

  private func problem(in loaded: LoadedRecording, named name: String) -> String? {
    loaded.issues.first.map { IssueText($0, in: name).description }
      ?? NoteVocabulary.problems(in: loaded.recording.notes).first
  }

  private func play(_ recording: Recording, into name: String, named file: String) -> SuiteCase {
    func broken(_ failure: Failure) -> SuiteCase {
      SuiteCase(recording: file, scene: name, verdict: .broken(failure.message))
    }
    let (scene, track, expectation): (DemoScene, RecordingTrack, SceneExpectation?)
    do throws(Failure) {
      scene = try Command.demoScene(named: name)
      track = try SceneReplay.touchTrack(of: recording, file: file)
      expectation = try SceneReplay.expectation(of: recording, in: name, file: file)
    } catch {
      return broken(error)
    }
    let (policy, mapping) = (policy, mapping ?? SceneReplay.mapping(of: recording))
    var look = look
    look.add(notesOf: recording)
    let report = onMainActor {
      SceneRun(
        scene, policy: policy, contacts: RecordedContacts(track, by: policy.recognition),
        mapping: mapping, look: look
      ).run()
    }
    var result = SuiteCase(recording: file, scene: name, verdict: .withoutExpectation)
    result.ending = report.endingWords
    if let expectation {
      result.verdict =
        expectation.difference(from: report.endings).map { .notAsExpected($0) } ?? .asExpected
    }
    return result
  }

  private func save(_ text: String, to path: String) throws(Failure) {
    do throws(RecordingFileError) {
      var file = try OutputFile.create(path, overwrite: overwrites)
      try file.write(Array(text.utf8))
      try file.commit()
    } catch {
      throw Failure(error)
    }
  }
}

extension SceneReport {
  /// The outcomes of the transitions in the form of an expectation: `finish by velocity, cancel`.
  var endingWords: String {
    guard !transitions.isEmpty else { return "nothing" }
    return transitions.map { transition in
      let outcome = transition.outcome.map { "\($0.name)" } ?? "no end"
      return transition.decision.map { "\(outcome) by \($0.rule.name)" } ?? outcome
    }.joined(separator: ", ")
  }
}
