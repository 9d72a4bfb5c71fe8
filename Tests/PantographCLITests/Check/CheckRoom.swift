import PantographCommands
import PantographEvdev
import PantographLive
import PantographRecordings
import PantographSynthesis
import PantographTouches
import SimulatedDevices
import Testing

@testable import PantographCLI

/// A computer with one fake device, on which played hands answer a check. No real time passes.
@MainActor
final class CheckRoom {
  let room: FakeRoom
  let node = "/dev/input/event3"
  let description: DeviceDescription
  /// The seconds that a step waits.
  var seconds = 20.0
  var place = ComputerPlace(
    variable: { _ in nil }, root: "/nonexistent", kernel: ["Linux", "6.1.0", "x86_64"], names: [])
  var isGrabbing = false
  var stream = CheckTalk.Stream.none
  private(set) var run: CheckRun?

  /// The requests for hands that answer each step, in order.
  nonisolated static func right(_ step: CheckStep, on device: String) -> SynthesisRequest {
    switch step {
    case .stroke:
      SynthesisRequest(gesture: "drag", device: device, direction: .right, distance: 40)
    case .tap: SynthesisRequest(gesture: "tap", device: device)
    case .scroll:
      SynthesisRequest(gesture: "scroll", device: device, fingers: 2, direction: .up, distance: 30)
    case .pinch: SynthesisRequest(gesture: "pinch-out", device: device)
    case .rest: SynthesisRequest(gesture: "long-press", device: device)
    case .flick:
      SynthesisRequest(gesture: "flick", device: device, fingers: 1, direction: .left, distance: 30)
    }
  }

  init(_ device: String = "touchpad", change: (inout DeviceDescription) -> Void = { _ in }) throws {
    room = try FakeRoom()
    let drawn = try Synthesis.synthesize(SynthesisRequest(gesture: "tap", device: device))
    var description = try #require(drawn.tracks.first?.header.device)
    change(&description)
    self.description = description
    room.plug(node, description)
    room.delays = [.microseconds(120), .microseconds(900), .microseconds(40)]
  }

  /// Plays a hand that begins after these seconds. Frames from `until` seconds of it on are left out.
  func play(_ request: SynthesisRequest, at seconds: Double, until end: Double = .infinity) throws {
    let track = try #require(try Synthesis.synthesize(request).tracks.first)
    let start = Int64(seconds * 1_000_000)
    for frame in track.frames where Double(frame.time.microseconds) / 1_000_000 < end {
      var events = Array(frame.events)
      let due = room.moment(start + frame.time.microseconds)
      for index in events.indices { events[index].time = due }
      let node = node
      at(due) { [room] in room.device(node)?.write(events) }
    }
  }

  /// Adds work to the script, which stays in the order of its times.
  func at(_ time: Timestamp, _ work: @escaping () -> Void) {
    let place = room.script.firstIndex { $0.time > time } ?? room.script.endIndex
    room.script.insert((time, work), at: place)
  }

  func at(_ seconds: Double, _ work: @escaping () -> Void) {
    at(room.moment(Int64(seconds * 1_000_000)), work)
  }

  var listed: ListedDevice { ListedDevice(node: node, device: description) }

  var hardware: CheckHardware {
    let room = room
    let listed = listed
    return CheckHardware(
      makeClock: { room.makeClock() }, now: { room.now }, list: { [listed] }, place: place)
  }

  func check(_ hardware: CheckHardware? = nil) throws -> CheckReport {
    var console = Console(program: "pantograph")
    let run = CheckRun(
      listed, hardware: hardware ?? self.hardware, seconds: seconds, grabbing: isGrabbing,
      talk: CheckTalk(stream, seconds: seconds, hasKeys: false))
    self.run = run
    return try run.run(console: &console)
  }
}

extension CheckReport {
  /// The finding about a subject.
  func finding(_ topic: String) -> CheckFinding? { findings.first { $0.topic == topic } }
}
