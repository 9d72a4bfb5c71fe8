import Expectations
import PantographDemos
import PantographGestures
import PantographRecordings
import PantographStage
import PantographSynthesis
import PantographTouches
import SeededRandom
import Testing

@testable import PantographStudio
@testable import PantographTuning

/// The code that judges in a scene's page, run natively: with other thresholds it gives the scene's result.
@MainActor
struct SceneDataTests {
  private static let scenes: [(name: String, gestures: [String])] = [
    ("card", ["swipe", "flick", "drag", "flick-back", "settle-back", "hold-before-lift", "tap"]),
    ("sheet", ["swipe", "flick", "drag", "flick-back"]),
    ("menu", ["edge-swipe", "swipe"]), ("navigation", ["edge-swipe"]),
    ("tabs", ["swipe", "flick", "drag"]), ("photos", ["swipe", "jab"]),
  ]

  private static let numbers: [(path: String, values: [String], isWay: Bool)] = [
    ("finish.progress", ["0.1", "0.3", "0.8", "none"], false),
    ("finish.velocity", ["50 pt/s", "400 pt/s", "2 lengths/s", "none"], false),
    ("finish.projection", ["0 s", "0.1 s", "0.4 s"], false),
    ("cancel.velocity", ["none", "50 pt/s", "900 pt/s"], false),
    ("deadZone.distance", ["none", "30 pt"], false),
    ("begin.slop", ["2 pt", "4 mm", "40 pt"], true), ("begin.cone", ["15 deg", "80 deg"], true),
    ("length", ["0.5 lengths", "300 pt"], true), ("estimator", ["lsq1", "window100"], true),
  ]

  private func report(
    _ scene: String, _ track: RecordingTrack, _ thresholds: InteractionThresholds
  ) throws -> SceneReport {
    let policy = ReleasePolicy(name: "x", summary: "", origin: "", thresholds: thresholds)
    return SceneRun(
      try #require(DemoScene.named(scene)), policy: policy, contacts: RecordedContacts(track)
    ).run()
  }

  @Test(arguments: 0..<60)
  func `other thresholds give what the scene gives with them`(seed: UInt64) throws {
    var random = SeededGenerator(seed: 77 + seed)
    let (scene, gestures) = Self.scenes.randomElement(using: &random)!
    let track = try Synthesis.synthesize(
      SynthesisRequest(
        gesture: gestures.randomElement(using: &random)!, device: "phone", rate: 125,
        seed: UInt64.random(in: 1...10_000, using: &random),
        direction: scene == "menu" || scene == "navigation" || scene == "tabs" ? .right : .down,
        distance: Double.random(in: 8...50, using: &random).rounded(),
        duration: Double.random(in: 0.06...0.5, using: &random))
    ).tracks[0]
    let policy = ReleasePolicy.all.randomElement(using: &random)!.thresholds
    let played = try report(scene, track, policy)
    let made = SceneData(played, of: StoredTrack(track), nil, by: policy)
    let data = try #require(SceneData(made.bytes))
    expect(data.bytes, equals: made.bytes)
    expect((data.hand == nil), equals: (made.hand == nil))
    var judge = SceneJudge(data)
    let first = played.transitions.first?.decision?.description
    if let first { expect(judge.verdicts.first?.sentence, equals: first) }
    expect(judge.verdicts.allSatisfy { $0.isAsPlayed && !$0.isUnknown })
    for _ in 0..<3 {
      let usable = Self.numbers.filter { data.hand != nil || !$0.isWay }
      let number = usable.randomElement(using: &random)!
      try judge.set(number.path, to: number.values.randomElement(using: &random)!)
    }
    let other = try report(scene, track, judge.thresholds)
    let said =
      other.transitions.first?.decision?.description ?? other.refusals.last?.refusal.description
    for verdict in judge.verdicts.prefix(1) where !verdict.isUnknown {
      expect(verdict.sentence, equals: said, "\(scene) \(ThresholdJSON.text(judge.thresholds))")
    }
  }
}
