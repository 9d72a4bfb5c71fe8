import Expectations
import GoldenTexts
import PantographGestures
import PantographPlotting
import PantographTouches
import SeededRandom
import Testing

@testable import PantographDemos

/// Reports of random events, transitions and refusals, of which stories are told. All of each story is compared with an earlier
/// one.
@MainActor
struct SceneStoryWalkTests {
  private static let kinds = [
    "presented", "dismissed", "pushed", "popped", "chose-tab", "turned-page", "moved-sheet",
    "dropped", "returned", "chose-action", "opened-row", "closed-row", "scrolled", "changed",
    "selected", "deselected", "pressed", "got-keyboard", "recognized", "unknown",
  ]

  private func time(_ random: inout SeededGenerator) -> Timestamp {
    Timestamp(microseconds: 1_000_000 + Int64(random.below(12)) * 250_000)
  }

  private func line(_ random: inout SeededGenerator) -> SceneReport.Line {
    let time = time(&random)
    guard random.chance(0.8) else {
      return SceneReport.Line(time: time, text: "viewDidAppear", event: nil)
    }
    let kind = Self.kinds[random.below(Self.kinds.count)]
    let start = Timestamp(microseconds: time.microseconds - Int64(random.below(4)) * 250_000)
    let event = SceneReport.Event(
      kind: kind, start: start, subject: "Card", title: [nil, "Dune"][random.below(2)],
      section: 0, item: [nil, 3][random.below(2)], from: 0,
      to: [nil, 2, 12.25, -1][random.below(4)])
    return SceneReport.Line(time: time, text: "\(kind) something", event: event)
  }

  private func transition(_ random: inout SeededGenerator) -> SceneReport.Transition {
    let start = time(&random)
    func after(_ steps: Int) -> Timestamp {
      Timestamp(microseconds: start.microseconds + Int64(steps) * 250_000)
    }
    var found = SceneReport.Transition(start: start)
    let inputs = ReleaseInputs(
      distance: Double(random.below(9) * 50), length: 400,
      velocity: Double(random.below(7) * 200 - 400), held: .zero, duration: .milliseconds(300),
      meanStep: 4, lastTwoSteps: 8)
    if random.chance(0.8) {
      found.release = after(2)
      found.end = random.chance(0.8) ? after(3 + random.below(3)) : nil
      found.outcome = [.finish, .cancel, nil][random.below(3)]
      found.furthest = Double(random.below(5)) / 4
      if random.chance(0.7) {
        let policy = ReleasePolicy.all[random.below(ReleasePolicy.all.count)]
        found.decision = policy.thresholds.decide(inputs, in: InteractionSpace(length: 400))
      } else if random.chance(0.5) {
        found.saying = "the application finished it"
      }
      found.finishProgress = [nil, 0.5][random.below(2)]
    }
    found.course = (0..<random.below(6)).map {
      SceneReport.Sample(time: after($0), progress: Double(random.below(5)) / 4)
    }
    return found
  }

  private func refusal(_ random: inout SeededGenerator) -> SceneReport.Refusal {
    let all: [InteractionRefusal] = [
      .wrongWay(wanted: [.down], cone: 45, movement: PointVector(x: 3, y: -9)), .elsewhere,
      .wrongWay(wanted: [.left, .right, .up], cone: 30, movement: PointVector(x: 0, y: 9)),
      .tooShort(moved: 3, slop: 10), .fingers(1, wanted: 2...2), .fingers(3, wanted: 1...2),
      .fingers(1, wanted: 2 ... .max), .fingers(2, wanted: 1...1), .nothingThere("nothing is left"),
      .wrongWay(wanted: [], cone: 30, movement: PointVector(x: -4, y: 2)),
      .declined, .prevented, .gestureCancelled,
    ]
    let time = time(&random)
    return SceneReport.Refusal(
      time: time, refusal: all[random.below(all.count)],
      start: random.chance(0.7) ? Timestamp(microseconds: time.microseconds - 250_000) : nil,
      pan: [nil, "the pan of Card"][random.below(2)])
  }

  private func report(_ random: inout SeededGenerator) -> SceneReport {
    var lines = (0..<random.below(9)).map { _ in line(&random) }
    let refusals = (0..<random.below(3)).map { _ in refusal(&random) }
    for refusal in refusals where random.chance(0.7) {
      lines.append(SceneReport.Line(time: refusal.time, text: refusal.sentence, event: nil))
    }
    lines.sort { $0.time < $1.time }
    let start = Timestamp(microseconds: 1_000_000)
    return SceneReport(
      scene: "card", policy: "demo", isApplication: random.chance(0.5), start: start, lines: lines,
      transitions: (0..<max(random.below(4) - 1, 0)).map { _ in transition(&random) },
      refusals: refusals, tree: nil,
      activity: [start...Timestamp(microseconds: 4_000_000)], shown: ["Card"])
  }

  private func words(_ story: SceneStory) -> String {
    let moments = story.moments.map { "\($0.time.microseconds / 1000) \($0.caption) \($0.rank)" }
    let pictures = story.moments.indices.map { $0 / 3 }
    let figure = story.figure
    let chosen = story.chosen(pictures)
    return """
      \(moments) \(story.shown ?? -1) \(chosen) \(story.chosen(Array(repeating: 0, count: pictures.count)))
      \(figure.verdict) \(figure.isFinished) \(figure.reasons) \(figure.times) \(figure.moments)
      \(figure.followed) \(figure.settled) \(figure.levels) \(figure.release.map { "\($0)" } ?? "-")
      \(story.figure(at: 1.5).cursor ?? -1)
      """
  }

  @Test func `stories of random reports`() {
    for seed in 0..<250 {
      var random = SeededGenerator(seed: UInt64(seed))
      let report = report(&random)
      let count = 1 + random.below(8)
      let most = [1, 2, .max][random.below(3)]
      let stories = SceneStory.all(of: report, count: count, most: most)
      let told = [
        report.tellingRefusals.map(\.sentence).joined(separator: "; "),
        report.toldLines.map(\.text).joined(separator: "; "),
        report.eventsBesidesTransitions.map(\.text).joined(separator: "; "),
        "\(report.somethingHappened) \(report.setting) \(report.callbacks.count)",
        report.refusals.map(\.refusal.json).joined(separator: " "),
      ]
      SeenMarks.see(
        ShortText.thousandths((told + stories.map { words($0) }).joined(separator: "\n")))
    }
  }
}
