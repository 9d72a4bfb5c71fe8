import Foundation

/// The places of letters.
extension TextLayout {
  /// A line with the edges of its letters. Offsets count UTF-16 code units of the whole text.
  package struct Row: Sendable {
    package var range: Range<Int>
    /// The rectangle of the line within the width of the text.
    package var frame: CGRect
    /// The part of the frame that letters occupy.
    package var used: CGRect
    package var ascender: CGFloat
    /// The offset and the edges of each letter, in the order of the text.
    package var letters: [(offset: Int, from: CGFloat, to: CGFloat)]
    package var isFromRight: Bool
    package var endsParagraph: Bool

    /// The left edge of the letter at an offset, or the end of the line.
    package func edge(at offset: Int) -> CGFloat {
      if let letter = letters.first(where: { $0.offset >= offset }) { return letter.from }
      return letters.last?.to ?? (isFromRight ? used.maxX : used.minX)
    }
  }

  /// The lines with the places of their letters.
  ///
  /// - Parameter width: The width in which the lines are aligned.
  package func rows(in width: CGFloat) -> [Row] {
    let end = letters.last.map { $0.offset + $0.character.utf16.count } ?? 0
    return lines.map { line in
      let (alignment, isFromRight) = text.alignment(of: line)
      let left = line.left(
        ofWidth: line.width, in: width, aligned: alignment, isFromRight: isFromRight)
      let range = line.letters
      let isSpread = alignment == .justified && !line.endsParagraph
      let spaces = letters[range].reversed().drop { $0.character.isWhitespace }
        .filter { $0.character == " " }.count
      let more = isSpread && spaces > 0 ? max(line.room - line.width, 0) / CGFloat(spaces) : 0
      var (x, tabs): (CGFloat, Int) = (0, 0)
      var edges: [(offset: Int, from: CGFloat, to: CGFloat)] = []
      for letter in letters[range] {
        let from = x
        if letter.character == "\t", tabs < line.tabEnds.count {
          x = line.tabEnds[tabs]
          tabs += 1
        } else {
          x += letter.width + (letter.character == " " ? more : 0)
        }
        // A line from right to left begins at its right end.
        edges.append(
          isFromRight
            ? (letter.offset, left + line.width - from, left + line.width - x)
            : (letter.offset, left + from, left + x))
      }
      let first = range.lowerBound < letters.count ? letters[range.lowerBound].offset : end
      let last = range.upperBound < letters.count ? letters[range.upperBound].offset : end
      let place = CGRect(x: 0, y: line.top, width: width, height: line.height)
      return Row(
        range: first..<last, frame: place,
        used: CGRect(
          x: left, y: line.top, width: isSpread ? line.room : line.width, height: line.height),
        ascender: line.ascender, letters: edges, isFromRight: isFromRight,
        endsParagraph: line.endsParagraph)
    }
  }
}
