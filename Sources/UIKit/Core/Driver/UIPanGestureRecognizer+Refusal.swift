import Foundation
import PantographGestures
import PantographTouches

extension UIPanGestureRecognizer {
  /// Why the pan did not begin, for whoever asked it to.
  func refusal(_ cause: StepCause) -> InteractionRefusal {
    switch cause {
    case .gesture(.lifted): .tooShort(moved: moved.length, slop: settings.slop)
    case .gesture(.wrongDirection):
      .wrongWay(wanted: edgeWays, cone: 45, movement: moved)
    case .gesture(.tooManyFingers), .gesture(.tooFewFingers):
      .fingers(attempt.allTouches.count, wanted: wantedFingers)
    case .gesture(.contactCancelled), .disabled, .leftWindow: .gestureCancelled
    case .gesture(.outsideEdge), .assigned: .elsewhere
    case .gesture, .waits, .refused: .declined
    case .requirementRecognized, .prevented: .prevented
    }
  }

  private var wantedFingers: ClosedRange<Int> {
    minimumNumberOfTouches...max(minimumNumberOfTouches, maximumNumberOfTouches)
  }

  /// How far the first finger has come from where it landed.
  var moved: PointVector {
    guard let touch = attempt.allTouches.first else { return .zero }
    return PointVector(
      x: Double(touch.position.x - touch.origin.x), y: Double(touch.position.y - touch.origin.y))
  }

  /// Away from the edges of one that begins at an edge.
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
