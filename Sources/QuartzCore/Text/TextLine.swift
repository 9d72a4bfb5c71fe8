/// One line of a text that a measurer has broken into lines.
package struct TextLine: Hashable, Sendable {
  package var runs: [TextBlock.Run]
  /// Measured width without trailing spaces.
  package var width: CGFloat
  /// The same with these spaces, as a measured size has it.
  package var advance: CGFloat
  package var height: CGFloat
  /// From its top to its base line.
  package var ascender: CGFloat
  /// Whether the text ends here, or begins anew by a line break of its own.
  package var endsParagraph: Bool
}
