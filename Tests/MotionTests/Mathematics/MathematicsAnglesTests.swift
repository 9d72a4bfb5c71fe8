import Expectations
import Glibc
import PantographMotion
import SeededRandom
import Testing

struct MathematicsAnglesTests {
  @Test func `sin and cos are within 2 units in the last place of the C library's`() {
    var generator = SeededGenerator(seed: 4)
    for range in [-1.0...1, -10...10, -1e6...1e6, -3e13...3e13, 1.57...1.571] {
      for _ in 0..<20_000 {
        let x = Double.random(in: range, using: &generator)
        expect(steps(Mathematics.sin(x), Glibc.sin(x)), isAtMost: 2, "sin(\(x))")
        expect(steps(Mathematics.cos(x), Glibc.cos(x)), isAtMost: 2, "cos(\(x))")
      }
    }
  }

  @Test func `an angle too large to be one is no rotation`() {
    expect(Mathematics.sin(1e15), equals: 0)
    expect(Mathematics.cos(-1e15), equals: 1)
    expect(Mathematics.sin(.infinity).isNaN)
    expect(Mathematics.cos(.nan).isNaN)
  }

  @Test func `atan2 is within 2 units in the last place of the C library's`() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<40_000 {
      let y = Double.random(in: -5...5, using: &generator)
      let x = Double.random(in: -5...5, using: &generator)
      let small = Double.random(in: -1e-8...1e-8, using: &generator)
      expect(steps(Mathematics.atan2(y, x), Glibc.atan2(y, x)), isAtMost: 2, "atan2(\(y), \(x))")
      expect(steps(Mathematics.atan2(small, x), Glibc.atan2(small, x)), isAtMost: 2)
      expect(steps(Mathematics.atan(y), Glibc.atan(y)), isAtMost: 2, "atan(\(y))")
    }
  }

  @Test func `atan2 has C's values for every pair of special numbers`() {
    let values = [0, -0.0, 1, -1, .infinity, -.infinity, .nan, 1e308, -1e308]
    for y in values {
      for x in values {
        let ours = Mathematics.atan2(y, x)
        let theirs = Glibc.atan2(y, x)
        expect(steps(ours, theirs), isAtMost: 1, "atan2(\(y), \(x)) is \(ours), not \(theirs)")
        expect(ours.isNaN || ours.sign == theirs.sign, "sign of atan2(\(y), \(x))")
      }
    }
  }
}
