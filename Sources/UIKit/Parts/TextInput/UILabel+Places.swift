import Foundation
import QuartzCore

/// The places of a label's letters.
extension UILabel {
  /// Returns the places of the letters, with the label's origin at the given point.
  func letterPlaces(at origin: CGPoint) -> TextPlaces {
    guard let block = shownBlock else { return emptyPlaces(at: origin) }
    var room = bounds.size
    // The lines of a label that is too low are those of a label that is high enough.
    if standsAtTop { room.height = .infinity }
    let rows = TextLayout(block, in: room, by: TextMeasuring.current).rows(in: bounds.width)
    let height = rows.last?.frame.maxY ?? 0
    let top = block.isAtTop ? 0 : (bounds.height - height) / 2
    return TextPlaces(rows: rows, origin: CGPoint(x: origin.x, y: origin.y + top + block.drop))
  }

  /// Returns the places of a text without letters: that at its start.
  func emptyPlaces(at origin: CGPoint) -> TextPlaces {
    let font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
    var block = TextBlock(
      runs: [TextBlock.Run(text: "", font: font.textFont, color: .black)])
    block.alignment = textAlignment
    let rows = TextLayout(block, in: bounds.size, by: TextMeasuring.current).rows(in: bounds.width)
    let top = standsAtTop ? 0 : (bounds.height - (rows.last?.frame.maxY ?? 0)) / 2
    return TextPlaces(rows: rows, origin: CGPoint(x: origin.x, y: origin.y + top))
  }
}
