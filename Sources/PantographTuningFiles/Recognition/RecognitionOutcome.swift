import PantographGestures
import PantographTouches
import PantographTuning

/// The result of a sweep over the numbers of the recognition.
package struct RecognitionOutcome: Sendable {
  /// The gestures of one recording, recognized by the best thresholds and by those they are
  /// compared with.
  package struct Found: Sendable {
    package var best: RecognizedGestures
    package var compared: RecognizedGestures
  }

  package let run: RecognitionRun
  package let selection: RecognitionSelection
  package let result: TuningResult
  package let best: RecognitionThresholds
  /// The mistakes and the delay of each combination, and last those of the base.
  package let figures: [RecognitionFigure]
  package let verdicts: RecognitionVerdicts
  /// The gestures of each judged recording.
  package let found: [Found]

  /// Whether something is chosen. Otherwise given thresholds are compared with others.
  package var isSweep: Bool { run.sweep.count > 1 }

  /// The verdicts on a recording: by the best, and by the thresholds it is compared with.
  package func verdicts(
    on recording: Int
  ) -> (best: RecognitionVerdict, compared: RecognitionVerdict) {
    let row = verdicts.rows[recording]
    return (row[result.combination], row[run.sweep.count + 1])
  }

  /// The judged recordings that the best thresholds do not recognize as labelled.
  package var mistakes: [Int] {
    verdicts.rows.indices.filter { verdicts(on: $0).best.kind != .right }
  }

  /// The combinations that no other beats in both mistakes and delay.
  package var frontier: [RecognitionFigure] {
    RecognitionFigure.frontier(Array(figures.dropLast()))
  }

  // MARK: Tables

  /// The number of recordings of each label, by recognized kind.
  package struct Confusion: Sendable {
    package var rows: [String] = []
    package var columns: [String] = []
    package var counts: [String: [String: Int]] = [:]

    package subscript(row: String, column: String) -> Int { counts[row]?[column] ?? 0 }

    fileprivate mutating func add(_ row: String, _ column: String) {
      counts[row, default: [:]][column, default: 0] += 1
    }
  }

  /// The labelled kinds by the recognized kinds.
  package var kinds: Confusion {
    var confusion = Confusion()
    for (recording, found) in zip(selection.judged, found) {
      guard let row = recording.label.row else { continue }
      confusion.add(row, found.best.main?.kind.name ?? RecognitionLabel.nothing)
    }
    let rows = [
      "drag", "scroll", "swipe", "circle", "pinch", "rotation", "tap", "hold", "press",
      "touch and release", "drag,tap,tap", RecognitionLabel.nothing,
    ]
    confusion.rows = rows.filter { confusion.counts[$0] != nil }
    let columns = GestureKind.allCases.map(\.name) + [RecognitionLabel.nothing]
    confusion.columns = columns.filter { column in
      confusion.counts.values.contains { $0[column] != nil }
    }
    return confusion
  }

  /// The labelled numbers of fingers by the recognized ones.
  package var fingers: Confusion {
    var confusion = Confusion()
    for (recording, found) in zip(selection.judged, found) {
      let fingers = recording.label.showsGesture ? recording.label.fingers : 0
      confusion.add(Self.fingers(fingers), Self.fingers(found.best.main?.fingers ?? 0))
    }
    let all = (0...16).map { Self.fingers($0) }
    confusion.rows = all.filter { confusion.counts[$0] != nil }
    confusion.columns = all.filter { column in
      confusion.counts.values.contains { $0[column] != nil }
    }
    return confusion
  }

  private static func fingers(_ count: Int) -> String { count == 0 ? "none" : "\(count)" }

  /// The recordings of one group that are recognized as labelled.
  package struct GroupCount: Hashable, Sendable {
    package var name: String
    package var recordings = 0
    package var right = 0
    package var rightBefore = 0
  }

  /// Counts recordings by the group that `name` gives them, in the order of their first recordings;
  /// recordings without a name are left out.
  package func counts(by name: (JudgedRecording) -> String) -> [GroupCount] {
    var groups: [GroupCount] = []
    for (index, recording) in selection.judged.enumerated() {
      let own = name(recording)
      if own.isEmpty { continue }
      let place = groups.firstIndex { $0.name == own } ?? groups.count
      if place == groups.count { groups.append(GroupCount(name: own)) }
      let verdicts = verdicts(on: index)
      groups[place].recordings += 1
      if verdicts.best.kind == .right { groups[place].right += 1 }
      if verdicts.compared.kind == .right { groups[place].rightBefore += 1 }
    }
    return groups
  }

  /// The delay of one kind of gesture, of the recordings that are recognized as labelled.
  package struct Delay: Hashable, Sendable {
    package var kind: String
    package var recordings: Int
    package var median: TimeSpan
    package var longest: TimeSpan
    /// The median by the thresholds that the best is compared with; nil if there is none.
    package var medianBefore: TimeSpan?
  }

  /// The delays by the label's kind.
  package var delays: [Delay] {
    kinds.rows.compactMap { row in
      let own = selection.judged.indices.filter { selection.judged[$0].label.row == row }
      func sorted(_ verdict: (Int) -> RecognitionVerdict) -> [TimeSpan] {
        own.map(verdict).filter { $0.kind == .right }.compactMap(\.delay).sorted()
      }
      let best = sorted { verdicts(on: $0).best }
      let before = sorted { verdicts(on: $0).compared }
      guard let longest = best.last else { return nil }
      return Delay(
        kind: row, recordings: best.count, median: best[best.count / 2], longest: longest,
        medianBefore: before.isEmpty ? nil : before[before.count / 2])
    }
  }
}
