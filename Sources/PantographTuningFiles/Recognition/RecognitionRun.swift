import PantographGestures
import PantographRecordingFiles
import PantographTouches
import PantographTuning

/// The settings of a sweep over the numbers of the recognition, and its work.
package struct RecognitionRun: Sendable {
  package let sweep: RecognitionSweep
  package let costs: RecognitionCosts
  /// The thresholds that the best is compared with, and their name in a sentence.
  package let compared: RecognitionThresholds
  package let comparedName: String

  /// The largest number of combinations.
  package static let mostCombinations = 20_000
  /// The largest number of verdicts in memory, of four bytes each.
  package static let mostVerdicts = 50_000_000

  package init(
    _ sweep: RecognitionSweep, costs: RecognitionCosts, compared: RecognitionThresholds,
    comparedName: String
  ) {
    self.sweep = sweep
    self.costs = costs
    self.compared = compared
    self.comparedName = comparedName
  }

  /// The number of recordings that are judged between two progress reports.
  private static let batch = 64

  /// Judges a corpus by all combinations.
  ///
  /// - Parameters:
  ///   - corpus: The labelled recordings.
  ///   - threads: The number of cores to use.
  ///   - progress: Receives the number of judged recordings; returns false to stop.
  /// - Returns: The outcome; nil if it was stopped.
  package func outcome<Failure: Error>(
    _ corpus: RecognitionCorpus, threads: Int, progress: (Int) throws(Failure) -> Bool
  ) throws(Failure) -> RecognitionOutcome? {
    let plans = RecognitionSurface.allCases.map {
      RecognitionPlan(sweep, on: $0, others: [sweep.base, compared])
    }
    var selection = RecognitionSelection(corpus)
    var rows: [[RecognitionVerdict]] = []
    var start = 0
    while start < corpus.entries.count {
      let count = min(Self.batch, corpus.entries.count - start)
      let first = start
      let part = Parallel.map(count, threads: threads, at: 1) { place in
        Self.judged(corpus.entries[first + place], plans)
      }
      for (place, judged) in part.enumerated() {
        switch judged {
        case .failure(let fault): selection.leave(corpus.entries[first + place].name, fault)
        case .success(let judged):
          selection.add(judged.recording, at: first + place)
          rows.append(judged.row)
        }
      }
      start += count
      guard try progress(start) else { return nil }
    }
    let verdicts = RecognitionVerdicts(
      selection.judged.map {
        RecognitionVerdicts.Entry(
          showsGesture: $0.label.showsGesture, person: $0.personNumber, device: $0.deviceNumber)
      }, rows, distinguishes: selection.distinguishes)
    let analysis = RecognitionAnalysis(sweep, costs, verdicts, compared: compared)
    let result = analysis.result
    let best = sweep.thresholds(result.combination)
    let judged = selection.judged
    let found = Parallel.map(judged.count, threads: threads) { place in
      Self.recognized(corpus.entries[judged[place].entry], [best, compared])
    }
    return RecognitionOutcome(
      run: self, selection: selection, result: result, best: best,
      figures: analysis.figures, verdicts: verdicts,
      found: found.map { RecognitionOutcome.Found(best: $0[0], compared: $0[1]) })
  }

  private static func judged(
    _ entry: RecognitionCorpus.Entry, _ plans: [RecognitionPlan]
  ) -> Result<(recording: JudgedRecording, row: [RecognitionVerdict]), LabelledRecording.Fault> {
    do throws(LabelledRecording.Fault) {
      let recording = try LabelledRecording(entry)
      return .success((JudgedRecording(recording), recording.verdicts(plans)))
    } catch {
      return .failure(error)
    }
  }

  private static func recognized(
    _ entry: RecognitionCorpus.Entry, _ thresholds: [RecognitionThresholds]
  ) -> [RecognizedGestures] {
    // A file that has vanished since it was judged has no gestures.
    guard let recording = try? LabelledRecording(entry) else {
      return thresholds.map { _ in RecognizedGestures(records: []) }
    }
    return thresholds.map { recording.gestures(by: $0) }
  }
}

/// A judged recording without its events.
package struct JudgedRecording: Sendable {
  package let name: String
  package let label: RecognitionLabel
  package let person: String
  package let device: String
  package let isSynthesised: Bool
  package let surface: RecognitionSurface
  /// The index of the recording in the corpus.
  package fileprivate(set) var entry = 0
  fileprivate(set) var personNumber = -1
  fileprivate(set) var deviceNumber = -1

  init(_ recording: LabelledRecording) {
    name = recording.name
    label = recording.label
    person = recording.person
    device = recording.device
    isSynthesised = recording.isSynthesised
    surface = RecognitionSurface(recording.surface.kind)
  }
}

/// The recordings that are judged, and the reasons why others are not.
package struct RecognitionSelection: Sendable {
  /// A recording that is not judged, and the reason.
  package struct Left: Hashable, Sendable {
    package var name: String
    package var fault: LabelledRecording.Fault
  }

  package private(set) var judged: [JudgedRecording] = []
  package private(set) var left: [Left] = []
  /// The recordings that a table names and that do not exist.
  package let missing: [String]
  package private(set) var people: [String] = []
  package private(set) var devices: [String] = []

  init(_ corpus: RecognitionCorpus) { missing = corpus.missing }

  /// The kinds of surfaces of the judged recordings.
  package var surfaces: Set<RecognitionSurface> { Set(judged.map(\.surface)) }

  /// The number of recordings that a program made.
  package var synthesised: Int { judged.count { $0.isSynthesised } }

  /// Whether the labels differ, so that they can tell thresholds apart.
  package var distinguishes: Bool {
    judged.contains {
      $0.label.row != judged[0].label.row || $0.label.fingers != judged[0].label.fingers
    }
  }

  mutating func add(_ recording: JudgedRecording, at entry: Int) {
    var recording = recording
    recording.entry = entry
    recording.personNumber = Self.number(recording.person, in: &people)
    recording.deviceNumber = Self.number(recording.device, in: &devices)
    judged.append(recording)
  }

  mutating func leave(_ name: String, _ fault: LabelledRecording.Fault) {
    left.append(Left(name: name, fault: fault))
  }

  private static func number(_ name: String, in names: inout [String]) -> Int {
    if name.isEmpty { return -1 }
    if let known = names.firstIndex(of: name) { return known }
    names.append(name)
    return names.count - 1
  }
}
