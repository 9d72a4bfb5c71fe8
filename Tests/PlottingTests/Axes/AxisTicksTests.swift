import Expectations
import PantographPlotting
import Testing

struct AxisTicksTests {
  @Test func `ticks are round numbers within the range`() {
    expect(
      AxisTicks(within: 0...1, about: 5).values.map { ($0 * 10).rounded() },
      equals: [0, 2, 4, 6, 8, 10])
    expect(AxisTicks(within: -7...52, about: 6).values, equals: [0, 10, 20, 30, 40, 50])
    expect(AxisTicks(within: 3...103, about: 4).values, equals: [20, 40, 60, 80, 100])
  }

  @Test func `labels have as many decimals as neighbors need`() {
    let small = AxisTicks(within: -0.12...0.31, about: 5)
    expect(small.values.map(small.label), equals: ["\u{2212}0.1", "0.0", "0.1", "0.2", "0.3"])
    let large = AxisTicks(within: 0...5000, about: 5)
    expect(large.label(large.values[1]), equals: "1000")
  }

  @Test(arguments: [1e-9, 1e-3, 0.5, 1, 3.3, 47, 999, 1e6, 1e12])
  func `about as many ticks come as are asked for`(span: Double) {
    for count in 2...12 {
      let ticks = AxisTicks(within: 0.3 * span...1.3 * span, about: count)
      expect(ticks.values.count >= count / 2 && ticks.values.count <= 2 * count)
      expect(ticks.values.allSatisfy { $0 >= 0.299 * span && $0 <= 1.301 * span })
    }
  }

  @Test func `a range of no width, too wide or too fine for its numbers has an end`() {
    expect(AxisTicks(within: 5...5, about: 5).values, equals: [5])
    expect(AxisTicks(within: -.infinity ... .infinity, about: 5).values, equals: [])
    expect(AxisTicks(within: 1e18...(1e18 + 512), about: 5).values.count, isAtMost: 10)
    expect(AxisTicks(within: -1e300...1e300, about: 5).values.count, isAtMost: 10)
  }
}
