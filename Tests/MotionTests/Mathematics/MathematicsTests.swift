import Expectations
import Glibc
import PantographMotion
import SeededRandom
import Testing

/// The number of doubles between two values; zero if they are the same or both NaN.
func steps(_ left: Double, _ right: Double) -> Double {
  if left == right || left.isNaN && right.isNaN { return 0 }
  if !left.isFinite || !right.isFinite { return .infinity }
  return (left - right).magnitude / max(right.ulp, .leastNonzeroMagnitude)
}

struct MathematicsTests {
  @Test func `exp is within 2 units in the last place of the C library's`() {
    var generator = SeededGenerator(seed: 1)
    for range in [-745.0...709.0, -1...1, -1e-9...1e-9, -40...0] {
      for _ in 0..<20_000 {
        let x = Double.random(in: range, using: &generator)
        expect(steps(Mathematics.exp(x), Glibc.exp(x)), isAtMost: 2, "exp(\(x))")
      }
    }
  }

  @Test func `exp has C's values at the ends`() {
    expect(Mathematics.exp(0), equals: 1)
    expect(Mathematics.exp(710), equals: .infinity)
    expect(Mathematics.exp(.infinity), equals: .infinity)
    expect(Mathematics.exp(-746), equals: 0)
    expect(Mathematics.exp(-745), equals: .leastNonzeroMagnitude)
    expect(Mathematics.exp(-.infinity), equals: 0)
    expect(Mathematics.exp(.nan).isNaN)
  }

  @Test func `log is within 2 units in the last place of the C library's`() {
    var generator = SeededGenerator(seed: 2)
    for range in [0.0...2, 0.99...1.01, 0...1e300, 0x1p-1060...0x1p-1000] {
      for _ in 0..<20_000 {
        let x = Double.random(in: range, using: &generator)
        expect(steps(Mathematics.log(x), Glibc.log(x)), isAtMost: 2, "log(\(x))")
      }
    }
  }

  @Test func `log has C's values at the ends`() {
    expect(Mathematics.log(1), equals: 0)
    expect(Mathematics.log(0), equals: -.infinity)
    expect(Mathematics.log(-1).isNaN)
    expect(Mathematics.log(.infinity), equals: .infinity)
    expect(Mathematics.log(.nan).isNaN)
  }

  @Test func `pow is within 2 units in the last place of the C library's`() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<40_000 {
      let x = Double.random(in: 0...3, using: &generator)
      let y = Double.random(in: -600...600, using: &generator)
      expect(steps(Mathematics.pow(x, y), Glibc.pow(x, y)), isAtMost: 2, "pow(\(x), \(y))")
      let rate = Double.random(in: 0.99...1.01, using: &generator)
      expect(steps(Mathematics.pow(rate, y), Glibc.pow(rate, y)), isAtMost: 2, "pow(\(rate), \(y))")
    }
  }

  @Test func `pow has C's values for every pair of special numbers`() {
    let values = [
      0, -0.0, 1, -1, 2, -2, 3, 0.5, -0.5, 0x1p53, 0x1p70, -0x1p70, 1e308, -1e308,
      .leastNonzeroMagnitude,
      .infinity, -.infinity, .nan, 1.0.nextUp, 1.0.nextDown,
    ]
    for x in values {
      for y in values {
        let ours = Mathematics.pow(x, y)
        let theirs = Glibc.pow(x, y)
        expect(steps(ours, theirs), isAtMost: 2, "pow(\(x), \(y)) is \(ours), not \(theirs)")
        expect(ours.isNaN || ours.sign == theirs.sign, "sign of pow(\(x), \(y))")
      }
    }
  }
}
