import Touches

/// Makes a frame of a recognizer's touches, once an event, for the tracker inside it.
@MainActor
struct TouchFrameFeed {
  private var lastSerial: Int?

  /// Nil when the touches of this event have been handed on already.
  mutating func frame(of touches: [UITouch], at event: UIEvent) -> PointFrame? {
    if lastSerial == event.serial { return nil }
    lastSerial = event.serial
    var frame = PointFrame(time: Timestamp(event.timestamp))
    for touch in touches {
      frame.append(
        PointFrame.Contact(
          id: ContactID(rawValue: UInt32(truncatingIfNeeded: touch.order)),
          phase: ContactPhase(touch.phase), position: PointVector(touch.position)))
    }
    return frame
  }
}

extension Timestamp {
  /// The microsecond nearest to UIKit's seconds.
  init(_ seconds: Double) {
    self = Timestamp.zero + .seconds(seconds)
  }
}

extension ContactPhase {
  @MainActor
  init(_ phase: UITouch.Phase) {
    self =
      switch phase {
      case .began, .regionEntered: .began
      case .moved, .regionMoved: .moved
      case .stationary: .stationary
      case .ended, .regionExited: .ended
      case .cancelled: .cancelled(.inputEnded)
      }
  }
}
