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

  @Test(arguments: [
    (
      0,
      "waits 0.06 s, lands at 203, 474, lifts; "
        + "waits 0.05 s, lands at 25, 683, moves to 144, 390 in 0.32 s, lifts"
    ),
    (
      1,
      "waits 0.03 s, lands at 74, 305, moves to 385, 425 in 0.35 s, waits 0.3 s, waits 0.7 s, "
        + "is cancelled as a palm"
    ),
    (4, "waits 0.58 s, lands at 382, 385, lifts; lands at 190, 144, is cancelled as a palm"),
  ])
  func `a seed gives the same fingers on every machine`(index: Int, expected: String) {
    let fingers = RandomFingers.fingers(
      seed: 7, index: index, in: CGSize(width: 400, height: 800))
    expect(fingers.map(RandomFingers.words).joined(separator: "; "), equals: expected)
  }

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
