import PantographGestures
import PantographRecordings
import PantographTouches

/// The data collected from the movements of one device of a recording. Its size is bounded, except
/// by the number of gestures.
struct DeltaInspection {
  let stream: DeltaStream
  private(set) var reportCount = 0
  private(set) var intervals = IntervalHistogram()
  private(set) var start: Timestamp?
  private(set) var end = Timestamp.zero
  /// The gestures that the source recognized.
  private(set) var gestures: [DeltaRecord] = []
  private var journal: DeltaJournal
  private var lastMove: Timestamp?

  init(_ stream: DeltaStream) {
    self.stream = stream
    journal = DeltaJournal(stream.unit)
  }

  mutating func take(_ report: DeltaReport) {
    reportCount += 1
    if start == nil { start = report.time }
    end = max(end, report.time)
    switch report.action {
    case .swipeMoved, .pinchMoved, .scrolled:
      if let lastMove, report.time > lastMove {
        intervals.add((report.time - lastMove).microseconds)
      }
      lastMove = report.time
    case .swipeBegan, .swipeEnded, .pinchBegan, .pinchEnded, .holdBegan, .holdEnded:
      lastMove = nil
    }
    var ended: [DeltaRecord] = []
    journal.update(report) { ended.append($0) }
    gestures += ended
  }

  mutating func close() {
    var ended: [DeltaRecord] = []
    journal.close { ended.append($0) }
    gestures += ended
  }

  /// The number of reports per second during movements; nil if there are too few reports.
  var rate: Double? {
    intervals.total < TrackInspection.fewestIntervals
      ? nil : intervals.median.map { 1_000_000 / $0 }
  }

  /// Whether millimetres are assumed.
  var isAssumed: Bool {
    stream.isOfOldVersion || stream.unit.assumesMillimetres
      || gestures.contains(where: \.isAssumed)
  }
}
