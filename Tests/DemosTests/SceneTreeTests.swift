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
@Suite struct SceneTreeTests {
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
    #expect(difference == nil)
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
    #expect(difference == nil)
  }
}
