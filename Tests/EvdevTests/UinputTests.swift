import Expectations
import Glibc
import PantographEvdev
import PantographTouches
import SimulatedDevices
import Testing

/// Devices of the real kernel, if it can create them.
@Suite(
  .enabled(if: access(VirtualDevice.uinput, W_OK) == 0, "uinput is not writable here"),
  .serialized)
struct UinputTests {
  private static let slot = AbsoluteCode.multitouchSlot
  private static let id = AbsoluteCode.multitouchTrackingID
  private static let x = AbsoluteCode.multitouchPositionX

  /// A sent event without its time, because kernels before 6.12 replace the time.
  private struct Value: Equatable {
    let type: EventType
    let code: UInt16
    let value: Int32

    init(_ event: InputEvent) {
      type = event.type
      code = event.code
      value = event.value
    }
  }

  /// Frames in which every value differs from the one before, because the kernel leaves out equal values.
  private func stroke(_ frames: Int, every microseconds: Int64) -> [InputEvent] {
    var events = frame(0, [(.absolute, Self.id, 1), (.key, KeyCode.touch, 1)])
    for index in 1..<frames {
      events += frame(
        Int64(index) * microseconds,
        [
          (.absolute, Self.x, Int32(index % 3999 + 1)),
          (.absolute, AbsoluteCode.multitouchPositionY, Int32(4000 - index % 3999)),
        ])
    }
    let end = Int64(frames) * microseconds
    return events + frame(end, [(.absolute, Self.id, -1), (.key, KeyCode.touch, 0)])
  }

  /// Writes frame after frame and reads each.
  private func echo(_ events: [InputEvent]) throws -> (heard: [InputEvent], reader: EvdevReader) {
    let device = try VirtualDevice(.touchpad)
    let reader = try EvdevReader(node: device.node)
    let loop = try InputLoop()
    loop.add(reader)
    var heard: [InputEvent] = []
    for frame in EventFrames(events) {
      try device.write(frame.events)
      let count = heard.count + frame.events.count
      while heard.count < count {
        _ = try loop.wait()
        try reader.read(into: &heard)
      }
    }
    return (heard, reader)
  }

  @Test func `a device is made as it is described`() throws {
    let device = try VirtualDevice(.touchpad)
    var made = try EvdevReader(node: device.node).device
    made.computer = nil
    expect(made, equals: .touchpad)
  }

  @Test(arguments: [8000, 1000] as [Int64])
  func `thousands of frames are read as they were written`(period: Int64) throws {
    let sent = stroke(2000, every: period)
    let (heard, reader) = try echo(sent)
    expect(heard.map(Value.init), equals: sent.map(Value.init))
    expect(reader.droppedCount, equals: 0)
    for (one, next) in zip(heard, heard.dropFirst()) { expect(one.time, isAtMost: next.time) }
  }

  @Test(arguments: [8000, 1000] as [Int64])
  func `a player writes what is then read`(period: Int64) throws {
    let sent = stroke(60, every: period)
    let device = try VirtualDevice(.touchpad)
    let reader = try EvdevReader(node: device.node)
    let clock = LivePlaybackClock(loop: try InputLoop())
    let report = try RecordingPlayer(sent).play(into: device, clock: clock)
    var heard: [InputEvent] = []
    try reader.read(into: &heard)
    expect(report.frames, equals: 61)
    expect(heard.map(Value.init), equals: sent.map(Value.init))
  }

  @Test func `a reader that is late is led to the present state`() throws {
    let device = try VirtualDevice(.touchpad)
    let reader = try EvdevReader(node: device.node)
    var heard: [InputEvent] = []
    try device.write(frame(0, [(.absolute, Self.id, 1), (.absolute, Self.x, 9)])[...])
    try reader.read(into: &heard)
    heard = []
    for index in 0..<2000 {
      try device.write(frame(0, [(.absolute, Self.x, Int32(index + 10))])[...])
    }
    try device.write(frame(0, [(.absolute, Self.id, -1)])[...])
    try device.write(frame(0, [(.absolute, Self.id, 2), (.absolute, Self.x, 77)])[...])
    try reader.read(into: &heard)
    expect(reader.droppedCount, isAbove: 0)
    expect(heard.contains { $0.isDropped })
    expect(
      heard.filter { $0.type == .absolute && $0.code == Self.id }.map(\.value), equals: [-1, 2])
    expect(heard.last { $0.type == .absolute && $0.code == Self.x }?.value, equals: 77)
  }

  @Test func `a device that is pulled out in mid-gesture sends no lift`() throws {
    var device: VirtualDevice? = try VirtualDevice(.touchpad)
    let reader = try EvdevReader(node: try #require(device?.node))
    var heard: [InputEvent] = []
    try device?.write(frame(0, [(.absolute, Self.id, 1), (.absolute, Self.x, 9)])[...])
    try reader.read(into: &heard)
    device = nil
    let loop = try InputLoop()
    loop.add(reader)
    while !reader.isRemoved {
      _ = try loop.wait()
      try reader.read(into: &heard)
    }
    expect(!heard.contains { $0.code == Self.id && $0.type == .absolute && $0.value == -1 })
  }

  @Test func `a grab shuts others out until its reader goes`() throws {
    let device = try VirtualDevice(.touchpad)
    let other = try EvdevReader(node: device.node)
    do {
      let holder = try EvdevReader(node: device.node)
      try holder.grab()
      #expect(throws: EvdevError.grabbedElsewhere(path: device.node)) { try other.grab() }
      try device.write(frame(0, [(.absolute, Self.id, 1)])[...])
      var heard: [InputEvent] = []
      try other.read(into: &heard)
      expect(heard.isEmpty)
    }
    try other.grab()
    expect(other.isGrabbed)
  }

  @Test(.enabled(if: getuid() == 0, "only root can become an ordinary user"))
  func `an ordinary user is told which rule to install`() throws {
    let device = try VirtualDevice(.touchpad)
    chmod(device.node, 0o600)
    let refusal = EvdevError.notPermitted(
      path: device.node, remedy: InputPermission.installation)
    #expect(throws: refusal) { try asOrdinaryUser { try EvdevReader(node: device.node) } }
  }

  @Test func `a device that comes and goes is told`() throws {
    let hotPlug = try HotPlug()
    let node = try VirtualDevice(.touchscreen).node
    let changes = try hotPlug.read()
    expect(changes.contains(.appeared(node: node)))
  }
}
