import Expectations
import Foundation
import PantographDemos
import PantographEvdev
import PantographGestures
import PantographLive
import PantographRecordingFiles
import PantographRecordings
import PantographStage
import PantographSynthesis
import PantographTouches
import SimulatedDevices
import Testing
import UIKit

/// A live scene and the recording made of its hand give the same trace, byte for byte.
@MainActor
struct LiveReplayTests {
  /// A synthesised hand, and the scene that it moves.
  struct Hand: CustomTestStringConvertible, Sendable {
    var gesture: String
    var device: String
    var fingers: Int?
    var direction: StrokeDirection
    var distance: Double
    var scene: String
    /// The microseconds after which the device is unplugged; nil if it stays.
    var unplugged: Int64?

    var testDescription: String {
      "\(gesture) on a \(device) in \(scene)" + (unplugged == nil ? "" : ", pulled out")
    }
  }

  nonisolated private static let hands = [
    Hand(gesture: "swipe", device: "phone", direction: .down, distance: 60, scene: "card"),
    Hand(gesture: "flick", device: "phone", direction: .down, distance: 25, scene: "sheet"),
    Hand(gesture: "drag", device: "phone", direction: .up, distance: 40, scene: "sheet"),
    Hand(gesture: "swipe", device: "phone", direction: .right, distance: 40, scene: "navigation"),
    Hand(
      gesture: "swipe", device: "touchpad", fingers: 3, direction: .down, distance: 45,
      scene: "card"),
    Hand(
      gesture: "scroll", device: "touchpad", fingers: 2, direction: .down, distance: 30,
      scene: "card"),
    Hand(
      gesture: "swipe", device: "phone", direction: .down, distance: 60, scene: "card",
      unplugged: 230_000),
  ]

  @Test(arguments: hands, [1, 2])
  func `what a live scene recorded gives its trace again`(hand: Hand, seed: UInt64) throws {
    let scene = try #require(DemoScene.named(hand.scene))
    let drawn = try Synthesis.synthesize(
      SynthesisRequest(
        gesture: hand.gesture, device: hand.device, seed: seed, fingers: hand.fingers,
        direction: hand.direction, distance: hand.distance))
    let track = try #require(drawn.tracks.first)
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).evemu").path
    defer { try? FileManager.default.removeItem(atPath: path) }

    let live = try playLive(track, into: scene, hand, seed, recordingTo: path)
    let recording = try RecordingFile.load(path, strict: true).recording
    let run = SceneRun(
      scene, contacts: RecordedContacts(try #require(recording.tracks.first)))
    run.stage.collectsTrace = true
    let replayed = (report: run.run(), trace: run.stage.trace.json)

    expect(live.report.lines, equals: replayed.report.lines)
    expect(live.report.transitions, equals: replayed.report.transitions)
    expect(live.report.refusals, equals: replayed.report.refusals)
    expect(live.report.start, equals: replayed.report.start)
    expect(live.trace, equals: replayed.trace)
    expect(live.trace.contains("began") || live.report.lines.count > 0)
    if hand.unplugged != nil {
      expect(live.report.transitions.last?.decision?.rule, equals: .gestureCancelled)
      expect(live.report.transitions.last?.outcome, equals: .cancel)
    }
  }

  /// Plays the track through a fake device whose reader sometimes wakes late.
  private func playLive(
    _ track: RecordingTrack, into scene: DemoScene, _ hand: Hand, _ seed: UInt64,
    recordingTo path: String
  ) throws -> (report: SceneReport, trace: String) {
    let room = try FakeRoom()
    let node = "/dev/input/event3"
    let description = try #require(track.header.device)
    room.plug(node, description)
    room.delays = [12, 340, 5, 2900, 0, 77, 9400].map {
      TimeSpan.microseconds($0 * Int64(seed))
    }
    let queue = room.queue
    let device = try room.clock.add(node: node) { queue.add($0) }
    try room.clock.record(device, into: RecordingFile(path: path))
    let run = SceneRun(
      scene, source: queue, surface: device.surface, start: room.clock.now + SceneRun.lead)
    run.stage.collectsTrace = true
    let fake = try #require(room.device(node))
    let start: Int64 = 731_003
    for frame in track.frames {
      var events = Array(frame.events)
      let due = room.moment(start + frame.time.microseconds)
      for index in events.indices { events[index].time = due }
      if let unplugged = hand.unplugged, frame.time.microseconds > unplugged { continue }
      room.script.append((due, { fake.write(events) }))
    }
    if let unplugged = hand.unplugged {
      room.script.append((room.moment(start + unplugged), { room.unplug(node) }))
    }
    while try room.clock.wait(until: run.wakeTime(after: room.clock.now)) {
      run.advance(to: room.clock.now)
    }
    run.advance(to: room.clock.now)
    return (run.finish(), run.stage.trace.json)
  }
}
