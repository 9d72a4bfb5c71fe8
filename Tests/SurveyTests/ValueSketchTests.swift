import Expectations
import SeededRandom
import Testing

@testable import PantographSurvey

struct ValueSketchTests {
  private static func sketch(_ values: some Sequence<Double>) -> ValueSketch {
    var sketch = ValueSketch()
    for value in values { sketch.add(value) }
    return sketch
  }

  /// Positive values over six powers of ten, some of them 0.
  private static func values(_ count: Int, seed: UInt64) -> [Double] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      if random.chance(0.02) { return 0 }
      let power = Double.random(in: -3..<3, using: &random)
      return (0..<4).reduce(1) { product, _ in product * (1 + power * 0.4).magnitude } * 3
    }
  }

  @Test func `few values are exact`() {
    let values = Self.values(ValueSketch.exactLimit, seed: 1)
    let sketch = Self.sketch(values)
    let sorted = values.sorted()
    for index in stride(from: 0, to: 256, by: 5) {
      expect(sketch.quantile((Double(index) + 0.5) / 256), equals: sorted[index])
    }
    expect(sketch.least, equals: sorted.first)
    expect(sketch.most, equals: sorted.last)
  }

  @Test(arguments: [257, 5_000, 200_000])
  func `a quantile of many values is wrong by at most a part in 128`(count: Int) {
    let values = Self.values(count, seed: 2)
    let sketch = Self.sketch(values)
    let sorted = values.sorted()
    for step in 0...1000 {
      let share = Double(step) / 1000
      let exact = sorted[min(Int(share * Double(count)), count - 1)]
      let found = sketch.quantile(share) ?? .nan
      let allowed = max(exact * ValueSketch.largestError, 0x1p-20)
      expect((found - exact).magnitude, isAtMost: allowed, "\(share): \(found) for \(exact)")
    }
    let mean = values.reduce(0, +) / Double(count)
    expect((sketch.mean - mean).magnitude, isBelow: 1e-6 * max(mean, 1))
  }

  @Test func `the order of values, and of sketches that are merged, changes nothing`() {
    var random = SeededGenerator(seed: 3)
    for count in [10, 255, 256, 257, 300, 4_000] {
      var values = Self.values(count, seed: UInt64(count))
      let whole = Self.sketch(values)
      for _ in 0..<5 {
        values.shuffle(using: &random)
        var parts: [ValueSketch] = []
        var rest = values[...]
        while !rest.isEmpty {
          let piece = rest.prefix(1 + random.below(count))
          parts.append(Self.sketch(piece))
          rest = rest.dropFirst(piece.count)
        }
        var merged = ValueSketch()
        for part in parts.shuffled(using: &random) { merged.merge(part) }
        expect(merged, equals: whole, "\(count) values in \(parts.count) parts")
        expect(merged.mean, equals: whole.mean)
        expect(merged.quantile(0.3), equals: whole.quantile(0.3))
      }
    }
  }

  @Test func `a million values need no more memory than ten thousand`() {
    let few = Self.sketch(Self.values(10_000, seed: 4))
    let many = Self.sketch(Self.values(1_000_000, seed: 4))
    expect(many.storedCount, isBelow: 4_000)
    expect(many.storedCount, isAtMost: few.storedCount * 2)
  }

  @Test func `values that are no numbers are left out, and others are limited`() {
    var sketch = Self.sketch([.nan, .infinity, -.infinity])
    expect(sketch.count, equals: 0)
    expectNil(sketch.quantile(0.5))
    for value in [-3, 0, 1e300, Double.leastNonzeroMagnitude] { sketch.add(value) }
    expect(sketch.count, equals: 4)
    expect(sketch.least, equals: 0)
    expect(sketch.most, equals: 1e9)
    for _ in 0..<1000 { sketch.add(1e300) }
    expect(sketch.mean > 9e8 && sketch.mean <= 1e9)
    expect(sketch.quantile(0.9), equals: 1e9)
  }

  @Test func `values at a limit are counted exactly, also in classes`() {
    let limits = [10.0, 10.01, 9.99][...]
    var sketch = ValueSketch()
    for index in 0..<10_000 {
      sketch.add(9 + Double(index) / 5000, limits: limits, isJudged: index < 8_000)
    }
    expect(sketch.judged, equals: 8_000)
    expect(sketch.below(0), equals: 5_001)
    expect(sketch.below(1), equals: 5_051)
    expect(sketch.below(2), equals: 4_951)
    var twice = sketch
    twice.merge(sketch)
    expect(twice.below(0), equals: 10_002)
  }
}
