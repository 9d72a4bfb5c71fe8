import PantographEvdev
import PantographLive
import PantographStage
import PantographTouches

/// Fake devices with their own clock, and a stage that uses both. A script states the events and their
/// times, and no real time passes.
@MainActor
package final class FakeRoom {
  package let clock: LiveClock
  package let queue = ContactQueue()
  package let loop: InputLoop
  package private(set) var notices: [LiveNotice] = []
  /// The work at each time of the monotonic clock, in order.
  package var script: [(time: Timestamp, work: () -> Void)] = []
  /// The delays of successive wake-ups, repeated.
  package var delays: [TimeSpan] = [.zero]
  private var wakes = 0
  private let time: Time
  private let doors: FakeDoors
  private let liveDoors: LiveClock.Doors

  private final class Time {
    var now: Timestamp
    init(_ now: Timestamp) { self.now = now }
  }

  private final class FakeDoors {
    var devices: [(node: String, device: FakeDevice, description: DeviceDescription)] = []
  }

  /// The time of the monotonic clock at which the scene's time begins.
  package static let epoch = Timestamp(microseconds: 5_000_000_123)

  package init() throws {
    loop = try InputLoop()
    let time = Time(Self.epoch)
    let doors = FakeDoors()
    self.time = time
    self.doors = doors
    liveDoors = LiveClock.Doors(
      open: { (node) throws(EvdevError) in
        guard let index = doors.devices.lastIndex(where: { $0.node == node }) else {
          throw .missing(path: node, remedy: "")
        }
        // A fake device has one reader in its life; the next reader gets an equal device. An earlier
        // reader may still have its descriptor open.
        var device = doors.devices[index].device
        if device.isTaken {
          device = FakeDevice(doors.devices[index].description)
          doors.devices.append((node, device, doors.devices[index].description))
          doors.devices.removeAll { $0.device.descriptor < 0 }
        }
        return try EvdevReader(descriptor: device.taken(), path: node, computer: nil)
      },
      list: {
        doors.devices.enumerated().filter { index, device in
          !doors.devices[(index + 1)...].contains { $0.node == device.node }
        }.map { ListedDevice(node: $0.element.node, device: $0.element.description) }
      },
      now: { time.now })
    clock = LiveClock(loop, doors: liveDoors)
    clock.onNotice = { [unowned self] in notices.append($0) }
    clock.sleep = { [unowned self] in sleep(until: $0) }
  }

  /// The current time of the monotonic clock.
  package var now: Timestamp { time.now }
  package var listed: [ListedDevice] { liveDoors.list() }

  /// Creates one more clock, whose time begins at zero now.
  package func makeClock() -> LiveClock {
    let clock = LiveClock(loop, doors: liveDoors)
    clock.sleep = { [unowned self] in sleep(until: $0) }
    return clock
  }

  /// Plugs a device in. It replaces an earlier device with the same node.
  @discardableResult
  package func plug(_ node: String, _ description: DeviceDescription) -> FakeDevice {
    let device = FakeDevice(description)
    doors.devices.removeAll { $0.node == node }
    doors.devices.append((node, device, description))
    return device
  }

  /// The device that is plugged in at the node.
  package func device(_ node: String) -> FakeDevice? {
    doors.devices.last { $0.node == node }?.device
  }

  package func unplug(_ node: String) {
    for found in doors.devices where found.node == node { found.device.unplug() }
    doors.devices.removeAll { $0.node == node }
  }

  /// A time of the scene, on the monotonic clock.
  package func moment(_ microseconds: Int64) -> Timestamp {
    Self.epoch + .microseconds(microseconds)
  }

  private func sleep(until due: Timestamp?) {
    let delay = delays[wakes % delays.count]
    wakes += 1
    let next = script.first?.time
    guard let wake = [due, next].compactMap({ $0 }).min() else {
      loop.stopper.stop()
      return
    }
    time.now = max(time.now, wake) + delay
    while let first = script.first, first.time <= time.now {
      script.removeFirst()
      first.work()
    }
  }
}

extension DeviceDescription {
  /// A touchpad of 100 mm by 100 mm.
  package static let pad: DeviceDescription = {
    let position = AbsoluteAxis(minimum: 0, maximum: 4000, resolution: 40)
    let axes: [UInt16: AbsoluteAxis] = [
      AbsoluteCode.x: position, AbsoluteCode.y: position,
      AbsoluteCode.multitouchSlot: AbsoluteAxis(minimum: 0, maximum: 4),
      AbsoluteCode.multitouchPositionX: position, AbsoluteCode.multitouchPositionY: position,
      AbsoluteCode.multitouchTrackingID: AbsoluteAxis(minimum: 0, maximum: 65535),
    ]
    return DeviceDescription(
      name: "Pad", identity: DeviceIdentity(bus: 3, vendor: 1, product: 2, version: 3),
      properties: .pointer,
      codes: [
        .key: [KeyCode.touch, KeyCode.toolFinger, KeyCode.toolDoubleTap],
        .absolute: CodeSet(axes.keys),
      ], axes: axes)
  }()
}
