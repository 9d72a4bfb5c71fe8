import Expectations
import Glibc
import PantographEvdev
import PantographTouches
import SimulatedDevices
import Testing

struct EvdevReaderTests {
  static let slot = AbsoluteCode.multitouchSlot
  static let id = AbsoluteCode.multitouchTrackingID
  static let x = AbsoluteCode.multitouchPositionX

  private func read(_ reader: EvdevReader) throws -> [InputEvent] {
    var events: [InputEvent] = []
    try reader.read(into: &events)
    return events
  }

  @Test(arguments: [DeviceDescription.touchpad, .touchscreen])
  func `a device is described as it was made`(_ description: DeviceDescription) throws {
    let device = FakeDevice(description)
    let reader = try device.open()
    expect(reader.device, equals: description)
    expect(device.clock, equals: CLOCK_MONOTONIC)
  }

  @Test func `events come as they were sent, to the microsecond`() throws {
    let device = FakeDevice(.touchpad)
    let reader = try device.open()
    var sent: [InputEvent] = []
    var heard: [InputEvent] = []
    for index in 0..<2000 {
      let next = frame(
        987_654_001_003 + Int64(index) * 7001,
        [(.absolute, Self.id, Int32(index)), (.absolute, Self.x, Int32(index * 2))])
      sent += next
      device.write(next)
      if index % 50 == 0 { try reader.read(into: &heard) }
    }
    try reader.read(into: &heard)
    expect(heard, equals: sent)
    expect(reader.droppedCount, equals: 0)
  }

  @Test func `an id that is replaced without a lift is not left out`() throws {
    let device = FakeDevice(.touchpad)
    let reader = try device.open()
    device.write(1000, (.absolute, Self.id, 4))
    device.write(2000, (.absolute, Self.id, 5))
    try expect(read(reader).filter { $0.code == Self.id }.map(\.value), equals: [4, 5])
  }

  @Test func `half a frame waits for its report`() throws {
    let device = FakeDevice(.touchpad)
    let reader = try device.open()
    let whole = frame(1000, [(.absolute, Self.id, 4), (.absolute, Self.x, 10)])
    device.write(Array(whole[..<1]))
    try expect(read(reader).isEmpty)
    device.write(Array(whole[1...]))
    try expect(read(reader), equals: whole)
  }

  @Test func `after a loss the lifts come first and then the new touches`() throws {
    let device = FakeDevice(.touchpad)
    device.limitQueue(to: 8)
    let reader = try device.open()
    device.write(
      1000, (.absolute, Self.id, 1), (.absolute, Self.x, 100), (.absolute, Self.slot, 1),
      (.absolute, Self.id, 2), (.absolute, Self.x, 200), (.key, KeyCode.touch, 1))
    _ = try read(reader)

    device.write(2000, (.absolute, Self.slot, 0), (.absolute, Self.id, -1))
    device.write(3000, (.absolute, Self.id, 3), (.absolute, Self.x, 300))
    device.write(4000, (.absolute, Self.slot, 1), (.absolute, Self.x, 222))

    let time = Timestamp(microseconds: 4000)
    let dropped = InputEvent(time: time, type: .synchronization, code: 3, value: 0)
    let expected =
      [dropped, .report(at: time)]
      + frame(4000, [(.absolute, Self.slot, 0), (.absolute, Self.id, -1)])
      + frame(
        4000,
        [
          (.absolute, Self.id, 3), (.absolute, Self.x, 300),
          (.absolute, AbsoluteCode.multitouchPositionY, 0), (.absolute, Self.slot, 1),
          (.absolute, Self.x, 222),
        ])
    try expect(read(reader), equals: expected)
    expect(reader.droppedCount, equals: 1)
    device.write(5000, (.absolute, Self.x, 223))
    try expect(read(reader), equals: frame(5000, [(.absolute, Self.x, 223)]))
  }

  @Test func `a finger that is down at the start is told first`() throws {
    let device = FakeDevice(.touchpad)
    device.write(
      1000, (.absolute, Self.slot, 2), (.absolute, Self.id, 9), (.absolute, Self.x, 40),
      (.key, KeyCode.touch, 1))
    let before = MonotonicClock.now
    let reader = try device.open()
    let events = try read(reader)
    let start = Array(events.prefix { $0.time >= before })
    expect(
      start.map(\.code),
      equals: [
        Self.slot, Self.id, Self.x, AbsoluteCode.multitouchPositionY, KeyCode.touch, 0,
      ])
    expect(start.map(\.value), equals: [2, 9, 40, 0, 1, 0])
  }

  @Test func `what was sent before the device went is still read`() throws {
    let device = FakeDevice(.touchpad)
    let reader = try device.open()
    device.write(1000, (.absolute, Self.id, 4))
    device.unplug()
    try expect(read(reader), equals: frame(1000, [(.absolute, Self.id, 4)]))
    try expect(read(reader).isEmpty)
    expect(reader.isRemoved)
  }

  @Test func `a device that is revoked ends without an error`() throws {
    let device = FakeDevice(.touchpad)
    let reader = try device.open()
    device.write(1000, (.absolute, Self.id, 4))
    device.revoke()
    try expect(read(reader).isEmpty)
    expect(reader.isRemoved)
  }

  @Test func `a grab ends with its reader`() throws {
    let device = FakeDevice(.touchpad)
    do {
      let reader = try device.open()
      try reader.grab()
      expect(device.isGrabbed)
      try reader.release()
      expect(!device.isGrabbed)
      try reader.grab()
    }
    expect(!device.isGrabbed)
  }

  @Test func `a device that another program holds cannot be grabbed`() throws {
    let device = FakeDevice(.touchpad)
    device.grabElsewhere()
    let reader = try device.open()
    #expect(throws: EvdevError.grabbedElsewhere(path: "/dev/input/event7")) { try reader.grab() }
  }

  @Test func `a file that is no device is refused`() throws {
    #expect(throws: EvdevError.notADevice(path: "/dev/null")) {
      try EvdevReader(node: "/dev/null")
    }
    #expect(throws: EvdevError.self) { try EvdevReader(node: "/dev/input/no-such-event") }
  }

  @Test func `half a frame before a loss is told after it`() throws {
    let device = FakeDevice(.touchpad)
    let reader = try device.open()
    device.write(Array(frame(1000, [(.absolute, Self.id, 4), (.absolute, Self.x, 10)])[..<2]))
    try expect(read(reader).isEmpty)
    device.limitQueue(to: 2)
    device.write(2000, (.absolute, Self.x, 11), (.key, KeyCode.touch, 1))
    let told = try read(reader)
    expect(told.contains { $0.code == Self.id && $0.value == 4 })
    expect(told.contains { $0.code == Self.x && $0.value == 11 })
  }

  @Test func `a loss that changed nothing is still caught up with at once`() throws {
    let device = FakeDevice(.touchpad)
    let reader = try device.open()
    device.limitQueue(to: 3)
    device.write(1000, (.absolute, Self.id, 4), (.absolute, Self.x, 10))
    _ = try read(reader)
    for time in [2000, 3000] {
      device.write(Int64(time), (.absolute, Self.x, 11), (.absolute, Self.x, 10))
    }
    let time = Timestamp(microseconds: 3000)
    let dropped = InputEvent(time: time, type: .synchronization, code: 3, value: 0)
    try expect(read(reader), equals: [dropped, .report(at: time), .report(at: time)])
  }

  @Test func `a device that goes on while it is asked for its state keeps its slots apart`() throws
  {
    let device = FakeDevice(.touchpad)
    device.limitQueue(to: 7)
    let reader = try device.open()
    device.write(
      1000, (.absolute, Self.id, 1), (.absolute, Self.x, 100), (.absolute, Self.slot, 1),
      (.absolute, Self.id, 2), (.absolute, Self.x, 200), (.absolute, Self.slot, 0))
    _ = try read(reader)
    device.interrupt(
      with: frame(
        5000,
        [(.absolute, Self.x, 103), (.absolute, Self.slot, 1), (.absolute, Self.x, 203)]))
    for time in 2...4 {
      device.write(
        Int64(time) * 1000, (.absolute, Self.x, 101), (.absolute, Self.slot, 1),
        (.absolute, Self.x, 201), (.absolute, Self.slot, 0))
    }
    let told = try read(reader)
    expect(told.suffix(4).map(\.value), equals: [103, 1, 203, 0])
    try expect(read(reader).isEmpty)
  }

  @Test func `a device that is gone cannot be grabbed, and what it sent is still read`() throws {
    let device = FakeDevice(.touchpad)
    let reader = try device.open()
    device.write(1000, (.absolute, Self.id, 4))
    device.unplug()
    #expect(throws: EvdevError.removed(path: "/dev/input/event7")) { try reader.grab() }
    expect(!reader.isGrabbed)
    try expect(read(reader), equals: frame(1000, [(.absolute, Self.id, 4)]))
    try expect(read(reader).isEmpty)
    expect(reader.isRemoved)
  }

  @Test func `a grabbed device that is gone is let go without an error`() throws {
    let device = FakeDevice(.touchpad)
    let reader = try device.open()
    try reader.grab()
    device.unplug()
    try reader.release()
    expect(!reader.isGrabbed)
  }
}
