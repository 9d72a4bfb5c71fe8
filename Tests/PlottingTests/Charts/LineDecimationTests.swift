import Expectations
import PantographPlotting
import Testing

struct LineDecimationTests {
  @Test func `points on a line are left out, corners stay`() {
    var points = (0...100).map { Point(Double($0), 0) }
    points += (1...100).map { Point(100, Double($0)) }
    expect(LineDecimation()(points), equals: [Point(0, 0), Point(100, 0), Point(100, 100)])
  }

  @Test func `a peak of one sample in a million stays`() {
    let points = (0..<1_000_000).map { Point(Double($0) / 1000, $0 == 777_777 ? 50 : 0) }
    let kept = LineDecimation()(points)
    expect(kept.contains { $0.y == 50 })
    expect(kept.count, isBelow: 10)
    expect(kept.first == points.first && kept.last == points.last)
  }

  @Test func `noise keeps no more points than the limit`() {
    var state: UInt64 = 1
    let points = (0..<200_000).map { index in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Point(Double(index) / 200, Double(state >> 40) / 16_777_216 * 300)
    }
    expect(LineDecimation(maximumCount: 1000)(points).count, isAtMost: 1000)
  }

  @Test func `few points stay as they are`() {
    expect(LineDecimation()([]), equals: [])
    expect(LineDecimation()([Point(1, 2)]), equals: [Point(1, 2)])
    expect(LineDecimation().keptIndices([Point(1, 2)]), equals: [0])
    let corner = [Point(0, 0), Point(5, 0), Point(10, 0), Point(10, 5)]
    expect(LineDecimation().keptIndices(corner), equals: [0, 2, 3])
    expect(LineDecimation()([Point(1, 2), Point(1, 2)]).count, equals: 2)
  }
}
