import Testing
import Touches

@testable import PantographCLI

struct LiveContactsTests {
  private let screen = DeviceDescription(
    name: "screen", properties: [.direct],
    codes: [
      .absolute: [
        AbsoluteCode.multitouchSlot, AbsoluteCode.multitouchPositionX,
        AbsoluteCode.multitouchPositionY, AbsoluteCode.multitouchTrackingID,
      ]
    ],
    axes: [
      AbsoluteCode.multitouchSlot: AbsoluteAxis(minimum: 0, maximum: 4),
      AbsoluteCode.multitouchPositionX: AbsoluteAxis(minimum: 0, maximum: 1000, resolution: 10),
      AbsoluteCode.multitouchPositionY: AbsoluteAxis(minimum: 0, maximum: 600, resolution: 10),
      AbsoluteCode.multitouchTrackingID: AbsoluteAxis(minimum: 0, maximum: 65_535),
    ])

  private func frame(_ time: Int64, _ values: (UInt16, Int32)...) -> [InputEvent] {
    let time = Timestamp(microseconds: time)
    return values.map { InputEvent(time: time, type: .absolute, code: $0, value: $1) }
      + [.report(at: time)]
  }

  @Test func `fingers are where they touch, and gone when the device is`() {
    var contacts = LiveContacts(device: screen)
    contacts.take(
      frame(
        1000, (AbsoluteCode.multitouchSlot, 0), (AbsoluteCode.multitouchTrackingID, 7),
        (AbsoluteCode.multitouchPositionX, 100), (AbsoluteCode.multitouchPositionY, 200),
        (AbsoluteCode.multitouchSlot, 1), (AbsoluteCode.multitouchTrackingID, 8),
        (AbsoluteCode.multitouchPositionX, 500), (AbsoluteCode.multitouchPositionY, 200))[...])
    contacts.take(frame(9000, (AbsoluteCode.multitouchPositionX, 510))[...])
    #expect(contacts.fingers.map(\.positions.last) == [Vector(x: 10, y: 20), Vector(x: 51, y: 20)])
    #expect(contacts.fingers[1].positions.count == 2)
    let cancelled = contacts.removeDevice()
    #expect(cancelled == 2)
    #expect(contacts.fingers.isEmpty)
    #expect(contacts.count == 2)
  }
}
