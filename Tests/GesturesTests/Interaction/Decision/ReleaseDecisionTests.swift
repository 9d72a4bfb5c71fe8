import Expectations
import PantographGestures
import PantographTouches
import SeededRandom
import Testing

private func decide(
  _ policy: ReleasePolicy = .pantograph, progress: Double, velocity: Double,
  held: TimeSpan = .zero
) -> ReleaseDecision {
  policy.thresholds.decide(
    ReleaseInputs(distance: progress * 400, length: 1, velocity: velocity, held: held),
    in: InteractionSpace(length: 400))
}

struct ReleaseDecisionTests {
  @Test func `a decision reads as a sentence`() {
    expect(
      "\(decide(progress: 0.2, velocity: 1200))",
      equals: "finish: thrown at 1200 pt/s, 200 above the threshold of 1000; "
        + "to go back instead: 0.15 less progress, or 960 pt/s slower"
    )
    expect(
      decide(progress: 0.25, velocity: 0).description,
      equals: "cancel: progress 0.25, 0.25 below the threshold of 0.5; "
        + "to finish instead: 0.25 more progress, or 225 pt/s faster")
    expect(
      decide(progress: 0.75, velocity: -800).description,
      equals: "cancel: flicked back at 800 pt/s, 300 above the threshold of 500; "
        + "to finish instead: 575 pt/s faster")
    expect(
      ReleaseDecision.gestureCancelled(
        ReleaseInputs(distance: 300, length: 400, velocity: 2000)
      ).description, equals: "cancel: the gesture was cancelled")
  }

  @Test func `in JSON, the largest numbers are numbers`() {
    let json = decide(progress: 0.2, velocity: .greatestFiniteMagnitude).json
    expect(json.contains(#""velocity":1.797"#) && !json.contains("∞"), "\(json)")
  }

  @Test func `what is missing is never told as nothing`() {
    let close = decide(progress: 0.4999, velocity: 0).description
    expect(
      close.hasPrefix("cancel: progress 0.5, less than 0.001 below the threshold of 0.5;"))
    let past = decide(progress: 0.5001, velocity: 0).description
    expect(
      past.hasPrefix("finish: progress 0.5, less than 0.001 above the threshold of 0.5;"))
    expect(decide(progress: 0.5, velocity: 0).description.contains("exactly the threshold of 0.5"))
    for decision in [
      decide(progress: 0.4999, velocity: 0), decide(progress: 0.5001, velocity: 0),
      decide(progress: 0.5, velocity: 0), decide(progress: 0.75, velocity: -500.2),
      decide(progress: 0.2, velocity: 1000.2), decide(progress: 19.96 / 400, velocity: 0),
    ] {
      let words = decision.description.split(separator: " ")
      expect(!words.contains("0"), "\(decision)")
    }
    expect(
      close.hasSuffix("to finish instead: less than 0.001 more progress, or 225 pt/s faster"))
  }

  @Test func `no hand is told to go less of the way than it went`() {
    var thrown = 0
    for policy in ReleasePolicy.all {
      for step in 1...40 {
        let decision = decide(
          policy, progress: Double(step % 8 + 1) / 10, velocity: Double(step) * 100)
        guard decision.outcome == .finish, let margin = decision.progressMargin else { continue }
        let isPossible = margin <= decision.inputs.progress
        expect(
          decision.otherwise?.contains("less progress") ?? false, equals: isPossible,
          "\(policy.name): \(decision)")
        if !isPossible { thrown += 1 }
      }
    }
    // If the projection is far beyond the threshold, only the speed can change the outcome.
    expect(thrown, isAbove: 10)
  }

  @Test func `a decision is written as JSON`() {
    expect(
      decide(progress: 0.25, velocity: 0, held: .milliseconds(20)).json,
      equals: #"{"outcome":"cancel","rule":"progress","progress":0.25,"projectedProgress":0.25,"#
        + #""distance":100,"length":400,"velocity":0,"effectiveVelocity":0,"#
        + #""sidewaysVelocity":0,"held":0.02,"duration":0,"threshold":0.5,"#
        + #""ruleMargin":0.25,"progressMargin":0.25,"velocityMargin":225}"#)
  }

  @Test func `a hand that rested has no speed`() {
    let decision = decide(progress: 0.3, velocity: 1500, held: .milliseconds(100))
    expect(decision.outcome, equals: .cancel)
    expect(decision.effectiveVelocity, equals: 0)
    expectNil(decision.velocityMargin)
    expect(decide(progress: 0.3, velocity: 1500, held: .milliseconds(99)).outcome, equals: .finish)
  }

  @Test func `fingers that roll back a little as they lift do not take it back`() {
    expect(decide(progress: 0.55, velocity: -224).outcome, equals: .finish)
    expect(decide(progress: 0.55, velocity: -500).outcome, equals: .cancel)
  }

  @Test func `what is not a number decides as nothing`() {
    let inputs = ReleaseInputs(distance: .nan, length: .nan, velocity: .infinity)
    let decision = ReleasePolicy.pantograph.thresholds.decide(
      inputs, in: InteractionSpace(length: .nan, pointsPerMillimetre: -1))
    expect(decision.outcome, equals: .cancel)
    expect(decision.inputs.progress, equals: 0)
  }

  @Test(arguments: ReleasePolicy.all)
  func `the margins are the way to the other outcome, neither more nor less`(
    policy: ReleasePolicy
  ) {
    var random = SeededGenerator(seed: 7)
    let space = InteractionSpace(length: 400)
    for _ in 0..<3000 {
      let inputs = ReleaseInputs(
        distance: .random(in: -100...500, using: &random), length: 1,
        velocity: .random(in: -3000...3000, using: &random),
        sidewaysVelocity: .random(in: 0...300, using: &random),
        held: .milliseconds(.random(in: 0...150, using: &random)),
        duration: .milliseconds(.random(in: 0...500, using: &random)),
        meanStep: .random(in: 0...40, using: &random),
        lastTwoSteps: .random(in: -40...40, using: &random))
      let decision = policy.thresholds.decide(inputs, in: space)
      let way = decision.outcome == .finish ? -1.0 : 1
      func outcome(progress: Double, velocity: Double) -> TransitionOutcome {
        var moved = inputs
        moved.distance += progress * decision.inputs.length
        moved.velocity += velocity
        return policy.thresholds.decide(moved, in: space).outcome
      }
      if let margin = decision.progressMargin {
        expect(outcome(progress: way * (margin + 1e-6), velocity: 0), differsFrom: decision.outcome)
        expect(outcome(progress: way * (margin - 1e-6), velocity: 0), equals: decision.outcome)
      } else {
        expect(outcome(progress: way * 1e6, velocity: 0), equals: decision.outcome)
      }
      if let margin = decision.velocityMargin {
        expect(outcome(progress: 0, velocity: way * (margin + 1e-3)), differsFrom: decision.outcome)
        expect(outcome(progress: 0, velocity: way * (margin - 1e-3)), equals: decision.outcome)
      } else {
        expect(outcome(progress: 0, velocity: way * 1e9), equals: decision.outcome)
      }
    }
  }
}
