import Expectations
import PantographDemos
import PantographGestures
import PantographLive
import PantographRecordings
import PantographStage
import PantographSynthesis
import PantographTouches
import SeededRandom
import SimulatedDevices
import Testing
import UIKit

/// Fingers on a grid, buttons and keys in all scenes. The reports, trees and captions are compared with earlier ones.
@MainActor
struct SceneWalkTests {
  /// A recording in which up to two fingers land, drag by whole steps and lift.
  private static func track(_ device: String, _ random: inout SeededGenerator) throws
    -> RecordingTrack
  {
    let description = try #require(SynthesizedDevice.all.first { $0.name == device }).description
    let axis = { (code: UInt16) in description.axes[code]?.maximum ?? 1000 }
    let (width, height) = (axis(0x35), axis(0x36))
    var events: [InputEvent] = []
    var time = Timestamp(microseconds: 1_000_000)
    var (places, steps) = ([Int32: (Int32, Int32)](), [Int32: (Int32, Int32)]())
    var nextID: Int32 = 1
    for _ in 0..<120 {
      func add(_ type: EventType, _ code: UInt16, _ value: Int32) {
        events.append(InputEvent(time: time, type: type, code: code, value: value))
      }
      for slot in Int32(0)..<2 {
        let isDown = places[slot] != nil
        if isDown ? random.chance(0.12) : random.chance(slot == 0 ? 0.4 : 0.08) {
          add(.absolute, AbsoluteCode.multitouchSlot, slot)
          add(.absolute, AbsoluteCode.multitouchTrackingID, isDown ? -1 : nextID)
          if isDown { places[slot] = nil } else { nextID += 1 }
          if !isDown {
            let x = random.chance(0.3) ? 0 : Int32(random.below(9))
            places[slot] = (width / 8 * x, height / 16 * Int32(random.below(17)))
            let moves: [Int32] = [0, 0, 0, 1, -1, 2, -2]
            steps[slot] = (moves[random.below(7)], moves[random.below(7)])
          }
        } else {
          guard let place = places[slot], let step = steps[slot] else { continue }
          add(.absolute, AbsoluteCode.multitouchSlot, slot)
          places[slot] = (
            min(max(place.0 + step.0 * width / 50, 0), width),
            min(max(place.1 + step.1 * height / 50, 0), height)
          )
        }
        guard let place = places[slot] else { continue }
        add(.absolute, AbsoluteCode.multitouchPositionX, place.0)
        add(.absolute, AbsoluteCode.multitouchPositionY, place.1)
      }
      add(.key, KeyCode.touch, places.isEmpty ? 0 : 1)
      events.append(.report(at: time))
      time = time + .milliseconds([8, 8, 8, 16, 16, 40, 300][random.below(7)])
    }
    return RecordingTrack(header: TrackHeader(device: description), events: events)
  }

  @Test(arguments: DemoScene.all.map(\.name)) func `fingers in a scene`(name: String) throws {
    let scene = try #require(DemoScene.named(name))
    for seed in 0..<4 {
      var random = SeededGenerator(seed: UInt64(seed))
      let policies = ReleasePolicy.all
      let device = seed % 4 == 3 ? "touchpad" : "phone"
      let screens: [DeviceModel?] = [nil, nil, .phone, .smallPhone, .tablet]
      let look = SceneLook(
        isMirrored: random.chance(0.3), screen: screens[random.below(5)],
        showsKeyboard: random.chance(0.3), speaks: random.chance(0.2))
      let contacts = RecordedContacts(try Self.track(device, &random))
      let report = SceneRun(
        scene, policy: policies[random.below(policies.count)], contacts: contacts, look: look
      ).run()
      expect(report.scene, equals: name)
    }
  }

  /// A display that stores the captions, and sends the keys that are due.
  private final class Display: DemoDisplay {
    var room = DemoRoom(width: 39, height: 84)
    var lines: [String] = []
    var inputs: [DemoInput] = []
    var descriptors: [Int32] { [] }

    func isReady() -> Bool { true }

    func show(_ frame: DemoFrame) {
      let caption = frame.caption
      lines.append(
        "\(caption.state) \(caption.verdict ?? "-") \(caption.overlay.count) "
          + "\(caption.progress ?? -1)")
    }

    func takeInput() -> [DemoInput] {
      defer { inputs = [] }
      return inputs
    }
  }

  private static let keys: [DemoKey] = [
    .restart, .toggleOverlay, .toggleSlowMotion, .togglePause, .step(1), .step(-1), .step(10),
    .nextPolicy, .activate, .activate, .activate, .turn, .gesture(.down), .gesture(.right),
    .gesture(.left), .gesture(.up), .label(.finish), .nextDemo,
  ]

  @Test(arguments: DemoScene.all.map(\.name)) func `keys in a scene`(name: String) throws {
    let scene = try #require(DemoScene.named(name))
    for seed in 0..<2 {
      var random = SeededGenerator(seed: UInt64(40 + seed))
      let room = try FakeRoom()
      room.delays = [.microseconds(7)]
      let display = Display()
      let mover: DemoMover =
        seed == 0 ? .recording(try Self.track("phone", &random), name: "hand") : .keys
      let session = try DemoSession(scene, mover: mover, clock: room.clock)
      for step in 0..<10 {
        let key = Self.keys[random.below(Self.keys.count)]
        room.script.append(
          (room.moment(Int64(step * 700_000 + 300_000)), { display.inputs.append(.key(key)) }))
      }
      room.script.append((room.moment(8_000_000), { display.inputs.append(.key(.quit)) }))
      let report = try session.run(on: display)
      let names = report.lines.map(\.text).joined(separator: "\n")
      SeenMarks.see("\(names)\n\(display.lines.suffix(40).joined(separator: "\n"))")
    }
  }
}
