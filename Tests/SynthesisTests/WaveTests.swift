import Expectations
import Testing

@testable import PantographSynthesis

struct WaveTests {
  @Test func `sine and cosine lie on the circle, and where they are known to`() {
    for turns in stride(from: -3.0, through: 3, by: 1 / 64) {
      let (sine, cosine) = (Wave.sine(turns: turns), Wave.cosine(turns: turns))
      expect(abs(sine * sine + cosine * cosine - 1), isBelow: 1e-10)
      expect(abs(Wave.sine(turns: turns + 0.5) + sine), isBelow: 1e-10)
    }
    expect(abs(Wave.sine(turns: 1.0 / 12) - 0.5), isBelow: 1e-10)
    expect(abs(Wave.sine(turns: 0.125) - 0.5.squareRoot()), isBelow: 1e-10)
    expect(abs(Wave.sine(turns: 0.25) - 1), isBelow: 1e-10)
  }
}
