import Expectations
import Foundation
import PantographEvdev
import PantographLive
import PantographTouches
import SeededRandom
import SimulatedDevices
import Testing

/// Devices that are touched, lose events, go and come back at random, while the pace of the scene's time changes and
/// recordings begin and end.
@MainActor
struct LiveWalkTests {
  @MainActor
  private final class Walk {
    var random: SeededGenerator
    let room: FakeRoom
    let folder: URL
    var heard: [String] = []
    private var live: [LiveDevice] = []
    /// The next number of a contact, a node and a recording.
    private var next: (contact: Int32, node: Int, recording: Int) = (1, 5, 0)
    /// The slots with a finger, by node.
    private var down: [String: Set<Int32>] = [:]

    init(seed: Int) throws {
      random = SeededGenerator(seed: UInt64(seed))
      room = try FakeRoom()
      room.delays = [0, 0, 7, 0, 310, 2900].map { TimeSpan.microseconds($0) }
      folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      if random.chance(0.8) { room.clock.watchForReturns(try HotPlug(directory: folder.path)) }
      for (index, name) in ["Pad", "Other"].enumerated() {
        try plug("/dev/input/event\(index + 3)", name)
        live.append(
          try room.clock.add(
            node: "/dev/input/event\(index + 3)",
            filters: random.chance(0.5) ? ContactFilters.none : nil, grabbing: random.chance(0.3)
          ) { [unowned self] in heard.append("\(name) \($0)") })
      }
      room.clock.onWake = { [unowned self] wake in
        if case .hotPlug(let changes) = wake { heard.append("\(changes.count) changes") }
      }
    }

    private func plug(_ node: String, _ name: String) throws {
      var description = DeviceDescription.pad
      description.name = name
      room.plug(node, description)
      down[node] = []
      let file = folder.appending(path: node.split(separator: "/").last ?? "")
      try Data().write(to: file)
    }

    /// Writes frames of one or several fingers, the first of which came a moment ago.
    private func touch(_ node: String, frames: Int) {
      guard let fake = room.device(node) else { return }
      for index in 0..<frames {
        let slot = Int32(random.below(3))
        var events: [(type: EventType, code: UInt16, value: Int32)] = [
          (.absolute, AbsoluteCode.multitouchSlot, slot)
        ]
        let isDown = down[node]?.contains(slot) == true
        if !isDown || random.chance(0.2) {
          events.append((.absolute, AbsoluteCode.multitouchTrackingID, isDown ? -1 : next.contact))
          next.contact += 1
          if isDown { down[node]?.remove(slot) } else { down[node]?.insert(slot) }
        }
        events += [
          (.absolute, AbsoluteCode.multitouchPositionX, Int32(random.below(40)) * 100),
          (.absolute, AbsoluteCode.multitouchPositionY, Int32(random.below(40)) * 100),
          (.key, KeyCode.touch, down[node]?.isEmpty == false ? 1 : 0),
        ]
        let late = Int64(random.below(4)) * 900 + Int64(frames - index)
        let events2 = frame(room.now.microseconds - late, events)
        random.chance(0.05) ? fake.interrupt(with: events2) : fake.write(events2)
      }
    }

    func step() throws {
      let device = live[random.below(live.count)]
      let node = device.node ?? "/dev/input/event3"
      switch random.below(16) {
      case 0...6: touch(node, frames: random.below(3) + 1)
      case 7:
        // More than the queue holds.
        room.device(node)?.limitQueue(to: 20)
        touch(node, frames: 9)
        room.device(node)?.limitQueue(to: 1000)
      case 8 where random.chance(0.6):
        room.unplug(node)
        try? FileManager.default.removeItem(
          at: folder.appending(path: node.split(separator: "/").last ?? ""))
      case 9, 10: try replug(device)
      case 11: try room.clock.change(pace: [0, 0, 0.5, 1, 1, 2][random.below(6)])
      case 12: room.clock.step(.microseconds(Int64(random.below(3)) * 5000))
      case 13 where device.isOpen:
        next.recording += 1
        let path = folder.appending(path: "\(next.recording).evemu").path
        do throws(EvdevError) {
          let file = try RecordingFile(path: path)
          if random.chance(0.5) {
            try room.clock.record(device, into: file)
          } else {
            try device.record(into: file)
          }
        } catch {
          heard.append("not recorded: \(error)")
        }
        if let node = device.node, !live.contains(where: { $0 !== device && $0.node == node }) {
          down[node] = []
        }
      case 14:
        try device.endRecording()
        heard.append("\(device.recordingProgress == nil)")
      default: break
      }
      try wait()
    }

    /// Plugs a device in again, at the same node or at another one, or while another program uses it.
    private func replug(_ device: LiveDevice) throws {
      guard device.node == nil || random.chance(0.2) else { return }
      if let node = device.node { room.unplug(node) }
      next.node += random.below(2)
      let node = "/dev/input/event\(next.node)"
      guard !live.contains(where: { $0.node == node }) else { return }
      try? FileManager.default.removeItem(at: folder.appending(path: "event\(next.node)"))
      try plug(node, device.name)
      if random.chance(0.15) { room.device(node)?.grabElsewhere() }
    }

    /// Waits for a random time, and logs all that there is to be seen afterwards.
    private func wait() throws {
      let span = TimeSpan.microseconds([0, 900, 8000, 8000, 40_000, 300_000][random.below(6)])
      room.script = [(room.now + span, {})]
      let isOn = try random.chance(0.2) ? room.clock.take() : room.clock.wait(until: nil)
      let places = live.map { device in
        "\(device.node ?? "-") \(device.recordingProgress.map { "\($0)" } ?? "-")"
      }
      let readers = room.loop.readers.count
      heard.append("\(isOn) \(room.clock.now) \(room.clock.time.pace) \(places) \(readers)")
    }

    func end() throws -> String {
      if random.chance(0.5) { room.loop.stopper.stop() } else { room.clock.close() }
      try wait()
      heard += room.notices.map { "\($0)" }
      for number in 0..<next.recording {
        let file = folder.appending(path: "\(number + 1).evemu")
        heard.append(try String(contentsOf: file, encoding: .utf8))
      }
      try FileManager.default.removeItem(at: folder)
      return heard.joined(separator: "\n").replacing(folder.path, with: "")
    }
  }

  @Test(arguments: 0..<8) func `devices that come and go`(part: Int) throws {
    for seed in part * 10..<part * 10 + 10 {
      let walk = try Walk(seed: seed)
      for _ in 0..<120 { try walk.step() }
      let text = try walk.end()
      SeenMarks.see(text)
    }
  }
}
