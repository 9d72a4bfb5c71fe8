import Expectations
import PantographEvdev
import PantographTouches
import SeededRandom
import SimulatedDevices
import Testing

/// Compares contacts with the kernel's own state: whatever the kernel filters and whatever is lost, exactly
/// the existing contacts are reported, at their positions.
struct KernelShadowTests {
  private static var pad: DeviceDescription {
    var device = DeviceDescription.touchpad
    device.axes[AbsoluteCode.multitouchToolType] = AbsoluteAxis(minimum: 0, maximum: 15)
    device.axes[AbsoluteCode.multitouchDistance] = AbsoluteAxis(minimum: 0, maximum: 63)
    device.codes[.absolute] = CodeSet(device.axes.keys)
    return device
  }

  private struct Place: Hashable {
    var position: Vector
    var tool: ContactTool
  }

  private final class Follower {
    var down: [Place] = []
    var frames = 0
    var live: LiveTouches?

    init(_ device: FakeDevice) throws {
      device.forgetUnread()
      live = LiveTouches(try device.open(), filters: ContactFilters()) { [weak self] frame in
        guard let self else { return }
        frames += 1
        down = frame.contacts.filter { $0.phase.isDown }.map {
          Place(position: $0.position, tool: $0.tool)
        }
      }
    }
  }

  /// Few positions, so that a new contact is often at the position of the last one.
  private static let places: [Int32] = [40, 400, 4000]

  private static func change(
    _ shadow: inout KernelShadow, nextID: inout Int32, _ random: inout SeededGenerator
  ) {
    let number = Int.random(in: 0..<5, using: &random)
    var slot = shadow.slots[number]
    switch Int.random(in: 0..<8, using: &random) {
    case 0...1 where slot.id < 0:
      slot.id = nextID
      nextID += 1
      slot.x = places.randomElement(using: &random) ?? 40
      slot.y = places.randomElement(using: &random) ?? 40
    case 2 where slot.id >= 0: slot.id = -1
    case 3 where slot.id >= 0:
      // Another finger in the same frame.
      slot.id = nextID
      nextID += 1
    case 4: slot.tool = slot.tool == 0 ? 2 : 0
    case 5: slot.distance = slot.distance == 0 ? 7 : 0
    case 6 where slot.id >= 0: slot.x = places.randomElement(using: &random) ?? 40
    default: slot.y = slot.id < 0 && slot.y == 0 ? 0 : places.randomElement(using: &random) ?? 40
    }
    shadow.report(number, slot)
  }

  private static func wanted(_ shadow: KernelShadow) -> [Place] {
    shadow.slots.filter(\.isTouching).map {
      Place(
        position: Vector(x: Double($0.x) / 40, y: Double($0.y) / 40),
        tool: $0.tool == 2 ? .palm : .finger)
    }
  }

  @Test(arguments: 0..<60)
  func `the contacts are those that the kernel keeps`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var shadow = KernelShadow(slotCount: 5)
    let device = FakeDevice(Self.pad)
    device.limitQueue(to: Int32.random(in: 12...80, using: &random))
    var follower: Follower?
    var nextID: Int32 = 1
    for step in 0..<500 {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        Self.change(&shadow, nextID: &nextID, &random)
      }
      if let frame = shadow.synchronize(at: 1_000_000_000_000 + Int64(step) * 8000) {
        device.write(frame)
      }
      switch Int.random(in: 0..<12, using: &random) {
      case 0 where follower == nil: follower = try Follower(device)
      case 1...5:
        guard let follower else { continue }
        try follower.live?.read()
        expect(follower.down, equals: Self.wanted(shadow), "step \(step)")
      default: break
      }
    }
  }
}
