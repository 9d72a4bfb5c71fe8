import Expectations
import PantographGestures
import PantographTouches
import Testing

/// A tracker at the left edge; drawn fingers land at x = 50 + 200 · line.
private func tracker(
  _ edge: SurfaceEdge, width: Double, size: Vector = Vector(x: 400, y: 300)
) -> EdgePanTracker {
  EdgePanTracker(
    edge: edge, size: size,
    thresholds: EdgePanThresholds(width: width, pan: PanThresholds(maximumTouches: 1, slop: 1.5)))
}

struct EdgePanTrackerTests {
  @Test func `a finger that lands at the edge and moves inward pans`() {
    expect(Drawing("v>>>>^").phases(tracker(.left, width: 50)), equals: "--B++E")
    let right = tracker(.right, width: 10, size: Vector(x: 60, y: 300))
    expect(Drawing("v<<<<^").phases(right), equals: "--B++E")
    expect(Drawing("vdddd^").phases(tracker(.top, width: 40)), equals: "--B++E")
    let bottom = tracker(.bottom, width: 10, size: Vector(x: 400, y: 50))
    expect(Drawing("vuuuu^").phases(bottom), equals: "--B++E")
  }

  @Test func `a finger further in fails at once, and the next may pan`() {
    expect(Drawing("v>>>>^").phases(tracker(.left, width: 49)), equals: "F-----")
    var other = tracker(.left, width: 49)
    expect(Drawing("v>>^").phases(&other), equals: "F---")
    expect(Drawing("v>>^").phases(&other), equals: "F---")
  }

  @Test func `moving along the edge or back fails`() {
    expect(Drawing("vdddd^").phases(tracker(.left, width: 50)), equals: "--F---")
    expect(Drawing("v<<<<^").phases(tracker(.left, width: 50)), equals: "--F---")
  }

  @Test func `a palm at the edge cancels`() {
    expect(Drawing("v>>>>x").phases(tracker(.left, width: 50)), equals: "--B++C")
  }
}

struct EdgeGateTests {
  private let size = Vector(x: 100, y: 50)

  @Test func `a pan from a corner goes away from either of its edges`() {
    var gate = EdgeGate([.left, .top], width: 5)
    let isAtAnEdge = gate.land(at: Vector(x: 3, y: 5), on: size)
    expect(isAtAnEdge)
    expect(gate.open, equals: [.left, .top])
    expect(gate.permits(Vector(x: 4, y: 1)) && gate.permits(Vector(x: 1, y: 4)))
    expect(!gate.permits(Vector(x: -4, y: 1)) && !gate.permits(Vector(x: 1, y: -4)))
  }

  @Test func `only the edge that the finger landed at counts`() {
    var gate = EdgeGate([.left, .right], width: 5)
    let isAtAnEdge = gate.land(at: Vector(x: 96, y: 25), on: size)
    expect(isAtAnEdge)
    expect(gate.open, equals: .right)
    expect(gate.permits(Vector(x: -4, y: 0)) && !gate.permits(Vector(x: 4, y: 0)))
    let isStillAtOne = gate.land(at: Vector(x: 50, y: 1), on: size)
    expect(!isStillAtOne)
    expect(!gate.permits(Vector(x: -4, y: 0)))
  }
}
