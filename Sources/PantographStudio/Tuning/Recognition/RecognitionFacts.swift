import PantographGestures
import PantographPlainText
import PantographTuning
import PantographTuningFiles

/// Sentences about a labelled corpus that the user should know before trusting the results.
struct RecognitionFacts {
  /// The recordings that are left out, with the reasons.
  let left: [String]
  /// Doubts about what the corpus can show.
  let doubts: [String]
  /// The number of recordings, also of those that are left out.
  let total: Int

  init(_ outcome: RecognitionOutcome) {
    let selection = outcome.selection
    total = selection.judged.count + selection.left.count + selection.missing.count
    var left: [String] = []
    func add(_ names: [String], _ why: String) {
      left += CorpusWords.sentence(names.count, why, names)
    }
    add(selection.missing, "left out (a table names them, but they do not exist)")
    var unreadable: [String] = []
    var noTouch: [String] = []
    var tooLong: [String] = []
    var unlabelled: [String] = []
    for recording in selection.left {
      switch recording.fault {
      case .unreadable(let problem):
        unreadable.append("\(recording.name) (\(CorpusWords.short(problem)))")
      case .noTouch: noTouch.append(recording.name)
      case .tooLong: tooLong.append(recording.name)
      case .unlabelled(let label):
        unlabelled.append(
          label.isEmpty ? recording.name : "\(recording.name) (\(Self.word(label)))")
      }
    }
    add(unreadable, "left out (cannot be read)")
    add(noTouch, "left out (no touch device)")
    add(tooLong, "left out (more than \(LabelledRecording.mostFrames) reports)")
    add(unlabelled, "left out (no label of a gesture)")
    self.left = left
    doubts = selection.judged.isEmpty ? [] : Self.doubts(outcome)
  }

  var sentences: [String] { left + doubts }

  /// The label, and the word that was probably meant.
  private static func word(_ label: String) -> String {
    let near = NearMiss.of(label, in: RecognitionLabel.words)
    return near.map { "\(label); did you mean \($0)?" } ?? label
  }

  private static func doubts(_ outcome: RecognitionOutcome) -> [String] {
    let (result, selection) = (outcome.result, outcome.selection)
    var doubts: [String] = []
    doubts += CorpusWords.synthesis(selection.synthesised, of: result.samples)
    if !selection.distinguishes {
      doubts.append(
        "All recordings have the same label, so they cannot show what thresholds mistake for it.")
    }
    let unnamed =
      "No recording names its person, so the result cannot be tested on other people; see the counts by device."
    doubts += CorpusWords.people(selection.people.count, unnamed: unnamed)
    let unused = outcome.run.sweep.axes.filter { axis in
      !selection.surfaces.contains(axis.number.surface)
    }
    for axis in unused {
      doubts.append(
        "\(axis.number.path) has no effect: no recording is from a \(axis.number.surface.name).")
    }
    return doubts
  }
}
