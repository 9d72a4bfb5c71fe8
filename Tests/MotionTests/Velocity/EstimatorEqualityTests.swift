import Expectations
import PantographMotion
import Testing

/// Estimators are equal if they compute the same, whatever their names.
struct EstimatorEqualityTests {
  @Test func `estimators with another rule or other limits differ`() {
    for one in VelocityEstimator.all {
      for other in VelocityEstimator.all {
        let computesTheSame = one.rule == other.rule && one.limits == other.limits
        expect((one == other), equals: computesTheSame, "\(one.name) and \(other.name)")
        var mixed = one
        mixed.rule = other.rule
        expect(
          (mixed == one), equals: (one.rule == other.rule),
          "\(one.name) with the rule of \(other.name)")
        mixed = one
        mixed.limits = other.limits
        expect(
          (mixed == one), equals: (one.limits == other.limits),
          "\(one.name), limits of \(other.name)")
      }
      var renamed = VelocityEstimator(name: "own", summary: "", rule: one.rule, limits: one.limits)
      expect(renamed == one && renamed.hashValue == one.hashValue)
      renamed.limits = VelocityEstimator.all[0].limits
      expect((renamed == one), equals: (one.limits == VelocityEstimator.all[0].limits))
    }
  }
}
