import Foundation
import PantographGestures
import PantographMotion

extension Scroller {
  /// Reports where released content will rest, and why.
  func tell(
    _ movement: Movement, from offset: CGPoint, velocity: CGPoint, _ verb: String = "lets go"
  ) {
    UIApplication.note(reporter ?? view, words(for: movement, offset, velocity, verb))
    UIApplication.movement?.scrollView(
      view, letsGo: words(for: movement, offset, velocity, verb))
  }

  private func words(
    for movement: Movement, _ offset: CGPoint, _ velocity: CGPoint, _ verb: String
  ) -> String {
    guard case .coast(let x, let y, _) = movement else { return verb }
    let ways = [(ScrollAxis.horizontal, x), (.vertical, y)]
    let moving = ways.filter { $0.1.duration > 0 }
    guard !moving.isEmpty else { return "\(verb) and stays at \(place(offset))" }
    let parts = moving.map { axis, coasting in
      let speed = number(Double(velocity[axis].magnitude.rounded()))
      return "at \(axis.name) \(number(Double(offset[axis]))) with \(speed) pt/s, "
        + "rests at \(number(coasting.rest))\(reason(axis, coasting))"
    }
    return "\(verb) " + parts.joined(separator: "; ")
  }

  private func reason(_ axis: ScrollAxis, _ coasting: Coasting) -> String {
    let limits = view.limits(axis)
    if let decision = pageDecisions[axis], let choice = decision.resting {
      return ", \(choice.place.name): \(decision.why)"
    }
    if coasting.rest == limits.upperBound { return ", the end of the content" }
    return coasting.rest == limits.lowerBound ? ", the beginning of the content" : ""
  }

  private func place(_ offset: CGPoint) -> String {
    "\(number(Double(offset.x))),\(number(Double(offset.y)))"
  }

  private func number(_ value: Double) -> String {
    // To tenths.
    let rounded = (value * 10).rounded() / 10
    // Above 10^15 a `Double` has no exact tenths.
    return rounded == rounded.rounded() && rounded.magnitude < 1e15
      ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension ScrollAxis {
  fileprivate var name: String { self == .horizontal ? "x" : "y" }
}
