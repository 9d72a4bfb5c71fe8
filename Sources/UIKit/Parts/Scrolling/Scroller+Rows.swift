import Foundation
import PantographGestures
import PantographMotion

extension Scroller {
  /// Returns the movement of released content that rests on rows only.
  ///
  /// The content glides as all released content does, and its glide chooses the row: the position
  /// at which the glide alone would end lies between two rows, and the thresholds of paging choose
  /// between these two. A glide past the first or the last row bounces there. A cancelled drag goes
  /// back to the row at which the drag began.
  func rowCoasting(
    _ rows: WheelRows, from start: MotionState, _ limits: ClosedRange<Double>, _ origin: Double,
    _ isCancelled: Bool
  ) -> Coasting {
    if isCancelled {
      let place = Double(rows.offset(of: rows.position(at: CGFloat(origin))))
      return Coasting(from: start, to: place, on: Self.rowSpring)
    }
    let glide = Coasting(
      from: start, limits: limits, decay: decay, bounces: view.bounces(.vertical))
    guard limits.contains(start.value), glide.rest > limits.lowerBound,
      glide.rest < limits.upperBound
    else { return glide }
    let height = Double(rows.height)
    let first = Int((glide.rest / height).rounded(.down))
    let places = [first, first + 1].map {
      RestingPlace("row \(rows.row(at: $0))", at: Double($0) * height)
    }
    let decision = view.pagingThresholds.rest(
      ReleaseInputs(distance: glide.rest, length: height, velocity: 0),
      from: places[0].position, among: places, in: InteractionSpace(length: height))
    view.lastPageDecision = decision
    pageDecisions[.vertical] = decision
    return Coasting(
      from: start, to: decision.resting?.place.position ?? places[0].position, decay: decay)
  }

  /// The spring on which a wheel returns after a cancelled drag. A value of this project.
  private static let rowSpring = Spring(angularFrequency: 14, dampingRatio: 1)
}
