import Foundation
import PantographMotion

/// The rows of a wheel, and their places on its cylinder.
///
/// A wheel that goes round shows its rows many times, one after the other. A position counts all of
/// these rows from the top; a row is an index of the wheel's content.
struct WheelRows: Equatable {
  var count = 0
  /// The height of a row in the middle of the wheel, in points.
  var height: CGFloat = WheelRows.usualHeight
  /// Whether the first row follows the last one.
  var goesRound = false

  /// The usual height of a row, in points. UIKit's documentation states none.
  static let usualHeight: CGFloat = 32
  /// The least number of rows of a wheel that goes round. The fastest flick passes about 150 rows.
  private static let leastPositions = 1000

  /// The number of positions.
  var positions: Int {
    guard goesRound, count > 0 else { return count }
    return count * (2 * (Self.leastPositions / (2 * count)) + 3)
  }

  func row(at position: Int) -> Int { count > 0 ? position % count : 0 }

  /// Returns the position of a row in the middle one of all rounds.
  func middlePosition(of row: Int) -> Int {
    guard goesRound, count > 0 else { return row }
    return (positions / count / 2) * count + row
  }

  /// Returns the position of a row that is nearest to another position.
  func position(of row: Int, near position: Int) -> Int {
    guard goesRound, count > 0 else { return row }
    let base = position - position % count + row
    let candidates = [base - count, base, base + count].filter { (0..<positions).contains($0) }
    return candidates.min { abs($0 - position) < abs($1 - position) } ?? row
  }

  func offset(of position: Int) -> CGFloat { CGFloat(position) * height }

  /// Returns the position whose row is nearest to the middle of the wheel at an offset.
  func position(at offset: CGFloat) -> Int {
    guard height > 0, offset.isFinite, positions > 0 else { return 0 }
    let wanted = (offset / height).rounded()
    return Int(min(max(wanted, 0), CGFloat(positions - 1)))
  }
}

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
