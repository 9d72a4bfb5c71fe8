import PantographCommands
import PantographRecordingFiles
import PantographRecordings
import PantographTouches

/// The reports of movement in a recording, as lines and courses of values: the lines are the
/// beginnings and ends of gestures, the values the places that the fingers have reached.
struct ComparedMovements {
  private(set) var reportCount = 0
  private(set) var courses: [String: [ComparedFile.Value]] = [:]
  private var start: Timestamp?
  private var end = Timestamp.zero
  private var places: [String: [Double]] = [:]

  /// The time from the first report to the last one, in seconds.
  var duration: Double { start.map { (end - $0).seconds } ?? 0 }

  /// The largest number of values. They are in memory.
  static let mostValues = 500_000

  /// Takes a report. A gesture's begin or end is added to `changes`. Returns false if there is too
  /// much to compare.
  mutating func take(
    _ recorded: RecordedDelta, into changes: inout ChangeList
  ) throws(RecordingFileError) -> Bool {
    let report = recorded.report
    let start = start ?? report.time
    self.start = start
    end = max(end, report.time)
    reportCount += 1
    guard reportCount <= Self.mostValues else { return false }
    let seconds = (report.time - start).seconds
    let device = recorded.track == 0 ? "" : "device \(recorded.track + 1): "
    guard let words = Self.words(report.action) else {
      move(report.action, device, seconds)
      return true
    }
    return try changes.append(.init(seconds: seconds, words: device + words))
  }

  /// Returns the line for the begin or the end of a gesture; nil for a movement.
  private static func words(_ action: DeltaAction) -> String? {
    switch action {
    case .swipeBegan, .pinchBegan, .holdBegan: "\(action.name) \(action.fingers)"
    case .swipeEnded(_, let isCancelled), .pinchEnded(_, _, let isCancelled),
      .holdEnded(_, let isCancelled):
      "\(action.name) \(action.fingers)\(isCancelled ? " cancelled" : "")"
    case .swipeMoved, .pinchMoved, .scrolled: nil
    }
  }

  private mutating func move(_ action: DeltaAction, _ device: String, _ seconds: Double) {
    switch action {
    case .swipeMoved(_, let movement):
      move("\(device)swipe", movement, seconds)
    case .pinchMoved(_, let movement, let scale, let rotation):
      move("\(device)pinch", movement, seconds)
      courses["\(device)pinch spread", default: []].append(
        .init(seconds: seconds, numbers: [scale]))
      add([rotation], to: "\(device)pinch turn", seconds)
    case .scrolled(let scroll):
      add([scroll.x ?? 0, scroll.y ?? 0], to: "\(device)scroll", seconds)
    case .swipeBegan, .swipeEnded, .pinchBegan, .pinchEnded, .holdBegan, .holdEnded:
      break
    }
  }

  private mutating func move(_ name: String, _ movement: DeltaMovement, _ seconds: Double) {
    add([movement.accelerated.x, movement.accelerated.y], to: name, seconds)
    if let unaccelerated = movement.unaccelerated {
      add([unaccelerated.x, unaccelerated.y], to: "\(name), unaccelerated", seconds)
    }
  }

  /// Adds a step to the place of a course.
  private mutating func add(_ step: [Double], to name: String, _ seconds: Double) {
    let place = zip(places[name] ?? step.map { _ in 0 }, step).map { $0 + $1 }
    places[name] = place
    courses[name, default: []].append(.init(seconds: seconds, numbers: place))
  }
}
