import PantographGestures
import PantographTouches

/// Measures the touches of a hand that pass the filters: taps, and the times between fingers.
///
/// A touch lasts from the landing of its first finger to the lift of its last finger.
struct TouchWatch: Sendable {
  private struct Finger: Sendable {
    let id: ContactID
    let start: Vector
    var farthest = 0.0
  }

  private struct Touch: Sendable {
    let start: Timestamp
    let place: Vector
    var lastLanding: Timestamp
    var lastLift: Timestamp?
    /// The largest distance of a finger from its landing place, at its lift and before.
    var distance = 0.0
    var farthest = 0.0
    /// Whether each finger was seen landing and lifting.
    var isWhole = true
    /// Whether the touch may be a tap: no button was held, and all positions are exact.
    var mayBeTap = true
  }

  private var fingers: [Finger] = []
  private var touch: Touch?
  private var lastTap: (lift: Timestamp, place: Vector)?
  private let thresholds: SurveyThresholds
  private let limits: SurveyLimits

  init(_ thresholds: SurveyThresholds, _ limits: SurveyLimits) {
    self.thresholds = thresholds
    self.limits = limits
  }

  mutating func take(_ frame: ContactFrame, into cell: inout SurveyCell) {
    for index in frame.indices {
      let contact = frame[index]
      if contact.phase.isDown {
        follow(contact, at: frame.time, into: &cell)
      } else if let place = fingers.firstIndex(where: { $0.id == contact.id }) {
        lift(fingers.remove(at: place), contact, at: frame.time, into: &cell)
      }
    }
    guard var touch else { return }
    if frame.anomalies.contains(.startsInMidTouch) { touch.isWhole = false }
    if !frame.buttons.isEmpty { touch.mayBeTap = false }
    self.touch = touch
    if fingers.isEmpty { finish(touch, at: frame.time, into: &cell) }
  }

  private mutating func follow(_ contact: Contact, at time: Timestamp, into cell: inout SurveyCell)
  {
    if let place = fingers.firstIndex(where: { $0.id == contact.id }) {
      let distance = (contact.position - fingers[place].start).length
      fingers[place].farthest = max(fingers[place].farthest, distance)
    } else {
      fingers.append(Finger(id: contact.id, start: contact.position))
      if let last = touch?.lastLanding {
        cell.add(Self.milliseconds(time - last), .landingGap, limits)
        touch?.lastLanding = time
      } else {
        touch = Touch(start: time, place: contact.position, lastLanding: time)
      }
    }
    if contact.accuracy != .exact { touch?.mayBeTap = false }
  }

  private mutating func lift(
    _ finger: Finger, _ contact: Contact, at time: Timestamp, into cell: inout SurveyCell
  ) {
    guard var touch else { return }
    if contact.phase == .ended {
      let distance = (contact.position - finger.start).length
      touch.distance = max(touch.distance, distance)
      touch.farthest = max(touch.farthest, finger.farthest, distance)
      if let last = touch.lastLift {
        cell.add(Self.milliseconds(time - last), .liftGap, limits)
      }
      touch.lastLift = time
    } else {
      touch.isWhole = false
    }
    self.touch = touch
  }

  private mutating func finish(
    _ touch: Touch, at time: Timestamp, into cell: inout SurveyCell
  ) {
    self.touch = nil
    cell.touches += 1
    let before = lastTap
    lastTap = nil
    guard touch.isWhole else { return }
    let duration = time - touch.start
    cell.add(Self.milliseconds(duration), .touchDuration, limits)
    guard touch.mayBeTap else { return }
    let isNear = touch.distance <= thresholds.hand.slop
    let isShort = duration <= thresholds.hand.tapTime
    if isNear { cell.add(Self.milliseconds(duration), .tapDuration, limits) }
    guard isShort else { return }
    cell.add(touch.distance, .tapDistance, limits)
    cell.add(touch.farthest, .tapRoll, limits)
    guard isNear else { return }
    lastTap = (time, touch.place)
    guard let before else { return }
    let pause = touch.start - before.lift
    cell.add(Self.milliseconds(pause), .tapPause, limits)
    if pause <= thresholds.tap.interval {
      cell.add((touch.place - before.place).length, .tapDrift, limits)
    }
  }

  static func milliseconds(_ span: TimeSpan) -> Double { Double(span.microseconds) / 1000 }
}
