import PantographRecordings
import PantographTouches
import UIKit

/// A recording of drawn fingers, on a screen with the window's size and four points to the
/// millimetre.
struct FingerRecording {
  let recording: Recording

  /// The resolution of the recording, 16 units per point, which is finer than that of any screen.
  private static let unitsPerPoint = 16.0
  private static let pointsPerMillimetre = 4

  init(_ fingers: [FingerPath], size: CGSize, rate: Int = 125) {
    var contacts = DrawnContacts(fingers, rate: rate)
    var events: [InputEvent] = []
    func add(_ time: Timestamp, _ code: UInt16, _ value: Int) {
      events.append(
        InputEvent(time: time, type: .absolute, code: code, value: Int32(clamping: value)))
    }
    func units(_ millimetres: Double) -> Int {
      Int((millimetres * Double(Self.pointsPerMillimetre) * Self.unitsPerPoint).rounded())
    }
    while let frame = contacts.next() {
      for contact in frame.contacts where contact.phase != .stationary {
        let slot = Int(contact.id.rawValue) - 1
        add(frame.time, AbsoluteCode.multitouchSlot, slot)
        if contact.phase == .began {
          add(frame.time, AbsoluteCode.multitouchTrackingID, slot + 1)
        }
        if contact.phase.isDown {
          add(frame.time, AbsoluteCode.multitouchPositionX, units(contact.position.x))
          add(frame.time, AbsoluteCode.multitouchPositionY, units(contact.position.y))
        } else {
          if case .cancelled = contact.phase {
            add(frame.time, AbsoluteCode.multitouchToolType, Int(ToolTypeValue.palm))
            events.append(Self.report(frame.time))
          }
          add(frame.time, AbsoluteCode.multitouchTrackingID, -1)
        }
      }
      events.append(Self.report(frame.time))
    }
    recording = Recording(
      tracks: [
        RecordingTrack(header: TrackHeader(device: Self.device(size)), events: events)
      ])
  }

  private static func report(_ time: Timestamp) -> InputEvent {
    InputEvent(time: time, type: .synchronization, code: SynchronizationCode.report, value: 0)
  }

  private static func device(_ size: CGSize) -> DeviceDescription {
    let resolution = Int32(Double(pointsPerMillimetre) * unitsPerPoint)
    func axis(_ points: CGFloat) -> AbsoluteAxis {
      AbsoluteAxis(
        minimum: 0, maximum: Int32((Double(points) * unitsPerPoint).rounded()),
        resolution: resolution)
    }
    let axes = [
      AbsoluteCode.multitouchSlot: AbsoluteAxis(minimum: 0, maximum: 9),
      AbsoluteCode.multitouchPositionX: axis(size.width),
      AbsoluteCode.multitouchPositionY: axis(size.height),
      AbsoluteCode.multitouchToolType: AbsoluteAxis(minimum: 0, maximum: ToolTypeValue.palm),
      AbsoluteCode.multitouchTrackingID: AbsoluteAxis(minimum: 0, maximum: 65535),
    ]
    return DeviceDescription(
      name: "Drawn Fingers", properties: [.direct],
      codes: [
        .synchronization: [SynchronizationCode.report], .key: [KeyCode.touch],
        .absolute: CodeSet(axes.keys),
      ], axes: axes)
  }
}
