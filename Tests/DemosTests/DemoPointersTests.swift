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
import PantographTouches
import SimulatedDevices
import Testing
import UIKit

@MainActor
struct DemoPointersTests {
  /// A display whose size and input the test provides.
  private final class Display: DemoDisplay {
    var room = DemoRoom(width: 390, height: 844, pixelsPerPoint: 1)
    var frames: [(caption: DemoCaption, scale: Double)] = []
    var inputs: [DemoInput] = []
    var descriptors: [Int32] { [] }

    func isReady() -> Bool { true }

    func show(_ frame: DemoFrame) { frames.append((frame.caption, frame.scale)) }

    func takeInput() -> [DemoInput] {
      defer { inputs = [] }
      return inputs
    }
  }

  private let display = Display()

  private func give(_ input: DemoInput, at milliseconds: Int64, _ room: FakeRoom) {
    room.script.append(
      (room.moment(milliseconds * 1000), { [display] in display.inputs.append(input) }))
  }

  /// A finger that moves down from y = 400 by `step` points every 10 ms, and then lifts.
  private func drag(by step: Double, steps: Int64, from start: Int64, _ room: FakeRoom) {
    func give(_ phase: ContactPhase, _ index: Int64) {
      let place = CGPoint(x: 195, y: 400 + Double(index) * step)
      let finger = DemoFinger(id: 0, phase: phase, position: place)
      self.give(.finger(finger), at: start + index * 10 + (phase == .ended ? 1 : 0), room)
    }
    give(.began, 0)
    for index in 1...steps { give(.moved, index) }
    give(.ended, steps)
  }

  private func session(_ room: FakeRoom, _ scene: DemoScene = .card) throws -> DemoSession {
    try DemoSession(scene, mover: .keys, clock: room.clock)
  }

  @Test func `a mouse drags the card away`() throws {
    let room = try FakeRoom()
    drag(by: 12, steps: 30, from: 100, room)
    let report = try session(room).run(on: display)
    expect(report.transitions.map(\.outcome), equals: [.finish])
    expect(report.shown, equals: ["Places"])
    expect(display.frames.contains { ($0.caption.progress ?? 0) > 0.3 })
    expect(display.frames.last?.caption.figure?.verdict, equals: "Finished")
  }

  @Test func `a mouse that comes to rest halfway goes by the way it has gone`() throws {
    let room = try FakeRoom()
    let ended = DemoFinger(id: 0, phase: .ended, position: CGPoint(x: 195, y: 520))
    give(
      .finger(DemoFinger(id: 0, phase: .began, position: CGPoint(x: 195, y: 400))), at: 100, room)
    for index in 1...12 {
      let place = CGPoint(x: 195, y: 400 + 10 * index)
      give(
        .finger(DemoFinger(id: 0, phase: .moved, position: place)), at: 100 + Int64(index) * 10,
        room)
    }
    give(.finger(ended), at: 900, room)
    let report = try session(room).run(on: display)
    expect(report.transitions.map(\.decision?.rule), equals: [.progress])
    expect(report.transitions.map(\.outcome), equals: [.cancel])
  }

  @Test func `standing still loses what is down`() throws {
    let room = try FakeRoom()
    give(
      .finger(DemoFinger(id: 0, phase: .began, position: CGPoint(x: 195, y: 400))), at: 100, room)
    give(
      .finger(DemoFinger(id: 0, phase: .moved, position: CGPoint(x: 195, y: 460))), at: 120, room)
    give(.key(.togglePause), at: 140, room)
    give(
      .finger(DemoFinger(id: 0, phase: .moved, position: CGPoint(x: 195, y: 800))), at: 160, room)
    give(.key(.togglePause), at: 180, room)
    give(
      .finger(DemoFinger(id: 0, phase: .ended, position: CGPoint(x: 195, y: 800))), at: 200, room)
    let report = try session(room).run(on: display)
    expect(report.transitions.map(\.decision?.rule), equals: [.gestureCancelled])
  }

  @Test func `a wheel's notches are one scroll, whose pause is its end`() throws {
    let room = try FakeRoom()
    for index in 0..<9 {
      let scroll = DemoScroll(
        movement: CGVector(dx: 0, dy: 48), isContinuous: false, position: CGPoint(x: 195, y: 400))
      give(.scroll(scroll), at: 100 + Int64(index) * 150, room)
    }
    let report = try session(room).run(on: display)
    expect(report.transitions.map(\.outcome), equals: [.finish])
    expect(report.transitions.first?.release.map { $0 - report.start }, equals: .milliseconds(1550))
  }

  @Test func `the scene gets the window's size, and a drag under way goes on`() throws {
    let room = try FakeRoom()
    drag(by: 12, steps: 30, from: 100, room)
    room.script.append(
      (
        room.moment(255_000),
        { [display] in
          display.room = DemoRoom(width: 1000, height: 700, pixelsPerPoint: 1)
          display.inputs.append(.resized)
        }
      ))
    let session = try session(room)
    let report = try session.run(on: display)
    expect(session.run.window.bounds.size, equals: CGSize(width: 1000, height: 700))
    expect(session.run.window.traitCollection.horizontalSizeClass, equals: .regular)
    expect(report.transitions.map(\.outcome), equals: [.finish])
    expect(display.frames.allSatisfy { $0.scale == 1 })
    // A change of size is not a transition that the hand moves.
    expectNil(display.frames.last?.caption.progress)
  }

  @Test func `a recording's scene keeps its size and is scaled`() throws {
    let room = try FakeRoom()
    display.room = DemoRoom(width: 780, height: 2000, pixelsPerPoint: 1)
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Recordings")
    let file = folder.appending(path: "phone-swipe-down-125hz.evemu").path
    let track = try #require(try RecordingFile.load(file, strict: true).recording.tracks.first)
    let session = try DemoSession(
      .card, mover: .recording(track, name: "swipe"), clock: room.clock)
    _ = try session.run(on: display)
    expect(session.run.window.bounds.size, equals: CGSize(width: 390, height: 844))
    expect(display.frames.first?.scale, equals: 2)
  }

  @Test func `a display at rest is not asked again`() throws {
    let room = try FakeRoom()
    room.script.append(
      (
        room.moment(100_000),
        { [display] in
          display.room = DemoRoom(width: 500, height: 700, pixelsPerPoint: 1)
          display.inputs.append(.resized)
        }
      ))
    _ = try session(room, .navigation).run(on: display)
    expect(display.frames.count, isAtMost: 4)
  }
}
