import Foundation
import PantographMotion

/// A cylinder that is seen from the side, with the rows of a wheel on it.
struct WheelCylinder {
  /// The radius in points. Half of the wheel's height is seen as half of the cylinder.
  let radius: CGFloat

  /// The distance of the eye from the front of the cylinder, in points. A value of this project:
  /// rows at the edge become a tenth narrower.
  private static let eye: CGFloat = 1000
  /// The opacity of a row beside the middle. A value of this project.
  private static let restOpacity: CGFloat = 0.55

  init(height: CGFloat) { radius = max(height / 2, 1) }

  /// The look of a row at a distance from the middle, measured along the cylinder.
  struct Look: Equatable {
    /// The distance from the middle, in points, as it is seen.
    var y: CGFloat
    var scale: CGSize
    var opacity: CGFloat
  }

  /// Returns the look of a row; nil for a row on the back of the cylinder.
  ///
  /// - Parameters:
  ///   - distance: The distance from the middle along the cylinder, in points.
  ///   - rowHeight: The height of a row, in points.
  func look(at distance: CGFloat, rowHeight: CGFloat) -> Look? {
    let angle = distance / radius
    guard angle.magnitude < .pi / 2 else { return nil }
    let front = Mathematics.cos(Double(angle))
    let depth = radius * (1 - CGFloat(front))
    let beside = min(distance.magnitude / max(rowHeight, 1), 1)
    return Look(
      y: radius * CGFloat(Mathematics.sin(Double(angle))),
      scale: CGSize(width: Self.eye / (Self.eye + depth), height: CGFloat(front)),
      opacity: CGFloat(front) * (1 - (1 - Self.restOpacity) * beside))
  }

  /// Returns the distance along the cylinder that is seen at a distance from the middle.
  func distance(seenAt y: CGFloat) -> CGFloat {
    let sine = min(max(Double(y / radius), -1), 1)
    return radius * CGFloat(Mathematics.atan2(sine, (1 - sine * sine).squareRoot()))
  }

  /// The distance along the cylinder from its middle to its edge, in points.
  var reach: CGFloat { radius * .pi / 2 }
}
