import Expectations
import Foundation
import PantographDemos
import PantographGestures
import PantographRecordingFiles
import PantographRecordings
import PantographRendering
import PantographStage
import PantographSynthesis
import PantographTouches
import Testing
import UIKit

@MainActor
struct SceneLookTests {
  private nonisolated static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Recordings")

  private nonisolated static let named: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted().filter {
      (try? recording($0))?.note(SceneExpectation.sceneKey) != nil
    }

  private nonisolated static func recording(_ name: String) throws -> Recording {
    try RecordingFile.load(folder.appendingPathComponent(name).path, strict: true).recording
  }

  private func run(
    _ scene: DemoScene, _ recording: Recording, _ look: SceneLook = SceneLook()
  ) throws -> SceneRun {
    let track = try #require(recording.tracks.first)
    return SceneRun(scene, contacts: RecordedContacts(track), look: look)
  }

  @Test(arguments: named)
  func `with less motion all is decided as before, and at the same times`(name: String) throws {
    let recording = try Self.recording(name)
    let scene = try #require(
      recording.note(SceneExpectation.sceneKey).flatMap { DemoScene.named($0) })
    let usual = try run(scene, recording).run()
    defer { UIAccessibility.isReduceMotionEnabled = false }
    let less = try run(scene, recording, SceneLook(reducesMotion: true)).run()
    expect(less.lines, equals: usual.lines)
    expect(less.transitions, equals: usual.transitions)
    expect(less.refusals, equals: usual.refusals)
    expect(!UIAccessibility.isReduceMotionEnabled || less.scene == scene.name)
    // The setting of the program is reset by the next scene without reduced motion.
    _ = try run(scene, recording)
    expect(!UIAccessibility.isReduceMotionEnabled)
  }

  /// Collects the frames and opacities of a layer and its sublayers.
  private func look(_ layer: CALayer, _ places: inout [CGRect], _ alphas: inout [Float]) {
    let shown = layer.presentation() ?? layer
    places.append(shown.frame)
    alphas.append(shown.opacity)
    for child in layer.sublayers ?? [] { look(child, &places, &alphas) }
  }

  @Test func `with less motion nothing moves while a hand drags, and something fades`() throws {
    // Restore the setting for the next test in this program.
    defer { UIAccessibility.isReduceMotionEnabled = false }
    for scene in [DemoScene.navigation, .card, .menu, .tabs, .pages, .photos, .diagonal, .flip] {
      let recording = try scene.modelHand()
      let run = try run(scene, recording, SceneLook(reducesMotion: true))
      var seen: [[CGRect]] = []
      var faint = false
      for step in 1...40 {
        run.advance(to: .milliseconds(Int64(step) * 10))
        guard let progress = run.progress, progress > 0.1, progress < 0.9 else { continue }
        var places: [CGRect] = []
        var alphas: [Float] = []
        look(run.window.layer, &places, &alphas)
        seen.append(places)
        faint = faint || alphas.contains { $0 > 0.1 && $0 < 0.9 }
      }
      expect(seen.count, isAbove: 2, "\(scene.name)")
      expect(Set(seen).count, equals: 1, "\(scene.name)")
      expect(faint, "\(scene.name)")
    }
  }

  @Test func `mirrored, a mirrored hand does what the other does to the other`() throws {
    let mirror = SceneLook(isMirrored: true)
    let others = ["workspaces", "popover", "throw", "messages"]
    for scene in DemoScene.all where !others.contains(scene.name) {
      let usual = try run(scene, try scene.modelHand()).run()
      let mirrored = try run(scene, try scene.modelHand(in: mirror), mirror).run()
      expect(!usual.transitions.isEmpty || scene.name == "sheet", "\(scene.name)")
      expect(
        mirrored.transitions.map(\.outcome), equals: usual.transitions.map(\.outcome),
        "\(scene.name)")
      expect(mirrored.shown, equals: usual.shown, "\(scene.name)")
    }
  }

  @Test func `a reader says the screen at rest, then what is new, and changes no decision`() throws
  {
    let recording = try Self.recording("phone-edge-swipe-right-125hz.evemu")
    let usual = try run(.navigation, recording).run()
    let report = try run(.navigation, recording, SceneLook(speaks: true)).run()
    let said = report.lines.map(\.text).filter { $0.hasPrefix("says: ") }
    expect(said.contains { $0.hasPrefix("says: Dunes") }, "\(said)")
    expect(said.contains { $0.hasPrefix("says: Places") }, "\(said)")
    expect(report.transitions, equals: usual.transitions)
    expect(report.lines.filter { !$0.text.hasPrefix("says: ") }, equals: usual.lines)
  }

  @Test func `a recorded hand is not mirrored`() throws {
    let recording = try Self.recording("phone-edge-swipe-right-125hz.evemu")
    let report = try run(.navigation, recording, SceneLook(isMirrored: true)).run()
    expect(report.transitions.isEmpty)
    expect(report.shown == ["Places", "Dunes"] || report.shown == ["Dunes"])
  }

  @Test func `mirrored, the first picture is the other way round but for its letters`() throws {
    let still = try DemoScene.card.modelHand()
    for scene in DemoScene.all {
      let usual = try run(scene, still)
      let width = scene.size.width
      func blocks(_ run: SceneRun) -> [CGRect] {
        var found: [CGRect] = []
        func add(_ view: UIView) {
          // The keys of a keyboard are in the same places in either layout.
          if view is UIInputView { return }
          if !(view is UILabel) { found.append(view.convert(view.bounds, to: run.window)) }
          for child in view.subviews { add(child) }
        }
        add(run.window)
        return found
      }
      let turned = blocks(usual).map {
        CGRect(x: width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
      }
      // There is one first responder, so the other scene comes after the first was looked at.
      let mirrored = try run(scene, still, SceneLook(isMirrored: true))
      // The system's own bars and arrows are not mirrored by the scene.
      let strays = Set(turned.map(\.integral)).subtracting(blocks(mirrored).map(\.integral))
      expect(strays.count, isAtMost: (scene.name == "tabs" ? 8 : 2), "\(scene.name): \(strays)")
    }
  }

  @Test func `a change of what is asked for is told once`() {
    UIAccessibility.isReduceMotionEnabled = false
    UIAccessibility.prefersCrossFadeTransitions = false
    var count = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { count += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    UIAccessibility.isReduceMotionEnabled = true
    UIAccessibility.isReduceMotionEnabled = true
    expect(!UIAccessibility.prefersCrossFadeTransitions)
    UIAccessibility.isReduceMotionEnabled = false
    expect(count, equals: 2)
  }

  @Test func `fingers that began nothing had no effect, a tap beside a popover had one`() throws {
    let refused = try run(.card, Self.recording("phone-tap-90hz.evemu")).run()
    expect(!refused.refusals.isEmpty && !refused.somethingHappened)
    let dismissed = try run(.popover, Self.recording("phone-tap-90hz.evemu")).run()
    expect(dismissed.transitions.isEmpty && dismissed.somethingHappened)
  }
}
