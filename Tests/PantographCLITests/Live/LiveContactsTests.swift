import Expectations
import PantographTouches
import Testing

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
    expect(
      contacts.fingers.map(\.marks.last?.position),
      equals: [
        Vector(x: 10, y: 20), Vector(x: 51, y: 20),
      ])
    expect(contacts.fingers[1].marks.count, equals: 2)
    expect(contacts.fingersDown, equals: 2)
    let cancelled = contacts.removeDevice()
    expect(cancelled, equals: 2)
    expect(contacts.fingersDown, equals: 0)
    expect(contacts.count, equals: 2)
  }

  private func drag(_ contacts: inout LiveContacts, milliseconds: Range<Int64>, every: Int64) {
    contacts.take(
      frame(
        milliseconds.lowerBound * 1000, (AbsoluteCode.multitouchSlot, 0),
        (AbsoluteCode.multitouchTrackingID, 7), (AbsoluteCode.multitouchPositionY, 200))[...])
    for time in stride(from: milliseconds.lowerBound, to: milliseconds.upperBound, by: Int(every)) {
      contacts.take(frame(time * 1000, (AbsoluteCode.multitouchPositionX, Int32(time % 1000)))[...])
    }
  }

  @Test func `a lifted finger is remembered for a moment, and then forgotten`() {
    var contacts = LiveContacts(device: screen)
    drag(&contacts, milliseconds: 10..<100, every: 8)
    contacts.take(frame(108_000, (AbsoluteCode.multitouchTrackingID, -1))[...])
    expect(contacts.fingers.map(\.isDown), equals: [false])
    contacts.forget(at: Timestamp(microseconds: 200_000))
    expect(contacts.fingers.count, equals: 1)
    contacts.forget(at: Timestamp(microseconds: 1_000_000))
    expect(contacts.fingers.isEmpty)
  }

  @Test func `a finger that rests stays, and its way is forgotten`() {
    var contacts = LiveContacts(device: screen)
    drag(&contacts, milliseconds: 10..<100, every: 8)
    contacts.forget(at: Timestamp(microseconds: 10_000_000))
    expect(contacts.fingers.map(\.marks.count), equals: [1])
  }

  @Test func `a long stroke at a high rate is thinned out`() {
    var contacts = LiveContacts(device: screen)
    drag(&contacts, milliseconds: 10..<5000, every: 1)
    expect(contacts.fingers[0].marks.count, isAtMost: 200)
    expect(contacts.fingers[0].marks.last?.time, equals: Timestamp(microseconds: 4_999_000))
  }

  @Test(arguments: [Int64(1), 4, 8, 16])
  func `the rate is that of frames in a row`(interval: Int64) {
    var contacts = LiveContacts(device: screen)
    drag(&contacts, milliseconds: 10..<1000, every: interval)
    expect(abs((contacts.rate ?? 0) - 1000 / Double(interval)), isBelow: 1)
    drag(&contacts, milliseconds: 2000..<2010, every: 8)
    expectNil(contacts.rate)
  }
}
