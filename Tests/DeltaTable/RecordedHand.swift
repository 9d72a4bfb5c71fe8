import PantographGestures
import PantographRecordings
import PantographTouches

/// A hand from its first finger's landing to its last finger's lift, by contacts and by the
/// movements that libinput would report.
package struct RecordedHand {
  package let name: String
  package private(set) var frames: [ContactFrame] = []
  package private(set) var reports: [DeltaReport] = []
  /// The largest number of fingers that were down together.
  package private(set) var fingers = 0
  private var landed: Timestamp?
  private var firstLift: Timestamp?
  private var lastLift: Timestamp?
  private var landsLate = false
  private var isCancelled = false
  /// The movement of the fingers' middle while all of them are down, in millimetres.
  package private(set) var way = Vector.zero

  /// Returns the hands in a track of a recording.
  package static func all(in track: RecordingTrack, named name: String) -> [RecordedHand] {
    var pipeline = TouchPipeline(device: track.header.device)
    var frames: [ContactFrame] = []
    for event in track.events where pipeline.consume(event) { frames.append(pipeline.frame) }
    let end = track.events.last?.time ?? .zero
    if pipeline.end(.inputEnded, at: end) { frames.append(pipeline.frame) }
    var hands: [RecordedHand] = []
    var open: [ContactFrame] = []
    for frame in frames {
      let isDown = frame.indices.contains { frame[$0].phase.isDown }
      if open.isEmpty, !isDown { continue }
      open.append(frame)
      if isDown { continue }
      hands.append(RecordedHand(open, named: "\(name), hand \(hands.count + 1)"))
      open = []
    }
    return hands
  }

  package init(_ frames: [ContactFrame], named name: String) {
    self.name = name
    self.frames = frames
    let counts = frames.map { frame in
      frame.indices.count(where: { frame[$0].phase.isDown })
    }
    fingers = counts.max() ?? 0
    var deltas = LibinputDeltas(leastSwipe: fingers == 2 ? 3 : 1)
    var last: [ContactID: Vector] = [:]
    for (frame, count) in zip(frames, counts) {
      deltas.update(frame, into: &reports)
      var movement = Vector.zero
      for index in frame.indices {
        let contact = frame[index]
        if case .cancelled = contact.phase { isCancelled = true }
        if let old = last[contact.id], contact.phase.isDown { movement += contact.position - old }
        last[contact.id] = contact.phase.isDown ? contact.position : nil
      }
      if count == fingers {
        if landed == nil { landed = frame.time }
        if firstLift != nil { landsLate = true }
        way += movement / Double(max(count, 1))
      } else if landed != nil, firstLift == nil {
        firstLift = frame.time
      }
      if count == 0 { lastLift = frame.time }
    }
  }

  /// Whether no finger landed or lifted between the landing of the last finger and the first lift.
  package var isConstant: Bool { !landsLate }

  /// Whether a finger was a palm, jumped, or was down at the end of the recording.
  package var isInterrupted: Bool { isCancelled }

  /// The time between the first and the last lift.
  package var lifts: TimeSpan {
    guard let firstLift, let lastLift else { return .zero }
    return lastLift - firstLift
  }

  /// The direction in which the hand went farthest.
  package var direction: TransitionDirection {
    way.x.magnitude >= way.y.magnitude
      ? (way.x >= 0 ? .right : .left) : (way.y >= 0 ? .down : .up)
  }

  /// Whether libinput reports a movement of all fingers, and no pinch.
  package var isReported: Bool {
    var isMoved = false
    for report in reports {
      switch report.action {
      case .swipeMoved: isMoved = true
      case .scrolled(let scroll): isMoved = isMoved || !scroll.isTerminating
      case .pinchBegan: return false
      case .swipeBegan, .swipeEnded, .pinchMoved, .pinchEnded, .holdBegan, .holdEnded: break
      }
    }
    return isMoved
  }

  /// Whether a report cancels the gesture.
  package var isCancelledByLibinput: Bool {
    reports.contains { report in
      switch report.action {
      case .swipeEnded(_, let isCancelled), .pinchEnded(_, _, let isCancelled): isCancelled
      case .swipeBegan, .swipeMoved, .pinchBegan, .pinchMoved, .holdBegan, .holdEnded, .scrolled:
        false
      }
    }
  }

  /// Returns the first reported movement, up to this distance in millimetres.
  package func firstReported(_ distance: Double) -> Vector {
    var sum = Vector.zero
    for report in reports where sum.length <= distance { sum += Self.movement(in: report) }
    return sum
  }

  /// The movement that libinput does not report, in millimetres.
  package var swallowed: Double {
    var sum = Vector.zero
    for report in reports { sum += Self.movement(in: report) }
    return (way - sum).length
  }

  private static func movement(in report: DeltaReport) -> Vector {
    switch report.action {
    case .swipeMoved(_, let movement), .pinchMoved(_, let movement, _, _):
      DeltaUnit.libinput.millimetres(movement).0
    case .scrolled(let scroll): DeltaUnit.libinput.millimetres(scroll).0
    case .swipeBegan, .swipeEnded, .pinchBegan, .pinchEnded, .holdBegan, .holdEnded: .zero
    }
  }
}
