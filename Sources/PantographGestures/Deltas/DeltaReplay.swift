import PantographTouches

/// Records the gestures of a source that reports movements, and what policies decide about each
/// stroke.
public struct DeltaReplay: Sendable {
  /// A finished gesture with the decisions about it.
  public struct Gesture: Hashable, Sendable {
    /// The gesture.
    public var record: DeltaRecord
    /// The direction of the transition; nil if the gesture is no stroke, or never had a direction.
    public var direction: TransitionDirection?
    /// The decisions of all policies about a stroke; empty for any other gesture.
    public var verdicts: [DeltaDecisions.Verdict]
  }

  private var journal: DeltaJournal
  private var decisions: DeltaDecisions

  /// Creates a replay. Without policies, there are no decisions.
  public init(
    _ policies: [ReleasePolicy], in space: InteractionSpace, source: DeltaSource
  ) {
    journal = DeltaJournal(source.unit)
    decisions = DeltaDecisions(policies, in: space, source: source)
  }

  /// Processes the next report. `finish` receives each gesture that has ended.
  public mutating func update(_ report: DeltaReport, _ finish: (Gesture) -> Void) {
    var ended: [DeltaRecord] = []
    journal.update(report) { ended.append($0) }
    for record in ended where record.endedBefore { finish(gesture(record)) }
    decisions.update(report)
    for record in ended where !record.endedBefore { finish(gesture(record)) }
  }

  /// Ends the gesture that is open at the end of the recording.
  public mutating func close(_ finish: (Gesture) -> Void) {
    var ended: [DeltaRecord] = []
    journal.close { ended.append($0) }
    for record in ended { finish(gesture(record)) }
  }

  private mutating func gesture(_ record: DeltaRecord) -> Gesture {
    guard record.kind.isStroke else { return Gesture(record: record, verdicts: []) }
    let verdicts = decisions.take()
    return Gesture(record: record, direction: decisions.direction, verdicts: verdicts)
  }
}

extension DeltaRecord {
  /// Whether the report that ended the gesture belongs to the next gesture.
  fileprivate var endedBefore: Bool {
    switch ending {
    case .stopped, .interrupted: true
    case .lifted, .cancelled, .wentOn, .recordingEnded: false
    }
  }
}
