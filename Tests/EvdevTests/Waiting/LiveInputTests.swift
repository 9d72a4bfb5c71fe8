import Expectations
import PantographEvdev
import PantographTouches
import SimulatedDevices
import Testing

struct LiveInputTests {
  private func touch(_ id: Int32, _ x: Int32) -> [(type: EventType, code: UInt16, value: Int32)] {
    [
      (.absolute, AbsoluteCode.multitouchSlot, 0),
      (.absolute, AbsoluteCode.multitouchTrackingID, id),
      (.absolute, AbsoluteCode.multitouchPositionX, x),
      (.absolute, AbsoluteCode.multitouchPositionY, 500),
      (.key, KeyCode.touch, id < 0 ? 0 : 1),
    ]
  }

  @Test func `what a device sends ends a wait, with times from the epoch`() throws {
    let device = FakeDevice(.touchpad)
    let input = LiveInput(try InputLoop(), epoch: Timestamp(microseconds: 1_000_000))
    var frames: [ContactFrame] = []
    input.add(try device.open(), filters: ContactFilters.none) { frames.append($0) }
    try expect(input.wait(until: .zero) && frames.isEmpty)
    device.write(frame(1_250_000, touch(1, 700)))
    try expect(input.wait())
    expect(frames.map(\.time), equals: [Timestamp(microseconds: 250_000)])
    expect(input.now, isAbove: .zero)
  }

  @Test func `a stop cancels what is down, and every later wait is over`() throws {
    let device = FakeDevice(.touchpad)
    let loop = try InputLoop()
    let input = LiveInput(loop)
    var phases: [ContactPhase] = []
    input.add(try device.open(), filters: ContactFilters.none) { frame in
      phases += frame.contacts.map(\.phase)
    }
    device.write(frame(1000, touch(1, 700)))
    try expect(input.wait())
    loop.stopper.stop()
    try expect(!input.wait())
    expect(phases, equals: [.began, .cancelled(.inputEnded)])
    try expect(!input.wait())
  }

  @Test func `a device that is pulled out cancels, and the wait goes on`() throws {
    let device = FakeDevice(.touchpad)
    let input = LiveInput(try InputLoop())
    var phases: [ContactPhase] = []
    input.add(try device.open(), filters: ContactFilters.none) { frame in
      phases += frame.contacts.map(\.phase)
    }
    device.write(frame(1000, touch(1, 700)))
    device.unplug()
    try expect(input.wait())
    while phases.count < 2, try input.wait(until: .zero) {}
    expect(phases, equals: [.began, .cancelled(.deviceRemoved)])
    try expect(input.wait(until: .zero))
  }
}
