import Foundation

/// One line of a text that a measurer has broken into lines.
package struct TextLine: Hashable, Sendable {
  package var runs: [TextBlock.Run]
  /// The measured width of the line without trailing spaces.
  package var width: CGFloat
  /// The measured width with trailing spaces, as in a measured size.
  package var advance: CGFloat
  package var height: CGFloat
  /// The distance from the top of the line to its baseline.
  package var ascender: CGFloat
  /// Whether the line ends with the text or with a line break of the text.
  package var endsParagraph: Bool
  package var beginsParagraph = false
  /// The height of the letters, which the paragraph's style can change.
  package var naturalHeight: CGFloat = 0
  /// The top of the line in the text.
  package var top: CGFloat = 0
  /// The leading end of the line in the text, and the width that the line may have.
  package var start: CGFloat = 0
  package var room: CGFloat = .infinity
  package var paragraph = TextParagraph()
  /// The places at which the letters after each tab begin, from the start of the line.
  package var tabEnds: [CGFloat] = []
  /// The indices of the line's letters, which are characters of the text.
  package var letters = 0..<0
}
