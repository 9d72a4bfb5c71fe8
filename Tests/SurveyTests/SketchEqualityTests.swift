import Expectations
import Testing

@testable import PantographSurvey

/// Distributions that differ in one thing alone are not equal, however alike the others are.
struct SketchEqualityTests {
  private func sketch(
    _ values: [Double], limits: [Double] = [], judged: (Int) -> Bool = { _ in true }
  ) -> ValueSketch {
    var sketch = ValueSketch()
    for (place, value) in values.enumerated() {
      sketch.add(value, limits: limits[...], isJudged: judged(place))
    }
    return sketch
  }

  @Test func `each difference counts`() {
    // More values than are stored as they are; values from 1 to 1 + 1/64 share a class.
    let many = (0..<300).map { 2 + Double($0) }
    let pairs: [(String, [Double], [Double])] = [
      ("least", [1, 1.004] + many, [1.001, 1.003] + many),
      ("most", many + [1000, 1004], many + [1001, 1003]),
      ("sum", [1, 1.004] + many, [1, 1.003] + many),
      ("count", [0] + many, many),
      ("class", [10, 100] + many, [20, 90] + many),
      ("value", [1, 2, 3, 6], [1, 2.5, 2.5, 6]),
    ]
    for (name, first, second) in pairs {
      expect(sketch(first), equals: sketch(first.reversed()), "\(name)")
      expect(sketch(first), differsFrom: sketch(second), "\(name)")
    }
    for values in [many, [1, 2, 3]] {
      let limits = [2.5, 200]
      let all = sketch(values, limits: limits)
      expect(all, differsFrom: sketch(values), "judged")
      expect(all, differsFrom: sketch(values, limits: [2.5, 2]), "below")
      // The same number is judged, and another number is below the first limit.
      let (first, last) = (
        sketch(values, limits: limits) { $0 > 0 },
        sketch(values, limits: limits) { $0 < values.count - 1 }
      )
      expect(first.judged == last.judged && first != last, "other values judged")
      expect(first.hashValue, equals: last.hashValue)
    }
  }

  @Test func `values at the ends of a class`() {
    for value in [0, 0x1p-20, 0x1p-20.nextDown, 1, 1.nextDown, 1 + 1.0 / 64, 1e9, 1e9.nextUp] {
      var many = sketch(Array(repeating: value, count: 300))
      expect(many.storedCount, equals: 1, "\(value)")
      expect(many.quantile(0.5), equals: min(value, 1e9), "\(value)")
      many.merge(sketch([value]))
      expect(many.storedCount == 1 && many.count == 301)
      for count in [255, 256, 257] {
        let stored = sketch(Array(repeating: value, count: count)).storedCount
        expect(stored, equals: (count <= 256 ? count : 1), "\(count) of \(value)")
      }
    }
  }
}
