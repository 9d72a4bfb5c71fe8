import Expectations
import PantographGestures
import PantographTouches
import Testing

/// Releases exactly at a threshold, and at the last number before it.
struct ReleaseEdgeTests {
  private func decide(meanStep: Double, lastTwoSteps: Double) -> ReleaseDecision {
    var thresholds = ReleasePolicy.pantograph.thresholds
    thresholds.finish = FinishThresholds(
      progress: nil, velocity: nil, meanStep: .points(4), lastTwoSteps: .points(9))
    return thresholds.decide(
      ReleaseInputs(
        distance: 200, length: 1, velocity: 0, meanStep: meanStep, lastTwoSteps: lastTwoSteps),
      in: InteractionSpace(length: 400))
  }

  @Test(arguments: [0.0, 9, 20]) func `a mean step finishes from its threshold on`(last: Double) {
    for step in [4, Double(4).nextUp, 30] {
      let decision = decide(meanStep: step, lastTwoSteps: last)
      expect(decision.outcome == .finish && decision.rule == .steps, "\(decision)")
      expect(decision.threshold, equals: 4)
    }
  }

  @Test(arguments: [0, Double(4).nextDown]) func `two last steps finish above theirs`(mean: Double)
  {
    for steps in [Double(9).nextUp, 30] {
      let decision = decide(meanStep: mean, lastTwoSteps: steps)
      expect(decision.outcome == .finish && decision.rule == .steps, "\(decision)")
      expect(decision.threshold, equals: 9)
    }
    for steps in [0.0, 9] {
      let decision = decide(meanStep: mean, lastTwoSteps: steps)
      expect(decision.outcome == .cancel && decision.rule == .tooSlow, "\(decision)")
    }
  }
}
