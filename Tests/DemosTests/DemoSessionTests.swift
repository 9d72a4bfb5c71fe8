import Expectations
import Foundation
import PantographDemos
import PantographEvdev
import PantographGestures
import PantographLive
import PantographPlotting
import PantographRecordingFiles
import PantographRecordings
import PantographStage
import PantographSynthesis
import PantographTouches
import SimulatedDevices
import Testing
import UIKit

@MainActor
struct DemoSessionTests {
  /// A display that stores the frames shown, and sends keys at given times.
  private final class Display: DemoDisplay {
    var room = DemoRoom(width: 39, height: 84)
    var captions: [DemoCaption] = []
    var damage: [[CGRect]] = []
    var inputs: [DemoInput] = []
    var descriptors: [Int32] { [] }

    func isReady() -> Bool { true }

    func show(_ frame: DemoFrame) {
      captions.append(frame.caption)
      damage.append(frame.damage)
    }

    func takeInput() -> [DemoInput] {
      defer { inputs = [] }
      return inputs
    }
  }

  /// A time that the test advances.
  private final class Moment {
    var now = Timestamp.zero
  }

  private let display = Display()

  private static func track(_ name: String) throws -> RecordingTrack {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Recordings")
    let file = folder.appending(path: "\(name).evemu").path
    return try #require(try RecordingFile.load(file, strict: true).recording.tracks.first)
  }

  private func press(_ key: DemoKey, at microseconds: Int64, _ room: FakeRoom) {
    room.script.append(
      (room.moment(microseconds), { [display] in display.inputs.append(.key(key)) }))
  }

  @Test func `a recording is the hand, and the report is that of its replay`() throws {
    let room = try FakeRoom()
    let track = try Self.track("phone-swipe-down-125hz")
    let session = try DemoSession(
      .card, mover: .recording(track, name: "swipe"), clock: room.clock)
    press(.quit, at: 4_000_000, room)
    let live = try session.run(on: display)
    let replayed = SceneRun(.card, contacts: RecordedContacts(track)).run()
    expect(
      live.transitions.map(\.decision?.rule), equals: replayed.transitions.map(\.decision?.rule))
    expect(live.lines.map(\.text), equals: replayed.lines.map(\.text))
    expect(display.captions.count, isAbove: 30)
    expect(display.captions.contains { ($0.progress ?? 0) > 0.3 })
    expect(display.captions.contains { $0.overlay.contains { $0.hasPrefix("velocity") } })
    expect(display.captions.last?.verdict?.hasPrefix("finish: thrown"), equals: true)
  }

  @Test func `the axis of a curve that grows becomes longer by doubling`() throws {
    let time = Moment()
    let clock = LiveClock(try InputLoop(), doors: LiveClock.Doors(now: { time.now }))
    let session = try DemoSession(.card, mover: .keys, clock: clock)
    var spans: [Double] = []
    for frame in 0..<160 {
      time.now = time.now + .milliseconds(16)
      _ = try clock.take()
      session.point(
        DemoFinger(
          id: 0, phase: frame == 0 ? .began : .moved,
          position: CGPoint(x: 150, y: 300 + 2 * Double(frame))))
      session.advance()
      guard let figure = session.caption.figure else { continue }
      spans.append(figure.times.upperBound)
      expect(figure.times.lowerBound, equals: -0.04 * figure.times.upperBound)
      expect(figure.times.upperBound, isAtLeast: figure.followed.last?.x ?? 0)
    }
    expect(spans.count, isAbove: 100)
    expect(Set(spans), equals: [1, 2, 4])
  }

  @Test func `what is done without a gesture after a long rest takes its time`() throws {
    let room = try FakeRoom()
    let session = try DemoSession(.navigation, mover: .keys, clock: room.clock)
    press(.activate, at: 9_000_000, room)
    var moving: [Bool] = []
    for time: Int64 in [9_100_000, 9_250_000, 11_000_000] {
      room.script.append((room.moment(time), { moving.append(session.run.window.isAnimating) }))
    }
    press(.quit, at: 12_000_000, room)
    _ = try session.run(on: display)
    expect(moving, equals: [true, true, false])
  }

  @Test func `a scene at rest is drawn once, and nobody wakes`() throws {
    let room = try FakeRoom()
    let session = try DemoSession(.navigation, mover: .keys, clock: room.clock)
    // No event is due and none is scripted, so the session stops.
    let report = try session.run(on: display)
    expect(display.captions.count, equals: 1)
    expect(display.damage.first?.count, equals: 1)
    expect(report.transitions.isEmpty)
  }

  @Test func `keys drag by a model's hand, and do it without one`() throws {
    let room = try FakeRoom()
    let session = try DemoSession(.card, mover: .keys, clock: room.clock)
    press(.gesture(.down), at: 100_000, room)
    press(.activate, at: 2_000_000, room)
    press(.activate, at: 4_000_000, room)
    press(.nextDemo, at: 6_000_000, room)
    press(.quit, at: 6_500_000, room)
    _ = try session.run(on: display)
    expect(display.captions.contains { $0.verdict?.hasPrefix("finish") == true })
    expect(session.run.scene.name, equals: "sheet")
  }

  @Test func `another policy decides from the next gesture on`() throws {
    let room = try FakeRoom()
    let session = try DemoSession(.card, mover: .keys, clock: room.clock)
    session.press(.nextPolicy)
    expect(session.run.policy.name, equals: ReleasePolicy.all[1].name)
    expect(session.caption.state.first, equals: "policy: \(ReleasePolicy.all[1].name)")
  }

  @Test func `paused, time goes on by steps alone`() throws {
    let room = try FakeRoom()
    let track = try Self.track("phone-swipe-down-125hz")
    let session = try DemoSession(
      .card, mover: .recording(track, name: "swipe"), clock: room.clock)
    session.press(.step(1))
    expectNil(session.wakeTime)
    let before = room.clock.now
    session.press(.step(1))
    expect((room.clock.now - before).microseconds, equals: 16_666)
    session.press(.togglePause)
    expect(session.wakeTime != nil)
  }

  @Test func `what a live demo records gives its report again, by another mapping too`() throws {
    for mapping in [nil, TouchMapping.surface] {
      let room = try FakeRoom()
      let track = try Self.track("touchpad-2-finger-scroll-up-125hz")
      let node = "/dev/input/event3"
      let fake = room.plug(node, try #require(track.header.device))
      let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).evemu").path
      defer { try? FileManager.default.removeItem(atPath: path) }
      var settings = DemoSession.Settings()
      settings.recordingPath = path
      settings.mapping = mapping
      let session = try DemoSession(
        .sheet, mover: .device(node: node, on: room.clock), clock: room.clock, settings: settings)
      room.delays = [.microseconds(40), .microseconds(7000), .zero]
      for frame in track.frames {
        var events = Array(frame.events)
        let due = room.moment(900_001 + frame.time.microseconds)
        for index in events.indices { events[index].time = due }
        room.script.append((due, { fake.write(events) }))
      }
      let live = try session.run(on: display)
      let recording = try RecordingFile.load(path, strict: true).recording
      expect(recording.note(SceneExpectation.sceneKey), equals: "sheet")
      expect(recording.note(TouchMapping.noteKey), equals: mapping?.name)
      let replayed = SceneRun(
        .sheet, contacts: RecordedContacts(try #require(recording.tracks.first)), mapping: mapping
      ).run()
      expect(live.lines == replayed.lines && !live.lines.isEmpty)
      expect(live.transitions, equals: replayed.transitions)
    }
  }

  @Test func `a device that goes is told, and its drag is taken back`() throws {
    let room = try FakeRoom()
    let track = try Self.track("phone-swipe-down-125hz")
    let node = "/dev/input/event3"
    let fake = room.plug(node, try #require(track.header.device))
    let session = try DemoSession(
      .card, mover: .device(node: node, on: room.clock), clock: room.clock)
    for frame in track.frames where frame.time.microseconds < 200_000 {
      var events = Array(frame.events)
      let due = room.moment(900_001 + frame.time.microseconds)
      for index in events.indices { events[index].time = due }
      room.script.append((due, { fake.write(events) }))
    }
    room.script.append((room.moment(1_110_000), { room.unplug(node) }))
    let report = try session.run(on: display)
    expect(report.transitions.map(\.outcome), equals: [.cancel])
    expect(report.transitions.first?.decision?.rule, equals: .gestureCancelled)
    expect(display.captions.last?.notice?.contains("was removed"), equals: true)
  }

  @Test func `a recording is taken back in time, and goes on from there as it went`() throws {
    let room = try FakeRoom()
    let track = try Self.track("phone-swipe-down-125hz")
    let session = try DemoSession(
      .card, mover: .recording(track, name: "swipe"), clock: room.clock)
    var way: [(progress: Double?, overlay: [String], state: [String])] = []
    for _ in 0..<90 {
      session.press(.step(1))
      session.advance()
      way.append((session.caption.progress, session.caption.overlay, session.caption.state))
    }
    expect(way.contains { ($0.progress ?? 0) > 0.3 })
    for index in way.indices.dropLast().reversed() {
      session.press(.step(-1))
      expect(session.caption.progress, equals: way[index].progress, "frame \(index)")
      expect(session.caption.overlay, equals: way[index].overlay, "frame \(index)")
      expect(session.caption.state, equals: way[index].state, "frame \(index)")
    }
    session.press(.step(50))
    session.advance()
    expect(session.caption.progress, equals: way[50].progress)
    session.press(.step(-50))
    session.press(.step(-1000))
    expectNil(session.caption.progress)
    expect(session.caption.state.last, equals: "paused at -0.52 s")
    expectNil(session.wakeTime)
    session.press(.togglePause)
    press(.quit, at: 9_000_000, room)
    let report = try session.run(on: display)
    let replayed = SceneRun(.card, contacts: RecordedContacts(track)).run()
    expect(report.lines.map(\.text), equals: replayed.lines.map(\.text))
  }

  @Test func `a recording goes on at the moment at which another session stood`() throws {
    let room = try FakeRoom()
    let track = try Self.track("phone-swipe-down-125hz")
    let first = try DemoSession(.card, mover: .recording(track, name: "swipe"), clock: room.clock)
    for _ in 0..<50 { first.press(.step(1)) }
    first.advance()
    var settings = DemoSession.Settings()
    (settings.age, settings.isPaused) = (first.age, first.isPaused)
    let later = try DemoSession(
      .card, mover: .recording(track, name: "swipe"), clock: try FakeRoom().clock,
      settings: settings)
    expect((first.caption.progress ?? 0), isAbove: 0.1)
    expect(later.caption.progress, equals: first.caption.progress)
    expect(later.caption.state, equals: first.caption.state)
    later.press(.step(1))
    later.advance()
    expect(later.caption.progress, differsFrom: first.caption.progress)
  }

  @Test func `what keys did before is done again, and what they did after is undone`() throws {
    let room = try FakeRoom()
    let track = try Self.track("phone-swipe-down-125hz")
    let session = try DemoSession(
      .card, mover: .recording(track, name: "swipe"), clock: room.clock)
    session.press(.nextPolicy)
    let policy = session.run.policy.name
    session.press(.step(10))
    session.advance()
    session.press(.nextPolicy)
    expect(session.run.policy.name, differsFrom: policy)
    session.press(.step(10))
    session.advance()
    session.press(.step(-19))
    expect(session.run.policy.name, equals: policy)
    expect(session.caption.canGoBack)
  }

  @Test func `a scene of two seconds is taken back at once`() throws {
    let room = try FakeRoom()
    let track = try Self.track("phone-swipe-down-125hz")
    let session = try DemoSession(
      .card, mover: .recording(track, name: "swipe"), clock: room.clock)
    session.press(.step(150))
    session.advance()
    let took = ContinuousClock().measure { session.press(.step(-1)) }
    print("taken back in \(took)")
    // Ten times the limit for optimized code.
    expect(took, isBelow: .milliseconds(500))
  }

  @Test func `only a recording is taken back`() throws {
    let session = try DemoSession(.card, mover: .keys, clock: try FakeRoom().clock)
    session.press(.step(-1))
    expect(session.caption.notice, equals: "only a recording can be stepped back")
    expect(!session.caption.canGoBack)
  }

  @Test func `one key says what a recorded hand meant`() throws {
    let room = try FakeRoom()
    let track = try Self.track("phone-swipe-down-125hz")
    let node = "/dev/input/event3"
    room.plug(node, try #require(track.header.device))
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).evemu").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    var settings = DemoSession.Settings()
    settings.recordingPath = path
    settings.look.isMirrored = true
    var labels: [String] = []
    settings.writeLabel = { file, label in labels.append("\(file == path) \(label)") }
    let session = try DemoSession(
      .card, mover: .device(node: node, on: room.clock), clock: room.clock, settings: settings)
    expect(!session.caption.canLabel)
    session.press(.toggleRecording)
    expect(session.caption.canLabel)
    expect(session.caption.notice?.hasPrefix("wrote \(path); f, c or x labels it"), equals: true)
    session.press(.label(.finish))
    session.press(.label(.other))
    expect(labels, equals: ["true finish", "true other"])
    expect(session.caption.notice, equals: "labelled \(path): other")
    let recording = try RecordingFile.load(path, strict: true).recording
    expect(SceneLook.isMirrored(recording))
  }

  @Test func `without a recording there is nothing to label`() throws {
    let session = try DemoSession(.card, mover: .keys, clock: try FakeRoom().clock)
    session.press(.label(.cancel))
    expect(session.caption.notice?.contains("press r to record"), equals: true)
  }
}
