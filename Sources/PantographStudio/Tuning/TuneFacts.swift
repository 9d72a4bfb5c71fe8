import PantographCLI
import PantographGestures
import PantographPlainText
import PantographTuning
import PantographTuningFiles

/// Sentences about a corpus that the user should know before trusting the results.
struct TuneFacts {
  let sentences: [String]

  private static let mostContradictions = 10

  init(_ outcome: TuningOutcome) {
    let selection = outcome.selection
    var sentences: [String] = []
    func left(_ recordings: NamedRecordings, _ why: String) {
      let names = recordings.listed.lazy.map { recording in
        recording.remark.isEmpty
          ? recording.name : "\(recording.name) (\(CorpusWords.short(recording.remark)))"
      }
      sentences += CorpusWords.sentence(recordings.count, why, names)
    }
    left(selection.broken, "left out (cannot be read)")
    left(selection.unlabelled, "left out (no label)")
    left(selection.otherScenes, "left out (other scenes)")
    left(selection.copies, "left out (same events as another recording)")
    let contradictions = selection.contradictions
    for group in contradictions.prefix(Self.mostContradictions) {
      sentences.append(
        "The same events are labelled differently, so none of these is judged: "
          + group.map { "\($0.name) (\($0.label.name))" }.joined(separator: "; ") + ".")
    }
    if contradictions.count > Self.mostContradictions {
      sentences.append(
        "More recordings contradict each other, \(selection.contradicting.count) in all; --json lists them."
      )
    }
    left(selection.disputed, "labelled differently by two people; the note label counts")
    left(selection.remarked, "judged despite a problem in the file")
    sentences += Self.doubts(outcome)
    self.sentences = sentences
  }

  private static func doubts(_ outcome: TuningOutcome) -> [String] {
    let (result, selection) = (outcome.result, outcome.selection)
    guard result.samples > 0 else { return [] }
    var doubts: [String] = []
    doubts += CorpusWords.synthesis(selection.synthesised, of: result.samples)
    let labels = GestureLabel.allCases.filter { result.labels[Int($0.rawValue)] > 0 }
    if labels.count == 1 {
      doubts.append(
        "All recordings are labelled \(labels[0].name): thresholds that always \(labels[0] == .finish ? "finish" : "go back") make no mistake, so the recordings cannot tell thresholds apart."
      )
    } else if result.labels[0] == 0 {
      doubts.append(
        "No recording is labelled finish: thresholds that never finish make no mistake, so the recordings cannot tell thresholds apart."
      )
    } else {
      for label in labels where result.labels[Int(label.rawValue)] < 20 {
        doubts.append(
          "Only \(result.labels[Int(label.rawValue)]) labelled \(label.name): the result depends on single recordings."
        )
      }
    }
    if result.samples < 100 {
      doubts.append(
        "With \(result.samples) recordings, differences below \(DecimalText(100 * 1.96 * (0.25 / Double(result.samples)).squareRoot(), decimals: 0)) % of them may be chance."
      )
    }
    let unnamed =
      "No recording names its person (#: person), so the result cannot be tested on other people."
    doubts += CorpusWords.people(selection.people.count, unnamed: unnamed)
    if selection.devices.count > 1 {
      doubts.append(
        "The recordings are from \(selection.devices.count) device models, which may need different numbers; see \"on other devices\"."
      )
      let fields = outcome.run.sweep.grid.compactMap { $0.field }
      if fields.contains(.meanStep) || fields.contains(.lastTwoSteps) {
        doubts.append(
          "Movement per report depends on a device's rate, and these devices' rates differ.")
      }
    }
    return doubts
  }
}
