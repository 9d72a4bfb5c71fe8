import Expectations
import PantographDemos
import PantographGestures
import PantographMotion
import PantographRecordings
import PantographStage
import PantographSynthesis
import PantographTouches
import SeededRandom
import Testing

@testable import PantographTuning

/// Tuning decides like the real scenes with views, recognizers, transitions and time.
@MainActor
struct HandTrialTests {
  private static let estimators = VelocityEstimator.all

  private func recording(
    _ scene: TunedScene, _ random: inout SeededGenerator
  ) throws -> RecordingTrack {
    let isEdge = !scene.edges.isEmpty
    let gestures =
      isEdge
      ? ["edge-swipe", "edge-swipe", "edge-swipe", "swipe"]
      : ["swipe", "flick", "drag", "flick-back", "settle-back", "hold-before-lift", "jab", "tap"]
    let way = try #require(StrokeDirection(rawValue: scene.direction.name.description))
    let ways = [way, way, way, way == .down ? .right : .down]
    let request = SynthesisRequest(
      gesture: gestures.randomElement(using: &random)!,
      device: ["phone", "touchpad", "touchscreen"].randomElement(using: &random)!,
      rate: [60, 125, 250].randomElement(using: &random)!,
      seed: UInt64.random(in: 1...100_000, using: &random),
      direction: ways.randomElement(using: &random)!,
      distance: Double.random(in: 5...40, using: &random).rounded(),
      duration: Double.random(in: 0.05...0.6, using: &random))
    return try Synthesis.synthesize(request).tracks[0]
  }

  private func thresholds(_ random: inout SeededGenerator) throws -> InteractionThresholds {
    var thresholds = ReleasePolicy.all.randomElement(using: &random)!.thresholds
    func number(_ range: ClosedRange<Double>) -> Double {
      (Double.random(in: range, using: &random) * 1000).rounded() / 1000
    }
    let texts: [(String, String)] = [
      ("finish.progress", "\(number(0...1))"), ("finish.velocity", "\(number(0...2000)) pt/s"),
      ("finish.velocityLead", "\(number(0...500)) pt/s"),
      ("finish.velocityProgress", "\(number(0...0.5))"),
      ("finish.velocityTime", "\(number(0...1)) s"), ("finish.projection", "\(number(0...0.6)) s"),
      ("finish.projectionPerSpeed", "\(number(0...0.002))"),
      ("finish.meanStep", "\(number(0...30)) pt"),
      ("finish.lastTwoSteps", "\(number(0...50)) pt"), ("cancel.progress", "\(number(0...0.5))"),
      ("cancel.velocity", "\(number(0...900)) pt/s"), ("cancel.held", "\(number(0...0.3)) s"),
      ("deadZone.velocity", "\(number(0...400)) pt/s"),
      ("deadZone.distance", "\(number(0...60)) pt"),
      ("deadZone.rest", "\(number(0...6)) pt"), ("length", "\(number(100...800)) pt"),
      ("estimator", Self.estimators.randomElement(using: &random)!.name),
      ("begin.slop", Bool.random(using: &random) ? "\(number(0...40)) pt" : "\(number(0...5)) mm"),
      ("begin.removesSlop", "\(Bool.random(using: &random))"),
      ("begin.cone", "\(number(10...90)) deg"),
    ]
    for (path, text) in texts.shuffled(using: &random).prefix(Int.random(in: 1...8, using: &random))
    {
      try #require(ThresholdNumber(path)).set(text, in: &thresholds)
    }
    return thresholds
  }

  @Test(arguments: 0..<60)
  func `a trial is what the real scene does`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for name in TunedScene.all.map(\.name) {
      let demo = try #require(DemoScene.named(name))
      let scene = try #require(TunedScene.named(name))
      let track = try recording(scene, &random)
      let thresholds = try thresholds(&random)
      let policy = ReleasePolicy(name: "x", summary: "", origin: "", thresholds: thresholds)
      // A trial treats every surface as the screen.
      let report = SceneRun(
        demo, policy: policy, contacts: RecordedContacts(track), mapping: .surface
      ).run()
      var contacts = RecordedContacts(track)
      var trial = HandTrial(thresholds, in: scene, on: contacts.surface)
      while let frame = contacts.next() { trial.update(frame) }
      let found = trial.trial
      let place: Comment = "\(name), seed \(seed): \(report.lines.map(\.text)), \(found)"
      let decision = report.transitions.first?.decision
      expect(found.hasBegun, equals: (decision != nil), place)
      guard let decision, found.hasBegun else { continue }
      let own = found.decision(by: thresholds, in: scene)
      expect(own.inputs, equals: decision.inputs, place)
      expect(own.resting?.place.name, equals: decision.resting?.place.name, place)
      let isElsewhere = decision.resting.map { $0.place.name != scene.places[scene.start].name }
      expect(
        found.finishes(thresholds, in: scene), equals: isElsewhere ?? (decision.outcome == .finish),
        place
      )
      var judge = FastJudge(thresholds, in: scene)
      expect(judge.finishes(found), equals: found.finishes(thresholds, in: scene), place)
      expect(found.sentence(thresholds, in: scene), equals: decision.description, place)
    }
  }

  @Test(arguments: 0..<150)
  func `a sheet rests where the trial says, whatever the hand does on it`(seed: UInt64) throws {
    var random = SeededGenerator(seed: 5000 + seed)
    let demo = try #require(DemoScene.named("sheet"))
    let scene = try #require(TunedScene.named("sheet"))
    let request = CorpusRequest(
      place: CorpusRequest.Place(
        scene: "sheet", direction: Bool.random(using: &random) ? .down : .up,
        length: Double.random(in: 0.1...0.6, using: &random), isEdge: false,
        landing: 0.47...0.97), people: 20, seed: seed)
    let track = request.recording(Int.random(in: 0..<1000, using: &random)).tracks[0]
    let thresholds = try thresholds(&random)
    let report = SceneRun(
      demo, policy: ReleasePolicy(name: "x", summary: "", origin: "", thresholds: thresholds),
      contacts: RecordedContacts(track), mapping: .surface
    ).run()
    var contacts = RecordedContacts(track)
    var trial = HandTrial(thresholds, in: scene, on: contacts.surface)
    while let frame = contacts.next() { trial.update(frame) }
    let found = trial.trial
    let place: Comment = "seed \(seed): \(report.lines.map(\.text)), \(found)"
    let decision = report.transitions.first?.decision
    expect(found.hasBegun, equals: (decision != nil), place)
    guard let decision, found.hasBegun else { return }
    let own = found.decision(by: thresholds, in: scene)
    expect(own.inputs, equals: decision.inputs, place)
    expect(own.resting?.place.name, equals: decision.resting?.place.name, place)
    expect(own.description, equals: decision.description, place)
    expect(own.progressMargin, equals: decision.progressMargin, place)
    // A cancelled dismissal counts as cancelled wherever the sheet rests; here the resting place counts.
    let isElsewhere = decision.resting.map { $0.place.name != "medium" } ?? false
    expect(found.finishes(thresholds, in: scene), equals: isElsewhere, place)
  }

  @Test func `the scenes that are tuned are the demo's with one way to go, and the sheet`() {
    expect(
      Set(TunedScene.all.map(\.name)),
      equals: Set(DemoScene.all.map(\.name)).subtracting([
        "tabs", "pages", "workspaces", "popover", "throw", "messages",
      ]))
  }
}
