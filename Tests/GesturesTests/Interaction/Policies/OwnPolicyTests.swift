import Expectations
import PantographGestures
import PantographRecordings
import PantographSynthesis
import PantographTouches
import Testing

/// A gesture of the model hand, and its intention.
struct MeantGesture: CustomTestStringConvertible {
  var gesture: String
  var outcome: TransitionOutcome
  var hold = 0.0
  var duration: Double?
  /// The distance in points, on a phone 390 points wide.
  var distance: Double

  var testDescription: String { "\(gesture) over \(distance) points" }

  static let all = [
    MeantGesture(gesture: "swipe", outcome: .finish, duration: 1, distance: 250),
    MeantGesture(gesture: "flick", outcome: .finish, duration: 0.064, distance: 64),
    MeantGesture(
      gesture: "hold-before-lift", outcome: .finish, hold: 0.5, duration: 0.6, distance: 250),
    MeantGesture(
      gesture: "hold-before-lift", outcome: .cancel, hold: 0.5, duration: 0.13, distance: 130),
    MeantGesture(gesture: "flick-back", outcome: .cancel, duration: 0.6, distance: 250),
    MeantGesture(gesture: "settle-back", outcome: .finish, duration: 0.6, distance: 250),
    MeantGesture(gesture: "jab", outcome: .cancel, duration: 0.024, distance: 24),
    MeantGesture(
      gesture: "hold-before-lift", outcome: .finish, hold: 0.024, duration: 0.24, distance: 300),
  ]
}

struct OwnPolicyTests {
  @Test(arguments: MeantGesture.all, [60, 125, 250, 1000])
  func `our own policy does what a hand means, whoever's hand and at whatever rate`(
    meant: MeantGesture, rate: Int
  ) throws {
    let scale = 390 / 68.0
    for seed in 1...25 as ClosedRange<UInt64> {
      let recording = try Synthesis.synthesize(
        SynthesisRequest(
          gesture: meant.gesture, device: "phone", rate: rate, seed: seed, fingers: 1,
          direction: .right, distance: meant.distance / scale, duration: meant.duration,
          hold: meant.hold))
      var interaction = PanInteraction(
        thresholds: InteractionThresholds(), direction: .right,
        space: InteractionSpace(length: 390, pointsPerMillimetre: scale))
      var pipeline = TouchPipeline(device: recording.tracks[0].header.device)
      var decision: ReleaseDecision?
      for event in recording.tracks[0].events where pipeline.consume(event) {
        decision = interaction.update(pipeline.frame).decision ?? decision
      }
      // A jab with two or three reports may never leave the slop.
      expect(
        (decision?.outcome ?? .cancel), equals: meant.outcome,
        "seed \(seed): \(decision?.description ?? "none")")
    }
  }
}
