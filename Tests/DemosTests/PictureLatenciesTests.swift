import Expectations
import Foundation
import PantographEvdev
import PantographLive
import PantographRecordingFiles
import PantographRecordings
import PantographTouches
import SimulatedDevices
import Testing
import UIKit

@testable import PantographDemos

/// The time from the kernel's stamp of a report until the picture that contains it.
@MainActor
struct PictureLatenciesTests {
  /// A display that takes a time for each picture.
  private final class SlowDisplay: DemoDisplay {
    var room = DemoRoom(width: 39, height: 84)
    var descriptors: [Int32] { [] }
    var isVisible = true
    var framesPerSecond: Int { 1000 }
    func isReady() -> Bool { true }
    func show(_ frame: DemoFrame) {}
    func takeInput() -> [DemoInput] { [] }
  }

  private let display = SlowDisplay()

  /// Runs the card with a finger of 200 ms on a device whose reports are read after `delay`.
  private func latencies(
    delay: TimeSpan, change: (DemoSession, FakeRoom) -> Void = { _, _ in }
  ) throws -> (values: [TimeSpan], reports: Int, age: TimeSpan) {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Recordings")
    let file = folder.appending(path: "phone-swipe-down-125hz.evemu").path
    let track = try #require(try RecordingFile.load(file, strict: true).recording.tracks.first)
    let room = try FakeRoom()
    room.delays = [delay]
    let node = "/dev/input/event3"
    let fake = room.plug(node, try #require(track.header.device))
    var settings = DemoSession.Settings()
    settings.lifetime = .seconds(2)
    let session = try DemoSession(
      .card, mover: .device(node: node, on: room.clock), clock: room.clock, settings: settings)
    let frames = track.frames.filter { $0.time.microseconds < 200_000 }
    for frame in frames {
      var events = Array(frame.events)
      let due = room.moment(900_001 + frame.time.microseconds)
      for index in events.indices { events[index].time = due }
      room.script.append((due, { fake.write(events) }))
    }
    change(session, room)
    _ = try session.run(on: display)
    return (session.latencies.values, frames.count, session.age)
  }

  @Test func `each report of the device has one latency, from its stamp`() throws {
    let (values, reports, _) = try latencies(delay: .milliseconds(3))
    expect(values.count == reports && reports > 20)
    let sorted = values.sorted()
    // A report that comes while the program is woken for a picture waits for less than the delay.
    expect(sorted[0] >= .zero && sorted[reports - 1] < .milliseconds(8))
    expect(sorted[reports / 2], equals: .milliseconds(3))
  }

  @Test func `the demo ends at its age, also if nothing moves`() throws {
    let age = try latencies(delay: .zero).age
    expect(age >= .seconds(2) && age < .milliseconds(2100))
  }

  @Test func `reports that come while nothing is seen are not measured`() throws {
    display.isVisible = false
    try expect(latencies(delay: .zero).values.isEmpty)
  }

  @Test func `reports wait for the first picture of a scene that is not older`() {
    let latencies = PictureLatencies()
    for time: Int64 in [10, 20, 30] {
      latencies.wait(
        scene: Timestamp(microseconds: time), stamp: Timestamp(microseconds: 1000 + time))
    }
    latencies.show(until: Timestamp(microseconds: 20), at: Timestamp(microseconds: 1100))
    expect(latencies.values.map(\.microseconds), equals: [90, 80])
    latencies.forgetWaiting()
    latencies.show(until: Timestamp(microseconds: 90), at: Timestamp(microseconds: 1200))
    expect(latencies.values.count, equals: 2)
  }

  @Test func `a hand of hours fills a memory of fixed size`() {
    let latencies = PictureLatencies()
    for time in 0..<PictureLatencies.most + 10 {
      latencies.wait(scene: Timestamp(microseconds: Int64(time)), stamp: .zero)
      if time.isMultiple(of: 1000) {
        latencies.show(until: Timestamp(microseconds: Int64(time)), at: .zero)
      }
    }
    latencies.show(until: Timestamp(microseconds: .max), at: .zero)
    expect(latencies.values.count, equals: PictureLatencies.most)
  }
}
