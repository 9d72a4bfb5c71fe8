import Expectations
import Foundation
import PantographDemos
import PantographGestures
import PantographRecordingFiles
import PantographRecordings
import PantographStage
import Testing
import UIKit

@MainActor
struct SceneRunTests {
  private nonisolated static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Recordings")

  /// Every recording of the folder that names a scene and an expected outcome.
  private nonisolated static let expecting: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted().filter {
      (try? recording($0))?.note(SceneExpectation.sceneKey) != nil
    }

  private nonisolated static func recording(_ name: String) throws -> Recording {
    try RecordingFile.load(folder.appendingPathComponent(name).path, strict: true).recording
  }

  private func track(_ name: String) throws -> RecordingTrack {
    try #require(Self.recording(name + ".evemu").tracks.first)
  }

  @Test(arguments: expecting)
  func `a recording does to its scene what it expects`(name: String) throws {
    let recording = try Self.recording(name)
    let sceneName = try #require(recording.note(SceneExpectation.sceneKey))
    let scene = try #require(DemoScene.named(sceneName), "there is no scene \(sceneName)")
    let text = try #require(
      recording.note(SceneExpectation.noteKey), "it names a scene and expects nothing of it")
    let expectation = try SceneExpectation(text)
    let track = try #require(recording.tracks.first)
    let report = SceneRun(scene, contacts: RecordedContacts(track)).run()
    expectNil(expectation.difference(from: report.endings))
    let again = SceneRun(scene, contacts: RecordedContacts(track)).run()
    expect(again.lines, equals: report.lines)
    expect(again.transitions, equals: report.transitions)
  }

  @Test func `among them are scenes of each kind, and both outcomes`() throws {
    let scenes = try Self.expecting.map { try Self.recording($0).note(SceneExpectation.sceneKey) }
    expect(Set(scenes), equals: Set(DemoScene.all.map(\.name)))
  }

  @Test func `a recording that expects something else is told from what happened`() throws {
    let report = SceneRun(
      .navigation, contacts: RecordedContacts(try track("phone-edge-swipe-right-125hz"))
    ).run()
    expect(report.shown, equals: ["Places"])
    let difference = try SceneExpectation("cancel").difference(from: report.endings)
    expect(
      difference?.hasPrefix("expected the transition to cancel, but it finished: "), equals: true)
    try expect(SceneExpectation("nothing").difference(from: report.endings) != nil)
    try expect(SceneExpectation("finish, finish").difference(from: report.endings) != nil)
    try expect(SceneExpectation("finish by steps").difference(from: report.endings) != nil)
  }

  @Test func `what is behind a card is dimmed from the start`() throws {
    let run = SceneRun(
      .card, contacts: RecordedContacts(try track("phone-edge-swipe-right-125hz")))
    let container = try #require(run.window.subviews.last)
    expect(abs((container.subviews.first?.alpha ?? 0) - 0.4), isBelow: 1e-6)
  }
}
