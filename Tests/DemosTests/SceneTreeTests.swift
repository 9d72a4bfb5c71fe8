import Expectations
import Foundation
import GoldenTexts
import PantographDemos
import PantographRecordingFiles
import PantographRecordings
import PantographStage
import PantographTouches
import Testing
import UIKit

/// The layers of each scene at rest, and of each recording's scene while it moves.
@MainActor
struct SceneTreeTests {
  private nonisolated static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Recordings")

  private func contacts(_ name: String) throws -> RecordedContacts {
    let recording = try RecordingFile.load(
      Self.folder.appendingPathComponent("\(name).evemu").path, strict: true
    ).recording
    return RecordedContacts(try #require(recording.tracks.first))
  }

  @Test func `every scene at rest`() throws {
    var lines: [String] = []
    for scene in DemoScene.all {
      for look in [SceneLook(), SceneLook(isMirrored: true)] {
        let run = SceneRun(scene, contacts: try contacts("phone-tap-90hz"), look: look)
        lines.append("# \(scene.name)\(look.isMirrored ? ", mirrored" : "")")
        lines.append(run.window.layer.treeDescription())
        run.activate()
        run.stage.advance(to: run.stage.time + .milliseconds(2000))
        lines.append("after its change:")
        lines.append(run.window.layer.treeDescription())
      }
    }
    let difference = try GoldenText("scenes").difference(from: lines.joined(separator: "\n"))
    expectNil(difference)
  }

  @Test func `every recording in its scene`() throws {
    var lines: [String] = []
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
      .filter { $0.hasSuffix(".evemu") }
    for name in names {
      let recording = try RecordingFile.load(
        Self.folder.appendingPathComponent(name).path, strict: true
      ).recording
      guard let named = recording.note(SceneExpectation.sceneKey),
        let scene = DemoScene.named(named), let track = recording.tracks.first
      else { continue }
      let run = SceneRun(scene, contacts: RecordedContacts(track), collectsTrace: true)
      lines.append("# \(name)")
      let start = run.stage.time
      for step in 1...5 {
        run.advance(to: start + .milliseconds(Int64(step) * 230))
        lines.append(run.window.layer.treeDescription(.presentation))
      }
      let report = run.run()
      lines += report.lines.map { "\($0)" }
      lines += report.transitions.map { "\($0)" }
      lines += report.refusals.map { "\($0)" }
      lines.append(run.window.layer.treeDescription())
    }
    let difference = try GoldenText("recorded-scenes").difference(
      from: lines.joined(separator: "\n"))
    expectNil(difference)
  }

  /// Taps, drags and lifts a finger of a touch session, and lets a second pass.
  @MainActor
  private struct Finger {
    let session: TouchSession
    var microseconds: Int64 = 10_000_000
    var id: UInt32 = 0

    private func send(_ phase: ContactPhase, _ point: CGPoint) {
      var frame = PointFrame(time: Timestamp(microseconds: microseconds))
      frame.append(
        PointFrame.Contact(
          id: ContactID(rawValue: id), phase: phase,
          position: PointVector(x: Double(point.x), y: Double(point.y))))
      session.receive(frame)
    }

    mutating func drag(_ start: CGPoint, by way: CGVector) {
      id += 1
      send(.began, start)
      for step in 1...8 {
        microseconds += 10_000
        let share = CGFloat(step) / 8
        let point = CGPoint(x: start.x + way.dx * share, y: start.y + way.dy * share)
        send(step == 8 ? .ended : .moved, step == 8 && way == .zero ? start : point)
      }
      for _ in 0..<10 {
        microseconds += 100_000
        session.advance(to: Timestamp(microseconds: microseconds))
      }
    }
  }

  @Test func `every scene under a finger`() throws {
    var lines: [String] = []
    for scene in DemoScene.all {
      lines.append("# \(scene.name)")
      let run = SceneRun(scene, contacts: try contacts("phone-tap-90hz"))
      run.activate()
      run.stage.advance(to: run.stage.time + .milliseconds(2000))
      var finger = Finger(session: TouchSession(pointsIn: run.window))
      var last = run.window.layer.treeDescription()
      for (x, y, dx, dy) in [
        (195.0, 120.0, 0.0, 0.0), (60, 250, 0, 0), (330, 60, 0, 0), (195, 420, 0, 0),
        (300, 600, -200, 0), (100, 300, 200, 0), (195, 300, 0, 300), (195, 600, 0, -300),
        (195, 800, 0, 0), (30, 40, 0, 0),
      ] {
        finger.drag(CGPoint(x: x, y: y), by: CGVector(dx: dx, dy: dy))
        run.window.layoutIfNeeded()
        let tree = run.window.layer.treeDescription()
        if tree != last { lines += ["from \(x), \(y) by \(dx), \(dy):", tree] }
        last = tree
      }
    }
    let difference = try GoldenText("touched-scenes").difference(
      from: lines.joined(separator: "\n"))
    expectNil(difference)
  }
}
