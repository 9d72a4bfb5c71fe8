import Expectations
import Foundation
import PantographMotion
import Testing

/// Fourteen real flings on a touchscreen, in pixels.
@Suite(.enabled(if: Corpus.has("flutter-strokes/strokes.csv"), "the corpus is not here"))
struct RecordedStrokesTests {
  private struct Row {
    var stroke: Int
    var kind: Substring
    var milliseconds: Int64
    var x: Double
    var y: Double
  }

  private func rows() throws -> [Row] {
    var rows = try Corpus.rows("flutter-strokes/strokes.csv").map { fields in
      Row(
        stroke: try #require(Int(fields[0])), kind: fields[1],
        milliseconds: try #require(Int64(fields[2])), x: try #require(Double(fields[3])),
        y: try #require(Double(fields[4])))
    }
    // Stroke 13 is stroke 12 with an additional pause of 40 ms before its last five samples. A copy of the
    // table in which the two have the same times lacks the pause.
    let times = [12, 13].map { stroke in
      rows.filter { $0.stroke == stroke }.map(\.milliseconds)
    }
    if times[0] == times[1] {
      for index in rows.indices where rows[index].stroke == 13 {
        if rows[index].milliseconds <= 216_698_366 { rows[index].milliseconds -= 40 }
      }
    }
    return rows
  }

  /// The velocity at each lift. Strokes 0 to 12 run on one tracker, unless it is reset at each.
  private func velocities(
    _ estimator: VelocityEstimator, resets: Bool = false, countsPress: Bool = true
  ) throws -> [Velocity] {
    var tracker = VelocityTracker(estimator)
    var found: [Velocity] = []
    for row in try rows() {
      let time = row.milliseconds * 1000
      if row.kind == "up" {
        found.append(tracker.velocity(at: time))
        continue
      }
      if row.kind == "down" {
        if resets || row.stroke == 13 { tracker.reset() }
        if !countsPress { continue }
      }
      tracker.add(MotionSample(time: time, x: row.x, y: row.y))
    }
    return found
  }

  @Test(arguments: [VelocityEstimator.lsq2, .lsq2Strict])
  func `least squares gives Flutter's velocities`(estimator: VelocityEstimator) throws {
    let expected = try Corpus.rows("flutter-strokes/expected.csv")
    let found = try velocities(estimator)
    expect(found.count, equals: 14)
    for (velocity, row) in zip(found, expected) {
      let x = try #require(Double(row[1]))
      let y = try #require(Double(row[2]))
      expect((velocity.x - x).magnitude, isAtMost: 0.001 * x.magnitude, "stroke \(row[0])")
      expect((velocity.y - y).magnitude, isAtMost: 0.001 * y.magnitude, "stroke \(row[0])")
    }
  }

  @Test(arguments: [
    (
      VelocityEstimator.impulse,
      [799, 856, 182, -2128, -2971, 2236, 1787, -2648, -2724, -2929, 2370, 4477, 3803, 3803]
    ),
    (
      .weightedEarly,
      [1182, 1034, 243, -2036, -2570, 2676, 2000, -2936, -2586, -2361, 2325, 3433, 2946, 2946]
    ),
    (
      .weightedMiddle,
      [1012, 1009, 195, -2012, -2920, 2490, 1859, -3007, -2785, -2701, 2470, 3714, 3187, 3187]
    ),
    (
      .lastPair,
      [714, 821, 179, -2122, -2964, 2214, 1786, -2571, -2714, -2929, 2357, 4408, 3750, 3750]
    ),
    (
      .window,
      [1030, 1491, 998, -1950, -1365, 1472, 1573, -2233, -2053, -1652, 1960, 2600, 1864, 1232]
    ),
  ])
  func `other estimators give the velocities found by other means`(
    estimator: VelocityEstimator, expected: [Double]
  ) throws {
    // The window of libadwaita begins with the first movement.
    let found = try velocities(
      estimator, resets: true, countsPress: estimator.name != "window")
    for (index, (velocity, value)) in zip(found, expected).enumerated() {
      expect((velocity.y - value).magnitude, isAtMost: 1, "\(estimator.name), stroke \(index)")
    }
  }

  @Test func `a stroke that nearly stopped is told from one that did not`() throws {
    try expect(velocities(.lsq2)[2].speed, isBelow: 50)
    try expect(velocities(.window)[2].speed, isAbove: 900)
  }
}
