import Expectations
import Glibc
import PantographEvdev
import PantographTouches
import SimulatedDevices
import Testing

struct LiveTouchesTests {
  static let slot = AbsoluteCode.multitouchSlot
  static let id = AbsoluteCode.multitouchTrackingID
  static let x = AbsoluteCode.multitouchPositionX
  static let y = AbsoluteCode.multitouchPositionY

  /// Everything that one live input reported.
  private final class Log {
    var frames: [ContactFrame] = []
    var notices: [LiveInputNotice] = []
    var phases: [[ContactPhase]] { frames.map { $0.contacts.map(\.phase) } }

    func open(_ reader: EvdevReader) -> LiveTouches {
      LiveTouches(
        reader, filters: ContactFilters(), trace: { self.notices.append($0) },
        receive: { self.frames.append($0) })
    }
  }

  private func land(_ device: FakeDevice, at time: Int64, slot: Int32, id: Int32) {
    device.write(
      time, (.absolute, Self.slot, slot), (.absolute, Self.id, id),
      (.absolute, Self.x, 1000 + slot * 300), (.absolute, Self.y, 2000))
  }

  @Test func `pulled out in mid-gesture, every contact is cancelled and the trace says so`() throws
  {
    let device = FakeDevice(.touchpad)
    let log = Log()
    let live = log.open(try device.open())
    for slot in 0..<3 { land(device, at: 1000 * Int64(slot + 1), slot: Int32(slot), id: 10) }
    try live.read()
    device.write(4000, (.absolute, Self.x, 1700))
    device.unplug()
    try live.read()
    if live.isOpen { try live.read() }
    expect(log.phases.last, equals: Array(repeating: .cancelled(.deviceRemoved), count: 3))
    expect(log.phases.dropLast().last, equals: [.stationary, .stationary, .moved])
    expect(!live.isOpen)
    expect(log.notices.count, equals: 1)
    expect(log.notices[0].description.hasSuffix("events that were not read yet are lost"))
    let count = log.frames.count
    try live.read()
    live.close()
    expect(log.frames.count, equals: count)
  }

  @Test func `the kernel's release of the keys at an unplug is no lift`() throws {
    let device = FakeDevice(.touchpad)
    let log = Log()
    let live = log.open(try device.open())
    land(device, at: 1000, slot: 0, id: 10)
    device.write(1500, (.key, KeyCode.touch, 1))
    let time = Timestamp(microseconds: 2000)
    device.write([
      InputEvent(time: time, type: .key, code: KeyCode.touch, value: 0),
      InputEvent(time: time, type: .synchronization, code: 0, value: 1),
    ])
    device.unplug()
    try live.read()
    if live.isOpen { try live.read() }
    expect(!log.phases.joined().contains(.ended))
    expect(log.phases.joined().filter { $0 == .cancelled(.deviceRemoved) }.count, equals: 1)
  }

  @Test func `a loss over a lift and a new touch cancels the old and begins the new`() throws {
    let device = FakeDevice(.touchpad)
    device.limitQueue(to: 8)
    let log = Log()
    let live = log.open(try device.open())
    land(device, at: 1000, slot: 0, id: 1)
    try live.read()
    land(device, at: 2000, slot: 1, id: 2)
    try live.read()
    device.write(3000, (.absolute, Self.slot, 0), (.absolute, Self.id, -1))
    land(device, at: 4000, slot: 0, id: 3)
    land(device, at: 5000, slot: 0, id: 4)
    try live.read()
    expect(
      log.phases.suffix(2),
      equals: [
        [.cancelled(.synchronizationLost), .stationary], [.began, .stationary],
      ])
    expect(
      log.notices,
      equals: [.eventsLost(path: "/dev/input/event7", at: Timestamp(microseconds: 5000))])
    device.unplug()
    try live.read()
    expect(
      log.phases.last, equals: [.cancelled(.deviceRemoved), .cancelled(.deviceRemoved)])
  }

  @Test func `a lift after a loss that changed nothing is a lift`() throws {
    let device = FakeDevice(.touchpad)
    device.limitQueue(to: 6)
    let log = Log()
    let live = log.open(try device.open())
    land(device, at: 1000, slot: 0, id: 1)
    try live.read()
    for time in [2000, 3000] {
      device.write(
        Int64(time), (.absolute, Self.x, 1001), (.absolute, Self.x, 1000), (.absolute, Self.y, 2000)
      )
    }
    try live.read()
    device.write(4000, (.absolute, Self.id, -1))
    try live.read()
    expect(log.phases, equals: [[.began], [.stationary], [.ended]])
  }

  @Test func `a device that goes while its state is asked for cancels what was down`() throws {
    let device = FakeDevice(.touchpad)
    device.limitQueue(to: 5)
    let log = Log()
    let live = log.open(try device.open())
    land(device, at: 1000, slot: 0, id: 1)
    try live.read()
    land(device, at: 2000, slot: 1, id: 2)
    land(device, at: 3000, slot: 2, id: 3)
    device.unplug()
    try live.read()
    expect(log.phases, equals: [[.began], [.cancelled(.deviceRemoved)]])
    expect(log.notices.count, equals: 2)
  }

  @Test func `closing cancels what is down and lets go of the device`() throws {
    let device = FakeDevice(.touchpad)
    let log = Log()
    let live = log.open(try device.open())
    try live.reader.grab()
    land(device, at: 1000, slot: 0, id: 1)
    try live.read()
    live.close()
    expect(log.phases, equals: [[.began], [.cancelled(.inputEnded)]])
    expect(!device.isGrabbed)
    land(device, at: 2000, slot: 1, id: 2)
    try live.read()
    expect(log.frames.count, equals: 2)
  }

  @Test func `forgetting to close cancels all the same`() throws {
    let device = FakeDevice(.touchpad)
    let log = Log()
    do {
      let live = log.open(try device.open())
      try live.reader.grab()
      land(device, at: 1000, slot: 0, id: 1)
      try live.read()
    }
    expect(log.phases, equals: [[.began], [.cancelled(.inputEnded)]])
    expect(!device.isGrabbed)
    expect(device.descriptor, equals: -1)
  }

  @Test func `a device that goes wakes its loop until its contacts have ended`() throws {
    let device = FakeDevice(.touchpad)
    let log = Log()
    let live = log.open(try device.open())
    let loop = try InputLoop()
    loop.add(live.reader)
    land(device, at: 1000, slot: 0, id: 1)
    device.unplug()
    var wakes = 0
    while live.isOpen {
      guard case .device = try loop.wait(until: .zero).first else { break }
      wakes += 1
      try live.read()
    }
    expect(wakes, isAtMost: 2)
    expect(log.phases, equals: [[.began], [.cancelled(.deviceRemoved)]])
  }
}
