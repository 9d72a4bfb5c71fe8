import Expectations
import PantographMotion
import SeededRandom
import Testing

private let named: [CubicBezier] = [.linear, .easeIn, .easeOut, .easeInOut, .default]

struct CubicBezierTests {
  @Test func `the named curves have their known values`() {
    expect(CubicBezier.linear.value(at: 0.3), equals: 0.3)
    expect((CubicBezier.easeInOut.value(at: 0.5) - 0.5).magnitude, isBelow: 1e-15)
    // Found by halving the parameter in exact fractions.
    expect((CubicBezier.easeIn.value(at: 0.5) - 0.315356813).magnitude, isBelow: 1e-8)
    expect((CubicBezier.easeOut.value(at: 0.5) - 0.684643187).magnitude, isBelow: 1e-8)
    expect((CubicBezier.default.value(at: 0.5) - 0.802403388).magnitude, isBelow: 1e-8)
  }

  @Test(arguments: named)
  func `a curve begins at 0, ends at 1, and stays there`(curve: CubicBezier) {
    expect(curve.value(at: 0), equals: 0)
    expect(curve.value(at: 1), equals: 1)
    expect(curve.value(at: -3), equals: 0)
    expect(curve.value(at: 3), equals: 1)
    expect(curve.value(at: .nan), equals: 0)
    expect(curve.derivative(at: -1), equals: 0)
    expect(curve.derivative(at: .nan), equals: 0)
  }

  @Test func `the slope at an end is its control line's`() {
    expect(CubicBezier.easeIn.derivative(at: 0), equals: 0)
    expect((CubicBezier.easeIn.derivative(at: 1) - 1 / 0.58).magnitude, isBelow: 1e-9)
    expect((CubicBezier.easeOut.derivative(at: 0) - 1 / 0.58).magnitude, isBelow: 1e-9)
    expect((CubicBezier.default.derivative(at: 0) - 0.4).magnitude, isBelow: 1e-12)
    expect(CubicBezier.easeInOut.derivative(at: 1), equals: 0)
    expect(CubicBezier(0, 1, 1, 0).derivative(at: 0), equals: CubicBezier.steepest)
  }

  @Test func `any curve is solved exactly, and its slope is its values'`() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<500 {
      let x1 = Double.random(in: 0...1, using: &generator)
      let x2 = Double.random(in: 0...1, using: &generator)
      let y1 = Double.random(in: -1...2, using: &generator)
      let y2 = Double.random(in: -1...2, using: &generator)
      let curve = CubicBezier(x1, y1, x2, y2)
      for _ in 0..<10 {
        let s = Double.random(in: 0.001...0.999, using: &generator)
        let r = 1 - s
        let x = 3 * r * r * s * x1 + 3 * r * s * s * x2 + s * s * s
        let y = 3 * r * r * s * y1 + 3 * r * s * s * y2 + s * s * s
        let slope = curve.derivative(at: x)
        let allowed = 1e-12 * (1 + slope.magnitude) + (slope.magnitude > 1e4 ? 1e-3 : 0)
        expect((curve.value(at: x) - y).magnitude, isAtMost: allowed, "\(curve) at \(x)")
        let step = 1e-6
        if slope.magnitude < 20, x > 0.01, x < 0.99 {
          let rise = curve.value(at: x + step) - curve.value(at: x - step)
          expect(
            (rise / (2 * step) - slope).magnitude, isBelow: 0.02 * (1 + slope.magnitude), "\(curve)"
          )
        }
      }
    }
  }

  @Test func `a curve that rises never falls back`() {
    for curve in named + [
      CubicBezier(1, 0, 0, 1), CubicBezier(0, 0, 0, 1), CubicBezier(1, 0, 1, 1),
    ] {
      var last = 0.0
      for step in 1...1000 {
        let value = curve.value(at: Double(step) / 1000)
        expect(value, isAtLeast: last, "\(curve) at \(step)")
        last = value
      }
    }
  }

  @Test func `impossible points become possible ones`() {
    expect(CubicBezier(-1, 0, 2, 1), equals: CubicBezier(0, 0, 1, 1))
    expect(CubicBezier(.nan, .nan, .nan, .nan), equals: .linear)
    expect(CubicBezier(0, .infinity, 1, -.infinity), equals: .linear)
  }

  @Test func `an animation has a velocity, and one without duration is over`() {
    let state = CubicBezier.linear.state(after: 0.1, duration: 0.4, from: 100, to: 300)
    expect(state, equals: MotionState(value: 150, velocity: 500))
    for duration in [0, -1, .nan, .infinity] {
      expect(
        CubicBezier.easeIn.state(after: 0.1, duration: duration, from: 1, to: 2),
        equals: MotionState(value: 2))
    }
    expect(
      CubicBezier.easeIn.state(after: 9, duration: 1, from: 1, to: 2), equals: MotionState(value: 2)
    )
    expect(CubicBezier.easeIn.state(after: -1, duration: 1, from: 1, to: 2).value, equals: 1)
  }
}
