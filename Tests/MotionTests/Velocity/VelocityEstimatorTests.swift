import Expectations
import PantographMotion
import Testing

struct VelocityEstimatorTests {
  @Test func `every estimator is found by its own name`() {
    for estimator in VelocityEstimator.all {
      expect(VelocityEstimator.named(estimator.name)?.name, equals: estimator.name)
      expect(!estimator.summary.isEmpty)
    }
    expect(Set(VelocityEstimator.all.map(\.name)).count, equals: VelocityEstimator.all.count)
    expectNil(VelocityEstimator.named("fastest"))
  }

  @Test func `impossible limits give no velocity`() {
    for samples in [-1, 0, 1] {
      var estimator = VelocityEstimator.lsq2
      estimator.limits.samples = samples
      var tracker = VelocityTracker(estimator)
      for step: Int64 in 0..<9 {
        tracker.add(MotionSample(time: step * 8000, x: Double(step), y: 0))
      }
      expect(tracker.velocity(at: 64_000), equals: .zero)
    }
  }
}
