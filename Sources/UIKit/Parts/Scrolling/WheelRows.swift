import Foundation

/// The rows of a wheel, which is a scroll view that rests only on rows.
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
    // An odd number of rounds, so that one is the middle round; at least 3.
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
