import Foundation

/// A measurer of text without fonts. Its results are the same on every machine.
package struct PlainTextMeasurer: TextMeasurer {
  package init() {}

  package func metrics(of font: TextFont) -> (ascender: CGFloat, descender: CGFloat) {
    (font.pointSize * 0.95, font.pointSize * -0.25)
  }

  package func heights(of font: TextFont) -> (capital: CGFloat, small: CGFloat) {
    (font.pointSize * 0.7, font.pointSize * 0.5)
  }

  /// Empty: without fonts there are no families.
  package var families: [String] { [] }

  package func size(of text: TextBlock, in width: CGFloat) -> CGSize {
    var whole = text
    // A line with an ellipsis takes all the width there is.
    if text.numberOfLines == 1 || text.lineBreakMode != .byCharWrapping {
      whole.lineBreakMode = .byClipping
    }
    return TextLayout(whole, in: CGSize(width: width, height: .infinity), by: self).size
  }

  package func widths(of run: TextBlock.Run) -> [CGFloat] {
    run.text.map { Self.width(of: $0, run) }
  }

  package func lines(of text: TextBlock, in room: CGSize) -> [TextLine]? {
    TextLayout(text, in: room, by: self).lines
  }

  static func width(of character: Character, _ run: TextBlock.Run) -> CGFloat {
    guard !character.isNewline else { return 0 }
    if let picture = run.effects?.picture { return picture.width }
    return run.font.pointSize * (isWide(character) ? 1 : 0.5) + run.kern
  }

  /// Whether the character fills a square, as ideographs, kana and Hangul do.
  static func isWide(_ character: Character) -> Bool {
    (character.unicodeScalars.first?.value ?? 0) >= 0x1100
  }
}
