import Foundation

/// Says how large text is. What draws knows the fonts; layers alone have none.
package protocol TextMeasurer {
  /// The ascender upwards and the descender, which is negative, in points.
  func metrics(of font: TextFont) -> (ascender: CGFloat, descender: CGFloat)

  /// From the base line up to the top of capital letters, and of small ones like x, in points.
  func heights(of font: TextFont) -> (capital: CGFloat, small: CGFloat)

  /// The families that text can be drawn with, in order.
  var families: [String] { get }

  /// - Parameter width: What there is for each line.
  func size(of text: TextBlock, in width: CGFloat) -> CGSize

  /// The lines that are shown in the room, which are then drawn as they are broken here; nil where what
  /// draws breaks them by the same rule.
  func lines(of text: TextBlock, in room: CGSize) -> [TextLine]?
}

extension TextMeasurer {
  package func lines(of text: TextBlock, in room: CGSize) -> [TextLine]? { nil }
}

/// Who measures text. The program chooses; nothing that draws does.
@MainActor
package enum TextMeasuring {
  /// By default every letter counts as half as wide as it is high: layouts differ from those with fonts,
  /// but are the same on every machine, whether something draws or not.
  package private(set) static var current: any TextMeasurer = PlainTextMeasurer()

  /// Measures so for the rest of the program.
  package static func choose(_ measurer: some TextMeasurer) { current = measurer }

  /// Measures so for as long as the body takes.
  package static func with<Result, Failure: Error>(
    _ measurer: some TextMeasurer, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let before = current
    current = measurer
    defer { current = before }
    return try body()
  }
}
