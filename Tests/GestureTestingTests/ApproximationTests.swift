import Expectations
import GestureTesting
import Testing

struct ApproximationTests {
  @Test func `a number is within its tolerance, ends included, and no number is not`() {
    let third = 0.25 ± 0.125
    expect(third.contains(0.125) && third.contains(0.375) && !third.contains(0.376))
    expect(!third.contains(.nan) && !third.contains(-0.25))
    let literal: Approximation = 0.5
    expect(literal == 0.5 ± 0.01 && literal.description == "0.5 ± 0.01")
    expect(0.25 + 0.25 ± 0.01, equals: literal)
  }
}
