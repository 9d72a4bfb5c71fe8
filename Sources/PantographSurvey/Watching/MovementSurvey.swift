import PantographGestures
import PantographTouches

/// Measures the gestures of one device of a recording that are reported as movements without
/// positions, in bounded memory.
package struct MovementSurvey: Sendable {
  package private(set) var cell = SurveyCell()
  /// Whether the source reported at least one gesture.
  package var hasGestures: Bool { cell.touches > 0 }
  /// Whether millimetres of at least one gesture are assumed.
  package private(set) var isAssumed: Bool

  private var journal: DeltaJournal
  private let unit: DeltaUnit
  private let limits = SurveyLimits(SurveyThresholds(.movements))
  private var hand: Hand?

  /// The hand of the gesture in progress.
  private struct Hand: Sendable {
    var way = Vector.zero
    /// The place and the time at which the hand came to rest.
    var rest: (place: Vector, since: Timestamp)
    /// The time of the last update; nil before the first.
    var latest: Timestamp?
  }

  /// The distance within which a hand is at rest, in millimetres.
  private let radius: Double

  /// Creates a survey of movements in this unit. `isAssumed` states that the unit is not known to
  /// be exact.
  package init(_ unit: DeltaUnit, isAssumed: Bool) {
    self.unit = unit
    self.isAssumed = isAssumed || unit.assumesMillimetres
    journal = DeltaJournal(unit)
    let space = InteractionSpace(length: 1)
    radius =
      InteractionThresholds().deadZone.rest.points(in: space) / space.pointsPerMillimetre
  }

  package mutating func take(_ report: DeltaReport) {
    var ended: [DeltaRecord] = []
    journal.update(report) { ended.append($0) }
    add(ended)
    switch report.action {
    case .swipeBegan, .pinchBegan, .holdBegan:
      hand = Hand(rest: (.zero, report.time))
    case .swipeMoved(_, let movement), .pinchMoved(_, let movement, _, _):
      move(by: unit.millimetres(movement).0, at: report.time)
    case .scrolled(let scroll):
      if scroll.source != .momentum, !scroll.isTerminating {
        move(by: unit.millimetres(scroll).0, at: report.time)
      }
    case .swipeEnded, .pinchEnded, .holdEnded: break
    }
  }

  /// Ends the device's stream. A gesture in progress ends without a lift.
  package mutating func close() {
    var ended: [DeltaRecord] = []
    journal.close { ended.append($0) }
    add(ended)
  }

  private mutating func move(by movement: Vector, at time: Timestamp) {
    guard movement.x.isFinite, movement.y.isFinite else { return }
    // A scroll has no report of its beginning.
    var hand = self.hand ?? Hand(rest: (.zero, time))
    if let latest = hand.latest, time > latest {
      cell.add(TouchWatch.milliseconds(time - latest), .movementInterval, limits)
    }
    hand.latest = time
    hand.way += movement
    if (hand.way - hand.rest.place).length > radius { hand.rest = (hand.way, time) }
    self.hand = hand
  }

  private mutating func add(_ ended: [DeltaRecord]) {
    for record in ended {
      add(record)
      hand = nil
    }
  }

  private mutating func add(_ record: DeltaRecord) {
    cell.touches += 1
    isAssumed = isAssumed || record.isAssumed
    cell.add(Double(record.fingers), .movementFingers, limits)
    cell.add(TouchWatch.milliseconds(record.duration), .movementDuration, limits)
    switch record.kind {
    case .swipe, .scroll:
      cell.add(record.translation.length, .movementLength, limits)
      guard record.ending.isLift else { return }
      cell.add(record.velocity.length, .movementSpeed, limits)
      if let hand {
        let rest = max(.zero, record.end - hand.rest.since)
        cell.add(TouchWatch.milliseconds(rest), .movementRest, limits)
      }
    case .pinch:
      cell.add(100 * record.scale, .pinchScale, limits)
      cell.add((record.rotation * 180 / .pi).magnitude, .pinchRotation, limits)
    case .drag, .rotation, .tap, .hold, .press: break
    }
  }
}
