import Expectations
import PantographEvdev
import PantographTouches
import SimulatedDevices
import Testing

/// Values that the kernel filters because they have not changed are reported with their contact.
struct UntoldValuesTests {
  private static let slot = AbsoluteCode.multitouchSlot
  private static let id = AbsoluteCode.multitouchTrackingID
  private static let x = AbsoluteCode.multitouchPositionX
  private static let y = AbsoluteCode.multitouchPositionY
  private static let tool = AbsoluteCode.multitouchToolType
  private static let distance = AbsoluteCode.multitouchDistance

  private static var pad: DeviceDescription {
    var device = DeviceDescription.touchpad
    device.axes[tool] = AbsoluteAxis(minimum: 0, maximum: 15)
    device.axes[distance] = AbsoluteAxis(minimum: 0, maximum: 63)
    device.codes[.absolute] = CodeSet(device.axes.keys)
    return device
  }

  private static let single = DeviceDescription(
    name: "Single", codes: [.key: [KeyCode.touch], .absolute: [0, 1]],
    axes: [
      0: AbsoluteAxis(minimum: 0, maximum: 4000, resolution: 40),
      1: AbsoluteAxis(minimum: 0, maximum: 4000, resolution: 40),
    ])

  private final class Heard {
    var frames: [ContactFrame] = []
  }

  private func follow(_ device: FakeDevice) throws -> (LiveTouches, Heard) {
    // A reader's queue is empty at the start.
    device.forgetUnread()
    let heard = Heard()
    let live = LiveTouches(try device.open(), filters: ContactFilters()) { heard.frames.append($0) }
    return (live, heard)
  }

  @Test func `a touch where the last one was before we came is there`() throws {
    let device = FakeDevice(Self.pad)
    device.write(
      1000, (.absolute, Self.id, 1), (.absolute, Self.x, 400), (.absolute, Self.y, 800))
    device.write(2000, (.absolute, Self.id, -1))
    let (live, heard) = try follow(device)
    try live.read()
    heard.frames = []
    device.write(3_000_000, (.absolute, Self.id, 2), (.absolute, Self.y, 1200))
    try live.read()
    expect(heard.frames.map(\.contacts.count), equals: [1])
    expect(heard.frames.first?.contacts.first?.position, equals: Vector(x: 10, y: 30))
    expect(heard.frames.first?.contacts.first?.accuracy, equals: .exact)
  }

  @Test func `a slot that is empty makes no ghost`() throws {
    let device = FakeDevice(Self.pad)
    device.write(
      1000, (.absolute, Self.id, 1), (.absolute, Self.x, 400), (.absolute, Self.y, 800))
    device.write(2000, (.absolute, Self.id, -1))
    let (live, heard) = try follow(device)
    try live.read()
    device.write(
      3_000_000, (.absolute, Self.slot, 1), (.absolute, Self.id, 2), (.absolute, Self.x, 9))
    try live.read()
    expect(heard.frames.last?.contacts.count, equals: 1)
    expect(heard.frames.allSatisfy { $0.contacts.count <= 1 })
  }

  @Test func `a finger after a palm and one after a hovering one are told as the kernel has them`()
    throws
  {
    let device = FakeDevice(Self.pad)
    device.write(
      1000, (.absolute, Self.id, 1), (.absolute, Self.x, 400), (.absolute, Self.y, 800),
      (.absolute, Self.tool, ToolTypeValue.palm), (.absolute, Self.slot, 1),
      (.absolute, Self.id, 2),
      (.absolute, Self.x, 40), (.absolute, Self.y, 80), (.absolute, Self.distance, 5))
    device.write(
      2000, (.absolute, Self.id, -1), (.absolute, Self.slot, 0), (.absolute, Self.id, -1))
    let (live, heard) = try follow(device)
    try live.read()
    heard.frames = []
    // The kernel does not repeat that slot 0 has a palm and that slot 1 hovers.
    device.write(
      3_000_000, (.absolute, Self.id, 3), (.absolute, Self.x, 401), (.absolute, Self.slot, 1),
      (.absolute, Self.id, 4), (.absolute, Self.x, 41))
    try live.read()
    expect(heard.frames.last?.contacts.map(\.tool), equals: [.palm])
    device.write(3_010_000, (.absolute, Self.distance, 0))
    try live.read()
    expect(heard.frames.last?.contacts.map(\.tool), equals: [.palm, .finger])
  }

  @Test func `a touch where the last one was lost is there`() throws {
    let device = FakeDevice(Self.pad)
    let (live, heard) = try follow(device)
    device.limitQueue(to: 6)
    device.write(1000, (.absolute, Self.id, 1), (.absolute, Self.x, 400), (.absolute, Self.y, 800))
    try live.read()
    device.write(
      2000, (.absolute, Self.x, 800), (.absolute, Self.y, 1600), (.absolute, Self.tool, 2))
    device.write(3000, (.absolute, Self.tool, 0), (.absolute, Self.id, -1))
    try live.read()
    heard.frames = []
    device.write(4000, (.absolute, Self.id, 2))
    try live.read()
    expect(heard.frames.last?.contacts.map(\.position), equals: [Vector(x: 20, y: 40)])
  }

  @Test func `a finger without slots lands where the last one was`() throws {
    let device = FakeDevice(Self.single)
    device.write(1000, (.key, KeyCode.touch, 1), (.absolute, 0, 400), (.absolute, 1, 800))
    device.write(2000, (.key, KeyCode.touch, 0))
    let (live, heard) = try follow(device)
    try live.read()
    device.write(3_000_000, (.key, KeyCode.touch, 1), (.absolute, 1, 1200))
    try live.read()
    expect(heard.frames.last?.contacts.map(\.position), equals: [Vector(x: 10, y: 30)])
  }

  @Test func `a finger without slots that is down at the start is where it is`() throws {
    let device = FakeDevice(Self.single)
    device.write(1000, (.key, KeyCode.touch, 1), (.absolute, 0, 400), (.absolute, 1, 800))
    let (live, heard) = try follow(device)
    try live.read()
    expect(heard.frames.last?.contacts.map(\.position), equals: [Vector(x: 10, y: 20)])
  }

  @Test func `slots below the one that is chosen at the start are told as what they are`() throws {
    let device = FakeDevice(Self.pad)
    device.write(
      1000, (.absolute, Self.id, 1), (.absolute, Self.x, 400), (.absolute, Self.y, 800),
      (.absolute, Self.slot, 3), (.absolute, Self.id, 2), (.absolute, Self.x, 40),
      (.absolute, Self.y, 80))
    device.limitQueue(to: 3)
    let (live, heard) = try follow(device)
    try live.read()
    for time in 2...4 {
      device.write(Int64(time) * 1_000_000, (.absolute, Self.x, Int32(40 * time)))
    }
    try live.read()
    expect(
      heard.frames.last?.contacts.map(\.position),
      equals: [Vector(x: 10, y: 20), Vector(x: 4, y: 2)])
    expect(heard.frames.last?.contacts.map(\.id.rawValue), equals: [1, 2])
  }
}
