import UIKit

/// Fingers drawn as text. Each letter marks a finger's position at one moment, in alphabetical
/// order.
///
/// ```swift
/// let drag = try FingerDrawing("""
///   . a . . .
///   . b . A .
///   . . d C .
///   """, in: window.bounds)
/// test.play(drag)
/// ```
///
/// Lowercase letters are one finger, uppercase letters another. The moments `a`, `b`, `c`… are
/// `step` seconds apart for both fingers. If a letter is left out, the finger rests at its last
/// position. A finger lands at its first letter and lifts at its last. A dot is a position without
/// a letter. Spaces separate columns, and line breaks separate rows. All rows have the same number
/// of columns.
public struct FingerDrawing: Sendable {
  /// The paths of the fingers; the finger of the lowercase letters is first.
  public let fingers: [FingerPath]

  /// An error in a drawing, with the line it is in.
  public struct Unreadable: Error, Hashable, Sendable, CustomStringConvertible {
    /// The line of the drawing, counted from 1.
    public let line: Int
    /// A description of the error.
    public let message: String
    public var description: String { "line \(line) of the drawing: \(message)" }
  }

  /// Reads a drawing.
  ///
  /// - Parameters:
  ///   - text: The drawing, with a letter at each position of each finger.
  ///   - bounds: The part of the window that the drawing covers. A letter marks the middle of its
  ///     cell.
  ///   - step: The time from one letter to the next, in seconds.
  public init(_ text: String, in bounds: CGRect, step: Double = 0.05) throws(Unreadable) {
    let rows = text.split(separator: "\n", omittingEmptySubsequences: true).map {
      $0.split(separator: " ").map(String.init)
    }.filter { !$0.isEmpty }
    let columns = rows.first?.count ?? 0
    var places: [Character: CGPoint] = [:]
    for (row, cells) in rows.enumerated() {
      guard cells.count == columns else {
        throw Unreadable(
          line: row + 1,
          message: "this line has \(cells.count) columns, but the first line has \(columns)")
      }
      for (column, cell) in cells.enumerated() where cell != "." {
        guard cell.count == 1, let letter = cell.first, letter.isASCII, letter.isLetter else {
          throw Unreadable(
            line: row + 1, message: "\"\(cell)\" must be a dot or a single letter")
        }
        guard places[letter] == nil else {
          throw Unreadable(line: row + 1, message: "the letter \(letter) appears twice")
        }
        places[letter] = CGPoint(
          x: bounds.minX + bounds.width * (CGFloat(column) + 0.5) / CGFloat(columns),
          y: bounds.minY + bounds.height * (CGFloat(row) + 0.5) / CGFloat(rows.count))
      }
    }
    fingers = ["a", "A"].compactMap { Self.finger($0, places, step) }
  }

  private static func finger(
    _ first: Unicode.Scalar, _ places: [Character: CGPoint], _ step: Double
  ) -> FingerPath? {
    var path = FingerPath()
    var isDown = false
    var rests = 0
    for offset in 0..<26 {
      guard let scalar = Unicode.Scalar(first.value + UInt32(offset)),
        let point = places[Character(scalar)]
      else {
        rests += 1
        continue
      }
      if isDown {
        if rests > 0 { path = path.hold(Double(rests) * step) }
        path = path.move(to: point, over: step)
      } else {
        path = path.wait(Double(rests) * step).down(at: point)
        isDown = true
      }
      rests = 0
    }
    return isDown ? path.lift() : nil
  }
}
