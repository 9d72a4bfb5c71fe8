import Expectations
import PantographSynthesis
import Testing

struct MinimumJerkTests {
  @Test func `a movement starts and ends at rest, and is fastest in its middle`() {
    let curve = MinimumJerk()
    let step = 1e-4
    func speed(_ share: Double) -> Double {
      (curve.progress(at: share + step) - curve.progress(at: share - step)) / (2 * step)
    }
    expect(curve.progress(at: 0) == 0 && curve.progress(at: 1) == 1)
    expect(speed(2 * step) < 1e-4 && speed(1 - 2 * step) < 1e-4)
    expect(abs(speed(0.5) - 1.875), isBelow: 1e-6)
    for share in stride(from: 0.01, to: 1, by: 0.01) {
      expect(speed(share), isAtMost: 1.875 + 1e-6)
    }
  }

  @Test func `a movement that is cut covers its way and is still going`() {
    let curve = MinimumJerk(cut: 0.6)
    expect(curve.progress(at: 1), equals: 1)
    expect(curve.progress(at: 1.1), isAbove: 1.05)
    expect(curve.progress(at: 9), equals: curve.progress(at: 1 / 0.6))
  }
}
