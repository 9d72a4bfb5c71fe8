import Foundation
import PantographDemos
import PantographLive
import PantographRecordingFiles
import PantographRecordings
import PantographStage
import PantographTouches
import SimulatedDevices
import TemporaryFolders
import UIKit

@testable import PantographProbe

/// The files that the probe wrote in one run of an application.
@MainActor
struct ProbeSession {
  let recording: String
  let trace: String
  let path: String
  private let folder: TemporaryFolder

  private init(_ folder: TemporaryFolder) throws {
    self.folder = folder
    path = folder.path("probe-1.evemu")
    recording = try String(contentsOfFile: path, encoding: .utf8)
    trace = try String(contentsOfFile: folder.path("probe-1.json"), encoding: .utf8)
  }

  /// Runs an application that a hand moves through a fake device, whose reader wakes late.
  static func live(
    _ application: ProbedApplication, _ hand: Recording, _ options: Probe.Options = .init()
  ) throws -> ProbeSession {
    try run(application, options) { scene in
      let room = try FakeRoom()
      let node = "/dev/input/event3"
      guard let track = hand.tracks.first, let device = track.header.device else {
        throw RecordingFileError.empty(path: node)
      }
      room.plug(node, device)
      room.delays = [12, 340, 5, 2900, 0, 77, 9400].map { TimeSpan.microseconds($0) }
      let queue = room.queue
      let live = try room.clock.add(node: node) { queue.add($0) }
      let run = SceneRun(
        scene, source: queue, surface: live.surface, start: room.clock.now + SceneRun.lead)
      let fake = room.device(node)
      for frame in track.frames {
        var events = Array(frame.events)
        let due = room.moment(731_003 + frame.time.microseconds)
        for index in events.indices { events[index].time = due }
        room.script.append((due, { fake?.write(events) }))
      }
      while try room.clock.wait(until: run.wakeTime(after: room.clock.now)) {
        run.advance(to: room.clock.now)
      }
      run.advance(to: room.clock.now)
      _ = run.finish()
    }
  }

  /// Runs an application that a recording moves.
  static func replay(
    _ application: ProbedApplication, _ recording: Recording, _ options: Probe.Options = .init()
  ) throws -> ProbeSession {
    try run(application, options) { scene in
      guard let track = recording.tracks.first else { return }
      _ = SceneRun(scene, contacts: RecordedContacts(track)).run()
    }
  }

  /// The recording of this session.
  func loaded() throws -> Recording { try RecordingFile.load(path, strict: true).recording }

  /// The trace from the first touch to the end of all movement. A replay repeats neither the time from
  /// the launch to the first touch nor that to the end of the application.
  var traceOfTouches: String {
    trace.components(separatedBy: "\n")
      .filter { !$0.contains("\"time\": -") && !$0.contains("application willResignActive") }
      .joined(separator: "\n")
  }

  /// The lines of the trace that name callbacks, in order.
  func callbacks() throws -> [String] {
    let root = try JSONSerialization.jsonObject(with: Data(trace.utf8)) as? [String: Any]
    let frames = root?["frames"] as? [[String: Any]] ?? []
    return frames.flatMap { $0["callbacks"] as? [String] ?? [] }
  }

  /// The changes of recognizers, in order.
  func phases() throws -> [String] {
    let root = try JSONSerialization.jsonObject(with: Data(trace.utf8)) as? [String: Any]
    let frames = root?["frames"] as? [[String: Any]] ?? []
    let all = frames.flatMap { $0["gestures"] as? [[String: Any]] ?? [] }
      .map { "\($0["name"] ?? "") \($0["phase"] ?? "")" }
    return all.indices.filter { $0 == 0 || all[$0] != all[$0 - 1] }.map { all[$0] }
  }

  private static func run(
    _ application: ProbedApplication, _ options: Probe.Options,
    _ play: (DemoScene) throws -> Void
  ) throws -> ProbeSession {
    let folder = try TemporaryFolder()
    var options = options
    options.folder = folder.url
    let fixed = options
    try play(DemoScene.application("probed") { application.makeDelegate(fixed) })
    Probe.stop()
    return try ProbeSession(folder)
  }
}
