import Expectations
import Foundation
import PantographEvdev
import PantographLive
import PantographRecordings
import PantographStage
import PantographTouches
import SimulatedDevices
import Testing
import UIKit

@MainActor
struct LiveClockTests {
  private func touch(_ id: Int32, _ x: Int32) -> [(type: EventType, code: UInt16, value: Int32)] {
    [
      (.absolute, AbsoluteCode.multitouchSlot, 0),
      (.absolute, AbsoluteCode.multitouchTrackingID, id),
      (.absolute, AbsoluteCode.multitouchPositionX, x),
      (.absolute, AbsoluteCode.multitouchPositionY, 500),
      (.key, KeyCode.touch, id < 0 ? 0 : 1),
    ]
  }

  private func stage(_ room: FakeRoom, _ mapping: TouchMapping = .surface) throws -> Stage {
    room.plug("/dev/input/event3", .pad)
    let queue = room.queue
    let device = try room.clock.add(node: "/dev/input/event3", filters: ContactFilters.none) {
      queue.add($0)
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    window.screen = UIScreen(bounds: window.frame)
    return Stage(window: window, source: queue, surface: device.surface, mapping: mapping)
  }

  @Test func `a stage runs by a device until it is stopped`() throws {
    let room = try FakeRoom()
    let stage = try stage(room)
    var frames: [ContactFrame] = []
    stage.onFrame = { frames.append($0) }
    let fake = try #require(room.device("/dev/input/event3"))
    let (down, up) = (touch(1, 700), touch(-1, 700))
    room.script = [
      (room.moment(100_010), { fake.write(frame(room.moment(100_000).microseconds, down)) }),
      (room.moment(150_010), { fake.write(frame(room.moment(150_000).microseconds, up)) }),
    ]
    try stage.run(by: room.clock)
    expect(frames.map(\.time.microseconds), equals: [100_000, 150_000])
    expect(frames.last?.contacts.first?.phase, equals: .ended)
    expect(stage.time, equals: Timestamp(microseconds: 150_010))
  }

  @Test func `an event that comes after its time has passed is given the scene's time`() throws {
    let room = try FakeRoom()
    let stage = try stage(room)
    var frames: [ContactFrame] = []
    stage.onFrame = { frames.append($0) }
    let fake = try #require(room.device("/dev/input/event3"))
    let (down, up) = (touch(1, 700), touch(-1, 700))
    room.script = [
      (room.moment(100_010), { fake.write(frame(room.moment(100_000).microseconds, down)) }),
      (room.moment(150_000), { fake.write(frame(room.moment(99_000).microseconds, up)) }),
    ]
    try stage.run(by: room.clock)
    expect(frames.map(\.time.microseconds), equals: [100_000, 100_011])
  }

  @Test func `a device that goes in mid-drag cancels, and is used again when it is back`() throws {
    let room = try FakeRoom()
    let stage = try stage(room)
    var phases: [ContactPhase] = []
    stage.onFrame = { phases += $0.contacts.map(\.phase) }
    let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    room.clock.watchForReturns(try HotPlug(directory: directory.path))
    let fake = try #require(room.device("/dev/input/event3"))
    let (down, up) = (touch(1, 700), touch(-1, 700))
    room.script = [
      (room.moment(100_010), { fake.write(frame(room.moment(100_000).microseconds, down)) }),
      (room.moment(110_000), { room.unplug("/dev/input/event3") }),
      (
        room.moment(200_000),
        {
          room.plug("/dev/input/event9", .pad)
          _ = FileManager.default.createFile(
            atPath: directory.appending(path: "event9").path, contents: nil)
        }
      ),
      (
        room.moment(300_010),
        {
          guard let back = room.device("/dev/input/event9") else { return }
          back.write(frame(room.moment(300_000).microseconds, down))
          back.write(frame(room.moment(300_005).microseconds, up))
        }
      ),
    ]
    try stage.run(by: room.clock)
    expect(phases, equals: [.began, .cancelled(.deviceRemoved), .began, .ended])
    expect(
      room.notices,
      equals: [
        .removed(name: "Pad"), .returned(name: "Pad", node: "/dev/input/event9"),
      ])
  }

  @Test func `a scene's time stands still, and what the hand does then is lost`() throws {
    let room = try FakeRoom()
    let stage = try stage(room)
    var frames: [ContactFrame] = []
    stage.onFrame = { frames.append($0) }
    let fake = try #require(room.device("/dev/input/event3"))
    let (down, moved, up) = (touch(1, 700), touch(1, 900), touch(-1, 900))
    room.script = [
      (room.moment(100_010), { fake.write(frame(room.moment(100_000).microseconds, down)) }),
      (room.moment(120_000), { try? room.clock.change(pace: 0) }),
      (room.moment(130_000), { fake.write(frame(room.moment(130_000).microseconds, moved)) }),
      (room.moment(140_000), { fake.write(frame(room.moment(140_000).microseconds, up)) }),
      (room.moment(220_000), { try? room.clock.change(pace: 1) }),
    ]
    try stage.run(by: room.clock)
    expect(frames.first?.time, equals: Timestamp(microseconds: 100_000))
    expect(frames.last?.contacts.allSatisfy { !$0.phase.isDown }, equals: true)
    expect(frames.allSatisfy { $0.time.microseconds <= 120_001 })
  }

  /// A folder for nodes, and a room whose clock watches it.
  private func watchedFolder(_ room: FakeRoom) throws -> URL {
    let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    room.clock.watchForReturns(try HotPlug(directory: directory.path))
    return directory
  }

  @Test func `a device that comes back while the scene's time stands still does not end its sleep`()
    throws
  {
    let room = try FakeRoom()
    _ = try stage(room)
    let directory = try watchedFolder(room)
    defer { try? FileManager.default.removeItem(at: directory) }
    room.unplug("/dev/input/event3")
    try expect(room.clock.take())
    try room.clock.change(pace: 0)
    room.plug("/dev/input/event9", .pad)
    try Data().write(to: directory.appending(path: "event9"))
    try expect(room.clock.take())
    expect(room.notices.last, equals: .returned(name: "Pad", node: "/dev/input/event9"))
    expect(room.loop.readers.count, equals: 0)
    try room.clock.change(pace: 1)
    expect(room.loop.readers.count, equals: 1)
  }

  @Test func `a device that goes and comes back while the scene's time stands still is used again`()
    throws
  {
    let room = try FakeRoom()
    var phases: [ContactPhase] = []
    room.plug("/dev/input/event3", .pad)
    try room.clock.add(node: "/dev/input/event3", filters: ContactFilters.none) { frame in
      phases += frame.contacts.map(\.phase)
    }
    let directory = try watchedFolder(room)
    defer { try? FileManager.default.removeItem(at: directory) }
    let down = touch(1, 700)
    room.device("/dev/input/event3")?.write(frame(room.moment(100).microseconds, down))
    try expect(room.clock.take())
    try room.clock.change(pace: 0)
    room.unplug("/dev/input/event3")
    room.plug("/dev/input/event9", .pad)
    try Data().write(to: directory.appending(path: "event9"))
    try expect(room.clock.take())
    try room.clock.change(pace: 1)
    expect(
      room.notices,
      equals: [.removed(name: "Pad"), .returned(name: "Pad", node: "/dev/input/event9")])
    room.device("/dev/input/event9")?.write(frame(room.moment(300).microseconds, down))
    try expect(room.clock.take())
    expect(phases.first, equals: .began)
    expect(phases.last, equals: .began)
    expect(phases.count, equals: 3)
  }
}
