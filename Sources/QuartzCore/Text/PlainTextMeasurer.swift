import Foundation

/// Measures text without any font: the same on every machine.
package struct PlainTextMeasurer: TextMeasurer {
  package init() {}

  package func metrics(of font: TextFont) -> (ascender: CGFloat, descender: CGFloat) {
    (font.pointSize * 0.95, font.pointSize * -0.25)
  }

  package func heights(of font: TextFont) -> (capital: CGFloat, small: CGFloat) {
    (font.pointSize * 0.7, font.pointSize * 0.5)
  }

  /// Without fonts there are no families.
  package var families: [String] { [] }

  package func size(of text: TextBlock, in width: CGFloat) -> CGSize {
    let isBroken = text.numberOfLines != 1
    var lines: [CGFloat] = [0]
    var height: CGFloat = 0
    for run in text.runs {
      let (ascender, descender) = metrics(of: run.font)
      height = max(height, ascender - descender)
      // Words with the space that follows them.
      for word in Self.words(of: run.text) {
        let size = Self.width(of: word, run)
        let visible = Self.width(of: word.trimmingCharacters(in: .whitespaces), run)
        if isBroken, let line = lines.last, line > 0, line + visible > width { lines.append(0) }
        lines[lines.count - 1] += size
        if word.last?.isNewline == true { lines.append(0) }
      }
    }
    let limit = text.numberOfLines == 0 ? lines.count : min(lines.count, text.numberOfLines)
    let shown = lines.prefix(limit)
    return CGSize(
      width: min(shown.max() ?? 0, width),
      height: text.runs.isEmpty
        ? 0 : height * CGFloat(shown.count) + text.lineSpacing * CGFloat(shown.count - 1))
  }

  private static func words(of text: String) -> [String] {
    var words = [""]
    for character in text {
      words[words.count - 1].append(character)
      if character.isWhitespace { words.append("") }
    }
    return words.filter { !$0.isEmpty }
  }

  private static func width(of text: String, _ run: TextBlock.Run) -> CGFloat {
    text.reduce(0) { sum, character in
      guard !character.isNewline else { return sum }
      // Ideographs, kana, Hangul and what else fills a square.
      let isWide = (character.unicodeScalars.first?.value ?? 0) >= 0x1100
      return sum + run.font.pointSize * (isWide ? 1 : 0.5) + run.kern
    }
  }
}
