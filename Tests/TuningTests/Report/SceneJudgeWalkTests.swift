import Expectations
import GoldenTexts
import PantographGestures
import PantographTouches
import SeededRandom
import Testing

@testable import PantographTuning

/// Releases of all kinds in a scene's page, whose reader sets random thresholds and asks every question. All answers are
/// compared with earlier ones.
struct SceneJudgeWalkTests {
  private static let settings = [
    "finish.progress=0.1", "finish.progress=0.5", "finish.progress=none", "finish.velocity=300",
    "finish.velocity=none", "finish.projection=0.2", "cancel.velocity=200", "cancel.progress=0.2",
    "cancel.held=0.05", "deadZone.distance=20", "deadZone.rest=30", "begin.slop=1 mm",
    "begin.cone=10", "length=200", "estimator=lsq1", "nothing=1", "finish.progress=x",
    "finish.progress", "=", "",
  ]
  private static let paths =
    "finish.progress\nfinish.velocity\ncancel.held\nbegin.slop\nestimator\nlength\nx"

  private func inputs(_ random: inout SeededGenerator) -> ReleaseInputs {
    ReleaseInputs(
      distance: Double(random.below(9) * 50), length: 400,
      velocity: Double(random.below(7) * 200 - 400),
      held: .milliseconds(Int64(random.below(3) * 50)),
      duration: .milliseconds(Int64(100 + random.below(3) * 200)),
      meanStep: Double(random.below(3) * 5), lastTwoSteps: Double(random.below(3) * 10))
  }

  private func release(_ random: inout SeededGenerator) -> SceneData.Release {
    switch random.below(4) {
    case 0: return .fixed(["the fingers were lost", "the pan was taken away"][random.below(2)])
    case 1:
      let places = [
        RestingPlace("away", at: 800, isExit: true), RestingPlace("medium", at: 400),
        RestingPlace("large", at: 0),
      ]
      let question = RestingQuestion(
        inputs: inputs(&random), last: 1, next: [0, 2, nil][random.below(3)],
        beyond: [2, nil][random.below(2)])
      return .resting(question, places, pointsPerMillimetre: Double(1 + random.below(5)))
    default:
      return .hand(
        inputs(&random), InteractionSpace(length: 400, pointsPerMillimetre: 5))
    }
  }

  private func hand(_ random: inout SeededGenerator) -> SceneData.Hand {
    let scene = TunedScene.all[random.below(TunedScene.all.count)]
    let (count, step) = (2 + random.below(12), Vector(x: Double(random.below(5)) - 1, y: 4))
    var (position, isOut) = (Vector(x: Double(random.below(60)), y: 10), false)
    var frames: [ContactFrame] = []
    for index in 0..<count where !isOut {
      var frame = ContactFrame(time: .init(microseconds: Int64(index) * 16_000))
      position = position + step
      var phase = index == 0 ? ContactPhase.began : index == count - 1 ? .ended : .moved
      if index > 1, random.chance(0.1) {
        phase = .cancelled(Cancellation.allCases[random.below(Cancellation.allCases.count)])
        isOut = true
      } else if index > 1, random.chance(0.1) {
        phase = .stationary
        position = position - step
      }
      frame.append(Contact(id: ContactID(rawValue: 7), phase: phase, position: position))
      if random.chance(0.1) {
        frame.append(
          Contact(id: ContactID(rawValue: 9), phase: .moved, position: position + step))
      }
      frames.append(frame)
    }
    return SceneData.Hand(scene: scene, size: Vector(x: 68, y: 140), frames: frames)
  }

  private func ask(_ judge: inout SceneJudge, _ question: ReportJudge.Question, _ text: String)
    -> String
  {
    String(decoding: judge.answer(question, Array(text.utf8)), as: UTF8.self)
  }

  @Test func `answers about random releases`() throws {
    for seed in 0..<150 {
      var random = SeededGenerator(seed: UInt64(seed))
      let policy = ReleasePolicy.all[random.below(ReleasePolicy.all.count)]
      let data = SceneData(
        thresholds: policy.thresholds,
        releases: (0..<random.below(5)).map { _ in release(&random) },
        hand: random.chance(0.5) ? hand(&random) : nil)
      let again = try #require(SceneData(data.bytes))
      expect(again.bytes, equals: data.bytes)
      var judge = SceneJudge(again)
      var lines = ["\(seed)", ask(&judge, .decisions, "")]
      for _ in 0..<3 {
        lines.append(ask(&judge, .set, Self.settings[random.below(Self.settings.count)]))
        lines.append(ask(&judge, .decisions, ""))
      }
      for question in ReportJudge.Question.allCases where question != .set {
        lines.append(ask(&judge, question, Self.paths))
      }
      SeenMarks.see(ShortText.thousandths(lines.joined(separator: "\n")))
    }
  }

  @Test func `data that ends early or has other values is refused`() throws {
    for seed in 0..<8 {
      var random = SeededGenerator(seed: UInt64(900 + seed))
      let data = SceneData(
        thresholds: InteractionThresholds(), releases: (0..<3).map { _ in release(&random) },
        hand: seed % 2 == 0 ? hand(&random) : nil)
      let bytes = data.bytes
      // The thresholds are a long text of JSON, which other tests shorten.
      let first = bytes.count - min(bytes.count, 240)
      for length in first..<bytes.count {
        expectNil(SceneData(Array(bytes[..<length])), "\(length) of \(bytes.count) bytes")
      }
      // Each byte by a greater one: refused, or read and written again without a crash.
      let refused = (first..<bytes.count).map { index in
        var changed = bytes
        changed[index] = changed[index] &+ 1
        let read = SceneData(changed)
        return read.map { $0.bytes.count == bytes.count ? "." : "," } ?? "-"
      }
      SeenMarks.see(refused.joined())
    }
  }
}
