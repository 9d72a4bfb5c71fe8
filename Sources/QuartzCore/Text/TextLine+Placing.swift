import Foundation

extension TextLine {
  /// Returns the distance of the line from the left edge of the text.
  ///
  /// - Parameter width: The width of the line itself, without trailing spaces.
  /// - Parameter whole: The width of the text.
  package func left(
    ofWidth width: CGFloat, in whole: CGFloat, aligned alignment: NSTextAlignment,
    isFromRight: Bool
  ) -> CGFloat {
    let room = room.isFinite ? room : max(whole - start, 0)
    let leading = isFromRight ? whole - start - room : start
    return switch alignment {
    case .center: leading + (room - width) / 2
    case .right: leading + room - width
    case .left, .justified, .natural: leading
    }
  }
}

extension TextBlock {
  /// Returns the alignment of a line and its direction. A natural alignment is that of the first
  /// letter's script.
  package func alignment(of line: TextLine) -> (NSTextAlignment, isFromRight: Bool) {
    let isFromRight = line.paragraph.isFromRight ?? Self.isFromRight(text)
    let alignment = line.runs.first?.paragraph?.alignment ?? alignment
    guard alignment == .natural else { return (alignment, isFromRight) }
    return (isFromRight ? .right : .left, isFromRight)
  }

  private static func isFromRight(_ text: String) -> Bool {
    let first = text.unicodeScalars.first { $0.properties.isAlphabetic }
    return first.map { scalar in fromRight.contains { $0 ~= scalar.value } } ?? false
  }

  /// The Unicode ranges of Hebrew, Arabic, Syriac, Thaana, N'Ko and their presentation forms.
  private static let fromRight: [ClosedRange<UInt32>] = [
    0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF,
  ]
}
