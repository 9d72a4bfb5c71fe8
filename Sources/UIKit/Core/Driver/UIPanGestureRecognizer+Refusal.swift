import Foundation
import PantographGestures
import PantographTouches

extension UIPanGestureRecognizer {
  /// Returns the reason why the pan did not begin.
  func refusal(_ cause: StepCause) -> InteractionRefusal {
    switch cause {
    case .gesture(.lifted): .tooShort(moved: moved.length, slop: settings.slop)
    // The cone is in degrees to either side of the edge's normal, as in `EdgeGate`.
    case .gesture(.wrongDirection):
      .wrongWay(wanted: edgeWays, cone: 45, movement: moved)
    case .gesture(.tooManyFingers), .gesture(.tooFewFingers):
      .fingers(attempt.touchCount, wanted: wantedFingers)
    case .gesture(.contactCancelled), .disabled, .leftWindow: .gestureCancelled
    case .gesture(.outsideEdge), .assigned: .elsewhere
    case .gesture, .waits, .refused: .declined
    case .requirementRecognized, .prevented: .prevented
    }
  }

  private var wantedFingers: ClosedRange<Int> {
    minimumNumberOfTouches...max(minimumNumberOfTouches, maximumNumberOfTouches)
  }

  /// The movement of the first finger since it landed, in the window's points.
  var moved: PointVector {
    guard let touch = attempt.allTouches.first else { return .zero }
    return PointVector(
      x: Double(touch.position.x - touch.origin.x), y: Double(touch.position.y - touch.origin.y))
  }

  /// The directions away from the edges of an edge pan; empty for other pans.
  private var edgeWays: [TransitionDirection] {
    guard let edges = (self as? UIScreenEdgePanGestureRecognizer)?.edges else { return [] }
    var ways: [TransitionDirection] = []
    if edges.contains(.left) { ways.append(.right) }
    if edges.contains(.right) { ways.append(.left) }
    if edges.contains(.top) { ways.append(.down) }
    if edges.contains(.bottom) { ways.append(.up) }
    return ways
  }
}
