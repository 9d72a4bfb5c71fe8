import UIKit

/// The texts of the measured rows: one to three lines each.
@MainActor
enum RowText {
  static let font = UIFont.systemFont(ofSize: 15)
  /// The room around a text, in points.
  static let margin: CGFloat = 8

  static func text(_ row: Int) -> String { texts[row % texts.count] }

  private static let texts = (0..<24).map { number in
    "Row \(number)" + String(repeating: " has a few words that may wrap", count: number % 4)
  }
}

/// A label that shows rows, made as each of the measured programs makes it.
@MainActor
func makeRowLabel() -> UILabel {
  let label = UILabel()
  label.font = RowText.font
  label.numberOfLines = 0
  return label
}
