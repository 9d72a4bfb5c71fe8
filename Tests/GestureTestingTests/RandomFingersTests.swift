import CoreGraphics
import Expectations
import Testing

@testable import GestureTesting

/// The smaller variants among which a search looks for the smallest failing gesture.
struct RandomFingersTests {
  private func smaller(_ fingers: FingerPath...) -> [String] {
    RandomFingers.smaller(fingers).map {
      $0.map(RandomFingers.words).joined(separator: "; ")
    }
  }

  private let tap = FingerPath().down(at: CGPoint(x: 50, y: 100)).lift()

  @Test func `the only finger stays`() {
    expect(smaller(tap).isEmpty)
  }

  @Test func `of several fingers each is left out first`() {
    let other = FingerPath().down(at: CGPoint(x: 100, y: 100)).lift()
    let third = FingerPath().down(at: CGPoint(x: 150, y: 100)).lift()
    let (first, second, last) = (
      "lands at 50, 100, lifts", "lands at 100, 100, lifts", "lands at 150, 100, lifts"
    )
    expect(smaller(tap, other), equals: [second, first])
    expect(
      smaller(tap, other, third),
      equals: [
        "\(second); \(last)", "\(first); \(last)", "\(first); \(second)",
      ])
  }

  @Test func `a wait goes, or is halved above 20 ms`() {
    expect(smaller(tap.prepended(0.02)), equals: ["lands at 50, 100, lifts"])
    expect(
      smaller(tap.prepended(0.04)),
      equals: [
        "lands at 50, 100, lifts", "waits 0.02 s, lands at 50, 100, lifts",
      ])
  }

  @Test func `places go to multiples of 50, and a palm becomes a lift`() {
    let path = FingerPath().down(at: CGPoint(x: 60, y: 80))
      .move(to: CGPoint(x: 130, y: 100), over: 0.1).cancel()
    let (down, move, end) = (
      "lands at 60, 80", "moves to 130, 100 in 0.1 s", "is cancelled as a palm"
    )
    expect(
      smaller(path),
      equals: [
        "lands at 50, 100, \(move), \(end)", "\(down), \(end)",
        "\(down), moves to 150, 100 in 0.1 s, \(end)", "\(down), \(move), lifts",
      ])
  }
}

extension FingerPath {
  /// Returns the path with a wait before it.
  fileprivate func prepended(_ seconds: Double) -> FingerPath {
    FingerPath(steps: FingerPath().wait(seconds).steps + steps)
  }
}
