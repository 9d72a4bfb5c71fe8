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
}
